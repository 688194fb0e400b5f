package nonet

import (
	"context"
	"errors"
	"iter"
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
// Puzzles with one solution take microseconds, the hardest known about a
// millisecond.
func Solve[P Puzzle](ctx context.Context, p P) (solution Grid, unique bool, err error) {
	q, err := prepare(ctx, p)
	if err != nil {
		return Grid{}, false, err
	}
	n := 0
	q.found = func(g Grid) bool {
		solution = g
		n++
		return n < 2
	}
	q.walk(newState())
	if n < 2 {
		switch {
		case q.err != nil:
			return Grid{}, false, q.err
		case n == 0:
			return Grid{}, false, ErrNoSolution
		}
		return solution, true, nil
	}
	q.inOrder(newState(), solution, func(g Grid) bool {
		solution = g
		return false
	})
	if q.err != nil {
		return Grid{}, false, q.err
	}
	return solution, false, nil
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
	q, err := prepare(ctx, p)
	if err != nil {
		return 0, false, err
	}
	q.found = func(Grid) bool {
		n++
		reached = n == limit
		return !reached
	}
	q.walk(newState())
	return n, reached, q.err
}

// All returns the solutions of puzzle p in reading order. The sequence ends
// early when the context does; ctx.Err tells whether it was cut short. A
// broken puzzle has no solutions.
func All[P Puzzle](ctx context.Context, p P) iter.Seq[Grid] {
	return func(yield func(Grid) bool) {
		q, err := prepare(ctx, p)
		if err != nil {
			return
		}
		root := newState()
		if known, ok := q.first(root); ok {
			q.inOrder(root, known, func(g Grid) bool {
				return ctx.Err() == nil && yield(g)
			})
		}
	}
}

// prepare returns a search for p, or the clashes that make it pointless.
func prepare[P Puzzle](ctx context.Context, p P) (*search, error) {
	q := &search{ctx: ctx, allowed: p.Candidates()}
	for i := range q.allowed {
		q.allowed[i] &= AllDigits
	}
	if broken(&q.allowed) {
		return nil, &ConflictError{Clashes: Check(q.allowed).Clashes}
	}
	return q, nil
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
