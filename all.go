package nonet

import (
	"bytes"
	"context"
	"iter"
	"slices"

	"nonet/internal/lanes"
)

// handful is how many solutions All sorts at a time. Parts of a puzzle that
// have more are divided further.
const handful = 16

// All returns the solutions of puzzle p in reading order. The sequence ends
// early when the context does; ctx.Err tells whether it was cut short. A
// broken puzzle has no solutions.
func All[P Puzzle](ctx context.Context, p P) iter.Seq[Grid] {
	return func(yield func(Grid) bool) {
		s, err := newSingle(p.Candidates())
		if err != nil {
			return
		}
		defer s.release()
		w := walk{ctx: ctx, single: s, yield: yield}
		w.part(s.puzzle, 0)
	}
}

// A walk hands out the solutions of a puzzle in reading order.
type walk struct {
	ctx    context.Context
	single *single
	yield  func(Grid) bool
	found  []Grid
}

// part walks the solutions of p, in which every cell before cell is settled. It
// returns false when the walk is to end.
func (w *walk) part(p Candidates, cell int) bool {
	if w.collect(p) != nil {
		return false
	}
	if len(w.found) <= handful {
		return w.hand()
	}
	for p[cell].Len() == 1 {
		cell++
	}
	for set := p[cell]; set != 0; set &= set - 1 {
		q := p
		q[cell] = set & -set
		if !w.part(q, cell+1) {
			return false
		}
	}
	return true
}

// collect looks for solutions of p, for one more than a handful at the most.
func (w *walk) collect(p Candidates) error {
	w.found = w.found[:0]
	w.single.puzzle = p
	return w.single.run(w.ctx, lanes.Goal{Limit: handful + 1, Every: func(_ int, solution []byte) {
		w.found = append(w.found, gridOf(solution))
	}})
}

// hand hands out what was found, in order.
func (w *walk) hand() bool {
	slices.SortFunc(w.found, func(a, b Grid) int { return bytes.Compare(a[:], b[:]) })
	for _, g := range w.found {
		if w.ctx.Err() != nil || !w.yield(g) {
			return false
		}
	}
	return true
}
