// Package scan finds Sudoku grids in text. It is the one place that knows how
// blanks, frames, rulers and candidates are written.
//
// Text is read line by line. A line may hold a whole grid (81 cells, 729
// candidate characters, nine rows joined by a separator), one row of a grid,
// a ruler, or text that belongs to no grid. Rows are gathered into a block
// until nine of them make a grid. What looks like cells but is not exactly one
// grid is an [Error]; nothing is padded and no cell is dropped.
package scan

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
)

// A Shape says how a grid was written.
type Shape uint8

// The shapes, in the order of the root package's.
const (
	Line Shape = iota
	Rows
	Digits
	Framed
	CSV
	JSON
	JSONStrings
	JSONFlat
	JSONRows
	JSONText
)

// A Grid is a grid as it was found.
type Grid struct {
	Sets   [81]uint16 // the digits a cell may hold, bit d-1 for digit d
	Marked bool       // the text gave candidates, not only givens
	Shape  Shape
	Line   int // the line it begins on, from 1
}

// An Error says where text stops being a grid.
type Error struct {
	Line   int    // from 1
	Column int    // the character in the line, from 1; 0 when the line or the whole grid is meant
	Cells  int    // how many cells of the grid had been found
	Found  string // what stands there
	Wanted string // what was expected
}

func (e *Error) Error() string {
	return fmt.Sprintf("line %d, column %d: found %s, expected %s", e.Line, e.Column, e.Found, e.Wanted)
}

// all is the set of all digits.
const all = 1<<9 - 1

const (
	wantGrid = "81 cells: a line of 81, or nine rows of nine"
	wantLine = "81 cells"
	wantCell = "a digit 1 to 9 or a blank (. 0 * _ x X ? -)"
)

// A Scanner reads grids one after the other.
type Scanner struct {
	lines lines
	text  []byte // the line as normalise writes it
	ready []result
	json  values // of the last line, those that have not been read yet

	block    block
	inside   inside
	header   header
	sections bool   // the text has [Puzzle] sections
	skipping bool   // in another section
	prose    *Error // the first line of text, an error if no grid follows
	maybe    *Grid  // a line of 81 strokes: an empty grid, unless a frame follows
	counted  bool   // the last line was a count
	done     error  // what ended the reading

	depth int      // how many strings the text stands in, one inside the other
	inner *Scanner // of the strings in this text

	openMarks bool // as OpenMarks says
	alone     bool // the text must hold one grid, and may have remarks behind it
}

// A result is what Next returns once.
type result struct {
	grid *Grid
	err  *Error
}

// inside says what kind of text the last lines were, which decides what
// further text may be.
type inside uint8

const (
	atStart    inside = iota // nothing found yet
	amongLines               // a list of one-line grids: any other line is an error
	amongRows                // grids of several lines: text between them is a heading
)

// New returns a Scanner of the text in r.
func New(r io.Reader) *Scanner { return newSize(r, 1<<16) }

// OpenMarks lets a grid of candidates have blanks, which then have the empty set.
func (s *Scanner) OpenMarks() { s.openMarks = true }

// newSize returns a Scanner that reads size bytes at a time.
func newSize(r io.Reader, size int) *Scanner {
	return &Scanner{lines: lines{in: bufio.NewReaderSize(r, size)}}
}

// Next returns the next grid. It returns io.EOF when none is left, and an
// *Error for text that is no grid, after which reading goes on. Any other
// error comes from the reader and is final.
func (s *Scanner) Next() (Grid, error) {
	for len(s.ready) == 0 {
		if s.json.left() {
			s.nextValue()
			continue
		}
		if s.done != nil {
			return Grid{}, s.done
		}
		text, err := s.lines.next()
		switch {
		case err == errLong:
			s.closeBlock()
			s.fail(&Error{Line: s.lines.number, Found: "a line of over a million bytes", Wanted: wantGrid})
			continue
		case err == errWide:
			s.fail(&Error{Line: 1, Found: "text in UTF-16", Wanted: "UTF-8"})
			s.finish(io.EOF)
			continue
		case err != nil:
			s.finish(err)
			continue
		}
		if g, ok := s.plainLine(text); ok {
			return g, nil
		}
		s.take(text)
	}
	r := s.ready[0]
	s.ready = s.ready[1:]
	if r.err != nil {
		return Grid{}, r.err
	}
	return *r.grid, nil
}

// finish closes what is open at the end of the text.
func (s *Scanner) finish(err error) {
	s.closeBlock()
	s.takeMaybe()
	if s.inside == atStart && s.prose != nil {
		s.fail(s.prose)
	}
	s.done = err
}

// plainNext reports whether a plain line is a grid here, whatever follows it.
func (s *Scanner) plainNext() bool {
	return !s.json.left() && !s.skipping && s.block.empty() && s.header.column == 0 && s.maybe == nil
}

