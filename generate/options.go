package generate

import (
	"fmt"

	"nonet"
	"nonet/logic"
)

// Options say which puzzles are wanted. The zero value asks for puzzles of any kind, without
// end, each of them minimal: no given is redundant.
type Options struct {
	// Count is how many puzzles are wanted, 0 for no end.
	Count int
	// Seed is where the random numbers come from. The same options with the same seed give
	// the same puzzles.
	Seed uint64

	// Levels are those that a puzzle may have in HoDoKu's order, none for all of them.
	Levels []logic.Level
	// SE is the range of its ER by Sudoku Explainer, in tenths.
	SE Range
	// Pearl asks for EP = ER: no step is harder than the hardest before the first digit.
	// Diamond asks for ED = EP = ER: none is harder than the first.
	Pearl, Diamond bool
	// Use are techniques that its solution in HoDoKu's order must need, Avoid those that
	// it must not need, and Hardest those of which the hardest must be one, none for any.
	Use, Avoid, Hardest []logic.Technique

	// Clues is the range of the number of givens. Within it an attempt stops at a number
	// drawn at random, unless the puzzles are to be minimal.
	Clues Range
	// Minimal asks for puzzles of which no given is redundant. Without Clues and Symmetry
	// they are like that anyway; with a symmetry, without it, no orbit is redundant.
	Minimal bool
	// Symmetry is that of the places of givens.
	Symmetry Symmetry
	// Mask is the cells that may hold givens, none for all. A mask with as many
	// cells as Clues asks for is a pattern: they all do.
	Mask []nonet.Cell
	// Solution is the solution of all puzzles, if it is not blank.
	Solution nonet.Grid

	// Repeats keeps puzzles that are equivalent to one before them. So attempts do not
	// depend on each other, and no memory is needed for what was found, otherwise some 50
	// bytes a puzzle.
	Repeats bool
	// Tries is how many attempts are made at the most, 0 for no limit.
	Tries uint64
	// Workers is how many goroutines make attempts, 0 for one on each processor that Go
	// may use; more than four for each are not used.
	Workers int
	// Progress, if it is not nil, is told now and then how many attempts were made and
	// how many puzzles were found. It is called by the goroutine that walks the puzzles.
	Progress func(tries uint64, found int)
}

// A Range is the numbers from Low to High, both included: neither end is left open. The zero value
// stands for any number.
type Range struct{ Low, High int }

func (r Range) any() bool { return r == Range{} }

// has reports whether a number is in the range.
func (r Range) has(n int) bool { return r.any() || r.Low <= n && n <= r.High }

// A Puzzle is one that was made.
type Puzzle struct {
	Grid     nonet.Grid
	Solution nonet.Grid
	Attempt  uint64 // the number of the attempt that made it
	// Rating is filled as far as the options ask about it: Level, Score and Hardest when
	// Graded is set, and all of it when Rated is.
	Rating        logic.Rating
	Graded, Rated bool
}

// A DemandError says why no puzzle can be what is asked for, or what has no meaning.
type DemandError struct{ Reason string }

// Error returns the reason.
func (e *DemandError) Error() string { return e.Reason }

// A ShortError says that fewer puzzles were found than were wanted.
type ShortError struct {
	Found, Wanted int // Wanted is 0 for no end
	Tries         uint64
	Cause         error // of the context that ended, nil where the limit of Tries was reached
}

// Error says how many were found.
func (e *ShortError) Error() string {
	text := "found " + plural(e.Found, "puzzle", "puzzles")
	if e.Wanted > 0 {
		text = fmt.Sprintf("found %d of %s", e.Found, plural(e.Wanted, "puzzle", "puzzles"))
	}
	text += " in " + plural(e.Tries, "try", "tries")
	if e.Cause != nil {
		text += ": " + e.Cause.Error()
	}
	return text
}

// plural returns a number and what it counts.
func plural[N int | uint64](n N, one, more string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprint(n, " ", more)
}

// Unwrap returns the cause.
func (e *ShortError) Unwrap() error { return e.Cause }
