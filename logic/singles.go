package logic

import "nonet"

// singles place a digit: in the last open cell of a unit, in a cell that has no
// other candidate, in a unit that has no other place for it.
var singles = family{find: findSingles, techniques: []Technique{FullHouse, NakedSingle, HiddenSingle},
	reason: (*Step).reasonOfSingle, where: (*Step).inUnits}

func findSingles(b *Board, t Technique, found func(Step) bool) {
	switch t {
	case NakedSingle:
		for c := range b.open.all() {
			if s := b.cands[c]; s.Len() == 1 && !found(single(t, c, lowestDigit(s))) {
				return
			}
		}
	case FullHouse:
		for u := range nonet.Unit(unitCount) {
			if left := b.open.and(unitCells[u]); left.len() == 1 {
				if s := b.cands[left.first()]; s.Len() == 1 {
					if !found(inUnit(single(t, left.first(), lowestDigit(s)), u)) {
						return
					}
				}
			}
		}
	case HiddenSingle:
		for u := range nonet.Unit(unitCount) {
			for d := 1; d <= 9; d++ {
				if at := b.placesIn(u, d); at.len() == 1 {
					if !found(inUnit(single(t, at.first(), d), u)) {
						return
					}
				}
			}
		}
	}
}

// single returns a step that places a digit.
func single(t Technique, c nonet.Cell, digit int) Step {
	s := Step{Technique: t, Digits: setOfDigit(digit), Placements: []Candidate{{c, digit}}}
	s.mark(RoleDefining, setOf(c), digit)
	return s
}

// inUnit adds the unit that a single is alone in.
func inUnit(s Step, u nonet.Unit) Step {
	s.unit(RoleUnit, u)
	return s
}

func (s *Step) reasonOfSingle() string {
	switch s.Technique {
	case FullHouse:
		return "the last open cell of " + s.Units[0].Unit.String()
	case NakedSingle:
		return "only " + s.Digits.String() + " is left"
	}
	return s.Digits.String() + " has no other place in " + s.Units[0].Unit.String()
}
