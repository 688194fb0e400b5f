package generate

import (
	"cmp"
	"context"
	"fmt"
	"iter"

	"nonet"
)

// A Change says how puzzles differ: by Less givens that are taken away, none to two, and More
// that are put in other places, or with other digits.
type Change struct{ Less, More int }

// check refuses what is no change.
func (c Change) check() error {
	const most = 2
	if c == (Change{}) || min(c.Less, c.More) < 0 || max(c.Less, c.More) > most {
		return &DemandError{refusal("a change takes up to %d givens away, puts up to %d in, or both, not %d and %d", most, most, c.Less, c.More)}
	}
	return nil
}

// String returns the change as players write it, as in "{-1+1}".
func (c Change) String() string {
	text := ""
	if c.Less > 0 {
		text += fmt.Sprintf("-%d", c.Less)
	}
	if c.More > 0 {
		text += fmt.Sprintf("+%d", c.More)
	}
	return "{" + text + "}"
}

// ParseChange reads a change, with braces or without: -1, +1, -1+1, -2+2, and the like.
func ParseChange(text string) (Change, error) {
	for less := range 3 {
		for more := range 3 {
			c := Change{less, more}
			if name := c.String(); c != (Change{}) && (text == name || text == name[1:len(name)-1]) {
				return c, nil
			}
		}
	}
	return Change{}, fmt.Errorf("%q is no change; expected something like -1+1, with at most two of each", text)
}

// Vicinity returns the puzzles with one solution that a change makes of g, in the order of the
// givens taken away and put in, and no two of them equivalent to each other or to g. The
// puzzle g may have any number of solutions. Workers is how many goroutines look for solutions, 0 for
// one on each processor that Go may use.
//
// The error, which ends the sequence, is a [*DemandError] where the change takes away or puts in
// fewer than none or more than two, or nothing at all, a [*nonet.ConflictError] where g breaks a
// rule, or the cause of a context that ended. For {-1+1} a puzzle of 17 givens takes some hundredths of a
// second, for {-2+2} some seconds.
func Vicinity(ctx context.Context, g nonet.Grid, c Change, workers int) iter.Seq2[nonet.Grid, error] {
	return func(yield func(nonet.Grid, error) bool) {
		if err := c.check(); err != nil {
			yield(nonet.Grid{}, err)
			return
		}
		if r := nonet.Check(g); r.Broken() {
			yield(nonet.Grid{}, &nonet.ConflictError{Clashes: r.Clashes})
			return
		}
		v := &vicinity{ctx: ctx, yield: yield, original: g, solver: nonet.Solver{CountOnly: true, Workers: workerCount(workers)}}
		v.seen.recall = func(i uint64) (nonet.Grid, error) { return v.kept[i], nil }
		_, err := v.keep(g)
		if err = cmp.Or(err, v.walk(c)); err != nil {
			yield(nonet.Grid{}, err)
		}
	}
}

// A vicinity is one walk through the puzzles around another.
type vicinity struct {
	ctx      context.Context
	yield    func(nonet.Grid, error) bool
	over     bool // nobody wants more
	original nonet.Grid
	solver   nonet.Solver
	seen     seenPuzzles
	kept     []nonet.Grid // those that were new
	waiting  []nonet.Grid // to be tested
	answers  []nonet.Answer
}

// atOnce is how many puzzles are tested together.
const atOnce = 1 << 14

// walk goes through all puzzles that a change makes.
func (v *vicinity) walk(c Change) error {
	for g := range fewer(v.original, c.Less, 0) {
		err := context.Cause(v.ctx)
		switch {
		case err != nil:
		case c.More < 2:
			err = v.add(g, c.More)
		default:
			err = v.addTwo(g)
		}
		if err != nil || v.over {
			return err
		}
	}
	return v.test()
}

