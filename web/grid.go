package web

import (
	"bytes"
	"encoding/json"
	"errors"

	"github.com/danielgtaylor/huma/v2"
	"nonet/format"
)

// A gridField is a field that holds one grid, in any shape that is read.
type gridField struct {
	format.Entry
	given bool
}

var errNoGrid = errors.New("expected a string or arrays that hold a grid")

// readText reads the one grid in a text.
func (g *gridField) readText(text string) (err error) {
	g.given = true
	g.Entry, err = format.ReadOne(text, false)
	return err
}

// readJSON reads a string with a grid, or arrays.
func (g *gridField) readJSON(raw json.RawMessage) error {
	text, err := gridText(raw)
	if err != nil {
		return err
	}
	return g.readText(text)
}

// Schema describes the field.
func (gridField) Schema(huma.Registry) *huma.Schema {
	return &huma.Schema{
		Title: "Grid",
		Description: "A grid in any shape: 81 characters, nine rows, a frame, CSV and more as a string, or arrays. " +
			"A blank is one of . 0 * _ x X ? - and the same throughout.",
		Examples: []any{readmePuzzle},
		AnyOf: []*huma.Schema{
			{Type: huma.TypeString, Description: "A grid as text."},
			{Type: huma.TypeArray, Description: "Nine rows of nine cells, nine strings of nine characters, or 81 cells; a cell is a number or a string.", Items: &huma.Schema{}},
		},
	}
}

// readmePuzzle is the puzzle of the examples.
const readmePuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

// gridText returns the text that a JSON value stands for: that of a string, or the JSON
// itself for arrays.
func gridText(raw json.RawMessage) (string, error) {
	switch raw = bytes.TrimSpace(raw); raw[0] {
	case '"':
		var text string
		err := json.Unmarshal(raw, &text)
		return text, err
	case '[':
		return string(raw), nil
	}
	return "", errNoGrid
}
