package explainer

import (
	"math/bits"

	"nonet/internal/closure"
)

// A reach tells what a candidate that is on leads to over some links, contradictions
// apart: more than any chain without branches finds. Searches take it to leave out
// candidates from which nothing can come.
type reach struct {
	closure.Table
	use      links
	cands    [81]uint16            // of the position
	number   [candidateCount]int16 // candidates are numbered in their order
	removing []bool                // of each component: whether its cycles may remove something

	aim []uint64 // candidates on that lead to what a search looks for
}

// reaches has one for each kind of links, computed when asked for.
type reaches [xyLinks + 1]reach

// over returns what each candidate of a position leads to over some links.
func (all *reaches) over(use links, b *candidates) *reach {
	r := &all[use]
	if r.Len() == 0 || r.cands != b.cands {
		r.build(use, b)
	}
	return r
}

func (r *reach) build(use links, b *candidates) {
	r.use, r.cands = use, b.cands
	r.link(b)
	r.Close()
	r.markCycles()
}

// link numbers the candidates and links them.
func (r *reach) link(b *candidates) {
	count := 0
	for cell, set := range b.cands {
		for ; set != 0; set &= set - 1 {
			r.number[cell*9+only(set)] = int16(count)
			count++
		}
	}
	r.Reset(count)
	r.aim = closure.Cleared(r.aim, r.Words())
	c := 0
	for cell, cands := range b.cands {
		for set := cands; set != 0; set &= set - 1 {
			if r.use&yLinks != 0 {
				r.linkCell(c, cell, cands&^(set&-set), bits.OnesCount16(cands) == 2)
			}
			for _, region := range regionsOf[cell] {
				r.linkRegion(c, cell, only(set), int(region), b.places[region][only(set)])
			}
			c++
		}
	}
}

func (r *reach) linkCell(c, cell int, others uint16, strong bool) {
	for ; others != 0; others &= others - 1 {
		r.linkTo(c, cell*9+only(others), strong)
	}
}

func (r *reach) linkRegion(c, cell, digit, region int, places uint16) {
	strong := r.use&xLinks != 0 && bits.OnesCount16(places) == 2
	for ; places != 0; places &= places - 1 {
		if other := int(regionCells[region][only(places)]); other != cell {
			r.linkTo(c, other*9+digit, strong)
		}
	}
}

func (r *reach) linkTo(c, candidate int, strong bool) {
	other := int(r.number[candidate])
	r.AddWeak(c, other)
	if strong {
		r.AddStrong(c, other)
	}
}

// markCycles marks the components with cycles that may remove something.
func (r *reach) markCycles() {
	r.removing = closure.Cleared(r.removing, r.Len())
	if !r.AnyRefuted() {
		return
	}
	refuted := r.Refuted()
	for c := range r.Len() {
		for i, word := range r.Weak(c) {
			if word&refuted[i] != 0 {
				r.removing[r.Components()[c]] = true
			}
		}
	}
}

// common reports whether some potential follows from all candidates.
func (r *reach) common(candidates []int) bool {
	first := int(r.number[candidates[0]])
	on, off := r.On(first), r.Off(first)
	for i := range r.Words() {
		bothOn, bothOff := on[i], off[i]
		for _, c := range candidates[1:] {
			bothOn &= r.On(int(r.number[c]))[i]
			bothOff &= r.Off(int(r.number[c]))[i]
		}
		if bothOn|bothOff != 0 {
			return true
		}
	}
	return false
}
