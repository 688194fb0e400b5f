package web

import (
	"context"
	"errors"

	"nonet"
)

var solveOperation = operation{
	name:    "solve",
	summary: "Solve a puzzle",
	description: "Says whether there is a solution, whether it is the only one, and what it is. Of several solutions it is the smallest in reading order. " +
		"A puzzle without a solution is answered too, with the reason.",
	example: map[string]any{"puzzle": readmePuzzle},
}

type solveRequest struct {
	Puzzle gridField `json:"puzzle" required:"true" body:"text"`
	Limit  int       `json:"limit,omitempty" default:"1" minimum:"1" maximum:"1000" doc:"How many solutions are listed at the most."`
	To     string    `json:"to,omitempty" enum:"line,rows,digits,grid,csv,json,json-strings,json-flat,json-rows,json-text" doc:"The shape of the member text."`
	Effort bool      `json:"effort,omitempty" doc:"Say how much work the search was."`
}

type solveAnswer struct {
	Puzzle    string     `json:"puzzle" doc:"The puzzle, as 81 characters."`
	Solvable  bool       `json:"solvable" doc:"Whether there is a solution."`
	Unique    bool       `json:"unique" doc:"Whether it is the only one."`
	Solution  string     `json:"solution,omitempty" doc:"The solution, as 81 digits."`
	Solutions []string   `json:"solutions,omitempty" doc:"The solutions in reading order, where limit is more than 1."`
	More      bool       `json:"more,omitempty" doc:"There are more solutions than are listed."`
	Text      string     `json:"text,omitempty" doc:"The solution in the shape that to names."`
	Reason    string     `json:"reason,omitempty" doc:"Why there is no solution." example:"r1c1 and r8c1 both hold 8 in column 1"`
	Conflicts []conflict `json:"conflicts,omitempty" doc:"Every cell that breaks a rule, once per unit."`
	Effort    *effort    `json:"effort,omitempty" doc:"How much work the search was."`
}

func (s *Server) solve(ctx context.Context, in *solveRequest) (*solveAnswer, error) {
	out := &solveAnswer{Puzzle: in.Puzzle.Grid().String()}
	err := out.find(ctx, in)
	var broken *nonet.ConflictError
	switch {
	case errors.As(err, &broken):
		out.Conflicts = conflictsOf(broken.Clashes)
		out.Reason = reason(nonet.Check(in.Puzzle.Candidates))
		return out, nil
	case errors.Is(err, nonet.ErrNoSolution):
		out.Reason = reason(nonet.Check(in.Puzzle.Candidates))
	case err != nil:
		return nil, err
	}
	if in.Effort {
		if out.Effort, err = effortOf(ctx, in.Puzzle.Candidates); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// find finds as many solutions as are wanted.
func (out *solveAnswer) find(ctx context.Context, in *solveRequest) error {
	first, unique, err := nonet.Solve(ctx, in.Puzzle.Candidates)
	if err != nil {
		return err
	}
	out.Solvable, out.Unique, out.More = true, unique, !unique
	out.Solution = first.String()
	if in.To != "" {
		shape, err := nonet.ParseShape(in.To)
		if err != nil {
			return refused("to", err)
		}
		out.Text = nonet.Format(first, shape)
	}
	if in.Limit == 1 {
		return nil
	}
	out.More = false
	for g := range nonet.All(ctx, in.Puzzle.Candidates) {
		if out.More = len(out.Solutions) == in.Limit; out.More {
			break
		}
		out.Solutions = append(out.Solutions, g.String())
	}
	return context.Cause(ctx)
}
