package web

import (
	"context"
	"encoding/json"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"nonet"
	"nonet/format"
)

var convertOperation = operation{
	name:        "convert",
	weight:      light,
	summary:     "Read puzzles and write them in another shape",
	description: "Finds the grid in a text, or with several all of them, and writes it in the shape that to names. The digits are not checked.",
	example:     map[string]any{"puzzle": readmePuzzle, "to": "grid"},
}

type convertRequest struct {
	Puzzle  textField `json:"puzzle" required:"true" body:"text"`
	To      string    `json:"to,omitempty" default:"line" enum:"line,rows,digits,grid,csv,json,json-strings,json-flat,json-rows,json-text" doc:"The shape of the member text."`
	Several bool      `json:"several,omitempty" doc:"Read as many puzzles as there are."`
}

type convertAnswer struct {
	Puzzles []converted `json:"puzzles" doc:"The puzzles in their order."`
}

type converted struct {
	Puzzle     string   `json:"puzzle" doc:"The puzzle, as 81 characters."`
	Marked     bool     `json:"marked" doc:"There are candidates; puzzle shows the cells that have one."`
	Candidates []string `json:"candidates,omitempty" doc:"The candidates of each cell, where the puzzle is marked."`
	Shape      string   `json:"shape" doc:"How it was written." example:"line"`
	Line       int      `json:"line" doc:"The line that it begins on, from 1."`
	Givens     int      `json:"givens" doc:"How many cells hold a digit."`
	Text       string   `json:"text" doc:"The puzzle in the shape that to names; a marked one as a frame of candidates."`
}

func (s *Server) convert(ctx context.Context, in *convertRequest) (*convertAnswer, error) {
	shape, err := nonet.ParseShape(in.To)
	if err != nil {
		return nil, refused("to", err)
	}
	out := &convertAnswer{}
	if !in.Several {
		e, err := format.ReadOne(in.Puzzle.text, false)
		if err != nil {
			return nil, refused("puzzle", err)
		}
		out.Puzzles = []converted{convertedOf(e, shape)}
		return out, nil
	}
	for e, err := range format.NewReader(strings.NewReader(in.Puzzle.text)).All() {
		switch {
		case err != nil:
			// What is no list of puzzles may still be one of them.
			e, one := format.ReadOne(in.Puzzle.text, false)
			if one != nil {
				return nil, refused("puzzle", err)
			}
			out.Puzzles = []converted{convertedOf(e, shape)}
			return out, nil
		case len(out.Puzzles) == s.options.MaxPuzzles:
			return nil, tooMany(s.options.MaxPuzzles)
		case ctx.Err() != nil:
			return nil, context.Cause(ctx)
		}
		out.Puzzles = append(out.Puzzles, convertedOf(e, shape))
	}
	if len(out.Puzzles) == 0 {
		_, err := format.ReadOne("", false)
		return nil, refused("puzzle", err)
	}
	return out, nil
}

// tooMany is the problem of a request with more puzzles than one may have.
func tooMany(most int) *problem {
	return newProblem(413, "there are more than the %d puzzles that one request may have", most).limited(limitPuzzles).allowing(int64(most))
}

func convertedOf(e format.Entry, shape nonet.Shape) converted {
	g := e.Grid()
	c := converted{Puzzle: g.String(), Marked: e.Marked, Shape: e.Shape.String(), Line: e.Line, Givens: g.Givens()}
	if !e.Marked {
		c.Text = nonet.Format(g, shape)
		return c
	}
	c.Text = e.Candidates.String()
	c.Candidates = make([]string, len(e.Candidates))
	for i, set := range e.Candidates {
		c.Candidates[i] = set.String()
	}
	return c
}

// A textField is a text that holds grids, or JSON that does.
type textField struct{ text string }

func (f *textField) readText(text string) error {
	f.text = text
	return nil
}

func (f *textField) readJSON(raw json.RawMessage) (err error) {
	f.text, err = gridText(raw)
	return err
}

// Schema describes the field.
func (textField) Schema(r huma.Registry) *huma.Schema {
	s := gridField{}.Schema(r)
	s.Title, s.Description = "Grids", "A text with a grid, or with several, in any shape; or arrays. "+s.Description
	return s
}
