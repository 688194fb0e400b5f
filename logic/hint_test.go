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
		{"none", Hint{}, DepthFull, ""},
		{"a step without a pattern", Hint{Step: &Step{Technique: XWing}}, DepthWhere, "Next: X-Wing"},
		{"a step without a reason", Hint{Step: &Step{Technique: FullHouse}}, DepthFull, "Full House"},
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
	if !errors.Is(err, ErrSolved) || h.Step != nil || len(h.Mistakes) > 0 {
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
		if errors.Is(err, ErrSolved) {
			return
		}
		if err != nil || h.Step == nil {
			t.Fatal(h.Mistakes, err)
		}
		for _, p := range h.Step.Placements {
			g.Entries[p.Cell] = uint8(p.Digit)
		}
	}
	t.Error("the hints do not lead to the end")
}

// TestWhereOf asks where some patterns are: in the units that they live in, else at
// their cells.
func TestWhereOf(t *testing.T) {
	want := map[Technique]string{
		FullHouse:               "in box 1",
		NakedSingle:             "at r5c2",
		HiddenSingle:            "in row 7",
		LockedPair:              "in column 1 and box 7",
		Pointing:                "in box 3 and row 3",
		NakedPair:               "in box 7",
		XWing:                   "in column 6 and column 7",
		FinnedSwordfish:         "in column 3, column 5 and column 9",
		Jellyfish:               "at r2c15,r6c67,r8c17,r9c56",
		FinnedLeviathan:         "at r1c56,r2c29,r3c37,r4c345,r6c25,r8c46,r9c179",
		SuedeCoq:                "in row 8 and box 7",
		Skyscraper:              "at r2c45,r6c46",
		WWing:                   "at r7c3,r8c139",
		UniquenessTest3:         "at r79c19,r8c9",
		UniquenessTest4:         "at r13c68",
		ForcingNetContradiction: "at r6c5",
		ForcingChainVerity:      "at r3c2",
	}
	for _, s := range stepsOfCases(t) {
		w, ok := want[s.Technique]
		if !ok {
			continue
		}
		delete(want, s.Technique)
		if got := s.Where(); got != w {
			t.Errorf("%s: %s, want %s", &s.Step, got, w)
		}
	}
	if len(want) > 0 {
		t.Errorf("no cases of %v", want)
	}
}

// TestWhere asks where every step of some paths is.
func TestWhere(t *testing.T) {
	for _, g := range someOf(t, 19) {
		path, _ := Options{Unique: true}.Solve(t.Context(), NewBoard(g))
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
