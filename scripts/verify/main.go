// Verify runs nonet over files of puzzles and checks every answer by the rules
// alone, with no code in common with the solver: as many solutions as puzzles,
// in their order, each a full grid that breaks no rule and keeps the givens.
//
//	go run ./scripts/verify [-unique] FILE...
//	go run ./scripts/verify -stream 1000000 -peak 100 FILE...
//
// The files hold one puzzle a line, 81 characters, and may be gzipped. All of
// their puzzles must have a solution.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// A job is what the flags ask for.
type job struct {
	nonet  string // the command
	files  []string
	unique bool
	stream int
	peak   int64
}

func main() {
	var j job
	flag.StringVar(&j.nonet, "nonet", "", "the nonet `command` to run; built from ./cmd/nonet when empty")
	flag.BoolVar(&j.unique, "unique", false, "nonet count must call each puzzle unique too")
	flag.IntVar(&j.stream, "stream", 0, "repeat the puzzles up to `N` and send them through standard input")
	flag.Int64Var(&j.peak, "peak", 0, "fail when nonet takes `MB` of memory or more")
	flag.Parse()
	j.files = flag.Args()
	if len(j.files) == 0 {
		flag.Usage()
		os.Exit(64)
	}
	if err := j.run(); err != nil {
		fmt.Fprintln(os.Stderr, "verify:", err)
		os.Exit(1)
	}
}

func (j *job) run() error {
	if j.nonet == "" {
		dir, err := os.MkdirTemp("", "verify")
		if err != nil {
			return err
		}
		defer os.RemoveAll(dir)
		j.nonet = filepath.Join(dir, "nonet")
		build := exec.Command("go", "build", "-o", j.nonet, "./cmd/nonet")
		build.Stderr = os.Stderr
		if err := build.Run(); err != nil {
			return fmt.Errorf("build nonet: %w", err)
		}
	}
	if j.stream > 0 {
		return j.verify("solve", j.files, solves)
	}
	for _, file := range j.files {
		if err := j.verify("solve", []string{file}, solves); err != nil {
			return err
		}
		if j.unique {
			if err := j.verify("count", []string{file}, isUnique); err != nil {
				return err
			}
		}
	}
	return nil
}

// verify runs one verb over the puzzles of files and holds each line that it
// writes against its puzzle.
func (j *job) verify(verb string, files []string, check func(puzzle, answer string) error) error {
	start := time.Now()
	n, peak, err := j.answers(verb, files, check)
	if err != nil {
		return fmt.Errorf("%s of %q: %w", verb, files, err)
	}
	fmt.Printf("%s of %d puzzles in %q: all right, %.1f s", verb, n, files, time.Since(start).Seconds())
	if peak > 0 {
		fmt.Printf(", peak memory %d MB", peak)
	}
	fmt.Println()
	if j.peak > 0 && peak >= j.peak {
		return fmt.Errorf("%d MB of memory, the limit is %d MB", peak, j.peak)
	}
	return nil
}