// fewer yields what is left of a grid without some givens, from a cell on.
func fewer(g nonet.Grid, less, from int) iter.Seq[nonet.Grid] {
	return func(yield func(nonet.Grid) bool) {
		if less == 0 {
			yield(g)
			return
		}
		for c := from; c < len(g); c++ {
			if g[c] == 0 {
				continue
			}
			left := g
			left[c] = 0
			for h := range fewer(left, less-1, c+1) {
				if !yield(h) {
					return
				}
			}
		}
	}
}

// add tests a puzzle, or all that one more given makes of it.
func (v *vicinity) add(g nonet.Grid, more int) error {
	if more == 0 {
		return v.put(g)
	}
	for _, p := range v.placements(&g) {
		h := g
		h[p.cell] = p.digit
		if err := v.put(h); err != nil || v.over {
			return err
		}
	}
	return nil
}

// A placement is a digit in a cell.
type placement struct {
	cell  int
	digit uint8
}

// placements returns the digits that may stand in blank cells beside what stands there, but
// for those of the original.
func (v *vicinity) placements(g *nonet.Grid) (list []placement) {
	for c := range g {
		if g[c] != 0 {
			continue
		}
		used := used(g, c)
		for d := uint8(1); d <= 9; d++ {
			if !used.Has(int(d)) && d != v.original[c] {
				list = append(list, placement{c, d})
			}
		}
	}
	return list
}

// used returns the digits in the cells that share a unit with one.
func used(g *nonet.Grid, c int) (set nonet.DigitSet) {
	for others := sharing[c]; !others.empty(); {
		if d := g[others.pop()]; d != 0 {
			set |= 1 << (d - 1)
		}
	}
	return set
}

// addTwo tests all puzzles that two more givens make of one. Placements that leave no solution
// are not tried with others.
func (v *vicinity) addTwo(g nonet.Grid) error {
	list := v.placements(&g)
	puzzles := make([]nonet.Grid, len(list))
	answers := make([]nonet.Answer, len(list))
	for i, p := range list {
		puzzles[i] = g
		puzzles[i][p.cell] = p.digit
	}
	solvable := v.solver
	solvable.Limit = 1
	if err := solvable.SolveGrids(v.ctx, puzzles, answers); err != nil {
		return err
	}
	for i, p := range list {
		for k := i + 1; k < len(list) && answers[i].Solutions > 0; k++ {
			q := list[k]
			if answers[k].Solutions == 0 || q.cell == p.cell || q.digit == p.digit && sharing[p.cell].has(q.cell) {
				continue
			}
			h := puzzles[i]
			h[q.cell] = q.digit
			if err := v.put(h); err != nil || v.over {
				return err
			}
		}
	}
	return nil
}

// put keeps a puzzle until there are many to be tested.
func (v *vicinity) put(g nonet.Grid) error {
	v.waiting = append(v.waiting, g)
	if len(v.waiting) < atOnce {
		return nil
	}
	return v.test()
}

// test hands out those of the puzzles with one solution that are new.
func (v *vicinity) test() error {
	v.answers = append(v.answers[:0], make([]nonet.Answer, len(v.waiting))...)
	if err := v.solver.SolveGrids(v.ctx, v.waiting, v.answers); err != nil {
		return err
	}
	for i, g := range v.waiting {
		if v.answers[i].Solutions != 1 {
			continue
		}
		if err := context.Cause(v.ctx); err != nil {
			return err
		}
		switch isNew, err := v.keep(g); {
		case err != nil:
			return err
		case isNew && !v.yield(g, nil):
			v.over = true
			return nil
		}
	}
	v.waiting = v.waiting[:0]
	return nil
}

// keep keeps a puzzle if it is new, and reports whether it is.
func (v *vicinity) keep(g nonet.Grid) (bool, error) {
	isNew, err := v.seen.add(g, fingerprint(&g), uint64(len(v.kept)))
	if isNew {
		v.kept = append(v.kept, g)
	}
	return isNew, err
}
