package scan

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// takeValue hands out the grids of a value: one, or one for each item of a
// list of grids.
func (s *Scanner) takeValue(v value) {
	switch v.kind {
	case '"':
		s.takeText(v)
	case '{':
		s.takeObject(v)
	case '[':
		switch {
		case len(v.items) == 81 && v.scalars() && !v.items[0].isGrid():
			s.takeCells(v.items, JSONFlat)
		case v.hasRows():
			s.takeRows(v)
		case v.almostRows():
			s.failRow(v)
		case len(v.items) > 0 && v.items[0].isGrid():
			for _, item := range v.items {
				s.takeValue(item)
			}
		default:
			s.failAt(v.place, len(v.items), fmt.Sprintf("a list of %d", len(v.items)), "a list of nine lists of nine cells")
		}
	default:
		s.failAt(v.place, 0, "the value "+v.text, "a list of nine lists of nine cells")
	}
}

// takeObject reads the members puzzle and candidates of an object. Where it has
// both, they must agree.
func (s *Scanner) takeObject(v value) {
	puzzle, err1 := v.member("puzzle")
	candidates, err2 := v.member("candidates")
	switch {
	case err1 != nil:
		s.fail(err1)
	case err2 != nil:
		s.fail(err2)
	case candidates == nil && puzzle == nil:
		s.takeNamed(v)
	case candidates == nil:
		s.takeValue(*puzzle)
	case puzzle == nil:
		s.takeValue(*candidates)
	default:
		before := len(s.ready)
		s.takeValue(*puzzle)
		s.takeValue(*candidates)
		s.mergeFrom(before, candidates.place)
	}
}

// otherNames are what programs and services call a puzzle, or what holds it.
var otherNames = map[string]bool{
	"board": true, "grid": true, "sudoku": true, "value": true, "givens": true, "quiz": true,
	"newboard": true, "boards": true, "grids": true, "puzzles": true, "sudokus": true,
}

// takeNamed reads the one member of an object that has another name of a puzzle.
func (s *Scanner) takeNamed(v value) {
	var found *value
	for i, name := range v.names {
		switch at := v.items[i].place; {
		case !otherNames[name] || v.items[i].kind == 'n':
		case found != nil:
			s.failAt(at, 0, "a second member "+strconv.Quote(name), "one")
			return
		default:
			found = &v.items[i]
		}
	}
	if found == nil {
		s.failAt(v.place, 0, "an object", `a list of cells, or an object with a member "puzzle"`)
		return
	}
	s.takeValue(*found)
}

// mergeFrom leaves of a puzzle and its candidates, the last two results, the
// candidates.
func (s *Scanner) mergeFrom(first int, at place) {
	results := s.ready[first:]
	for _, r := range results {
		if r.err != nil {
			s.ready = append(s.ready[:first], r)
			return
		}
	}
	s.ready = s.ready[:first]
	if len(results) == 2 && agree(results[0].grid, results[1].grid) {
		s.emit(results[1].grid)
		return
	}
	s.failAt(at, 81, "candidates that are not those of the puzzle", "one puzzle")
}

// agree reports whether the cells with one candidate are the givens of a puzzle.
func agree(puzzle, candidates *Grid) bool {
	for i, set := range candidates.Sets {
		single := set&(set-1) == 0 && set != 0
		if given := puzzle.Sets[i] != all; given != single || given && set != puzzle.Sets[i] {
			return false
		}
	}
	return true
}

// member returns the member of that name, nil if there is none or it is null.
func (v value) member(name string) (found *value, err *Error) {
	for i := range v.names {
		if v.names[i] != name || v.items[i].kind == 'n' {
			continue
		}
		if found != nil {
			at := v.items[i].place
			return nil, &Error{Line: at.line, Column: at.column, Found: "a second member " + strconv.Quote(name), Wanted: "one"}
		}
		found = &v.items[i]
	}
	return found, nil
}

func (s *Scanner) failAt(p place, cells int, found, wanted string) {
	s.fail(&Error{Line: p.line, Column: p.column, Cells: cells, Found: found, Wanted: wanted})
}

// scalars reports whether no item of the list is a list or an object.
func (v value) scalars() bool {
	for _, item := range v.items {
		if item.kind == '[' || item.kind == '{' {
			return false
		}
	}
	return true
}

// hasRows reports whether the list was meant as the rows of one grid.
func (v value) hasRows() bool {
	if v.isRowStrings() {
		return true
	}
	for _, item := range v.items {
		if item.kind == '[' && item.scalars() && !item.holdsGrids() && !item.isRowStrings() || item.kind == '"' && len(item.text) <= 18 {
			continue
		}
		return false
	}
	return len(v.items) > 0
}

// almostRows reports whether the list was meant as nine rows, most of which it has.
func (v value) almostRows() bool {
	rows := 0
	for _, item := range v.items {
		if item.isRow() && len(item.items[0].text) < 9 { // not nine rows as strings
			rows++
		}
	}
	return len(v.items) == 9 && rows >= 5
}

// isRow reports whether the list is nine cells.
func (v value) isRow() bool {
	for _, item := range v.items {
		if _, ok := item.cell(); !ok {
			return false
		}
	}
	return v.kind == '[' && len(v.items) == 9
}

// failRow reports the first item of a list of rows that is no row.
func (s *Scanner) failRow(v value) {
	for i, r := range v.items {
		switch {
		case r.isRow():
		case r.kind != '[':
			s.failAt(r.place, 9*i, r.describe(), "a list of nine cells")
			return
		default:
			s.failCell(r, 9*i)
			return
		}
	}
}

