package main

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"runtime"
	"slices"

	"nonet"
	"nonet/logic"
)

// A look is what a puzzle and its symmetries are found to be: the answers there are,
// each with one of the puzzles that have it.
type look map[string]string

// verifyTurned rates puzzles and symmetries of each, which should change nothing. But
// Sudoku Explainer and HoDoKu take the first of several steps as they look through
// rows, columns and digits. So what changes is listed, and must be what these
// programs say where they can be asked.
func (j *job) verifyTurned() error {
	grids, err := sample(j.files, j.sample)
	if err != nil {
		return err
	}
	if len(grids) == 0 {
		return errors.New("no puzzles")
	}
	var ratings, levels []look
	var failed error
	inParallel(runtime.GOMAXPROCS(0), grids, j.lookAround, func(g nonet.Grid, s sight) {
		if s.err != nil && failed == nil {
			failed = fmt.Errorf("%s: %w", g, s.err)
		}
		if len(s.ratings) > 1 {
			ratings = append(ratings, s.ratings)
		}
		if len(s.levels) > 1 {
			levels = append(levels, s.levels)
		}
	})
	if failed != nil {
		return failed
	}
	fmt.Fprintf(j.out, "%d puzzles of %q and %d symmetries of each: %d keep their rating, %d their level\n",
		len(grids), j.files, j.turned, len(grids)-len(ratings), len(grids)-len(levels))
	return errors.Join(
		j.confirm("rating", ratings, j.serate, askSerate),
		j.confirm("level", levels, j.hodoku, askHoDoKu))
}

// A sight is the looks of one puzzle.
type sight struct {
	ratings, levels look
	err             error
}

// lookAround rates a puzzle and random symmetries of it.
func (j *job) lookAround(g nonet.Grid) sight {
	s := sight{ratings: look{}, levels: look{}}
	chance := rand.New(rand.NewPCG(3, 4))
	for i := range j.turned + 1 {
		turned := g
		if i > 0 {
			turned = turn(chance, g)
		}
		r, err := logic.Rate(context.Background(), turned)
		if err != nil {
			s.err = err
			return s
		}
		s.ratings[threeOf(r.Ratings)] = turned.String()
		s.levels[r.Level.String()] = turned.String()
	}
	return s
}

// confirm lists looks with several answers and compares them with those of a program,
// if its command is given.
func (j *job) confirm(what string, looks []look, command string, ask func(command string, puzzles []string) (map[string]string, error)) error {
	var puzzles []string
	answers := map[string]string{}
	for _, l := range looks {
		fmt.Fprintf(j.out, "%s changes:\n", what)
		for _, answer := range slices.Sorted(maps.Keys(l)) {
			puzzle := l[answer]
			fmt.Fprintf(j.out, "  %s  %s\n", puzzle, answer)
			answers[puzzle] = answer
			puzzles = append(puzzles, puzzle)
		}
	}
	if command == "" || len(puzzles) == 0 {
		return nil
	}
	slices.Sort(puzzles)
	said, err := ask(command, puzzles)
	if err != nil {
		return err
	}
	differ := 0
	for _, puzzle := range puzzles {
		if said[puzzle] != answers[puzzle] {
			differ++
			fmt.Fprintf(j.out, "  %s  %s, but the reference says %q\n", puzzle, answers[puzzle], said[puzzle])
		}
	}
	if differ > 0 {
		return fmt.Errorf("%d of %d puzzles have another %s than the reference says", differ, len(puzzles), what)
	}
	fmt.Fprintf(j.out, "the reference says the same of these %d puzzles\n", len(puzzles))
	return nil
}
