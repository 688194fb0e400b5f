package logic

import (
	"fmt"

	"nonet"
)

// wings find a pivot that sees two pincers, three digits in all: whatever the pivot
// holds, one of the cells holds the digit that the pincers share. The pivot of an
// XYZ-Wing has that digit too, that of an XY-Wing not.
var wings = family{find: findWings, techniques: []Technique{XYWing, XYZWing}, reason: (*Step).reasonOfWing}

func findWings(b *Board, t Technique, found func(Step) bool) {
	pairs := b.cellsWith(2)
	pivots := pairs
	if t == XYZWing {
		pivots = b.cellsWith(3)
	}
	for pivot := range pivots.all() {
		for first := pairs.and(peers[pivot]); !first.empty(); {
			p := first.pop()
			for second := first; !second.empty(); {
				q := second.pop()
				if s, ok := wing(b, t, pivot, p, q); ok && !found(s) {
					return
				}
			}
		}
	}
}

// wing looks at three cells.
func wing(b *Board, t Technique, pivot, p, q nonet.Cell) (s Step, ok bool) {
	all := b.cands[pivot] | b.cands[p] | b.cands[q]
	shared := b.cands[p] & b.cands[q]
	if all.Len() != 3 || shared.Len() != 1 || (b.cands[pivot]&shared != 0) != (t == XYZWing) {
		return s, false
	}
	d := lowestDigit(shared)
	gone := b.places[d].and(peers[p]).and(peers[q])
	if t == XYZWing {
		gone = gone.and(peers[pivot])
	}
	if gone.empty() {
		return s, false
	}
	s = Step{Technique: t, Digits: all}
	s.markAll(b, RolePivot, setOf(pivot), all)
	s.markAll(b, RolePincer, setOf(p, q), all)
	s.eliminate(gone, d)
	return s, true
}

func (s *Step) reasonOfWing() string {
	return fmt.Sprintf("%s, pivot %s, pincers %s", digitList(s.Digits, "/"), s.in(RolePivot), s.in(RolePincer))
}
