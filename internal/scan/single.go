package scan

import (
	"bytes"
	"fmt"
	"iter"
	"net/url"
	"strings"
)

// nearly is how many cells on a line are too many for anything but a whole
// grid, so that the line is told what is wrong with it.
const nearly = 40

// oneLine reads a line that holds a whole grid: a run of 81 cells among other
// fields, nine rows joined by a separator, 81 fields, or 729 candidate
// characters; an address may have its characters escaped. It returns nil and
// nil for any other line.
func (s *Scanner) oneLine(text, raw []byte) (*Grid, *Error) {
	if len(text) <= nearly {
		return nil, nil
	}
	escaped := false
	if bytes.IndexByte(text, '%') >= 0 {
		if plain, err := url.PathUnescape(string(text)); err == nil {
			escaped = true
			raw = []byte(plain)
			text = normalise(nil, raw)
		}
	}
	g, err := s.wholeGrid(text, raw)
	if g == nil && err == nil {
		err = s.nearMiss(text, raw)
		if placed, bad := s.takePlaced(text); (placed != nil || bad != nil) && (err != nil || cellLike(bytes.TrimSpace(text))) {
			g, err = placed, bad
		}
	}
	if err != nil && escaped {
		err.Column = 0 // it would count the characters of the plain text
	}
	return g, err
}

func (s *Scanner) wholeGrid(text, raw []byte) (*Grid, *Error) {
	if g, err := s.run81(text, raw); g != nil || err != nil {
		return g, err
	}
	if g := joinedRows(text); g != nil {
		g.Line = s.lines.number
		return g, nil
	}
	return s.fields81(text)
}

// A run is a stretch of cell characters.
type run struct{ start, end int }

// cellRuns walks over the longest possible stretches of cell characters. A
// stretch that touches a letter is a word or a slip of the pen, not a field.
func cellRuns(text []byte) iter.Seq[run] {
	return func(yield func(run) bool) {
		for i := 0; i < len(text); {
			if !isCell(text[i]) {
				i++
				continue
			}
			j := i
			for j < len(text) && isCell(text[j]) {
				j++
			}
			if (i == 0 || !joins(text[i-1])) && (j == len(text) || !joins(text[j])) && !yield(run{i, j}) {
				return
			}
			i = j
		}
	}
}

// joins reports whether c beside a run makes it part of something longer.
func joins(c byte) bool { return isLetter(c) || c == other }

// run81 reads a line with fields of 81 cells: the first, or the one that the
// header line calls the puzzle.
func (s *Scanner) run81(text, raw []byte) (*Grid, *Error) {
	var fields []run
	for r := range cellRuns(text) {
		switch r.end - r.start {
		case 81:
			if !isRuler(text[r.start:r.end]) {
				fields = append(fields, r)
			}
		case 729:
			return s.run729(text, r)
		}
	}
	if len(fields) == 0 {
		return nil, nil
	}
	chosen, err := s.chooseField(text, fields)
	if err == nil {
		// What went wrong before it may have been the puzzle, and this its solution.
		err = s.nearMiss(text[:chosen.start], raw)
	}
	if err != nil {
		return nil, err
	}
	return s.line81(text, chosen)
}

// chooseField returns which of the grids of a line is the puzzle.
func (s *Scanner) chooseField(text []byte, fields []run) (run, *Error) {
	if h := s.header; h.sep != 0 && bytes.IndexByte(text, h.sep) >= 0 {
		if r, ok := h.pick(text, fields); ok {
			return r, nil
		}
		return run{}, &Error{Line: s.lines.number, Found: fmt.Sprintf("no 81 cells in column %d, which the header calls the puzzle", h.column+1), Wanted: wantLine}
	}
	first := fields[0]
	for _, other := range fields[1:] {
		switch {
		case full(text, other) || agrees(text, first, other):
		case full(text, first):
			return run{}, &Error{Line: s.lines.number, Column: other.start + 1, Cells: 81,
				Found: "a grid with blanks after a full one", Wanted: "the puzzle before its solution, or a header line that names the columns"}
		default:
			return run{}, &Error{Line: s.lines.number, Column: other.start + 1, Cells: 81,
				Found: "a second puzzle on the line", Wanted: "one puzzle a line, or a header line that names the columns"}
		}
	}
	return first, nil
}

