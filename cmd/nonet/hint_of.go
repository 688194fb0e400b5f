package main

import (
	"cmp"
	"errors"
	"fmt"

	"nonet"
	"nonet/logic"
)

// puzzleOf returns the puzzle of --of, which must have one solution: text that is a
// puzzle, or else the name of a file with one, which is none of the files that are read
// besides.
func (a *app) puzzleOf(text string, files []string) (*nonet.Grid, error) {
	if _, err := nonet.Parse(text); err != nil {
		if len(files) == 0 {
			files = []string{"-"}
		}
		if a.readOnce(text, files) {
			return nil, fmt.Errorf("%s cannot hold both the puzzle of --of and what you have entered", cmp.Or(plainName(text), "standard input"))
		}
	}
	g, err := a.gridOf("--of", text)
	if err != nil {
		return nil, err
	}
	if g.Givens() == len(g) {
		return nil, fail(errors.New("--of: this grid is full; name the puzzle as it was given"))
	}
	game := logic.Game{Givens: g}
	if _, err := game.Solution(a.ctx); err != nil {
		return nil, fail(fmt.Errorf("--of: %w", err))
	}
	return &g, nil
}

// isOther reports whether a player's grid belongs to another puzzle than the givens:
// of those that it has something in place of, most are different.
func isOther(g *logic.Game) bool {
	same, different := 0, 0
	for c, given := range g.Givens {
		switch entered := g.Entries[c]; {
		case given == 0 || entered == 0:
		case entered == given:
			same++
		default:
			different++
		}
	}
	return different > 1 && different > same
}

// tellOf tells once, where a mistake may be why there is no hint, how to have it found.
func (v *hinter) tellOf(it item, status string) {
	mayBeWrong := status == statusNone || status == statusBroken || status == statusSeveral && it.puzzle.Marked
	if v.givens != nil || v.told || v.opt.quiet || !mayBeWrong {
		return
	}
	v.told = true
	what := "digits are"
	if it.puzzle.Marked {
		what = "a cell with one candidate is"
	}
	v.complain(it, "%s taken as given; to have what you have entered judged, name the puzzle with --of PUZZLE", what)
}

// ofFile returns the file that --of names, if it names one.
func (v *hinter) ofFile() []string { return filesOf(v.of) }
