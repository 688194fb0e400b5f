package logic

import "nonet"

// avoidableRectangles find two cells of a box that have been solved, and opposite to
// them two others that would hold the same digits the other way round: as none is
// given, they could be swapped, and a puzzle with one solution rules that out.
var avoidableRectangles = family{find: findAvoidableRectangles, techniques: []Technique{AvoidableRectangleType1, AvoidableRectangleType2},
	reason: (*Step).reasonOfAvoidable}

func findAvoidableRectangles(b *Board, t Technique, found func(Step) bool) {
	solved := cellSet{^uint64(0), 1<<17 - 1}.without(b.open).without(b.givens)
	if solved.empty() {
		return
	}
	for i := range allCorners {
		at := allCorners[i].at
		side, far := [2]nonet.Cell{at[0], at[1]}, [2]nonet.Cell{at[2], at[3]}
		if boxOf(at[0]) != boxOf(at[1]) {
			side[1], far[0] = far[0], side[1]
		}
		for range 2 {
			if solved.has(side[0]) && solved.has(side[1]) {
				if s, ok := avoidable(b, t, solved, side, far); ok && !found(s) {
					return
				}
			}
			side, far = far, side
		}
	}
}

// avoidable looks at a rectangle with one solved side.
func avoidable(b *Board, t Technique, solved cellSet, side, far [2]nonet.Cell) (s Step, ok bool) {
	// The far corners would hold the digits of the side the other way round.
	d := [2]int{b.Digit(side[1]), b.Digit(side[0])}
	for i := range d {
		if !b.start[d[i]].has(side[i]) || !b.start[d[1-i]].has(far[i]) {
			return s, false
		}
	}
	s = Step{Technique: t, Digits: setOfDigit(d[0]) | setOfDigit(d[1])}
	first, second := b.cands[far[0]], b.cands[far[1]]
	if t == AvoidableRectangleType2 {
		shared := first & second
		if first.Len() != 2 || second.Len() != 2 || !first.Has(d[0]) || !second.Has(d[1]) || shared.Len() != 1 {
			return s, false
		}
		x := lowestDigit(shared)
		gone := b.places[x].and(peers[far[0]]).and(peers[far[1]])
		if gone.empty() {
			return s, false
		}
		s.markRectangle(side, far, d)
		s.mark(RoleExtra, setOf(far[:]...), x)
		s.eliminate(gone, x)
		return s, true
	}
	for i, c := range far {
		other := far[1-i]
		if b.cands[c].Len() == 2 && b.cands[c].Has(d[i]) && solved.has(other) && b.Digit(other) == d[1-i] {
			s.markRectangle(side, far, d)
			s.eliminate(setOf(c), d[i])
			return s, true
		}
	}
	return s, false
}

// markRectangle marks the corners with the digits that they have or would have.
func (s *Step) markRectangle(side, far [2]nonet.Cell, d [2]int) {
	for i := range d {
		s.mark(RoleDefining, setOf(side[i]), d[1-i])
		s.mark(RoleDefining, setOf(far[i]), d[i])
	}
}

func (s *Step) reasonOfAvoidable() string {
	if s.Technique == AvoidableRectangleType1 {
		return s.corners() + ", none of them given"
	}
	return s.corners()
}
