package logic

import (
	"context"
	"errors"
	"slices"
	"testing"

	"nonet"
)

const (
	gameText     = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	gameSolution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)

func grid(t *testing.T, text string) nonet.Grid {
	t.Helper()
	g, err := nonet.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// game returns a game in which nothing has been done.
func game(t *testing.T) Game { return Game{Givens: grid(t, gameText)} }

func cellOf(row, column int) nonet.Cell { return nonet.Cell(9*(row-1) + column - 1) }

func TestMistakes(t *testing.T) {
	r1c3, r1c4, r1c1 := cellOf(1, 3), cellOf(1, 4), cellOf(1, 1)
	for _, test := range []struct {
		name string
		do   func(*Game)
		want []Mistake
		text string
	}{
		{"nothing done", func(*Game) {}, nil, ""},
		{"right entry", func(g *Game) { g.Entries[r1c3] = 4 }, nil, ""},
		{"wrong entry", func(g *Game) { g.Entries[r1c3] = 2 }, []Mistake{{r1c3, 2, 4, 0}}, "2 in r1c3 cannot be right"},
		{"wrong entry of the third move", func(g *Game) {
			g.Entries[r1c3] = 2
			g.Moves = []Move{{Candidate{r1c3, 2}, false}, {Candidate{r1c3, 1}, false}, {Candidate{r1c3, 2}, false}}
		}, []Mistake{{r1c3, 2, 4, 3}}, "2 in r1c3 cannot be right (move 3)"},
		{"entry over a given", func(g *Game) { g.Entries[r1c1] = 1 }, []Mistake{{r1c1, 1, 5, 0}}, "1 in r1c1 cannot be right"},
		{"given entered again", func(g *Game) { g.Entries[r1c1] = 5 }, nil, ""},
		{"mark that is needed", func(g *Game) { g.Marks[r1c4] = digitSet(2, 6) }, nil, ""},
		{"mark struck out", func(g *Game) {
			g.Marks[r1c4] = digitSet(2)
			g.Moves = []Move{{Candidate{r1c4, 6}, false}, {Candidate{r1c4, 6}, true}}
		}, []Mistake{{r1c4, 0, 6, 2}}, "a candidate of r1c4 has been struck out that is needed (move 2)"},
		{"marks under a digit", func(g *Game) { g.Marks[r1c1] = digitSet(1) }, nil, ""},
		{"entries before marks", func(g *Game) {
			g.Marks[r1c3] = digitSet(1)
			g.Entries[r1c4] = 2
		}, []Mistake{{r1c4, 2, 6, 0}, {r1c3, 0, 4, 0}}, "2 in r1c4 cannot be right"},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := game(t)
			test.do(&g)
			got := g.Mistakes(grid(t, gameSolution))
			if !slices.Equal(got, test.want) {
				t.Fatalf("got %v, want %v", got, test.want)
			}
			if len(got) > 0 && got[0].String() != test.text {
				t.Errorf("got %q, want %q", got[0], test.text)
			}
		})
	}
}

func TestGameBoard(t *testing.T) {
	g := game(t)
	r1c1, r1c3, r1c4, r5c5 := cellOf(1, 1), cellOf(1, 3), cellOf(1, 4), cellOf(5, 5)
	g.Entries[r5c5] = 5
	g.Entries[r1c1] = 1               // over a given
	g.Marks[r1c3] = digitSet(1, 3, 4) // 3 clashes with r1c2
	g.Marks[r1c4] = nonet.AllDigits   // more than the units allow
	before := g
	b := g.Board()
	if b.Digit(r5c5) != 5 || b.Given(r5c5) || !b.Given(r1c1) || b.Digit(r1c1) != 5 {
		t.Errorf("digits %d, %d; given %t, %t", b.Digit(r5c5), b.Digit(r1c1), b.Given(r5c5), b.Given(r1c1))
	}
	if got := b.Candidates(r1c3); got != digitSet(1, 4) {
		t.Errorf("r1c3 has %s", got)
	}
	if got := b.Candidates(r1c4); got != digitSet(2, 6) {
		t.Errorf("r1c4 has %s", got)
	}
	if !slices.Equal(before.Givens[:], g.Givens[:]) || before.Marks != g.Marks {
		t.Error("the game has changed")
	}
}

func TestGameSolution(t *testing.T) {
	done, cancel := context.WithCancelCause(t.Context())
	over := errors.New("time is over")
	cancel(over)
	for _, test := range []struct {
		name, givens string
		ctx          context.Context
		want         error
	}{
		{"one", gameText, t.Context(), nil},
		{"several", "42719583653168294786934721535427618921693875497845162319256..787438.956.6857...9.", t.Context(), ErrSeveralSolutions},
		{"none", ".876543212........3........4........5........6........7........8........9........", t.Context(), nonet.ErrNoSolution},
		{"ended", gameText, done, over},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := Game{Givens: grid(t, test.givens)}
			solution, err := g.Solution(test.ctx)
			if !errors.Is(err, test.want) || err == nil && solution != grid(t, gameSolution) {
				t.Errorf("%v, %v; want %v", solution, err, test.want)
			}
			if _, err := (Options{}).Hint(test.ctx, &g); !errors.Is(err, test.want) {
				t.Errorf("hint: %v, want %v", err, test.want)
			}
		})
	}
	g := Game{Givens: nonet.Grid{1, 1}}
	if _, err := g.Solution(t.Context()); !isConflict(err) {
		t.Errorf("a broken puzzle: %v", err)
	}
}

func isConflict(err error) bool {
	_, ok := errors.AsType[*nonet.ConflictError](err)
	return ok
}

func digitSet(digits ...int) (s nonet.DigitSet) {
	for _, d := range digits {
		s |= setOfDigit(d)
	}
	return s
}
