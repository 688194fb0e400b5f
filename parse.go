package nonet

import (
	"errors"
	"fmt"

	"nonet/internal/scan"
)

// A ParseError says where text stops being a grid.
type ParseError struct {
	Line   int    // the line of the text, from 1
	Column int    // the character in that line, from 1; 0 when the line or the whole grid is meant
	Cells  int    // how many cells of the grid had been found
	Found  string // what stands there, as in "80 cells"
	Wanted string // what was expected, as in "81 cells"
}

// Error gives the position, what stands there and what was expected:
// "line 1, column 1: found 80 cells, expected 81 cells".
func (e *ParseError) Error() string {
	where := fmt.Sprintf("line %d", e.Line)
	if e.Column > 0 {
		where += fmt.Sprintf(", column %d", e.Column)
	}
	return where + ": " + e.Reason()
}

// Reason gives the error without its position.
func (e *ParseError) Reason() string {
	return fmt.Sprintf("found %s, expected %s", e.Found, e.Wanted)
}

// Parse reads the one grid in a text: 81 characters on a line, nine rows, a
// frame, CSV, JSON, an address that carries a grid and more; docs/reading.md
// lists the shapes. A blank is one of . 0 * _ x X ? - and the same throughout
// a grid. Other blanks and digits of word processors are read where they cannot be
// mistaken. Text around the grid is passed over where it cannot be mistaken for
// cells. Whatever is not exactly one grid is a [*ParseError].
//
// A grid of candidates is refused, since a Grid cannot hold it; see
// [ParseCandidates].
func Parse(text string) (Grid, error) {
	found, err := parseOne(text)
	if err != nil {
		return Grid{}, err
	}
	if found.Marked {
		return Grid{}, &ParseError{Line: found.Line, Cells: 81, Found: "a grid of candidates", Wanted: "one digit or blank a cell"}
	}
	return candidatesOf(found).Grid(), nil
}

// ParseCandidates reads the one grid in a text, as [Parse] does, also where
// its cells are groups of candidates: 81 groups of digits, framed or not, or
// 729 characters in which digit d stands at place d of its cell's nine.
func ParseCandidates(text string) (Candidates, error) {
	found, err := parseOne(text)
	if err != nil {
		return Candidates{}, err
	}
	return candidatesOf(found), nil
}

func candidatesOf(found scan.Grid) Candidates {
	var c Candidates
	for i, set := range found.Sets {
		c[i] = DigitSet(set)
	}
	return c
}

// parseOne reads a text that must hold exactly one grid.
func parseOne(text string) (scan.Grid, error) {
	found, err := scan.One(text, false)
	if err != nil {
		return found, parseError(err)
	}
	return found, nil
}

// parseError turns the error of a scan into the one that callers see.
func parseError(err error) error {
	var e *scan.Error
	if errors.As(err, &e) {
		return (*ParseError)(e)
	}
	return err
}
