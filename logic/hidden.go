package logic

import (
	"fmt"

	"nonet"
)

// hiddenSubsets find as many digits as they have places in a unit together: no other
// digit fits there.
var hiddenSubsets = family{find: findHiddenSubsets, techniques: []Technique{HiddenPair, HiddenTriple, HiddenQuadruple},
	reason: (*Step).reasonOfHidden, where: (*Step).inUnits}

// A hiddenSearch looks for the subsets of one size in one unit.
type hiddenSearch struct {
	board     *Board
	technique Technique
	size      int
	unit      nonet.Unit
	digits    [9]int // those with few enough places
	places    [9]cellSet
	n         int
	found     func(Step) bool
}

func findHiddenSubsets(b *Board, t Technique, found func(Step) bool) {
	s := hiddenSearch{board: b, technique: t, size: subsetSize(t), found: found}
	for _, s.unit = range boxesFirst {
		if b.open.and(unitCells[s.unit]).len() <= s.size {
			continue
		}
		s.n = 0
		for d := 1; d <= 9; d++ {
			at := b.placesIn(s.unit, d)
			if n := at.len(); n > 0 && n <= s.size {
				s.digits[s.n], s.places[s.n] = d, at
				s.n++
			}
		}
		if !s.extend(0, cellSet{}, 0, s.size) {
			return
		}
	}
}

// extend adds digits to those chosen, until none are left to choose.
func (s *hiddenSearch) extend(from int, cells cellSet, chosen nonet.DigitSet, left int) bool {
	if left == 0 {
		return cells.len() != s.size || s.report(cells, chosen)
	}
	for i := from; i+left <= s.n; i++ {
		with := cells.or(s.places[i])
		if with.len() <= s.size && !s.extend(i+1, with, chosen|setOfDigit(s.digits[i]), left-1) {
			return false
		}
	}
	return true
}

// report hands over a subset if it takes candidates away.
func (s *hiddenSearch) report(cells cellSet, digits nonet.DigitSet) bool {
	var others nonet.DigitSet
	for c := range cells.all() {
		others |= s.board.cands[c] &^ digits
	}
	if others == 0 {
		return true
	}
	step := Step{Technique: s.technique, Digits: digits}
	step.markAll(s.board, RoleDefining, cells, digits)
	step.unit(RoleUnit, s.unit)
	step.eliminateAll(s.board, cells, others)
	return s.found(step)
}

func (s *Step) reasonOfHidden() string {
	return fmt.Sprintf("%s of %s in %s", digitList(s.Digits, ","), s.Units[0].Unit, s.in(RoleDefining))
}