// plainLine reads a plain line the short way.
func (s *Scanner) plainLine(text []byte) (g Grid, ok bool) {
	if len(text) != plainCells || !s.plainNext() {
		return g, false
	}
	var sign byte
	for i, c := range text {
		switch {
		case c >= '1' && c <= '9':
			g.Sets[i] = 1 << (c - '1')
		case sign != 0 && c == sign || sign == 0 && (c == '.' || c == '0'):
			sign = c
			g.Sets[i] = all
		default:
			return g, false
		}
	}
	s.inside = amongLines
	g.Line = s.lines.number
	return g, true
}

// take decides what a line is and acts on it.
func (s *Scanner) take(raw []byte) {
	s.text = normalise(s.text[:0], raw)
	text := s.text
	trimmed := bytes.TrimSpace(text)
	if tabs := bytes.Count(text, []byte("\t")); len(trimmed) == 0 && (tabs < 8 || tabs > 9) {
		s.blankLine()
		return
	}
	if bytes.HasPrefix(trimmed, []byte("#")) {
		return
	}
	if start := jsonStart(raw); start >= 0 && !s.skipping {
		s.closeBlock()
		s.takeMaybe()
		s.takeJSON(raw, start)
		return
	}
	if name, ok := section(trimmed); ok {
		s.closeBlock()
		s.inside = amongRows
		s.sections = s.sections || name == "puzzle"
		s.skipping = s.sections && name != "puzzle"
		return
	}
	if s.skipping {
		return
	}
	g, err := s.oneLine(text, raw)
	if err != nil {
		if start := jsonNamed(raw); start >= 0 {
			s.closeBlock()
			s.takeMaybe()
			s.takeJSON(raw, start)
			return
		}
	}
	if g != nil || err != nil {
		s.closeBlock()
		s.takeMaybe()
		s.inside = amongLines
		if err != nil {
			s.fail(err)
		} else {
			s.emit(g)
		}
		return
	}
	if start := jsonInside(raw); start >= 0 {
		s.closeBlock()
		s.takeJSON(raw, start)
		return
	}
	s.takeRow(text, trimmed, raw)
}

// takeMaybe settles that a line of strokes was an empty grid.
func (s *Scanner) takeMaybe() {
	if s.maybe != nil {
		s.emit(s.maybe)
		s.maybe = nil
		s.inside = amongLines
	}
}

// takeRow reads a line of a grid of several lines, or text around it.
func (s *Scanner) takeRow(text, trimmed, raw []byte) {
	counted := s.counted
	s.counted = false
	r, ok := parseRow(text)
	r.line = s.lines.number
	ruler := !ok && isRuler(trimmed)
	if !ruler {
		s.maybe = nil
	}
	switch {
	case ok:
		s.addRow(r)
	case len(trimmed) == 81 && isStrokes(trimmed) && s.block.empty():
		s.takeMaybe()
		s.maybe = emptyGrid(s.lines.number)
	case ruler:
		s.block.ruled = true
	case isMarkup(trimmed):
	case isCount(trimmed) && len(s.block.rows)%9 == 0 && s.inside != amongLines && !counted:
		s.closeBlock()
		s.counted = true
	case cellLike(trimmed) && !heading(trimmed) && !isTitle(raw):
		r.slip = slipOf(text, raw)
		if s.inside == amongLines {
			s.closeBlock()
			err := r.slip.err(r.line)
			err.Wanted = wantLine
			s.fail(err)
			return
		}
		s.addRow(r)
	default:
		s.takeProse(trimmed, raw)
	}
}

// emptyGrid returns a grid without givens.
func emptyGrid(line int) *Grid {
	g := &Grid{Shape: Line, Line: line}
	for i := range g.Sets {
		g.Sets[i] = all
	}
	return g
}

// takeProse reads a line without cells: a title, a header, a heading, a footer.
func (s *Scanner) takeProse(trimmed, raw []byte) {
	s.closeBlock()
	switch {
	case s.inside == amongLines && !heading(trimmed) && !(s.alone && isRemark(raw)):
		s.fail(&Error{Line: s.lines.number, Found: quote(raw), Wanted: wantLine})
	case s.inside == atStart && s.prose == nil:
		s.prose = &Error{Line: s.lines.number, Found: quote(raw), Wanted: wantGrid}
		s.header = readHeader(trimmed)
	}
}

// emit hands out a grid.
func (s *Scanner) emit(g *Grid) { s.ready = append(s.ready, result{grid: g}) }

// fail hands out an error.
func (s *Scanner) fail(err *Error) {
	if s.inside == atStart {
		s.inside = amongRows
	}
	s.ready = append(s.ready, result{err: err})
}
