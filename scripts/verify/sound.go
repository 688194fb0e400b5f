package main

import (
	"context"
	"errors"
	"fmt"
	"runtime"

	"nonet"
	"nonet/logic"
)

// A track is what became of the two ways to solve a puzzle, in HoDoKu's order and in
// that of Sudoku Explainer.
type track struct {
	steps int   // of both that are right
	late  bool  // one of them took longer than it may
	err   error // the first step that is wrong
}

// verifySound solves puzzles step by step and holds every step against the solution.
func (j *job) verifySound() error {
	grids, err := sample(j.files, j.sound)
	if err != nil {
		return err
	}
	steps, late, wrong := 0, 0, 0
	inParallel(runtime.GOMAXPROCS(0), grids, j.follow, func(g nonet.Grid, t track) {
		steps += t.steps
		if t.late {
			late++
		}
		if t.err != nil {
			wrong++
			fmt.Fprintf(j.out, "%s: %v\n", g, t.err)
		}
	})
	fmt.Fprintf(j.out, "%d steps to solve %d puzzles of %q, %d wrong; %d puzzles gave up after %v\n",
		steps, len(grids), j.files, wrong, late, j.limit)
	switch {
	case wrong > 0:
		return fmt.Errorf("%d puzzles have a wrong step", wrong)
	case steps == 0:
		return errors.New("no steps")
	}
	return nil
}

// follow solves a puzzle in both ways.
func (j *job) follow(g nonet.Grid) (t track) {
	solution, unique, err := nonet.Solve(context.Background(), g)
	if err == nil && !unique {
		err = logic.ErrSeveralSolutions
	}
	if err != nil {
		t.err = err
		return t
	}
	for _, way := range []func(context.Context, *track, nonet.Grid, nonet.Grid){j.followPath, followRating} {
		ctx, cancel := j.limited()
		way(ctx, &t, g, solution)
		t.late = t.late || ctx.Err() != nil
		cancel()
	}
	return t
}

// followPath takes the steps in HoDoKu's order.
func (j *job) followPath(ctx context.Context, t *track, g, solution nonet.Grid) {
	path, err := logic.Options{Unique: true}.Solve(ctx, logic.NewBoard(g))
	b := logic.NewBoard(g)
	for i := range path.Steps {
		s := &path.Steps[i]
		around := []logic.Step{*s}
		if j.every && s.Technique > logic.HiddenSingle {
			around = append(around, everyStep(ctx, &b)...)
		}
		for k := range around {
			if err := stepFits(&b, &around[k], &solution); err != nil {
				t.err = fmt.Errorf("step %d, %s, %w, at %s", i+1, &around[k], err, around[k].Library(&b))
				return
			}
			t.steps++
		}
		b.Apply(s)
	}
	if err == nil && b.Grid() != solution {
		t.err = fmt.Errorf("%d steps do not lead to the end", len(path.Steps))
	}
}

// everyStep returns what any technique finds on a board, those included that are not
// used by default: a hundred steps of each at most, as chains go on and on.
func everyStep(ctx context.Context, b *logic.Board) (steps []logic.Step) {
	for _, t := range logic.Techniques() {
		n := 0
		for s := range logic.Find(b, t) {
			steps = append(steps, s)
			if n++; n == 100 || ctx.Err() != nil {
				break
			}
		}
	}
	return steps
}

// stepFits returns what stands against a step. It must do something, and nothing that
// the solution does not have.
func stepFits(b *logic.Board, s *logic.Step, solution *nonet.Grid) error {
	for _, p := range s.Placements {
		if solution[p.Cell] != uint8(p.Digit) || !b.Candidates(p.Cell).Has(p.Digit) {
			return fmt.Errorf("places a wrong %d in %s", p.Digit, p.Cell)
		}
	}
	for _, e := range s.Eliminations {
		if solution[e.Cell] == uint8(e.Digit) {
			return fmt.Errorf("takes the right %d from %s", e.Digit, e.Cell)
		}
		if !b.Candidates(e.Cell).Has(e.Digit) {
			return fmt.Errorf("takes a %d from %s that is not there", e.Digit, e.Cell)
		}
	}
	if len(s.Placements)+len(s.Eliminations) == 0 {
		return errors.New("does nothing")
	}
	return nil
}

// followRating takes the steps in the order of Sudoku Explainer.
func followRating(ctx context.Context, t *track, g, solution nonet.Grid) {
	rating, steps, err := logic.RateSteps(ctx, g)
	for i := range steps {
		if err := ratedStepFits(&steps[i], &solution); err != nil {
			t.err = fmt.Errorf("rated step %d, %s, %w", i+1, steps[i].Text, err)
			return
		}
		t.steps++
	}
	end := g.String()
	if len(steps) > 0 {
		end = steps[len(steps)-1].Grid
	}
	switch {
	case errors.Is(err, logic.ErrSolved) || ctx.Err() != nil:
	case err != nil:
		t.err = fmt.Errorf("rated steps: %w", err)
	case rating.ER != logic.Unsolved && end != solution.String():
		t.err = fmt.Errorf("%d rated steps do not lead to the end", len(steps))
	}
}

func ratedStepFits(s *logic.RatedStep, solution *nonet.Grid) error {
	for c, digit := range s.Grid {
		if digit != '.' && byte(digit) != '0'+solution[c] {
			return fmt.Errorf("places a wrong %c in %s", digit, nonet.Cell(c))
		}
	}
	for _, e := range s.Eliminations {
		if solution[e.Cell] == uint8(e.Digit) {
			return fmt.Errorf("takes the right %d from %s", e.Digit, e.Cell)
		}
	}
	return nil
}
