package logic

import (
	"context"
	"iter"
	"os"
	"strings"
	"testing"

	"nonet"
)

// A position is a board on the way from a puzzle to its solution.
type position struct {
	board    Board
	solution nonet.Grid
}

// positions returns boards from puzzles of the samples, each with all singles placed,
// and after each of some steps of the techniques given.
func positions(t testing.TB, perFile int, techniques ...Technique) (list []position) {
	t.Helper()
	if testing.Short() {
		perFile = (perFile + 7) / 8
	}
	for _, name := range []string{"easy.txt", "17-clue.txt", "hardest.txt"} {
		text, err := os.ReadFile("../testdata/" + name)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Fields(string(text))
		for _, line := range lines[:min(perFile, len(lines))] {
			g, err := nonet.Parse(line)
			if err != nil {
				t.Fatal(err)
			}
			solution, _, err := nonet.Solve(t.Context(), g)
			if err != nil {
				t.Fatal(err)
			}
			b := NewBoard(g)
			for more := true; more; more = step(&b, techniques...) {
				for step(&b, NakedSingle, HiddenSingle) {
				}
				if b.Solved() {
					break
				}
				list = append(list, position{b, solution})
			}
		}
	}
	return list
}

// step applies the first step that any of some techniques has on a board.
func step(b *Board, techniques ...Technique) bool {
	for _, t := range techniques {
		for s := range Find(b, t) {
			b.Apply(&s)
			return true
		}
	}
	return false
}

// allBy returns the steps that a searcher finds.
func allBy(find searcher, b *Board, t Technique) iter.Seq[Step] {
	return func(yield func(Step) bool) { find(context.Background(), b, t, yield) }
}

// checkStep returns what is wrong with a step on a position, or "".
func (p *position) checkStep(s *Step) string {
	if len(s.Placements)+len(s.Eliminations) == 0 {
		return "nothing follows"
	}
	for _, c := range s.Placements {
		if int(p.solution[c.Cell]) != c.Digit {
			return "places a wrong digit"
		}
	}
	for _, c := range s.Eliminations {
		switch {
		case !p.board.Candidates(c.Cell).Has(c.Digit):
			return "eliminates what is no candidate"
		case int(p.solution[c.Cell]) == c.Digit:
			return "eliminates the solution"
		}
	}
	return ""
}
