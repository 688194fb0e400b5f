package generate_test

import (
	"errors"
	"strings"
	"testing"

	"nonet"
	"nonet/generate"
	"nonet/logic"
)

// cells returns the cells of a grid that keep returns true for.
func cells(keep func(nonet.Cell) bool) (list []nonet.Cell) {
	for c := range nonet.Cell(81) {
		if keep(c) {
			list = append(list, c)
		}
	}
	return list
}

func TestRefusals(t *testing.T) {
	tests := map[string]struct {
		options generate.Options
		reason  string
	}{
		"count":            {generate.Options{Count: -1}, "-1 puzzles"},
		"workers":          {generate.Options{Workers: -1}, "-1 workers"},
		"16 givens":        {generate.Options{Clues: generate.Range{Low: 16, High: 16}}, "16 givens are too few"},
		"82 givens":        {generate.Options{Clues: generate.Range{Low: 82, High: 90}}, "82 givens are more"},
		"empty range":      {generate.Options{Clues: generate.Range{Low: 30, High: 20}}, "30 to 20, is empty"},
		"symmetry":         {generate.Options{Symmetry: 99}, "Symmetry(99)"},
		"cell 81":          {generate.Options{Mask: []nonet.Cell{81}}, "cell 81"},
		"small mask":       {generate.Options{Mask: cells(func(c nonet.Cell) bool { return c < 16 })}, "16 cells"},
		"mask and givens":  {generate.Options{Mask: cells(func(c nonet.Cell) bool { return c%3 == 0 }), Clues: generate.Range{Low: 30, High: 40}}, "27 cells, fewer than 30"},
		"mask and rows":    {generate.Options{Mask: cells(func(c nonet.Cell) bool { return c.Row() > 1 })}, "row 1 and row 2"},
		"mask and columns": {generate.Options{Mask: cells(func(c nonet.Cell) bool { return c.Column() != 4 && c.Column() != 5 })}, "column 5 and column 6"},
		"mask and symmetry": {generate.Options{Mask: cells(func(c nonet.Cell) bool { return c > 0 }), Symmetry: generate.HalfTurn},
			"r9c9 may be given and r1c1 may not"},
		"odd givens": {generate.Options{Mask: cells(func(c nonet.Cell) bool { return c != 40 }), Symmetry: generate.HalfTurn,
			Clues: generate.Range{Low: 25, High: 25}}, "25 givens cannot have the symmetry half-turn"},
		"18 givens, mirrored twice": {generate.Options{Mask: cells(func(c nonet.Cell) bool { return c.Row() != 4 && c.Column() != 4 }),
			Symmetry: generate.Mirrors, Clues: generate.Range{Low: 25, High: 27}}, "25 to 27 givens cannot"},
		"solution":         {generate.Options{Solution: nonet.Grid{1, 2, 3}}, "no solved grid"},
		"level":            {generate.Options{Levels: []logic.Level{9}}, "9 is no level"},
		"empty ratings":    {generate.Options{SE: generate.Range{Low: 50, High: 40}}, "5.0 to 4.0, is empty"},
		"ratings too low":  {generate.Options{SE: generate.Range{Low: 1, High: 9}}, "between 1.0 and 20.0"},
		"ratings too high": {generate.Options{SE: generate.Range{Low: 210, High: 300}}, "between 1.0 and 20.0"},
		"not by default":   {generate.Options{Use: []logic.Technique{logic.Whale}}, "Whale is not among"},
		"use and avoid":    {generate.Options{Use: []logic.Technique{logic.XWing}, Avoid: []logic.Technique{logic.XWing}}, "both"},
		"use and level":    {generate.Options{Use: []logic.Technique{logic.XWing}, Levels: []logic.Level{logic.Easy, logic.Medium}}, "X-Wing makes a puzzle Hard"},
		"use and hardest":  {generate.Options{Use: []logic.Technique{logic.XWing}, Hardest: []logic.Technique{logic.NakedPair}}, "X-Wing comes after Naked Pair"},
		"hardest and avoid": {generate.Options{Hardest: []logic.Technique{logic.XWing}, Avoid: []logic.Technique{logic.XWing}},
			"X-Wing cannot be the hardest"},
		"hardest and level": {generate.Options{Hardest: []logic.Technique{logic.XWing}, Levels: []logic.Level{logic.Medium}}, "cannot be the hardest"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			for p, err := range test.options.Puzzles(t.Context()) {
				demand, ok := errors.AsType[*generate.DemandError](err)
				if !ok || !strings.Contains(demand.Reason, test.reason) {
					t.Errorf("puzzle %s, error %v, want one with %q", p.Grid, err, test.reason)
				}
				break
			}
		})
	}
}

func TestPossible(t *testing.T) {
	tests := map[string]generate.Options{
		"anything":       {},
		"odd half turn":  {Symmetry: generate.HalfTurn, Clues: generate.Range{Low: 25, High: 25}},
		"every symmetry": {Symmetry: generate.FullSymmetry, Clues: generate.Range{Low: 17, High: 81}},
		"hardest of two": {Hardest: []logic.Technique{logic.XWing, logic.NakedPair}, Levels: []logic.Level{logic.Medium}},
	}
	for name, o := range tests {
		if err := o.Check(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestParseChange(t *testing.T) {
	for text, want := range map[string]generate.Change{
		"{-1+1}": {Less: 1, More: 1}, "-1+1": {Less: 1, More: 1}, "-2": {Less: 2}, "+1": {More: 1}, "{-2+2}": {Less: 2, More: 2},
	} {
		if got, err := generate.ParseChange(text); got != want || err != nil {
			t.Errorf("%s is read as %v, error %v", text, got, err)
		}
	}
	for _, text := range []string{"", "{}", "1", "-3+3", "+1-1", "{-1+1", "-0+1"} {
		if got, err := generate.ParseChange(text); err == nil {
			t.Errorf("%q is read as %v", text, got)
		}
	}
}

func FuzzParseChange(f *testing.F) {
	f.Add("{-1+1}")
	f.Add("+2")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := generate.ParseChange(text)
		if err == nil && text != c.String() && "{"+text+"}" != c.String() {
			t.Errorf("%q is read as %v", text, c)
		}
	})
}
