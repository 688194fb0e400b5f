package logic

import (
	"fmt"

	"nonet"
)

// rectangles find four cells in two rows, two columns and two boxes that would hold
// two digits in turn: as these could be swapped, a puzzle with one solution rules
// that out.
var rectangles = family{find: rectangleFinder(true), techniques: []Technique{
	UniquenessTest1, UniquenessTest2, UniquenessTest3, UniquenessTest4, UniquenessTest5, UniquenessTest6,
	HiddenRectangle,
}, reason: (*Step).reasonOfRectangle}

// corners are the cells of such a rectangle: 0 and 1, and 2 and 3, share a row, 0 and
// 2, and 1 and 3, a column.
type corners struct {
	at  [4]nonet.Cell
	set cellSet
}

// allCorners lists all such rectangles.
var allCorners = func() (list []corners) {
	for a := range nonet.Cell(81) {
		for d := a + 10; d < 81; d++ {
			b, c := crossing(a, d), crossing(d, a)
			if a.Column() < d.Column() && (boxOf(a) == boxOf(b)) != (boxOf(a) == boxOf(c)) {
				list = append(list, corners{[4]nonet.Cell{a, b, c, d}, setOf(a, b, c, d)})
			}
		}
	}
	return list
}()

// A rectangle is four corners and two digits for them.
type rectangle struct {
	board  *Board
	cells  cellSet
	digits nonet.DigitSet
	floor  cellSet // corners without another candidate
	roof   cellSet // the others
}

// rectangleFinder returns a finder that takes corners from which one of the digits has
// been eliminated already, or doesn't.
func rectangleFinder(missing bool) finder {
	return func(b *Board, t Technique, found func(Step) bool) {
		pairs := b.cellsWith(2)
		room := b.room()
		for c := range pairs.all() {
			for _, corners := range cornersAt[c] {
				digits := b.cands[c]
				if !corners.within(b.open) || earlierPair(b, corners, c) || !fits(b, corners, digits, missing, &room) {
					continue
				}
				r := newRectangle(b, corners, digits)
				if !r.find(t, found) {
					return
				}
			}
		}
	}
}

// cornersAt lists for each cell the corners that it is one of.
var cornersAt = func() (table [81][]cellSet) {
	for i := range allCorners {
		for _, c := range allCorners[i].at {
			table[c] = append(table[c], allCorners[i].set)
		}
	}
	return table
}()

// earlierPair reports whether a corner before has the same two candidates as a cell.
func earlierPair(b *Board, corners cellSet, c nonet.Cell) bool {
	for other := range corners.all() {
		if other < c && b.cands[other] == b.cands[c] {
			return true
		}
	}
	return false
}

// room returns, for each digit, the open cells where it could stand beside the digits
// that have been placed, whatever has been eliminated.
func (b *Board) room() (room [10]cellSet) {
	var placed [10]cellSet
	for c, d := range b.digits {
		if d != 0 {
			placed[d].add(nonet.Cell(c))
		}
	}
	for d := 1; d <= 9; d++ {
		room[d] = b.open.and(b.start[d]).without(peersOfAny(placed[d]))
	}
	return room
}

// fits reports whether all corners may hold two digits.
func fits(b *Board, cells cellSet, digits nonet.DigitSet, missing bool, room *[10]cellSet) bool {
	for d := range digitsOf(digits) {
		if !cells.within(b.places[d]) && !(missing && cells.within(room[d])) {
			return false
		}
	}
	return true
}

func newRectangle(b *Board, cells cellSet, digits nonet.DigitSet) rectangle {
	r := rectangle{board: b, cells: cells, digits: digits}
	for c := range cells.all() {
		if b.cands[c]&^digits == 0 {
			r.floor.add(c)
		} else {
			r.roof.add(c)
		}
	}
	return r
}

// find reports the steps of a technique.
func (r *rectangle) find(t Technique, found func(Step) bool) bool {
	switch t {
	case UniquenessTest1:
		return r.findType1(found)
	case UniquenessTest2, UniquenessTest5:
		return r.findType2(t, found)
	case UniquenessTest3:
		return r.findType3(found)
	case UniquenessTest4:
		return r.findType4(found)
	case UniquenessTest6:
		return r.findType6(found)
	}
	return r.findHidden(found)
}

// aligned reports whether the roof is two cells in a row or a column.
func (r *rectangle) aligned() bool {
	if r.roof.len() != 2 {
		return false
	}
	units := unitsOf[r.roof.first()]
	return r.roof.within(unitCells[units[0]]) || r.roof.within(unitCells[units[1]])
}

// extras returns the candidates of the roof beside the two digits.
func (r *rectangle) extras() (digits nonet.DigitSet) {
	for c := range r.roof.all() {
		digits |= r.board.cands[c]
	}
	return digits &^ r.digits
}

// step returns a step that shows the rectangle.
func (r *rectangle) step(t Technique) Step {
	s := Step{Technique: t, Digits: r.digits}
	s.markAll(r.board, RoleDefining, r.cells, r.digits)
	s.markAll(r.board, RoleExtra, r.roof, r.extras())
	return s
}

// without hands over a step that takes digits from some cells, if they are there. The
// units it shows are those where one of the two digits has no place beside the corners.
func (r *rectangle) without(t Technique, cells cellSet, digits nonet.DigitSet, found func(Step) bool) bool {
	if !r.board.anyOf(cells, digits) {
		return true
	}
	s := r.step(t)
	switch t {
	case UniquenessTest4:
		s.unit(RoleUnit, r.onlyIn(cells, lowestDigit(r.digits&^digits))...)
	case UniquenessTest6, HiddenRectangle:
		for c := range cells.all() {
			s.unit(RoleUnit, rowOf(c), columnOf(c))
		}
	}
	s.eliminateAll(r.board, cells, digits)
	return found(s)
}

func (s *Step) reasonOfRectangle() string {
	text := s.corners()
	switch _, extras := s.marked(RoleExtra); s.Technique {
	case UniquenessTest3:
		cells, more := s.marked(RoleGroup0)
		text += fmt.Sprintf(", which with %s make a subset of %s", cellList(cells), digitList(extras|more, ","))
	case UniquenessTest4, UniquenessTest6, HiddenRectangle:
		digit := setOfDigit(s.Eliminations[0].Digit)
		if s.Technique != UniquenessTest6 {
			digit = s.Digits &^ digit
		}
		text += fmt.Sprintf(", and %s has no other place in %s", digit, andList(unitNames(s.unitsAs(RoleUnit))))
	}
	return text
}

// corners writes the corners of a rectangle, and what they have beside its two digits.
func (s *Step) corners() string {
	text := digitList(s.Digits, "/") + " in " + s.in(RoleDefining)
	if cells, extras := s.marked(RoleExtra); !cells.empty() {
		text += fmt.Sprintf(" but for %s in %s", digitList(extras, ","), cellList(cells))
	}
	return text
}
