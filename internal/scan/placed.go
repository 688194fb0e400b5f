package scan

import "fmt"

// takePlaced reads a field of 81 cells as HoDoKu writes a game that has begun: a +
// stands before each digit that is not given. It returns nil and nil for any other
// line, and an error for such a field of another length.
func (s *Scanner) takePlaced(text []byte) (*Grid, *Error) {
	var found run
	for i := 0; i < len(text); i++ {
		r := run{i, placedEnd(text, i)}
		if r.end == i {
			continue
		}
		i = r.end
		n, plus := placedCells(text[r.start:r.end])
		switch {
		case n <= nearly || r.start > 0 && joins(text[r.start-1]) || r.end < len(text) && joins(text[r.end]):
			continue
		case plus == 0 || n >= 81+nearly || found.end > 0 || joinedByPlus(text[r.start:r.end]):
			return nil, nil
		case n != 81:
			return nil, &Error{Line: s.lines.number, Column: r.start + 1, Cells: n, Found: fmt.Sprintf("%d cells", n), Wanted: wantLine}
		}
		found = r
	}
	if found.end == 0 {
		return nil, nil
	}
	return s.placed81(text, found)
}

// placedEnd returns where the cells end that begin at i.
func placedEnd(text []byte, i int) int {
	for i < len(text) && (isCell(text[i]) || text[i] == '+' && i+1 < len(text) && isDigit(text[i+1])) {
		i++
	}
	return i
}

// placedCells counts the cells of a field, and the plus signs.
func placedCells(text []byte) (cells, plus int) {
	for _, c := range text {
		if c == '+' {
			plus++
		} else {
			cells++
		}
	}
	return cells, plus
}

// joinedByPlus reports whether a field looks like nine rows with a + between, one
// of which may have lost a cell to another.
func joinedByPlus(text []byte) bool {
	parts := 0
	for f := range between(text, '+') {
		if parts++; len(f.text) < 7 || len(f.text) > 11 {
			return false
		}
	}
	return parts == 9
}

// placed81 reads the 81 cells of a field with plus signs.
func (s *Scanner) placed81(text []byte, r run) (*Grid, *Error) {
	cells := make([]cell, 0, 81)
	for i, c := range text[r.start:r.end] {
		switch {
		case isDigit(c):
			cells = append(cells, cell{set: 1 << (c - '1'), column: r.start + i + 1})
		case c != '+':
			cells = append(cells, cell{sign: c, column: r.start + i + 1})
		}
	}
	g, err := s.gridOf(cells, func(int) int { return s.lines.number })
	if g != nil {
		g.Shape, g.Line = Line, s.lines.number
	}
	return g, err
}
