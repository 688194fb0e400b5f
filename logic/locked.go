package logic

import (
	"fmt"

	"nonet"
)

// lockedCandidates find a digit whose places in one unit all lie in another: the
// other's further places go. Pointing looks from a box, Claiming from a line.
var lockedCandidates = family{find: findLockedCandidates, techniques: []Technique{Pointing, Claiming},
	reason: (*Step).reasonOfLocked, where: (*Step).inUnits}

func findLockedCandidates(b *Board, t Technique, found func(Step) bool) {
	first, end := firstBox, nonet.Unit(unitCount)
	if t == Claiming {
		first, end = firstRow, firstBox
	}
	for from := first; from < end; from++ {
		for d := 1; d <= 9; d++ {
			at := b.placesIn(from, d)
			if n := at.len(); n < 2 || n > 3 {
				continue
			}
			for _, into := range unitsOf[at.first()] {
				if into == from || !at.within(unitCells[into]) {
					continue
				}
				gone := b.placesIn(into, d).without(at)
				if !gone.empty() && !found(lockedStep(t, d, at, gone, from, into)) {
					return
				}
			}
		}
	}
}

func lockedStep(t Technique, d int, at, gone cellSet, from, into nonet.Unit) Step {
	s := Step{Technique: t, Digits: setOfDigit(d)}
	s.mark(RoleDefining, at, d)
	s.unit(RoleBase, from)
	s.unit(RoleCover, into)
	s.eliminate(gone, d)
	return s
}

func (s *Step) reasonOfLocked() string {
	return fmt.Sprintf("%s of %s is in %s", s.Digits, s.Units[0].Unit, s.Units[1].Unit)
}
