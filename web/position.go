package web

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"

	"github.com/danielgtaylor/huma/v2"
	"nonet"
	"nonet/format"
	"nonet/logic"
)

// game returns what a player has in front of them. Candidates of the puzzle itself are
// their marks, unless there are others.
func game(puzzle, entries gridField, marks marksField) logic.Game {
	g := logic.Game{Givens: puzzle.Grid(), Marks: marks.marks}
	if puzzle.Marked && !marks.given {
		g.Marks = puzzle.Candidates
	}
	if entries.given {
		g.Entries = entries.Grid()
	}
	return g
}

// position returns a game as candidates.
func position(b *logic.Board) (p nonet.Candidates) {
	for c := range p {
		if d := b.Digit(nonet.Cell(c)); d != 0 {
			p[c] = 1 << (d - 1)
		} else {
			p[c] = b.Candidates(nonet.Cell(c))
		}
	}
	return p
}

// openPosition returns a game as candidates of which those of open cells are several, even
// where one is left: they have those besides that their row, column and box rule out. A cell
// with one candidate would count as given, and no step would place its digit; so does a cell
// with one mark where its units hold no digit yet.
func openPosition(b *logic.Board) nonet.Candidates {
	p := position(b)
	for u := range nonet.Unit(27) {
		var ruledOut nonet.DigitSet
		for _, c := range u.Cells() {
			if b.Digit(c) != 0 {
				ruledOut |= 1 << (b.Digit(c) - 1)
			}
		}
		for _, c := range u.Cells() {
			if b.Digit(c) == 0 {
				p[c] |= ruledOut
			}
		}
	}
	return p
}

// A marksField holds a player's pencil marks.
type marksField struct {
	marks nonet.Candidates
	given bool
}

func (f *marksField) readText(text string) error {
	e, err := format.ReadOne(text, true)
	if err != nil {
		return err
	}
	f.marks, f.given = e.Candidates, true
	return nil
}

var errMarks = errors.New("expected 81 strings of digits, or a grid of candidates as text")

func (f *marksField) readJSON(raw json.RawMessage) error {
	var text string
	if json.Unmarshal(raw, &text) == nil {
		return f.readText(text)
	}
	list, err := stringsOf(raw)
	if err != nil {
		return errMarks
	}
	if len(list) != 81 {
		return &insideError{err: fmt.Errorf("found %d strings, expected 81", len(list)), value: len(list)}
	}
	for i, digits := range list {
		for _, d := range digits {
			if d < '1' || d > '9' {
				return &insideError{part: "[" + strconv.Itoa(i) + "]", value: digits, err: errors.New("expected the digits 1 to 9 only")}
			}
			f.marks[i] |= 1 << (d - '1')
		}
	}
	f.given = true
	return nil
}

// stringsOf reads an array of strings. Null is none.
func stringsOf(raw json.RawMessage) ([]string, error) {
	var list []*string
	if err := json.Unmarshal(raw, &list); err != nil {
		return nil, err
	}
	texts := make([]string, len(list))
	for i, text := range list {
		if text == nil {
			return nil, errors.New("null is no string")
		}
		texts[i] = *text
	}
	return texts, nil
}

// Schema describes the field.
func (marksField) Schema(huma.Registry) *huma.Schema {
	n := 81
	return &huma.Schema{
		Title:       "Marks",
		Description: "The player's pencil marks: what is left to each cell. A cell without any may hold whatever its row, column and box leave.",
		AnyOf: []*huma.Schema{
			{Type: huma.TypeArray, Description: "The digits of each cell.", MinItems: &n, MaxItems: &n, Items: &huma.Schema{Type: huma.TypeString, Pattern: "^[1-9]*$"}},
			{Type: huma.TypeString, Description: "A grid of candidates."},
		},
	}
}

// uniqueSolution reports whether a position has one solution; it is an error if it has
// none.
func uniqueSolution(ctx context.Context, p nonet.Candidates) (bool, error) {
	n, _, err := nonet.Count(ctx, p, 2)
	if err == nil && n == 0 {
		err = nonet.ErrNoSolution
	}
	if err != nil {
		return false, puzzleProblem(p, err)
	}
	return n == 1, nil
}
