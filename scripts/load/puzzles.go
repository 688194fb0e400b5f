package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"nonet"
)

// A known puzzle is one whose only solution is known.
type known struct{ puzzle, solution string }

// A library holds what is asked about.
type library struct {
	easy, few []known  // few have 17 givens
	hardest   []string // those that take longest to rate
}

// readPuzzles reads the samples in a folder and solves those whose answers are checked.
func readPuzzles(folder string) (*library, error) {
	var l library
	var err error
	if l.hardest, err = readLines(filepath.Join(folder, "hardest.txt")); err != nil {
		return nil, err
	}
	for name, list := range map[string]*[]known{"easy.txt": &l.easy, "17-clue.txt": &l.few} {
		lines, err := readLines(filepath.Join(folder, name))
		if err != nil {
			return nil, err
		}
		for _, line := range lines {
			k, err := solve(line)
			if err != nil {
				return nil, fmt.Errorf("%s: %s: %w", name, line, err)
			}
			*list = append(*list, k)
		}
	}
	return &l, nil
}

func readLines(name string) ([]string, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	lines := strings.Fields(string(text))
	if len(lines) == 0 {
		return nil, fmt.Errorf("%s is empty", name)
	}
	return lines, nil
}

// solve returns a puzzle with its only solution.
func solve(line string) (known, error) {
	g, err := nonet.Parse(line)
	if err != nil {
		return known{}, err
	}
	s, unique, err := nonet.Solve(context.Background(), g)
	switch {
	case err != nil:
		return known{}, err
	case !unique:
		return known{}, fmt.Errorf("it has several solutions")
	}
	return known{g.String(), s.String()}, nil
}

// unsolvable are grids without a solution. The first ones break no rule as they stand: only a
// search tells, and it takes longest for these of some 100,000 that were drawn at random.
var unsolvable = []string{
	".....................83.......9..........3.........6..21.3.8...7.....21.483......",
	".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
	"1..2..7....9.7......7..94...3.7..8............2.......7.1.....2....2.............",
	"..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..",
	"....41....6.....2...2......32.6.........5..417.......2......23..48......5.1..2...",
	"11...............................................................................",
}
