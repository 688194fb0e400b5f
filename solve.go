package nonet

import (
	"context"
	"errors"

	"nonet/internal/lanes"
)

// ErrNoSolution says that no rule is broken and still nothing fits.
var ErrNoSolution = errors.New("the puzzle has no solution")

// Solve returns the solution of puzzle p and whether it is the only one. Of
// several solutions it returns the smallest in reading order, the one that
// plain backtracking finds first.
//
// The error is a [*ConflictError] when a rule is broken, [ErrNoSolution] when
// the puzzle cannot be completed, or the cause of a context that ended before
// it was certain which solution to return; the solution is blank then.
//
// Puzzles with one solution take a microsecond or two, the hardest known ten or
// twenty. Of very many solutions the smallest takes longer to settle: that of the
// empty grid a millisecond or two. To solve many puzzles use a [Solver], which is
// several times as fast.
func Solve[P Puzzle](ctx context.Context, p P) (solution Grid, unique bool, err error) {
	s, err := newSingle(p.Candidates())
	if err != nil {
		return Grid{}, false, err
	}
	defer s.release()
	if err := s.run(ctx, lanes.Goal{Limit: 2, Smallest: true}); err != nil {
		return Grid{}, false, err
	}
	if s.found == 0 {
		return Grid{}, false, ErrNoSolution
	}
	return gridOf(s.solution[:81]), s.found == 1, nil
}

// Count returns the number of solutions of puzzle p. It stops as soon as it
// has found limit of them and then says that the limit was reached: the
// puzzle has at least that many. A limit of 0 is none; the exact number may
// take longer than anyone can wait, so give it a context that ends.
//
// The error is a [*ConflictError] when a rule is broken, or the cause of a
// context that ended first; n then holds what was counted until that moment.
// No solution is a count of 0 and no error.
func Count[P Puzzle](ctx context.Context, p P, limit uint64) (n uint64, reached bool, err error) {
	s, err := newSingle(p.Candidates())
	if err != nil {
		return 0, false, err
	}
	defer s.release()
	err = s.run(ctx, lanes.Goal{Limit: limit})
	if err != nil {
		return s.engine.Counted(), false, err
	}
	return s.found, limit > 0 && s.found == limit, nil
}

// broken reports whether some digit is given twice in a unit.
func broken(c *Candidates) bool {
	var used [27]DigitSet
	for i, s := range c {
		if s == 0 || s&(s-1) != 0 {
			continue
		}
		for _, u := range unitsOf[i] {
			if used[u]&s != 0 {
				return true
			}
			used[u] |= s
		}
	}
	return false
}

// unitsOf is a table of Cell.units, to save the divisions.
var unitsOf = func() (t [81][3]uint8) {
	for c := range t {
		for k, u := range Cell(c).units() {
			t[c][k] = uint8(u)
		}
	}
	return t
}()
