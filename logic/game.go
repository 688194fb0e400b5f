package logic

import (
	"context"
	"errors"
	"fmt"

	"nonet"
)

// ErrSeveralSolutions says that a puzzle has more than one solution, so that no
// chain of reasons leads to one.
var ErrSeveralSolutions = errors.New("the puzzle has several solutions")

// A Game is a puzzle as a player has it: what was given, what they have entered,
// and what they have noted.
type Game struct {
	// Givens with a value above 9, which is no digit, have no solution.
	Givens nonet.Grid
	// Entries are the digits the player has entered, 0 elsewhere. One over a given is a
	// mistake if it differs.
	Entries nonet.Grid
	// Marks are the player's pencil marks; a cell without any has all that its units
	// allow. Marks that clash with a digit are ignored.
	Marks nonet.Candidates
	// Moves are what the player did, in order, where that is known.
	Moves []Move
}

// A Move is one thing a player did: a digit entered, or a mark struck out.
type Move struct {
	Candidate
	Struck bool
}

// String returns r1c3=2 for a digit entered, r1c3<>2 for a mark struck out.
func (m Move) String() string {
	if m.Struck {
		return fmt.Sprintf("%s<>%d", m.Cell, m.Digit)
	}
	return m.Candidate.String()
}

// MarshalText gives the text of String.
func (m Move) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText reads the text of String.
func (m *Move) UnmarshalText(text []byte) error {
	if entered, ok := candidateOf(string(text), "="); ok {
		*m = Move{entered, false}
		return nil
	}
	struck, ok := candidateOf(string(text), "<>")
	if !ok {
		return fmt.Errorf("%q is no move such as r1c3=2 or r1c3<>2", text)
	}
	*m = Move{struck, true}
	return nil
}

// A Mistake is an entry that the solution does not have, or a mark that is missing
// and that it needs.
type Mistake struct {
	Cell    nonet.Cell
	Entered int // the digit that is wrong, 0 where a mark is missing
	Right   int // the digit of the solution
	Move    int // the number of the move that did it, from 1, or 0 if that is not known
}

// String says what is wrong, without giving away what is right.
func (m Mistake) String() string {
	text := fmt.Sprintf("%d in %s cannot be right", m.Entered, m.Cell)
	if m.Entered == 0 {
		text = fmt.Sprintf("a candidate of %s has been struck out that is needed", m.Cell)
	}
	if m.Move > 0 {
		text += fmt.Sprintf(" (move %d)", m.Move)
	}
	return text
}

// Solution returns the only solution of the givens. The error is a
// [*nonet.ConflictError], [nonet.ErrNoSolution], [ErrSeveralSolutions], or the
// cause of a context that ended.
func (g *Game) Solution(ctx context.Context) (nonet.Grid, error) { return onlySolution(ctx, g.Givens) }

// onlySolution returns the solution of a puzzle that has one.
func onlySolution[P nonet.Puzzle](ctx context.Context, p P) (nonet.Grid, error) {
	solution, unique, err := nonet.Solve(ctx, p)
	if err == nil && !unique {
		return nonet.Grid{}, ErrSeveralSolutions
	}
	return solution, err
}

// Mistakes compares what the player did with the solution: first the entries, then
// the marks, each in reading order.
func (g *Game) Mistakes(solution nonet.Grid) []Mistake {
	var wrong, missing []Mistake
	for c, right := range solution {
		cell, entered := nonet.Cell(c), g.Entries[c]
		switch {
		case entered == right || entered == 0 && g.Givens[c] != 0:
		case entered != 0:
			move := g.moveOf(Move{Candidate{cell, int(entered)}, false})
			wrong = append(wrong, Mistake{cell, int(entered), int(right), move})
		case g.Marks[c] != 0 && !g.Marks[c].Has(int(right)):
			move := g.moveOf(Move{Candidate{cell, int(right)}, true})
			missing = append(missing, Mistake{cell, 0, int(right), move})
		}
	}
	return append(wrong, missing...)
}

// moveOf returns the number of the last move that did something, 0 if none did.
func (g *Game) moveOf(done Move) int {
	for i := len(g.Moves) - 1; i >= 0; i-- {
		if g.Moves[i] == done {
			return i + 1
		}
	}
	return 0
}

// Board returns the position that the player looks at. A cell with a value that is no
// digit is open and has no candidate.
func (g *Game) Board() Board {
	grid := g.Givens
	for c, d := range g.Entries {
		if grid[c] == 0 {
			grid[c] = d
		}
	}
	b := NewBoard(grid)
	b.givens = cellSet{}
	for c, d := range g.Givens {
		if d != 0 && d <= 9 {
			b.givens.add(nonet.Cell(c))
		}
	}
	for c := range b.open.all() {
		if marks := g.Marks[c]; marks != 0 {
			for d := range digitsOf(b.cands[c] &^ marks) {
				b.Eliminate(c, d)
			}
		}
	}
	return b
}
