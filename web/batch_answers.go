package web

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"nonet"
)

// A solveLine is the answer to one puzzle of solve/batch.
type solveLine struct {
	Line     int    `json:"line" doc:"The line of the text that the puzzle begins on, from 1."`
	Puzzle   string `json:"puzzle" doc:"The puzzle, as 81 characters."`
	Solvable bool   `json:"solvable" doc:"Whether there is a solution."`
	Unique   bool   `json:"unique" doc:"Whether it is the only one."`
	Solution string `json:"solution,omitempty" doc:"The solution, as 81 digits."`
	More     bool   `json:"more,omitempty" doc:"There are more solutions."`
	Reason   string `json:"reason,omitempty" doc:"Why there is no solution. Check and solve list all conflicts." example:"r1c1 and r8c1 both hold 8 in column 1"`
}

// A rateLine is the answer to one puzzle of rate/batch.
type rateLine struct {
	Line   int    `json:"line" doc:"The line of the text that the puzzle begins on, from 1."`
	Puzzle string `json:"puzzle" doc:"The puzzle, as 81 characters."`
	rating
}

// solveEntries solves all the puzzles at once.
func (s *Server) solveEntries(ctx context.Context, entries []batchEntry, out *json.Encoder) (int, error) {
	puzzles := make([]nonet.Candidates, 0, len(entries))
	for i := range entries {
		if entries[i].err == nil {
			puzzles = append(puzzles, entries[i].Candidates)
		}
	}
	answers := make([]nonet.Answer, len(puzzles))
	if err := s.solver.Solve(ctx, puzzles, answers); err != nil {
		return 0, err
	}
	for i := range entries {
		var line any
		if e := &entries[i]; e.err != nil {
			line = entryError(e.Line, e.err)
		} else {
			line = newSolveLine(e, &answers[0])
			answers = answers[1:]
		}
		if err := out.Encode(line); err != nil {
			return i, err
		}
	}
	return len(entries), nil
}

func newSolveLine(e *batchEntry, a *nonet.Answer) *solveLine {
	l := &solveLine{Line: e.Line, Puzzle: e.Grid().String()}
	if a.Solutions > 0 {
		l.Solvable, l.Unique, l.More, l.Solution = true, a.Solutions == 1, a.Solutions > 1, a.Solution.String()
		return l
	}
	l.Reason = reason(nonet.Check(e.Candidates))
	return l
}

// rateTurn is how long puzzles are rated before others get their turn.
const rateTurn = 50 * time.Millisecond

// rateEntries rates puzzles until its turn is over.
func (s *Server) rateEntries(ctx context.Context, entries []batchEntry, out *json.Encoder) (int, error) {
	begin := time.Now()
	for i := range entries {
		if i > 0 && time.Since(begin) > rateTurn {
			return i, nil
		}
		line, err := rateEntry(ctx, &entries[i], i == 0)
		if errors.Is(err, errTried) {
			return i, nil
		}
		if err == nil {
			err = out.Encode(line)
		}
		if err != nil {
			return i, err
		}
	}
	return len(entries), nil
}

// rateEntry returns the line of a puzzle, or what ends the batch. Where lines before it wait
// to be sent, a puzzle that takes long is tried only.
func rateEntry(ctx context.Context, e *batchEntry, first bool) (any, error) {
	if e.err != nil {
		return entryError(e.Line, e.err), nil
	}
	if !first {
		p, cancel := paceTry(ctx, &tries[trial])
		defer cancel()
		ctx = p
	}
	r, err := rated(ctx, e.Candidates)
	if _, ok := errors.AsType[*problem](err); ok {
		return entryError(e.Line, err), nil
	}
	return rateLine{Line: e.Line, Puzzle: e.Grid().String(), rating: r}, err
}
