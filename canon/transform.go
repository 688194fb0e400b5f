package canon

import "nonet"

// A Transform is one of the 2 x 6^8 x 9! symmetries of Sudoku: rows may change
// places within their band and bands as a whole, columns within their stack
// and stacks as a whole, rows may become columns, and digits may be renamed.
// It makes a puzzle of a puzzle, with the same number of solutions.
//
// A Transform is a plain value that can be compared and used as a map key; two
// are equal if and only if they do the same to every grid. The zero Transform
// changes nothing.
type Transform struct {
	// Where lines and digits come from or go to, as the difference (exclusive
	// or) to where they would be if nothing changed.
	rows, columns [9]uint8 // of the transposed grid, where it is transposed
	digits        [9]uint8
	transposed    bool
}

// row returns which row, or column if t transposes, comes to row i.
func (t *Transform) row(i int) int { return i ^ int(t.rows[i]) }

// column returns which column, or row if t transposes, comes to column i.
func (t *Transform) column(i int) int { return i ^ int(t.columns[i]) }

// digit returns what becomes of digit d, from 0.
func (t *Transform) digit(d int) int { return d ^ int(t.digits[d]) }

// setRow lets row from come to row i; so for columns, and digit d become to.
func (t *Transform) setRow(i, from int)    { t.rows[i] = uint8(i ^ from) }
func (t *Transform) setColumn(i, from int) { t.columns[i] = uint8(i ^ from) }
func (t *Transform) setDigit(d, to int)    { t.digits[d] = uint8(d ^ to) }

// source returns the cell that comes to a row and column.
func (t *Transform) source(row, column int) int {
	row, column = t.row(row), t.column(column)
	if t.transposed {
		row, column = column, row
	}
	return 9*row + column
}

// Apply returns what t makes of grid g. Blanks stay blank; a value above 9 is
// no digit and becomes a blank.
func (t Transform) Apply(g nonet.Grid) nonet.Grid {
	var to [256]uint8
	for d := range 9 {
		to[d+1] = uint8(t.digit(d)) + 1
	}
	var out nonet.Grid
	for i := range out {
		out[i] = to[g[t.source(i/9, i%9)]]
	}
	return out
}

// ApplyCandidates returns what t makes of candidates c.
func (t Transform) ApplyCandidates(c nonet.Candidates) nonet.Candidates {
	var out nonet.Candidates
	for i := range out {
		from := c[t.source(i/9, i%9)]
		for d := range 9 {
			out[i] |= from >> d & 1 << t.digit(d)
		}
	}
	return out
}

// Then returns the transform that does t first and u after it:
// t.Then(u).Apply(g) is u.Apply(t.Apply(g)).
func (t Transform) Then(u Transform) Transform {
	if u.transposed {
		t.rows, t.columns = t.columns, t.rows
	}
	out := Transform{transposed: t.transposed != u.transposed}
	for i := range 9 {
		out.setRow(i, t.row(u.row(i)))
		out.setColumn(i, t.column(u.column(i)))
		out.setDigit(i, u.digit(t.digit(i)))
	}
	return out
}

// Inverse returns the transform that undoes t.
func (t Transform) Inverse() Transform {
	out := Transform{transposed: t.transposed}
	for i := range 9 {
		out.setRow(t.row(i), i)
		out.setColumn(t.column(i), i)
		out.setDigit(t.digit(i), i)
	}
	if t.transposed {
		out.rows, out.columns = out.columns, out.rows
	}
	return out
}
