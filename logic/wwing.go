package logic

import (
	"fmt"

	"nonet"
)

// wWings find two cells with the same two candidates, and a unit where one of the
// digits has two places, each in sight of one of the cells: one of the cells holds
// the other digit.
var wWings = family{find: findWWings, techniques: []Technique{WWing}, reason: (*Step).reasonOfWWing}

func findWWings(b *Board, _ Technique, found func(Step) bool) {
	for first := b.cellsWith(2); !first.empty(); {
		p := first.pop()
		for second := first; !second.empty(); {
			q := second.pop()
			if b.cands[q] == b.cands[p] && !wWingsOf(b, p, q, found) {
				return
			}
		}
	}
}

// wWingsOf looks at two cells with the same candidates.
func wWingsOf(b *Board, p, q nonet.Cell, found func(Step) bool) bool {
	for d := range digitsOf(b.cands[p]) {
		gone := b.places[d].and(peers[p]).and(peers[q])
		if !gone.empty() && !wWingsOver(b, p, q, d, gone, found) {
			return false
		}
	}
	return true
}

// wWingsOver reports the units that connect two cells with their other digit.
func wWingsOver(b *Board, p, q nonet.Cell, d int, gone cellSet, found func(Step) bool) bool {
	other := lowestDigit(b.cands[p] &^ setOfDigit(d))
	for u := range nonet.Unit(unitCount) {
		first, second, ok := b.pairIn(u, other)
		if !ok || setOf(p, q).meets(setOf(first, second)) {
			continue
		}
		if !(peers[p].has(first) && peers[q].has(second) || peers[p].has(second) && peers[q].has(first)) {
			continue
		}
		s := Step{Technique: WWing, Digits: b.cands[p]}
		s.mark(RolePincer, setOf(p, q), d)
		s.mark(RolePincer, setOf(p, q), other)
		s.mark(RoleBridge, setOf(first, second), other)
		s.unit(RoleBridge, u)
		if !peers[p].has(first) || !peers[q].has(second) {
			first, second = second, first
		}
		s.alternate(Candidate{p, d}, Candidate{p, other}, Candidate{first, other},
			Candidate{second, other}, Candidate{q, other}, Candidate{q, d})
		s.eliminate(gone, d)
		if !found(s) {
			return false
		}
	}
	return true
}

func (s *Step) reasonOfWWing() string {
	_, digit := s.marked(RoleBridge)
	return fmt.Sprintf("%s in %s, connected by %s in %s of %s",
		digitList(s.Digits, "/"), s.in(RolePincer), digit, s.in(RoleBridge), s.unitsAs(RoleBridge)[0])
}
