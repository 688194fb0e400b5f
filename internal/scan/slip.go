package scan

import "fmt"

// A slip is what is wrong with a line that was meant as a row. It is put into
// words only for the one of a block that is told.
type slip struct {
	cells, rest int    // how many characters are cells, and how many mean nothing in a row
	column      int    // of the first of those that mean nothing
	found       string // that character
}

// slipOf counts what a line has that is no row.
func slipOf(text, raw []byte) *slip {
	s := &slip{}
	for i, c := range text {
		switch parts := classes[c]; {
		case parts&(asDigit|asSign) != 0:
			s.cells++
		case parts&asGap == 0:
			if s.rest++; s.rest == 1 {
				s.column = i + 1
			}
		}
	}
	if s.named() {
		s.found = character(raw, s.column)
	}
	return s
}

// named reports whether the line is a row but for a few characters, of which
// the first is named.
func (s *slip) named() bool { return s.rest > 0 && s.cells+s.rest <= 11 }

// err says what is wrong.
func (s *slip) err(line int) *Error {
	err := &Error{Line: line, Column: s.column, Cells: s.cells, Wanted: "9 cells in a row of a 9x9 grid"}
	switch {
	case s.named():
		err.Found, err.Wanted = s.found, wantCell
	case s.rest > 0:
		err.Found = fmt.Sprintf("a line of %d characters, not all of them cells", s.cells+s.rest)
	default:
		err.Found = "a line of " + count(s.cells, "cell")
		if s.cells == 9 {
			err.Found += " that do not line up"
		}
	}
	return err
}
