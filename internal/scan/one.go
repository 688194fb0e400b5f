package scan

import (
	"errors"
	"io"
	"slices"
	"strings"
)

// One reads a text that must hold exactly one grid. A text that is refused is read
// again in the other ways that people write and paste, and taken if just one grid
// comes out of them and nothing is refused.
func One(text string, openMarks bool) (Grid, error) {
	g, err := readOne(text, openMarks, false)
	if err == nil {
		return g, nil
	}
	var found []Grid
	for _, other := range pasted(text) {
		g, bad := readOne(other, openMarks, true)
		if bad == nil && !slices.ContainsFunc(found, g.same) {
			found = append(found, g)
		}
	}
	if len(found) == 1 {
		return found[0], nil
	}
	return Grid{}, err
}

// same reports whether two grids have the same cells.
func (g Grid) same(other Grid) bool { return g.Sets == other.Sets && g.Marked == other.Marked }

// readOne reads a text that must hold exactly one grid, as it stands. With remarks,
// words behind a grid on a line are passed over, as they are behind rows.
func readOne(text string, openMarks, remarks bool) (Grid, error) {
	s := New(strings.NewReader(text))
	s.openMarks, s.alone = openMarks, remarks
	g, err := s.Next()
	if errors.Is(err, io.EOF) {
		return g, &Error{Line: 1, Found: "no cells", Wanted: "a grid of 81 cells"}
	}
	if err != nil {
		return g, err
	}
	more, err := s.Next()
	switch {
	case err == nil:
		return g, &Error{Line: more.Line, Cells: 81, Found: "a second grid", Wanted: "one grid"}
	case !errors.Is(err, io.EOF):
		return g, err
	}
	return g, nil
}

// typographic are blanks that word processors make of dots and dashes.
const typographic = "·•−–—"

// pasted returns a text, and the other ways that it may be meant.
func pasted(text string) []string {
	texts := []string{text}
	plain, quoted := unquoted(text)
	if quoted {
		texts = append(texts, plain)
	}
	if narrowed := strings.Map(narrow, plain); narrowed != plain {
		plain = narrowed
		texts = append(texts, plain)
	}
	sign := unusedSign(plain)
	if sign == "" {
		return texts
	}
	// One of them is the blank. The others may stand in a title, but are too few for
	// rows of another puzzle.
	all := countOf(plain, typographic)
	for _, blank := range typographic {
		n := strings.Count(plain, string(blank))
		if n > 0 && all-n < 9 {
			texts = append(texts, strings.ReplaceAll(plain, string(blank), sign))
		}
	}
	return texts
}

// countOf counts the characters of a text that are among some.
func countOf(text, some string) (n int) {
	for _, r := range some {
		n += strings.Count(text, string(r))
	}
	return n
}

// narrow returns the digit that a digit of full width is.
func narrow(r rune) rune {
	if r >= '０' && r <= '９' {
		return r - '０' + '0'
	}
	return r
}

// unusedSign returns a blank that does not stand in a text, so that a grid cannot
// come to have it beside another.
func unusedSign(text string) string {
	for _, sign := range []string{"?", ".", "0"} {
		if !strings.Contains(text, sign) {
			return sign
		}
	}
	return ""
}