// failCell reports the first item of a row that is no cell, behind so many cells.
func (s *Scanner) failCell(r value, before int) {
	for i, c := range r.items {
		if _, ok := c.cell(); !ok {
			s.failAt(c.place, before+i, c.describe(), wantCell)
			return
		}
	}
	s.failAt(r.place, before, fmt.Sprintf("%s in row %d", count(len(r.items), "cell"), before/9+1), "9 cells")
}

// isRowStrings reports whether the list is the rows of a grid as nine strings of
// nine characters. Strings of the digits 1 to 9 in order are candidates.
func (v value) isRowStrings() bool {
	ordered := 0
	for _, item := range v.items {
		if item.kind != '"' || len(item.text) != 9 {
			return false
		}
		if item.text == "123456789" {
			ordered++
		}
	}
	return len(v.items) == 9 && ordered < 9
}

// holdsGrids reports whether a list of strings holds whole grids.
func (v value) holdsGrids() bool {
	return len(v.items) > 0 && v.items[0].isGrid() || len(v.items) == 81
}

// isGrid reports whether the value was meant as a grid on its own.
func (v value) isGrid() bool {
	switch v.kind {
	case '"':
		return len(v.text) > 40
	case '{':
		return true
	case '[':
		return v.hasRows() || len(v.items) == 81
	}
	return false
}

// takeText reads the grid inside a string.
func (s *Scanner) takeText(v value) {
	if s.depth == maxDepth {
		s.failAt(v.place, 0, "strings nested too deep", wantLine)
		return
	}
	inner := s.of(v.text)
	g, err := inner.Next()
	var bad *Error
	switch {
	case errors.As(err, &bad):
		s.failAt(v.place, bad.Cells, bad.Found+" in the string", bad.Wanted)
		return
	case err != nil:
		s.failAt(v.place, 0, "a string without a grid", wantLine)
		return
	}
	if _, err := inner.Next(); err == nil {
		s.failAt(v.place, 81, "more than one grid in the string", wantLine)
		return
	} else if errors.As(err, &bad) {
		s.failAt(v.place, 81, bad.Found+" behind the grid in the string", "nothing more")
		return
	}
	g.Shape, g.Line = JSONText, v.line
	s.emit(&g)
}

// of returns a Scanner of a string in the text, the same for all of them: a
// list can hold many strings.
func (s *Scanner) of(text string) *Scanner {
	const size = 1 << 12
	if s.inner == nil {
		s.inner = newSize(nil, size)
	}
	used := *s.inner
	in := used.lines.in
	in.Reset(strings.NewReader(text))
	*s.inner = Scanner{lines: lines{in: in, long: used.lines.long}, text: used.text, depth: s.depth + 1, inner: used.inner}
	return s.inner
}

// takeRows reads nine lists of nine cells, or nine strings of nine characters.
func (s *Scanner) takeRows(v value) {
	var cells []value
	shape := JSON
	for i, r := range v.items {
		if r.kind == '"' {
			shape = JSONRows
			r.items = r.characters()
		}
		if len(r.items) != 9 {
			s.failAt(r.place, len(cells), fmt.Sprintf("%s in row %d", count(len(r.items), "cell"), i+1), "9 cells")
			return
		}
		cells = append(cells, r.items...)
	}
	if len(v.items) != 9 {
		s.failAt(v.place, len(cells), count(len(v.items), "row"), "9 rows of 9 cells")
		return
	}
	s.takeCells(cells, shape)
}

// characters returns the characters of a string as values of their own.
func (v value) characters() []value {
	var list []value
	for i, c := range []rune(v.text) {
		list = append(list, value{place: place{v.line, v.column + 1 + i}, kind: 'c', text: string(c)})
	}
	return list
}

// takeCells makes a grid of 81 values.
func (s *Scanner) takeCells(items []value, shape Shape) {
	cells := make([]cell, len(items))
	for i, v := range items {
		c, ok := v.cell()
		if !ok {
			s.failAt(v.place, i, v.describe(), wantCell)
			return
		}
		c.column = v.column
		cells[i] = c
		if v.kind == '"' && shape == JSON {
			shape = JSONStrings
		}
	}
	g, err := s.gridOf(cells, func(i int) int { return items[i].line })
	if err != nil {
		s.fail(err)
		return
	}
	g.Shape, g.Line = shape, items[0].line
	s.emit(g)
}

// cell returns the digits of a value, or how it writes a blank. No value and
// an empty string are blanks beside any other.
func (v value) cell() (cell, bool) {
	switch {
	case v.kind == 'n' || v.kind == '"' && v.text == "":
		return cell{}, true
	case v.kind == 'c' && strings.TrimSpace(v.text) == "":
		return cell{}, false
	case v.kind == '0':
		whole, fraction, _ := strings.Cut(v.text, ".")
		if len(whole) > 1 || strings.Trim(fraction, "0") != "" {
			return cell{}, false
		}
		return field{text: []byte(whole)}.cell()
	case v.kind == 'c' || v.kind == '"':
		return field{text: []byte(v.text)}.cell()
	}
	return cell{}, false
}

func (v value) describe() string {
	switch v.kind {
	case '[':
		return "a list inside a row"
	case '{':
		return "an object inside a row"
	case '0', 'b', 'n':
		return "the value " + v.text
	}
	return fmt.Sprintf("the string %q", v.text)
}
