package format

import (
	"errors"
	"io"
	"iter"

	"nonet"
	"nonet/internal/scan"
)

// An Entry is one puzzle of a stream.
type Entry struct {
	Candidates nonet.Candidates // what each cell may hold; a plain grid leaves all nine to a blank
	Marked     bool             // the text gave candidates, so the givens alone do not say it all
	Shape      nonet.Shape      // how the text was written
	Line       int              // the line of the text it begins on, from 1
}

// Grid returns the cells that have one candidate.
func (e Entry) Grid() nonet.Grid { return e.Candidates.Grid() }

// A Reader reads puzzles one after the other, in constant memory.
type Reader struct{ scanner *scan.Scanner }

// NewReader returns a Reader of the text in r.
func NewReader(r io.Reader) *Reader { return &Reader{scan.New(r)} }

// OpenMarks lets a grid of candidates have blanks, for cells whose candidates nobody
// has noted, as in the pencil marks of a player. Such a cell has no candidate in the
// [Entry].
func (r *Reader) OpenMarks() { r.scanner.OpenMarks() }

// Read returns the next puzzle. It returns io.EOF when there is none left,
// and a [*nonet.ParseError] for text that is no grid, after which reading
// goes on with the next call. Any other error comes from the underlying
// reader and is final.
func (r *Reader) Read() (Entry, error) {
	g, err := r.scanner.Next()
	if err != nil {
		return Entry{}, parseError(err)
	}
	return entryOf(g), nil
}

// ReadLines reads puzzles without taking them apart: those that come next, stand
// on a line each as 81 digits with "." or "0" for blanks, and have already been
// read from the underlying reader, so that it never waits. It appends up to most
// of them to b, each with a line feed, and returns b and the number of the first
// line; the others follow it. Where it appends nothing, [Reader.Read] goes on,
// whatever comes.
func (r *Reader) ReadLines(b []byte, most int) (text []byte, line int) {
	return r.scanner.Lines(b, most)
}

// All returns the puzzles and errors of successive calls of Read until the
// text ends or an error is final.
func (r *Reader) All() iter.Seq2[Entry, error] {
	return func(yield func(Entry, error) bool) {
		for {
			p, err := r.Read()
			if errors.Is(err, io.EOF) || !yield(p, err) {
				return
			}
			var bad *nonet.ParseError
			if err != nil && !errors.As(err, &bad) {
				return
			}
		}
	}
}
