package logic

import (
	"errors"
	"strings"
	"testing"
)

func TestHintText(t *testing.T) {
	pair := Step{Technique: NakedPair, Digits: digitSet(2, 5), Eliminations: []Candidate{{cellOf(1, 5), 2}}}
	pair.mark(RoleDefining, setOf(cellOf(1, 3)), 2)
	pair.mark(RoleDefining, setOf(cellOf(1, 7)), 5)
	wrong := []Mistake{{cellOf(1, 3), 2, 4, 1}, {cellOf(1, 4), 0, 6, 0}}
	for _, test := range []struct {
		name  string
		hint  Hint
		depth Depth
		want  string
	}{
		{"name", Hint{Step: &pair}, DepthName, "Next: Naked Pair"},
		{"where", Hint{Step: &pair}, DepthWhere, "Next: Naked Pair, at r1c37"},
		{"full", Hint{Step: &pair}, DepthFull, "Naked Pair: 2,5 in r1c37 => r1c5<>2"},
		{"mistakes", Hint{Mistakes: wrong}, DepthWhere,
			"2 in r1c3 cannot be right (move 1)\na candidate of r1c4 has been struck out that is needed"},
		{"mistakes in full", Hint{Mistakes: wrong}, DepthFull,
			"2 in r1c3 cannot be right (move 1); r1c3 is 4\na candidate of r1c4 has been struck out that is needed; r1c4 is 6"},
		{"solved", Hint{}, DepthFull, "The puzzle is solved."},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := test.hint.Text(test.depth); got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}

func TestHint(t *testing.T) {
	g := game(t)
	if _, err := (Options{Techniques: []Technique{FullHouse}}).Hint(t.Context(), &g); !errors.Is(err, ErrNoStep) {
		t.Errorf("no technique: %v", err)
	}
	g.Entries = grid(t, gameSolution)
	h, err := Options{}.Hint(t.Context(), &g)
	if err != nil || h.Step != nil || len(h.Mistakes) > 0 {
		t.Errorf("a puzzle that is solved: %v, %v", h, err)
	}
	g.Entries[cellOf(1, 3)] = 2
	h, err = Options{}.Hint(t.Context(), &g)
	if err != nil || h.Step != nil || len(h.Mistakes) != 1 {
		t.Errorf("a mistake: %v, %v", h, err)
	}
}

// TestHintsToTheEnd follows hints until the puzzle is solved.
func TestHintsToTheEnd(t *testing.T) {
	g := game(t)
	for range 81 {
		h, err := Options{}.Hint(t.Context(), &g)
		if err != nil || len(h.Mistakes) > 0 {
			t.Fatal(h.Mistakes, err)
		}
		if h.Step == nil {
			return
		}
		for _, p := range h.Step.Placements {
			g.Entries[p.Cell] = uint8(p.Digit)
		}
	}
	t.Error("the hints do not lead to the end")
}

// TestWhere asks where every step of some paths is.
func TestWhere(t *testing.T) {
	for _, g := range someOf(t, 19) {
		path := Options{Unique: true}.Solve(t.Context(), NewBoard(g))
		for _, s := range path.Steps {
			where := s.Where()
			if !strings.HasPrefix(where, "in ") && !strings.HasPrefix(where, "at r") {
				t.Fatalf("%s is %q", &s, where)
			}
		}
	}
}

func TestAndList(t *testing.T) {
	for want, words := range map[string][]string{
		"": nil, "row 1": {"row 1"}, "row 1 and box 2": {"row 1", "box 2"}, "a, b and c": {"a", "b", "c"},
	} {
		if got := andList(words); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
