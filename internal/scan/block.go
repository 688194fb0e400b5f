package scan

import (
	"fmt"
	"math/bits"
)

// A block is the rows of one grid as they come in.
type block struct {
	rows []row
	// Bands or single rows may stand apart, with an empty line after each.
	// part is how many rows stand together then, 1 or 3; 0 until an empty line
	// comes. whole is how many rows stood before the last empty line.
	part, whole int
}

func (b *block) empty() bool { return len(b.rows) == 0 }

// sign returns the blank that the rows with digits use, 0 when none has one.
func (b *block) sign() byte {
	for i := range b.rows {
		if b.rows[i].vague {
			continue
		}
		for _, c := range b.rows[i].cells {
			if c.set == 0 {
				return c.sign
			}
		}
	}
	return 0
}

// real returns the rows that are rows: those with digits, and of the vague
// ones those drawn with the blank that the others use. The rest are rulers.
func (b *block) real() []row {
	sign := b.sign()
	rows := make([]row, 0, 9)
	for _, r := range b.rows {
		if !r.vague || r.cells[0].sign == sign {
			rows = append(rows, r)
		}
	}
	return rows
}

// addRow puts a row into the block and hands out the grid that it completes.
func (s *Scanner) addRow(r row) {
	if s.inside == inBadBlock {
		return
	}
	b := &s.block
	b.rows = append(b.rows, r)
	if len(b.rows) < 9 && b.part == 0 {
		return
	}
	rows := b.real()
	if b.part > 0 && len(rows)-b.whole > b.part {
		s.fail(tooFew(rows[:b.whole]))
		rows = rows[b.whole:]
		*b = block{rows: rows}
	}
	const mostRulers = 20
	if len(rows) < 9 && len(b.rows)-len(rows) < mostRulers {
		return
	}
	*b = block{}
	if len(rows) < 9 {
		s.fail(tooFew(rows))
		return
	}
	s.emitRows(rows)
}

// blankLine ends the block, unless it stands between bands or rows.
func (s *Scanner) blankLine() {
	if s.inside == inBadBlock {
		s.inside = amongRows
	}
	b := &s.block
	n := len(b.real())
	switch together := n - b.whole; {
	case n == 0 || b.part == 0 && together != 1 && together != 3 || b.part > 0 && together > 0 && together != b.part:
		s.closeBlock()
	case together > 0:
		b.part, b.whole = together, n
	}
}

// closeBlock ends the block before it has nine rows.
func (s *Scanner) closeBlock() {
	rows := s.block.real()
	lines := s.block.rows
	s.block = block{}
	switch {
	case len(rows) > 0:
		s.fail(tooFew(rows))
	case len(lines) == 9 && uniform(lines):
		s.emitRows(lines)
	}
}

// uniform reports whether vague rows are all drawn alike: nine of them on
// their own are an empty grid.
func uniform(rows []row) bool {
	for _, r := range rows {
		if r.cells[0].sign != rows[0].cells[0].sign {
			return false
		}
	}
	return true
}

func tooFew(rows []row) *Error {
	return &Error{Line: rows[len(rows)-1].line, Cells: 9 * len(rows),
		Found: fmt.Sprintf("%d cells in %s", 9*len(rows), count(len(rows), "row")), Wanted: "9 rows of 9 cells"}
}

// emitRows hands out the grid of nine rows.
func (s *Scanner) emitRows(rows []row) {
	s.inside = amongRows
	if err := layout(rows); err != nil {
		s.fail(err)
		return
	}
	var cells []cell
	shape := rows[0].form
	for _, r := range rows {
		cells = append(cells, r.cells...)
		if r.form == Framed {
			shape = Framed
		}
	}
	g, err := gridOf(cells, func(i int) int { return rows[i/9].line })
	if g != nil {
		g.Shape, g.Line = shape, rows[0].line
	}
	s.emit(g, err)
}

// gridOf makes a grid of 81 cells; line tells on which line a cell stands.
func gridOf(cells []cell, line func(int) int) (*Grid, *Error) {
	g := &Grid{}
	for _, c := range cells {
		g.Marked = g.Marked || bits.OnesCount16(c.set) > 1
	}
	var sign byte
	for i, c := range cells {
		g.Sets[i] = c.set
		switch {
		case c.set != 0:
			continue
		case g.Marked:
			return nil, &Error{Line: line(i), Column: c.column, Cells: i, Found: "the blank " + signName(c.sign), Wanted: "the candidates of the cell, as in the other cells"}
		case sign != 0 && sign != c.sign:
			return nil, twoSigns(line(i), c.column, i, sign, c.sign)
		}
		sign = c.sign
		g.Sets[i] = all
	}
	return g, nil
}

// badRow says why a line that was meant as a row is none, and passes over the
// rest of its block.
func (s *Scanner) badRow(text, raw []byte) {
	before := len(s.block.real())
	s.block = block{}
	err := &Error{Line: s.line, Cells: 9 * before, Wanted: "9 cells in a row of a 9x9 grid"}
	cells, letters := 0, 0
	for i, c := range text {
		switch {
		case isCell(c):
			cells++
		case isLetter(c) || c == other:
			letters++
			if letters == 1 {
				err.Column = i + 1
			}
		}
	}
	err.Cells += cells
	switch {
	case letters == 0:
		err.Found = "a line of " + count(cells, "cell")
	case letters > 1 && cells+letters > 9 || cells+letters > 10:
		err.Found = fmt.Sprintf("a line of %d characters, not all of them cells", cells+letters)
	default:
		err.Found, err.Wanted = character(raw, err.Column), wantCell
	}
	if before > 0 {
		err.Found += " after " + count(before, "row")
	}
	if s.inside == amongLines {
		err.Wanted = wantLine
	} else {
		s.inside = inBadBlock
	}
	s.fail(err)
}
