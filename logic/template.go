package logic

import (
	"math/bits"

	"nonet"
)

// A template is a way to put one digit into nine cells, one in each unit, that a board
// allows: with the cells where the digit stands, and else with candidates.

// templateWalk goes through the templates of a digit, row by row.
type templateWalk struct {
	rows  [9]uint16 // the columns allowed in each row
	yield func(cellSet) bool
}

// newTemplateWalk returns a walk through the templates that a board allows.
func newTemplateWalk(b *Board, digit int, yield func(cellSet) bool) templateWalk {
	w := templateWalk{yield: yield}
	for c, d := range b.digits {
		if int(d) == digit {
			w.rows[c/9] |= 1 << (c % 9)
		}
	}
	for r := range w.rows {
		if w.rows[r] == 0 {
			w.rows[r] = columnsIn(b.places[digit], r)
		}
	}
	return w
}

// columnsIn returns the columns that a set has in a row.
func columnsIn(s cellSet, row int) uint16 {
	from := 9 * row
	if from >= 64 {
		return uint16(s[1]>>(from-64)) & (1<<9 - 1)
	}
	return uint16(s[0]>>from|s[1]<<(64-from)) & (1<<9 - 1)
}

// from yields the templates that begin with the cells so far. Columns and boxes are
// those that can have the digit no more; boxes are three, those of a band.
func (w *templateWalk) from(row int, columns, boxes uint16, cells cellSet) bool {
	if row == 9 {
		return w.yield(cells)
	}
	if row%3 == 0 {
		boxes = 0
	}
	for open := w.rows[row] &^ columns; open != 0; open &= open - 1 {
		column := bits.TrailingZeros16(open)
		box := uint16(1) << (column / 3)
		if boxes&box != 0 {
			continue
		}
		next := cells
		next.add(nonet.Cell(9*row + column))
		if !w.from(row+1, columns|1<<column, boxes|box, next) {
			return false
		}
	}
	return true
}

// withoutTemplate returns the candidates of a digit that no template has. Nothing else
// can go when only that digit is looked at.
func (b *Board) withoutTemplate(digit int) (none cellSet) {
	rest := b.places[digit]
	w := newTemplateWalk(b, digit, func(t cellSet) bool {
		rest = rest.without(t)
		return false
	})
	for !rest.empty() {
		c := rest.first()
		rows := w.rows
		w.rows[c.Row()] = 1 << c.Column()
		if w.from(0, 0, 0, cellSet{}) {
			none.add(c)
			rest.remove(c)
		}
		w.rows = rows
	}
	return none
}
