package web

import (
	"context"
	"errors"
	"fmt"

	"nonet"
)

var countOperation = operation{
	name:    "count",
	summary: "Count solutions",
	description: "Says whether a puzzle has no solution, one, or several. With a higher limit it says how many, and with limit 0 it counts them all, as far as the time of a request allows: " +
		"the answer says then that there are at least so many.",
	example: map[string]any{"puzzle": readmePuzzle},
}

type countRequest struct {
	Puzzle gridField `json:"puzzle" required:"true" body:"text"`
	Limit  uint64    `json:"limit,omitempty" default:"2" minimum:"0" maximum:"1000000000000" doc:"Stop at so many solutions; 0 counts them all."`
}

func (r *countRequest) weight() weight {
	if r.Limit == 1 || r.Limit == 2 {
		return quick
	}
	return trial
}

type countAnswer struct {
	Puzzle       string `json:"puzzle" doc:"The puzzle, as 81 characters."`
	Count        uint64 `json:"count" doc:"How many solutions were found."`
	Exact        bool   `json:"exact" doc:"There are no more."`
	Verdict      string `json:"verdict,omitempty" enum:"none,unique,several" doc:"Left out where counting ended before it was known."`
	LimitReached string `json:"limitReached,omitempty" enum:"solutions,time" doc:"Why counting ended early."`
	Text         string `json:"text" doc:"All of that in words." example:"exactly 1 solution"`
}

func (s *Server) count(ctx context.Context, in *countRequest) (*countAnswer, error) {
	p := in.Puzzle.Candidates
	n, reached, err := nonet.Count(ctx, p, in.Limit)
	out := &countAnswer{Puzzle: in.Puzzle.Grid().String(), Count: n, Exact: !reached}
	var broken *nonet.ConflictError
	switch {
	case errors.As(err, &broken):
	case errors.Is(err, errTime) && n > 0:
		out.Exact, out.LimitReached = false, limitTime
		s.limited(limitTime)
	case err != nil:
		return nil, err
	case reached:
		out.LimitReached = "solutions"
	}
	out.describe(p, s.options.MaxTime.String())
	return out, nil
}

// describe says what the number means. A puzzle of which one solution was found may have
// more, unless all were looked for.
func (out *countAnswer) describe(p nonet.Candidates, most string) {
	switch {
	case out.Count == 0:
		out.Verdict, out.Text = "none", "no solution"
		if why := reason(nonet.Check(p)); why != out.Text {
			out.Text += ": " + why
		}
	case out.Count > 1:
		out.Verdict = "several"
		out.Text = fmt.Sprintf("exactly %d solutions", out.Count)
	case out.Exact:
		out.Verdict, out.Text = "unique", "exactly 1 solution"
	}
	switch {
	case out.Exact:
	case out.Count == 1:
		out.Text = "at least 1 solution"
	default:
		out.Text = fmt.Sprintf("at least %d solutions", out.Count)
	}
	if out.LimitReached == limitTime {
		out.Text += "; gave up after " + most
	}
}
