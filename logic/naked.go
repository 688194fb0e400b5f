package logic

import "nonet"

// nakedSubsets find as many cells of a unit as they have candidates together: those
// go from the other cells of the unit. A subset that empties both a box and a line is
// called locked.
var nakedSubsets = family{find: findNakedSubsets, techniques: []Technique{LockedPair, LockedTriple, NakedPair, NakedTriple, NakedQuadruple},
	reason: (*Step).reasonOfNaked, where: (*Step).inUnits}

// A nakedSearch looks for the subsets of one size in one unit.
type nakedSearch struct {
	board     *Board
	technique Technique
	size      int
	unit      nonet.Unit
	cells     [9]nonet.Cell // those with few enough candidates
	n         int
	found     func(Step) bool
}

func findNakedSubsets(b *Board, t Technique, found func(Step) bool) {
	s := nakedSearch{board: b, technique: t, size: subsetSize(t), found: found}
	for _, s.unit = range boxesFirst {
		s.n = 0
		for c := range b.open.and(unitCells[s.unit]).all() {
			if n := b.cands[c].Len(); n > 0 && n <= s.size {
				s.cells[s.n] = c
				s.n++
			}
		}
		if !s.extend(0, cellSet{}, 0, s.size) {
			return
		}
	}
}

// subsetSize returns how many cells a subset has.
func subsetSize(t Technique) int {
	switch t {
	case LockedPair, NakedPair, HiddenPair:
		return 2
	case LockedTriple, NakedTriple, HiddenTriple:
		return 3
	}
	return 4
}

// extend adds cells to those chosen, until none are left to choose.
func (s *nakedSearch) extend(from int, chosen cellSet, digits nonet.DigitSet, left int) bool {
	if left == 0 {
		return digits.Len() != s.size || s.report(chosen, digits)
	}
	for i := from; i+left <= s.n; i++ {
		c := s.cells[i]
		with := digits | s.board.cands[c]
		if with.Len() > s.size {
			continue
		}
		cells := chosen
		cells.add(c)
		if !s.extend(i+1, cells, with, left-1) {
			return false
		}
	}
	return true
}

// report hands over a subset if it takes candidates away and is of the kind wanted.
func (s *nakedSearch) report(cells cellSet, digits nonet.DigitSet) bool {
	box := unitCells[boxOf(cells.first())]
	inBox := cells.within(box)
	if inBox && s.unit < firstBox {
		return true // the box has had it
	}
	seen := peersOfAll(cells)
	var gone cellSet
	for d := range digitsOf(digits) {
		gone = gone.or(s.board.places[d].and(seen))
	}
	locked := s.size < 4 && inBox && gone.meets(box) && !gone.within(box)
	if gone.empty() || locked != (s.technique == LockedPair || s.technique == LockedTriple) {
		return true
	}
	step := Step{Technique: s.technique, Digits: digits}
	step.markAll(s.board, RoleDefining, cells, digits)
	step.unit(RoleUnit, unitsWith(cells)...)
	step.eliminateAll(s.board, seen, digits)
	return s.found(step)
}

func (s *Step) reasonOfNaked() string {
	return digitList(s.Digits, ",") + " in " + s.in(RoleDefining)
}
