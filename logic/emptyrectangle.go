package logic

import (
	"fmt"
	"strings"

	"nonet"
)

// emptyRectangles find a box whose places for a digit lie in one row and one column,
// and a line with two places, one of them in that row or column: where the line's
// other place and the rest of the cross meet, the digit goes. Two of them over one box
// are a dual.
var emptyRectangles = family{
	find:       emptyRectangleFinder(3),
	techniques: []Technique{EmptyRectangle, DualEmptyRectangle},
	reason:     (*Step).reasonOfEmptyRectangle,
}

// emptyRectangleFinder returns a finder that wants a number of places in the box at least.
// With two it finds chains that some call empty rectangles too.
func emptyRectangleFinder(least int) finder {
	return func(b *Board, t Technique, found func(Step) bool) {
		for d := 1; d <= 9; d++ {
			for box := firstBox; box < unitCount; box++ {
				n := b.placesIn(box, d).len()
				if n < least || n > 5 {
					continue
				}
				if t == DualEmptyRectangle {
					if !dualsIn(b, d, box, found) {
						return
					}
				} else if !crossesIn(b, d, box, func(e emptyRectangle) bool {
					return found(emptyRectangleStep(b, t, d, box, e))
				}) {
					return
				}
			}
		}
	}
}

// An emptyRectangle is where row and column cross in the box, the line with two places,
// near and far from the box, and the cell that the digit goes from.
type emptyRectangle struct {
	center, near, far, gone nonet.Cell
}

// crossesIn reports what the crosses of a box take away.
func crossesIn(b *Board, d int, box nonet.Unit, found func(emptyRectangle) bool) bool {
	in := b.placesIn(box, d)
	for _, center := range box.Cells() {
		row, column := unitCells[rowOf(center)], unitCells[columnOf(center)]
		if !in.within(row.or(column)) || in.within(row) || in.within(column) {
			continue
		}
		for rest := b.places[d].and(row.or(column)).without(unitCells[box]); !rest.empty(); {
			e := emptyRectangle{center: center, near: rest.pop()}
			var ok bool
			if row.has(e.near) {
				e.far, ok = b.partnerIn(columnOf(e.near), d, e.near)
				e.gone = crossing(e.far, center)
			} else {
				e.far, ok = b.partnerIn(rowOf(e.near), d, e.near)
				e.gone = crossing(center, e.far)
			}
			if ok && boxOf(e.gone) != box && b.places[d].has(e.gone) && !found(e) {
				return false
			}
		}
	}
	return true
}

// dualsIn reports the pairs of a box that take different candidates away.
func dualsIn(b *Board, d int, box nonet.Unit, found func(Step) bool) bool {
	var before []emptyRectangle
	return crossesIn(b, d, box, func(e emptyRectangle) bool {
		for _, o := range before {
			if o.gone != e.gone && !found(emptyRectangleStep(b, DualEmptyRectangle, d, box, o, e)) {
				return false
			}
		}
		before = append(before, e)
		return true
	})
}

func emptyRectangleStep(b *Board, t Technique, d int, box nonet.Unit, rectangles ...emptyRectangle) Step {
	s := Step{Technique: t, Digits: setOfDigit(d)}
	s.mark(RoleDefining, b.placesIn(box, d), d)
	s.unit(RoleBase, box)
	for _, e := range rectangles {
		s.unitOnce(RoleCross, rowOf(e.center), columnOf(e.center))
		s.unitOnce(RoleBridge, unitsWith(setOf(e.near, e.far))[0])
		s.markOnce(RoleBridge, setOf(e.near), d)
		s.markOnce(RoleEnd, setOf(e.far), d)
		s.Chains = append(s.Chains, e.chain(b.placesIn(box, d), d))
		s.eliminate(setOf(e.gone), d)
	}
	return s
}

// chain returns the links of an empty rectangle: from the places of the box in the line
// of what goes, to those in the line of the near end, to that and to the far end.
func (e *emptyRectangle) chain(in cellSet, d int) Chain {
	line := unitCells[rowOf(e.center)]
	if line.has(e.near) {
		line = unitCells[columnOf(e.center)]
	}
	return Chain{
		{Cells: in.and(line).cells(), Digit: d},
		{Cells: in.without(line).cells(), Digit: d, On: true, Strong: true},
		{Cells: []nonet.Cell{e.near}, Digit: d},
		{Cells: []nonet.Cell{e.far}, Digit: d, On: true, Strong: true},
	}
}

func (s *Step) reasonOfEmptyRectangle() string {
	var links []string
	for _, c := range s.Chains {
		near, far := c[2].Cells[0], c[3].Cells[0]
		links = append(links, fmt.Sprintf("in %s or %s of %s", near, far, unitsWith(setOf(near, far))[0]))
	}
	cross := s.unitsAs(RoleCross)
	return fmt.Sprintf("%s of %s is in %s or %s, and %s",
		s.Digits, s.unitsAs(RoleBase)[0], cross[0], cross[1], strings.Join(links, ", "))
}