// agrees reports whether the second grid keeps every digit of the first.
func agrees(text []byte, first, second run) bool {
	for i := range 81 {
		if c := text[first.start+i]; isDigit(c) && text[second.start+i] != c {
			return false
		}
	}
	return true
}

func full(text []byte, r run) bool {
	for _, c := range text[r.start:r.end] {
		if !isDigit(c) {
			return false
		}
	}
	return true
}

// line81 reads the 81 cells of a run.
func (s *Scanner) line81(text []byte, r run) (*Grid, *Error) {
	g := &Grid{Shape: Line, Line: s.lines.number}
	var sign byte
	for i, c := range text[r.start:r.end] {
		switch {
		case isDigit(c):
			g.Sets[i] = 1 << (c - '1')
			continue
		case sign == 0:
			sign = c
		case c != sign:
			return nil, twoSigns(s.lines.number, r.start+i+1, i, sign, c)
		}
		g.Sets[i] = all
	}
	return g, nil
}

func twoSigns(line, column, cells int, one, two byte) *Error {
	return &Error{Line: line, Column: column, Cells: cells,
		Found: fmt.Sprintf("the blank %s beside the blank %s", signName(two), signName(one)), Wanted: "one way to write a blank in a grid"}
}

func signName(c byte) string {
	if c == ' ' || c == 0 {
		return "of empty space"
	}
	return fmt.Sprintf("%q", c)
}

// run729 reads 81 groups of nine characters, in which digit d stands at place
// d or not at all.
func (s *Scanner) run729(text []byte, r run) (*Grid, *Error) {
	g := &Grid{Shape: Line, Line: s.lines.number, Marked: true}
	var sign byte
	for i, c := range text[r.start:r.end] {
		switch {
		case isDigit(c):
			if int(c-'1') != i%9 {
				return nil, &Error{Line: s.lines.number, Column: r.start + i + 1, Cells: i / 9,
					Found: fmt.Sprintf("candidate %c at place %d of its group of nine", c, i%9+1), Wanted: fmt.Sprintf("%d or a blank", i%9+1)}
			}
			g.Sets[i/9] |= 1 << (c - '1')
		case sign == 0:
			sign = c
		case c != sign:
			return nil, twoSigns(s.lines.number, r.start+i+1, i/9, sign, c)
		}
	}
	return g, nil
}

// joinedRows reads nine rows of nine cells with separators between: one
// character, which may be a sign, as in rows of digits and zeros joined by dots, or
// blanks and commas. Nine times all digits in order are candidates instead.
func joinedRows(text []byte) *Grid {
	trimmed := bytes.TrimSpace(text)
	rows := splitWords(trimmed, asBreak, 9)
	if len(rows) != 9 && len(trimmed) == 89 && !isDigit(trimmed[9]) {
		rows = splitFields(trimmed, trimmed[9])
	}
	if len(rows) != 9 {
		return nil
	}
	g := &Grid{Shape: Line}
	var sign byte
	ordered := 0
	for i, row := range rows {
		if len(row.text) != 9 {
			return nil
		}
		if string(row.text) == "123456789" {
			ordered++
		}
		for k, c := range row.text {
			switch {
			case isDigit(c):
				g.Sets[9*i+k] = 1 << (c - '1')
				continue
			case !isSign(c) || sign != 0 && c != sign:
				return nil
			}
			sign = c
			g.Sets[9*i+k] = all
		}
	}
	if ordered == 9 {
		return nil
	}
	return g
}

