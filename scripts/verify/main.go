// Verify runs nonet over files of puzzles and checks every answer by the rules
// alone, with no code in common with the solver: as many solutions as puzzles,
// in their order, each a full grid that breaks no rule and keeps the givens.
//
//	go run ./scripts/verify [-unique] FILE...
//	go run ./scripts/verify -stream 1000000 -peak 100 FILE...
//	go run ./scripts/verify -sets FOLDER
//
// The files hold one puzzle a line, 81 characters, and may be gzipped. All of
// their puzzles must have a solution.
//
// It also holds package logic against what it must be equal to. These puzzles must
// have one solution:
//
//	go run ./scripts/verify -ratings FILE.tsv...
//	go run ./scripts/verify -turned 50 [-sample 100] [-serate COMMAND] [-hodoku COMMAND] FILE...
//	go run ./scripts/verify -sound 1000 [-every] [-limit 10s] FILE...
//
// And it holds full grids that package generate draws against a uniform distribution:
//
//	go run ./scripts/verify -uniform 1000000
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

func main() {
	j, err := parse(os.Args[1:])
	switch {
	case errors.Is(err, flag.ErrHelp):
		return
	case err != nil:
		fmt.Fprintln(os.Stderr, "verify:", err)
		os.Exit(64)
	}
	if err := j.run(); err != nil {
		fmt.Fprintln(os.Stderr, "verify:", err)
		os.Exit(1)
	}
}

func (j *job) run() error {
	switch {
	case j.uniform > 0:
		return j.verifyUniform()
	case j.ratings:
		return j.verifyRatings()
	case j.turned > 0:
		return j.verifyTurned()
	case j.sound > 0:
		return j.verifySound()
	}
	if j.nonet == "" {
		dir, err := os.MkdirTemp("", "verify")
		if err != nil {
			return err
		}
		defer os.RemoveAll(dir)
		if j.nonet, err = build(dir); err != nil {
			return err
		}
	}
	switch {
	case j.sets != "":
		return j.verifySets()
	case j.stream > 0:
		return j.verify("solve", j.files, solves)
	}
	for _, file := range j.files {
		if err := j.verifyFile(file, j.unique); err != nil {
			return err
		}
	}
	return nil
}

// build returns the path of a nonet that it builds into dir.
func build(dir string) (string, error) {
	nonet := filepath.Join(dir, "nonet")
	cmd := exec.Command("go", "build", "-o", nonet, "./cmd/nonet")
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return "", fmt.Errorf("build nonet: %w", err)
	}
	return nonet, nil
}

// verifyFile checks the solutions of one file and, where its puzzles are
// unique, that nonet counts them so.
func (j *job) verifyFile(file string, unique bool) error {
	if err := j.verify("solve", []string{file}, solves); err != nil || !unique {
		return err
	}
	return j.verify("count", []string{file}, isUnique)
}

// verify runs one verb over the puzzles of files and holds each line that it
// writes against its puzzle.
func (j *job) verify(verb string, files []string, check func(puzzle, answer string) error) error {
	start := time.Now()
	n, peak, err := j.answers(verb, files, check)
	if err != nil {
		return fmt.Errorf("%s of %q: %w", verb, files, err)
	}
	fmt.Fprintf(j.out, "%s of %d puzzles in %q: all right, %.1f s", verb, n, files, time.Since(start).Seconds())
	if tellsPeak {
		fmt.Fprintf(j.out, ", peak memory %d MB", peak)
	}
	fmt.Fprintln(j.out)
	if j.peak > 0 && peak >= j.peak {
		return fmt.Errorf("%d MB of memory, the limit is %d MB", peak, j.peak)
	}
	return nil
}
