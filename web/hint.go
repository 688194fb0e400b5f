package web

import (
	"context"
	"errors"
	"fmt"

	"nonet/logic"
)

var hintOperation = operation{
	name:    "hint",
	weight:  light,
	summary: "Help on with a puzzle",
	description: "Names the next step, says where to look, or gives the whole step with its reason. What was entered wrongly, or struck out though it is needed, comes first. " +
		"The puzzle must have one solution.",
	example: map[string]any{"puzzle": readmePuzzle, "depth": "where"},
}

type hintRequest struct {
	Puzzle  gridField  `json:"puzzle" required:"true" body:"text"`
	Entries gridField  `json:"entries,omitempty" doc:"What the player has entered, blank elsewhere."`
	Marks   marksField `json:"marks,omitempty"`
	Depth   string     `json:"depth,omitempty" default:"full" enum:"name,where,full" doc:"How much the hint gives away."`
}

type hintAnswer struct {
	Puzzle    string          `json:"puzzle" doc:"The givens, as 81 characters."`
	Kind      string          `json:"kind" enum:"step,mistakes,solved,stuck" doc:"Whether there is a step, or mistakes to be mended first; nothing is left to do where the puzzle is solved, and no technique leads on where it is stuck."`
	Depth     string          `json:"depth" doc:"As it was asked for."`
	Text      string          `json:"text" doc:"The hint in words." example:"Next: Naked Single, at r5c5"`
	Technique string          `json:"technique,omitempty" doc:"The technique of the step." example:"Naked Single"`
	Where     string          `json:"where,omitempty" doc:"Where to look; not at depth name." example:"at r5c5"`
	Step      *logic.Record   `json:"step,omitempty" doc:"The step, at full depth."`
	Mistakes  []mistakeRecord `json:"mistakes,omitempty" doc:"What was entered wrongly, or struck out though it is needed."`
}

type mistakeRecord struct {
	Cell    string `json:"cell"`
	Entered int    `json:"entered,omitempty" doc:"The digit that is wrong; left out where a candidate is missing."`
	Right   int    `json:"right,omitempty" doc:"The digit of the solution, at full depth."`
	Text    string `json:"text"`
}

func (s *Server) hint(ctx context.Context, in *hintRequest) (*hintAnswer, error) {
	g := game(in.Puzzle, in.Entries, in.Marks)
	out := &hintAnswer{Puzzle: g.Givens.String(), Depth: in.Depth}
	var depth logic.Depth
	if err := depth.UnmarshalText([]byte(in.Depth)); err != nil {
		return nil, refused("depth", err)
	}
	h, err := logic.Options{}.Hint(ctx, &g)
	switch {
	case errors.Is(err, logic.ErrSolved):
		out.Kind, out.Text = "solved", err.Error()
	case errors.Is(err, logic.ErrNoStep):
		out.Kind, out.Text = "stuck", err.Error()
	case err != nil:
		return nil, puzzleProblem(g.Givens.Candidates(), err)
	case len(h.Mistakes) > 0:
		out.Kind, out.Text, out.Mistakes = "mistakes", h.Text(depth), mistakeRecords(h.Mistakes, depth)
	default:
		out.Kind, out.Text, out.Technique = "step", h.Text(depth), h.Step.Technique.String()
		if depth >= logic.DepthWhere {
			out.Where = h.Step.Where()
		}
		if depth == logic.DepthFull {
			b := g.Board()
			step := h.Step.Record(&b)
			out.Step = &step
		}
	}
	return out, nil
}

func mistakeRecords(list []logic.Mistake, depth logic.Depth) []mistakeRecord {
	records := make([]mistakeRecord, len(list))
	for i, m := range list {
		r := mistakeRecord{Cell: m.Cell.String(), Entered: m.Entered, Text: m.String()}
		if depth == logic.DepthFull {
			r.Right = m.Right
			r.Text += fmt.Sprintf("; %s is %d", m.Cell, m.Right)
		}
		records[i] = r
	}
	return records
}
