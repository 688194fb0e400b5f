package main

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"

	"nonet"
	"nonet/logic"
)

// A rated is a line of a file of ratings.
type rated struct {
	puzzle     string
	er, ep, ed string
}

// verifyRatings rates the puzzles of files and compares all three numbers with those
// that the files have.
func (j *job) verifyRatings() error {
	var all []rated
	for _, file := range j.files {
		for line, err := range lines(file) {
			if err != nil {
				return err
			}
			fields := strings.Split(line, "\t")
			if len(fields) < 4 {
				return fmt.Errorf("%s: %q is not puzzle, ER, EP and ED", file, line)
			}
			if fields[0] != "puzzle" {
				all = append(all, rated{fields[0], fields[1], fields[2], fields[3]})
			}
		}
	}
	if len(all) == 0 {
		return errors.New("no ratings")
	}
	equal := 0
	inParallel(runtime.GOMAXPROCS(0), all, rate, func(r rated, err error) {
		if err != nil {
			fmt.Fprintf(j.out, "%s: %v\n", r.puzzle, err)
			return
		}
		equal++
	})
	fmt.Fprintf(j.out, "ratings of %q: %d of %d are equal\n", j.files, equal, len(all))
	if equal < len(all) {
		return fmt.Errorf("%d ratings differ", len(all)-equal)
	}
	return nil
}

// rate reports a rating that is not the one of the line.
func rate(want rated) error {
	g, err := nonet.Parse(want.puzzle)
	if err != nil {
		return err
	}
	r, err := logic.Rate(context.Background(), g)
	if err != nil {
		return err
	}
	if got := threeOf(r.Ratings); got != want.er+" "+want.ep+" "+want.ed {
		return fmt.Errorf("rated %s, not %s %s %s", got, want.er, want.ep, want.ed)
	}
	return nil
}

// threeOf returns ER, EP and ED as text.
func threeOf(r logic.Ratings) string { return fmt.Sprintf("%s %s %s", r.ER, r.EP, r.ED) }
