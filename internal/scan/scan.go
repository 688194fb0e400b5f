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
	"errors"
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

const (
	maxLine = 1 << 20  // the longest line, in bytes
	maxJSON = 4 << 20  // the longest JSON value, in bytes
	all     = 1<<9 - 1 // the set of all digits
)

const (
	wantGrid = "81 cells: a line of 81, or nine rows of nine"
	wantLine = "81 cells"
	wantCell = "a digit 1 to 9 or a blank (. 0 * _ x X ? -)"
)

// A Scanner reads grids one after the other.
type Scanner struct {
	in    *bufio.Reader
	long  []byte // a line longer than the reader's buffer
	line  int    // the number of the line read last
	ready []result

	block    block
	inside   inside
	header   header
	skipping bool   // in a section that is not [Puzzle]
	prose    *Error // the first line of text, an error if no grid follows
	done     error  // what ended the reading
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
	inBadBlock               // after an error in a block: the rest of the block is passed over
)

// New returns a Scanner of the text in r.
func New(r io.Reader) *Scanner { return newSize(r, 1<<16) }

func newSize(r io.Reader, size int) *Scanner {
	return &Scanner{in: bufio.NewReaderSize(r, size)}
}

// Buffered reports whether more text is at hand without asking the reader.
func (s *Scanner) Buffered() bool { return len(s.ready) > 0 || s.in.Buffered() > 0 }

// Next returns the next grid. It returns io.EOF when none is left, and an
// *Error for text that is no grid, after which reading goes on. Any other
// error comes from the reader and is final.
func (s *Scanner) Next() (Grid, error) {
	for len(s.ready) == 0 {
		if s.done != nil {
			return Grid{}, s.done
		}
		text, err := s.readLine()
		if err != nil {
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

// readLine returns the next line without its line break. The bytes are valid
// until the next call.
func (s *Scanner) readLine() ([]byte, error) {
	text, err := s.in.ReadSlice('\n')
	s.long = s.long[:0]
	tooLong := false
	for errors.Is(err, bufio.ErrBufferFull) {
		if len(s.long) < maxLine {
			s.long = append(s.long, text...)
		} else {
			tooLong = true
		}
		text, err = s.in.ReadSlice('\n')
	}
	if len(s.long) > 0 {
		s.long = append(s.long, text...)
		text = s.long
	}
	if err != nil && (!errors.Is(err, io.EOF) || len(text) == 0) {
		return nil, err
	}
	s.line++
	if tooLong {
		s.fail(&Error{Line: s.line, Found: "a line of over a million characters", Wanted: wantGrid})
		return nil, nil
	}
	if s.line == 1 {
		text = bytes.TrimPrefix(text, []byte("\xef\xbb\xbf"))
		if bytes.HasPrefix(text, []byte("\xff\xfe")) || bytes.HasPrefix(text, []byte("\xfe\xff")) {
			s.ready = append(s.ready, result{err: &Error{Line: 1, Found: "text in UTF-16", Wanted: "UTF-8"}})
			return nil, io.EOF
		}
	}
	// Old systems end a file with control-Z.
	return bytes.TrimRight(text, "\r\n\x1a"), nil
}

// finish closes what is open at the end of the text.
func (s *Scanner) finish(err error) {
	s.closeBlock()
	if s.inside == atStart && s.prose != nil {
		s.fail(s.prose)
	}
	s.done = err
}

// plainLine reads the most frequent line of all, 81 digits with "." or "0"
// for blanks, the short way.
func (s *Scanner) plainLine(text []byte) (g Grid, ok bool) {
	if len(text) != 81 || s.skipping || !s.block.empty() || s.inside == inBadBlock || s.header.column > 0 {
		return g, false
	}
	var sign byte
	for i, c := range text {
		switch {
		case c >= '1' && c <= '9':
			g.Sets[i] = 1 << (c - '1')
		case c == sign || sign == 0 && (c == '.' || c == '0'):
			sign = c
			g.Sets[i] = all
		default:
			return g, false
		}
	}
	s.inside = amongLines
	g.Line = s.line
	return g, true
}

// take decides what a line is and acts on it.
func (s *Scanner) take(raw []byte) {
	if start := jsonStart(raw); start >= 0 && !s.skipping {
		s.closeBlock()
		s.takeJSON(raw, start)
		return
	}
	text := normalise(raw)
	trimmed := bytes.TrimSpace(text)
	if tabs := bytes.Count(text, []byte("\t")); len(trimmed) == 0 && (tabs < 8 || tabs > 9) {
		s.blankLine()
		return
	}
	if bytes.HasPrefix(trimmed, []byte("#")) {
		return
	}
	if name, ok := section(trimmed); ok {
		s.closeBlock()
		s.inside = amongRows
		s.skipping = name != "puzzle"
		return
	}
	if s.skipping {
		return
	}
	if g, err := s.oneLine(text, raw); g != nil || err != nil {
		s.closeBlock()
		s.inside = amongLines
		s.emit(g, err)
		return
	}
	if s.inside == inBadBlock && !heading(trimmed) {
		return
	}
	s.takeRow(text, raw)
}

// takeRow reads a line of a grid of several lines, or text around it.
func (s *Scanner) takeRow(text, raw []byte) {
	trimmed := bytes.TrimSpace(text)
	r, ok := parseRow(text)
	r.line = s.line
	switch {
	case ok:
		s.addRow(r)
	case isRuler(trimmed) || isMarkup(trimmed):
	case s.block.empty() && s.inside != amongLines && isCount(trimmed):
	case cellLike(trimmed):
		s.badRow(text, raw)
	default:
		s.takeProse(trimmed, raw)
	}
}

// takeProse reads a line without cells: a title, a header, a heading, a footer.
func (s *Scanner) takeProse(trimmed, raw []byte) {
	s.closeBlock()
	err := &Error{Line: s.line, Found: quote(raw), Wanted: wantGrid}
	switch {
	case s.inside == amongLines && !heading(trimmed):
		err.Wanted = wantLine
		s.fail(err)
	case s.inside == atStart && s.prose == nil:
		s.prose = err
		s.header = readHeader(trimmed)
	case s.inside == inBadBlock:
		s.inside = amongRows
	}
}

// emit hands out a grid, an error, or both.
func (s *Scanner) emit(g *Grid, err *Error) {
	if g != nil {
		g.Line = max(g.Line, 1)
		s.ready = append(s.ready, result{grid: g})
	}
	if err != nil {
		s.fail(err)
	}
}

func (s *Scanner) fail(err *Error) {
	if s.inside == atStart {
		s.inside = amongRows
	}
	s.ready = append(s.ready, result{err: err})
}
