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
	full := made(t, generate.Options{Count: 1, Seed: 5})[0].Solution
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
		"ratings too low":  {generate.Options{SE: generate.Range{Low: 1, High: 9}}, "from 1.0 to somewhat above 11"},
		"ratings too high": {generate.Options{SE: generate.Range{Low: 210, High: 300}}, "from 1.0 to somewhat above 11"},
		"not by default":   {generate.Options{Use: []logic.Technique{logic.Whale}}, "Whale is not among"},
		"use and avoid":    {generate.Options{Use: []logic.Technique{logic.XWing}, Avoid: []logic.Technique{logic.XWing}}, "both"},
		"use and level":    {generate.Options{Use: []logic.Technique{logic.XWing}, Levels: []logic.Level{logic.Easy, logic.Medium}}, "X-Wing makes a puzzle Hard"},
		"use and hardest":  {generate.Options{Use: []logic.Technique{logic.XWing}, Hardest: []logic.Technique{logic.NakedPair}}, "X-Wing comes after Naked Pair"},
		"hardest and avoid": {generate.Options{Hardest: []logic.Technique{logic.XWing}, Avoid: []logic.Technique{logic.XWing}},
			"X-Wing cannot be the hardest"},
		"hardest and level":       {generate.Options{Hardest: []logic.Technique{logic.XWing}, Levels: []logic.Level{logic.Medium}}, "cannot be the hardest"},
		"minimal and nearly full": {generate.Options{Minimal: true, Clues: generate.Range{Low: 80, High: 81}}, "a blank in each row, so at most 72 givens"},
		"two of one":              {generate.Options{Count: 2, Solution: full, Clues: generate.Range{Low: 81, High: 81}}, "at most 1 of them, fewer than 2"},
		"too many of one":         {generate.Options{Count: 83, Solution: full, Clues: generate.Range{Low: 80, High: 81}}, "at most 82 of them, fewer than 83"},
		"no such rating":          {generate.Options{SE: generate.Range{Low: 11, High: 11}}, "no rating between 1.0 and 1.2"},
		"no such ratings":         {generate.Options{SE: generate.Range{Low: 21, High: 22}}, "no rating between 2.0 and 2.3"},
		"easy and rated high":     {generate.Options{Levels: []logic.Level{logic.Easy}, SE: generate.Range{Low: 24, High: 50}}, "all puzzles that are Easy, and none with an ER of 2.4 or more"},
		"hard and rated low":      {generate.Options{Levels: []logic.Level{logic.Hard, logic.Unfair}, SE: generate.Range{Low: 10, High: 15}}, "up to 1.5, and none that are Hard"},
		"medium and rated low":    {generate.Options{Levels: []logic.Level{logic.Medium}, SE: generate.Range{Low: 10, High: 15}, Clues: generate.Range{Low: 24, High: 30}}, "Medium and have 24 givens or more"},
		"singles and hard":        {generate.Options{Hardest: []logic.Technique{logic.HiddenSingle}, Levels: []logic.Level{logic.Hard}}, "whose hardest technique is Hidden Single, and none that are Hard"},
		"singles and rated high":  {generate.Options{Hardest: []logic.Technique{logic.NakedSingle}, SE: generate.Range{Low: 30, High: 50}}, "whose hardest technique is Naked Single"},
		"X-Wing and rated low":    {generate.Options{Use: []logic.Technique{logic.XWing}, SE: generate.Range{Low: 10, High: 16}}, "and none that need X-Wing"},
		"hardest and rated low":   {generate.Options{Hardest: []logic.Technique{logic.XWing}, SE: generate.Range{Low: 10, High: 16}}, "and none whose hardest technique is X-Wing"},
		"no last step":            {generate.Options{Avoid: []logic.Technique{logic.FullHouse}}, "ends with a Full House"},
		"no singles":              {generate.Options{Avoid: []logic.Technique{logic.NakedSingle, logic.HiddenSingle, logic.FullHouse}, Clues: generate.Range{Low: 20, High: 80}}, "ends with a Full House"},
		"full and rated":          {generate.Options{Clues: generate.Range{Low: 81, High: 81}, Pearl: true}, "a full grid has no rating"},
		"full and hard":           {generate.Options{Clues: generate.Range{Low: 81, High: 81}, Levels: []logic.Level{logic.Hard}}, "a full grid needs no technique"},
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
		"all of one":     {Count: 82, Solution: made(t, generate.Options{Count: 1, Seed: 5})[0].Solution, Clues: generate.Range{Low: 80, High: 81}},
		"two of a grid":  {Count: 2, Solution: made(t, generate.Options{Count: 1, Seed: 5})[0].Solution, Clues: generate.Range{Low: 81, High: 81}, Repeats: true},
		"a rating":       {SE: generate.Range{Low: 45, High: 46}},
		"ER 1.2":         {SE: generate.Range{Low: 11, High: 12}, Levels: []logic.Level{logic.Easy}},
		"unsolved":       {SE: generate.Range{Low: 200, High: 200}, Levels: []logic.Level{logic.Extreme}},
		"medium singles": {Hardest: []logic.Technique{logic.HiddenSingle}, Levels: []logic.Level{logic.Medium}},
		"direct":         {SE: generate.Range{Low: 17, High: 17}, Use: []logic.Technique{logic.Pointing}},
		"no full house":  {Avoid: []logic.Technique{logic.FullHouse}, Clues: generate.Range{Low: 81, High: 81}},
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

func TestNoChange(t *testing.T) {
	for _, c := range []generate.Change{{}, {Less: -1}, {More: -1}, {More: 3}, {Less: 3, More: 1}} {
		n := 0
		for g, err := range generate.Vicinity(t.Context(), nonet.Grid{}, c, 1) {
			if _, ok := errors.AsType[*generate.DemandError](err); !ok {
				t.Errorf("%+v: puzzle %s, error %v", c, g, err)
			}
			n++
		}
		if n != 1 {
			t.Errorf("%+v: %d results", c, n)
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
