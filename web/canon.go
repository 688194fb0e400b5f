package web

import (
	"context"
	"errors"

	"nonet/canon"
)

var canonOperation = operation{
	name:    "canon",
	weight:  light,
	summary: "Find the canonical form of a puzzle",
	description: "Two puzzles have the same form if one can be turned into the other by exchanging rows, columns and digits. " +
		"The transform makes the form of the puzzle; the number of automorphisms says how many leave the puzzle as it is.",
	example: map[string]any{"puzzle": readmePuzzle},
}

type canonRequest struct {
	Puzzle gridField `json:"puzzle" required:"true" body:"text"`
}

type canonAnswer struct {
	Puzzle        string `json:"puzzle" doc:"The puzzle, as 81 characters."`
	Form          string `json:"form" doc:"Its form, as 81 characters."`
	Transform     string `json:"transform" doc:"What makes the form of the puzzle." example:"rotate"`
	Automorphisms uint64 `json:"automorphisms" doc:"How many of the 1,218,998,108,160 transforms leave the puzzle as it is."`
}

var errMarked = errors.New("there are candidates, and this is about givens")

func (s *Server) canon(_ context.Context, in *canonRequest) (*canonAnswer, error) {
	if in.Puzzle.Marked {
		return nil, refused("puzzle", errMarked)
	}
	g := in.Puzzle.Grid()
	r := canon.Form(g)
	return &canonAnswer{Puzzle: g.String(), Form: r.Grid.String(), Transform: r.Transform.String(), Automorphisms: r.Automorphisms}, nil
}
