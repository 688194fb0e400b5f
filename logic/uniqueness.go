package logic

import (
	"slices"

	"nonet"
)

// findType1 finds a rectangle with extra candidates in one corner: that holds one of
// them.
func (r *rectangle) findType1(found func(Step) bool) bool {
	return r.floor.len() != 3 || r.without(UniquenessTest1, r.roof, r.digits, found)
}

// findType2 finds a rectangle whose extra candidates are all of one digit: one corner
// holds it. Type 2 has two such corners side by side, type 5 two that are opposite or
// three.
func (r *rectangle) findType2(t Technique, found func(Step) bool) bool {
	extras := r.extras()
	if n := r.floor.len(); n != 1 && n != 2 || extras.Len() != 1 || r.aligned() != (t == UniquenessTest2) {
		return true
	}
	return r.without(t, peersOfAll(r.roof), extras, found)
}

// findType4 finds two corners side by side that are the only places of one of the
// digits in a unit of both: neither holds the other digit.
func (r *rectangle) findType4(found func(Step) bool) bool {
	if !r.aligned() {
		return true
	}
	for d := range digitsOf(r.digits) {
		if len(r.onlyIn(r.roof, d)) > 0 && !r.without(UniquenessTest4, r.roof, r.digits&^setOfDigit(d), found) {
			return false
		}
	}
	return true
}

// onlyIn returns the units of all of some corners in which they are the only places of
// a digit.
func (r *rectangle) onlyIn(cells cellSet, digit int) []nonet.Unit {
	return slices.DeleteFunc(unitsWith(cells), func(u nonet.Unit) bool {
		return !r.board.placesIn(u, digit).within(cells)
	})
}

// findType6 finds two opposite corners with extra candidates where one of the digits
// has no place beside the corners in both rows and both columns: it is not in these
// two.
func (r *rectangle) findType6(found func(Step) bool) bool {
	if r.roof.len() != 2 || r.aligned() {
		return true
	}
	var lines cellSet
	for c := range r.roof.all() {
		lines = lines.or(unitCells[rowOf(c)]).or(unitCells[columnOf(c)])
	}
	for d := range digitsOf(r.digits) {
		if !lines.without(r.cells).meets(r.board.places[d]) {
			return r.without(UniquenessTest6, r.roof, setOfDigit(d), found)
		}
	}
	return true
}

// findHidden finds a corner whose row and column have no place for one of the digits
// beside the corners, opposite to one without extra candidates: it doesn't hold the
// other digit.
func (r *rectangle) findHidden(found func(Step) bool) bool {
	if n := r.floor.len(); n != 1 && n != 2 || n == 2 && r.aligned() {
		return true
	}
	for c := range r.floor.all() {
		opposite := r.cells.without(peers[c]).without(setOf(c)).first()
		lines := unitCells[rowOf(opposite)].or(unitCells[columnOf(opposite)]).without(r.cells)
		for d := range digitsOf(r.digits) {
			if !lines.meets(r.board.places[d]) &&
				!r.without(HiddenRectangle, setOf(opposite), r.digits&^setOfDigit(d), found) {
				return false
			}
		}
	}
	return true
}

// A roofSearch looks for cells that make a naked subset with the roof of a rectangle,
// which counts as one cell: it holds one of its extra candidates.
type roofSearch struct {
	*rectangle
	unit  nonet.Unit
	found func(Step) bool
}

// findType3 finds two corners side by side that are in a naked subset.
func (r *rectangle) findType3(found func(Step) bool) bool {
	if !r.aligned() {
		return true
	}
	for _, u := range unitsOf[r.roof.first()] {
		if !r.roof.within(unitCells[u]) {
			continue
		}
		s := roofSearch{r, u, found}
		rest := r.board.open.and(unitCells[u]).without(r.cells)
		for d := range digitsOf(r.digits) {
			rest = rest.without(r.board.places[d])
		}
		if !s.extend(rest, cellSet{}, r.extras()) {
			return false
		}
	}
	return true
}

// extend adds cells to those chosen.
func (s *roofSearch) extend(rest, chosen cellSet, digits nonet.DigitSet) bool {
	for c := range rest.all() {
		rest.remove(c)
		cells := chosen
		cells.add(c)
		with := digits | s.board.cands[c]
		if with.Len() == cells.len()+1 && !s.report(cells, with) {
			return false
		}
		if !s.extend(rest, cells, with) {
			return false
		}
	}
	return true
}

// report hands over a subset if it takes candidates away.
func (s *roofSearch) report(cells cellSet, digits nonet.DigitSet) bool {
	subset := cells.or(s.roof)
	units := unitsWith(subset)
	if s.unit != units[0] {
		return true // the line has had it
	}
	var seen cellSet
	for _, u := range units {
		seen = seen.or(unitCells[u])
	}
	gone := seen.without(subset)
	if !s.board.anyOf(gone, digits) {
		return true
	}
	step := s.step(UniquenessTest3)
	step.markAll(s.board, RoleGroup0, cells, digits)
	step.unit(RoleUnit, units...)
	step.eliminateAll(s.board, gone, digits)
	return s.found(step)
}
