// Examples writes docs/techniques.md, with one position for each technique, and adds
// cases for the tests of package logic where there are few.
//
//	go run ./scripts/examples [-seed 1] [-puzzles 4000]
//
// It takes some minutes. The same seed and the same number of puzzles give the same
// files on every machine.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"

	"nonet/logic"
)

const (
	pageFile  = "docs/techniques.md"
	casesFile = "logic/testdata/cases.txt"
)

func main() {
	s := search{techniques: logic.Techniques()}
	flag.Uint64Var(&s.seed, "seed", 1, "determines the puzzles")
	flag.Uint64Var(&s.puzzles, "puzzles", 4000, "how many puzzles to look at")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := write(ctx, s); err != nil {
		fmt.Fprintln(os.Stderr, "examples:", err)
		os.Exit(1)
	}
}

// write writes the files, in the current folder: that of the module.
func write(ctx context.Context, s search) error {
	cases, err := os.ReadFile(casesFile)
	if err != nil {
		return err
	}
	found, err := s.run(ctx)
	if err != nil {
		return err
	}
	text, err := page(s, found)
	if err != nil {
		return err
	}
	if err := os.WriteFile(pageFile, []byte(text), 0o644); err != nil {
		return err
	}
	return os.WriteFile(casesFile, []byte(withCases(string(cases), found)), 0o644)
}
