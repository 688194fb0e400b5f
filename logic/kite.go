package logic

import (
	"iter"

	"nonet"
)

// kites find a row and a column with two places each for a digit, one of each in the
// same box: of the other two places one is right. Two kites over the same two cells
// of a box, of one digit or of two, are a dual kite.
var kites = family{find: findKites, techniques: []Technique{TwoStringKite, DualTwoStringKite}, reason: (*Step).reasonOfEnds}

// A kite is a row and a column that meet in a box.
type kite struct {
	digit             int
	inRow, inColumn   nonet.Cell // in the box
	rowEnd, columnEnd nonet.Cell
	gone              nonet.Cell
}

func findKites(b *Board, t Technique, found func(Step) bool) {
	var before []kite
	for k := range kitesOn(b) {
		if t == TwoStringKite {
			if !found(kiteStep(t, k)) {
				return
			}
			continue
		}
		for _, o := range before {
			if o.sameCells(k) && (o.gone != k.gone || o.digit != k.digit) && !found(kiteStep(t, o, k)) {
				return
			}
		}
		before = append(before, k)
	}
}

// kitesOn yields the kites that take a candidate away.
func kitesOn(b *Board) iter.Seq[kite] {
	return func(yield func(kite) bool) {
		for d := 1; d <= 9; d++ {
			for inRow := range b.places[d].all() {
				for inColumn := range b.placesIn(boxOf(inRow), d).all() {
					if k, ok := kiteAt(b, d, inRow, inColumn); ok && !yield(k) {
						return
					}
				}
			}
		}
	}
}

// kiteAt returns the kite whose row and column have these cells in a box, if it takes
// a candidate away.
func kiteAt(b *Board, d int, inRow, inColumn nonet.Cell) (k kite, ok bool) {
	if rowOf(inRow) == rowOf(inColumn) || columnOf(inRow) == columnOf(inColumn) {
		return k, false
	}
	rowEnd, ok := b.partnerIn(rowOf(inRow), d, inRow)
	if !ok {
		return k, false
	}
	columnEnd, ok := b.partnerIn(columnOf(inColumn), d, inColumn)
	if !ok || rowEnd == columnEnd {
		return k, false
	}
	k = kite{d, inRow, inColumn, rowEnd, columnEnd, crossing(columnEnd, rowEnd)}
	return k, b.places[d].has(k.gone)
}

// sameCells reports whether two kites meet in the same cells.
func (k kite) sameCells(o kite) bool {
	return setOf(k.inRow, k.inColumn) == setOf(o.inRow, o.inColumn)
}

func kiteStep(t Technique, kites ...kite) Step {
	s := Step{Technique: t}
	for _, k := range kites {
		s.Digits |= setOfDigit(k.digit)
		s.mark(RoleEnd, setOf(k.rowEnd, k.columnEnd), k.digit)
		s.markOnce(RoleBridge, setOf(k.inRow, k.inColumn), k.digit)
		s.unitOnce(RoleBase, rowOf(k.inRow), columnOf(k.inColumn))
		s.alternate(Candidate{k.rowEnd, k.digit}, Candidate{k.inRow, k.digit},
			Candidate{k.inColumn, k.digit}, Candidate{k.columnEnd, k.digit})
		s.eliminate(setOf(k.gone), k.digit)
	}
	s.unit(RoleUnit, boxOf(kites[0].inRow))
	return s
}