// fields81 reads 81 fields on one line: cells or groups of candidates, with
// commas, semicolons or tabs between (then a blank may be an empty field and
// a separator may end the line) or with blanks between.
func (s *Scanner) fields81(text []byte) (*Grid, *Error) {
	if trimmed := bytes.TrimSpace(text); !cellLike(trimmed) && len(bytes.Trim(trimmed, ",;\t")) > 0 {
		return nil, nil
	}
	for _, sep := range []byte(",;\t") {
		n := bytes.Count(text, []byte{sep}) + 1
		switch {
		case n == 82 && isBlank(text[bytes.LastIndexByte(text, sep)+1:]), n == 81:
			return s.cells81(splitFields(text, sep)[:81])
		case n > nearly:
			return nil, s.notCells81(n)
		}
	}
	n := 0
	for range words(text, asBlank) {
		n++
	}
	switch {
	case n == 81:
		fields := splitWords(text, asBlank, n)
		return s.cells81(fields)
	case n > nearly:
		return nil, s.notCells81(n)
	}
	return nil, nil
}

// notCells81 reports a line of so many fields.
func (s *Scanner) notCells81(n int) *Error {
	return &Error{Line: s.lines.number, Cells: n, Found: fmt.Sprintf("%d fields", n), Wanted: wantLine}
}

// cells81 makes a grid of 81 fields that are one cell each.
func (s *Scanner) cells81(fields []field) (*Grid, *Error) {
	cells := make([]cell, 81)
	for i, f := range fields {
		var ok bool
		if cells[i], ok = f.cell(); !ok {
			return nil, &Error{Line: s.lines.number, Column: f.column, Cells: i, Found: fmt.Sprintf("the field %q", f.text), Wanted: wantCell}
		}
	}
	g, err := s.gridOf(cells, func(int) int { return s.lines.number })
	if g != nil {
		g.Shape, g.Line = Line, s.lines.number
	}
	return g, err
}

// nearMiss says what is wrong with a line that was meant to hold 81 cells.
func (s *Scanner) nearMiss(text, raw []byte) *Error {
	for r := range cellRuns(text) {
		if n := r.end - r.start; n > nearly && n != 81 && !isRuler(text[r.start:r.end]) {
			return &Error{Line: s.lines.number, Column: r.start + 1, Cells: n, Found: fmt.Sprintf("%d cells", n), Wanted: wantLine}
		}
	}
	for f := range words(text, asEdge) {
		n := len(f.text)
		if n <= nearly || n >= 200 {
			continue
		}
		bad, first := 0, -1
		for i, c := range f.text {
			if !isCell(c) {
				bad++
				if first < 0 || f.text[first] == '+' && c != '+' {
					first = i
				}
			}
		}
		if bad > 0 && bad*5 <= n && !isRuler(f.text) {
			return &Error{Line: s.lines.number, Column: f.column + first, Cells: first,
				Found: character(raw, f.column+first), Wanted: wantCell}
		}
	}
	return nil
}

// A header is what the first line of a table says of its columns.
type header struct {
	sep    byte
	column int // the column of the puzzles, from 0; 0 asks for the first grid of a line
}

// readHeader reads the names of columns, as in "id,puzzle,solution".
func readHeader(trimmed []byte) header {
	for _, sep := range []byte(",;\t") {
		column := -1
		for f := range quotedFields(trimmed, sep) {
			column++
			switch strings.ToLower(string(bytes.Trim(f.text, ` "'`))) {
			case "puzzle", "puzzles", "quiz", "quizzes", "sudoku", "question", "givens":
				return header{sep: sep, column: column}
			}
		}
	}
	return header{}
}

// pick returns the run that stands in the column of the puzzles.
func (h header) pick(text []byte, runs []run) (run, bool) {
	column := 0
	for f := range quotedFields(text, h.sep) {
		if column < h.column {
			column++
			continue
		}
		for _, r := range runs {
			if r.start+1 >= f.column && r.end < f.column+len(f.text) {
				return r, true
			}
		}
		break
	}
	return run{}, false
}
