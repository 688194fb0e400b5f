package canon

import (
	"math/bits"
	"sync"

	"nonet"
)

// A Result says what the form of a grid is.
type Result struct {
	Grid          nonet.Grid // the form
	Transform     Transform  // makes it of the grid; one of as many as there are automorphisms
	Automorphisms uint64     // how many transforms leave the grid as it is
}

// finders keeps memory for those who come next, nothing else.
var finders = sync.Pool{New: func() any { return new(finder) }}

// Form returns the form of grid g: of all that the transforms make of it, the
// smallest as a row of 81 digits, 0 for a blank. So two grids have the same
// form if and only if one can be turned into the other. Any grid has a form,
// whether it keeps the rules or not; a value above 9 counts as a blank.
//
// Of all 2 x 6^8 x 9! transforms the automorphisms are counted, those too that
// rename digits which do not occur: a puzzle without 8 and 9 has at least two.
// [Order] / Automorphisms is the number of grids with that form.
//
// It takes some 10 microseconds for a puzzle and 50 for a full grid. Grids with
// much symmetry may take milliseconds, and the slowest that we know of takes some
// 15. The transform is the same on every machine, and that of a form changes
// nothing.
func Form(g nonet.Grid) Result {
	f := finders.Get().(*finder)
	defer finders.Put(f)
	return f.form(&g)
}

// form finds the form row by row.
func (f *finder) form(g *nonet.Grid) Result {
	f.sides[0].fill(g, false)
	f.sides[1].fill(g, true)
	var r Result
	for level := range 9 {
		f.advance(level)
		for p := range 9 {
			r.Grid[9*level+p] = uint8(f.best >> (4 * (8 - p)) & 15)
		}
	}
	for i := range f.now {
		r.Automorphisms += f.now[i].ways() * f.sides[f.now[i].side].weight
	}
	unused := 9 - bits.OnesCount16(f.now[0].known)
	r.Automorphisms *= factorial[unused]
	r.Transform = f.now[0].transform()
	return r
}

// ways returns how many orders of the columns a state stands for.
func (s *state) ways() uint64 {
	n := uint64(1)
	for p := 0; p < 9; p = s.end(p) {
		n *= factorial[s.end(p)-p]
	}
	return n
}

// transform returns the transform that a state with all rows stands for. The
// digits that do not occur take the labels that are left, in their order.
func (s *state) transform() Transform {
	t := Transform{transposed: s.side == 1}
	var place [10]int
	for p := range 9 {
		t.setRow(p, int(s.row[p]))
		t.setColumn(p, int(s.column[p]))
		place[s.column[p]] = p
	}
	left := int(s.labels)
	for d := uint8(1); d <= 9; d++ {
		if s.knows(d) {
			t.setDigit(int(d)-1, int(s.offset[d])+place[s.anchor[d]]-1)
			continue
		}
		t.setDigit(int(d)-1, left)
		left++
	}
	return t
}
