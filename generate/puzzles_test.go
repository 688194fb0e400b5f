package generate_test

import (
	"context"
	"errors"
	"iter"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"nonet"
	"nonet/backtrack"
	"nonet/canon"
	"nonet/generate"
	"nonet/logic"
)

// made returns the puzzles of some options.
func made(t *testing.T, o generate.Options) (list []generate.Puzzle) {
	t.Helper()
	for p, err := range o.Puzzles(t.Context()) {
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
	if len(list) != o.Count {
		t.Fatalf("%d puzzles, want %d", len(list), o.Count)
	}
	return list
}

// plainly returns up to two solutions, by plain backtracking.
func plainly(p nonet.Candidates) (list []nonet.Grid) {
	for g := range backtrack.All(p) {
		if list = append(list, g); len(list) == 2 {
			break
		}
	}
	return list
}

// TestFirstPuzzles holds the first puzzles of a seed against what they have always been, on
// every machine.
func TestFirstPuzzles(t *testing.T) {
	tests := map[string]struct {
		options generate.Options
		want    []string
	}{
		"any": {generate.Options{Count: 3, Seed: 1}, []string{
			"......169....43.....2...4.7.2.7.......1...8......246..1.3......8....7..5.6.5....1",
			"97.......1..25......83....959...3.........12...28..9.7.3..8.26........4.8...74...",
			".58.......2.4....6...2.3.....6....19.....17.598.........2...5..3...1.9...1..98.3.",
		}},
		"hard": {generate.Options{Count: 1, Seed: 1, Levels: []logic.Level{logic.Hard}}, []string{
			"97.......1..25......83....959...3.........12...28..9.7.3..8.26........4.8...74...",
		}},
		"full symmetry": {generate.Options{Count: 2, Seed: 1, Symmetry: generate.FullSymmetry}, []string{
			"..82751...........5.28.94.73.6.8.5.49..3.6..27.5.2.6.31.34.27.6...........75389..",
			"97.1.8.321...5...4...3.7...5.1...4.6.8.....2.3.2...9.7...9.1...6...3...882.6.4.91",
		}},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			var got []string
			for _, p := range made(t, test.options) {
				got = append(got, p.Grid.String())
			}
			if d := cmp.Diff(test.want, got); d != "" {
				t.Errorf("puzzles (-want +got):\n%s", d)
			}
		})
	}
}

func TestWorkers(t *testing.T) {
	o := generate.Options{Count: 300, Seed: 7, Workers: 1, Levels: []logic.Level{logic.Easy, logic.Hard}}
	one := made(t, o)
	o.Workers = 2
	if d := cmp.Diff(one, made(t, o)); d != "" {
		t.Errorf("puzzles of 1 and 2 workers (-1 +2):\n%s", d)
	}
}

func TestPuzzlesAreMinimal(t *testing.T) {
	tests := map[string]generate.Options{
		"plain":           {Count: 12, Seed: 1},
		"in a range":      {Count: 4, Seed: 1, Minimal: true, Clues: generate.Range{Low: 23, High: 24}},
		"with a symmetry": {Count: 2, Seed: 1, Minimal: true, Symmetry: generate.HalfTurn},
	}
	for name, o := range tests {
		t.Run(name, func(t *testing.T) {
			for _, p := range made(t, o) {
				if d := cmp.Diff([]nonet.Grid{p.Solution}, plainly(p.Grid.Candidates())); d != "" {
					t.Fatalf("%s: solutions (-want +got):\n%s", p.Grid, d)
				}
				for c, digit := range p.Grid {
					if digit == 0 {
						continue
					}
					other := p.Grid.Candidates()
					other[c] = nonet.AllDigits &^ (1 << (digit - 1))
					if len(plainly(other)) == 0 {
						t.Errorf("%s: %s can be missed", p.Grid, nonet.Cell(c))
					}
				}
			}
		})
	}
}

func TestPuzzlesAreAsAskedFor(t *testing.T) {
	var mask []nonet.Cell
	for c := range nonet.Cell(81) {
		if (c.Row()+c.Column())%2 == 0 {
			mask = append(mask, c)
		}
	}
	solution := made(t, generate.Options{Count: 1, Seed: 5})[0].Solution
	rated := func(p generate.Puzzle) logic.Rating {
		r, err := logic.Rate(t.Context(), p.Grid)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	used := func(p generate.Puzzle, technique logic.Technique) bool {
		path, _ := logic.Options{Unique: true}.Solve(t.Context(), logic.NewBoard(p.Grid))
		return slices.ContainsFunc(path.Steps, func(s logic.Step) bool { return s.Technique == technique })
	}
	tests := map[string]struct {
		options generate.Options
		is      func(generate.Puzzle) bool
	}{
		"easy":   {generate.Options{Levels: []logic.Level{logic.Easy}}, func(p generate.Puzzle) bool { return rated(p).Level == logic.Easy }},
		"medium": {generate.Options{Levels: []logic.Level{logic.Medium}}, func(p generate.Puzzle) bool { return rated(p).Level == logic.Medium }},
		"hard":   {generate.Options{Levels: []logic.Level{logic.Hard}}, func(p generate.Puzzle) bool { return rated(p).Level == logic.Hard }},
		"unfair": {generate.Options{Count: 2, Levels: []logic.Level{logic.Unfair}}, func(p generate.Puzzle) bool { return rated(p).Level == logic.Unfair }},
		"ER 4.0 to 5.0": {generate.Options{SE: generate.Range{Low: 40, High: 50}}, func(p generate.Puzzle) bool {
			r := rated(p)
			return r.ER >= 40 && r.ER <= 50 && p.Rated && p.Rating == r
		}},
		"ER 1.0 to 1.5": {generate.Options{SE: generate.Range{Low: 10, High: 15}}, func(p generate.Puzzle) bool { return rated(p).ER <= 15 }},
		"pearl":         {generate.Options{Count: 2, Pearl: true, SE: generate.Range{Low: 12, High: 45}}, func(p generate.Puzzle) bool { r := rated(p); return r.EP == r.ER }},
		"diamond": {generate.Options{Count: 2, Diamond: true, SE: generate.Range{Low: 12, High: 30}},
			func(p generate.Puzzle) bool { r := rated(p); return r.ED == r.ER && r.EP == r.ER }},
		"use": {generate.Options{Use: []logic.Technique{logic.XWing}}, func(p generate.Puzzle) bool { return used(p, logic.XWing) }},
		"avoid": {generate.Options{Avoid: []logic.Technique{logic.HiddenSingle, logic.Pointing}, Clues: generate.Range{Low: 30, High: 40}},
			func(p generate.Puzzle) bool { return !used(p, logic.HiddenSingle) && !used(p, logic.Pointing) }},
		"hardest":     {generate.Options{Hardest: []logic.Technique{logic.NakedPair}}, func(p generate.Puzzle) bool { return rated(p).Hardest == logic.NakedPair }},
		"clues":       {generate.Options{Clues: generate.Range{Low: 30, High: 33}}, func(p generate.Puzzle) bool { n := p.Grid.Givens(); return n >= 30 && n <= 33 }},
		"all but one": {generate.Options{Clues: generate.Range{Low: 80, High: 80}}, func(p generate.Puzzle) bool { return p.Grid.Givens() == 80 }},
		"full":        {generate.Options{Clues: generate.Range{Low: 81, High: 81}}, func(p generate.Puzzle) bool { return p.Grid == p.Solution }},
		"solution":    {generate.Options{Solution: solution}, func(p generate.Puzzle) bool { return p.Solution == solution }},
		"mask": {generate.Options{Mask: mask}, func(p generate.Puzzle) bool {
			for c, d := range p.Grid {
				if d != 0 && !slices.Contains(mask, nonet.Cell(c)) {
					return false
				}
			}
			return true
		}},
		"pattern": {generate.Options{Mask: mask, Clues: generate.Range{Low: 41, High: 41}}, func(p generate.Puzzle) bool { return p.Grid.Givens() == 41 }},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o := test.options
			if o.Count == 0 {
				o.Count = 5
			}
			for _, p := range made(t, o) {
				if s, unique, err := nonet.Solve(t.Context(), p.Grid); s != p.Solution || !unique || err != nil {
					t.Errorf("%s: solution %s, unique %v, error %v", p.Grid, s, unique, err)
				}
				if !test.is(p) {
					t.Errorf("%s is not as asked for", p.Grid)
				}
			}
		})
	}
}

func TestSymmetry(t *testing.T) {
	turned := map[generate.Symmetry]string{
		generate.HalfTurn: "rotate180", generate.QuarterTurn: "rotate", generate.LeftRight: "mirror", generate.TopBottom: "flip",
		generate.Mirrors: "mirror flip", generate.Diagonal: "transpose", generate.AntiDiagonal: "anti-transpose",
		generate.Diagonals: "transpose anti-transpose", generate.FullSymmetry: "rotate mirror flip transpose",
		generate.NoSymmetry: "",
	}
	for _, s := range generate.Symmetries() {
		t.Run(s.String(), func(t *testing.T) {
			for _, p := range made(t, generate.Options{Count: 5, Seed: 3, Symmetry: s}) {
				pattern := p.Grid
				for c := range pattern {
					pattern[c] = min(pattern[c], 1)
				}
				for word := range strings.FieldsSeq(turned[s]) {
					transform, err := canon.ParseTransform(word)
					if err != nil {
						t.Fatal(err)
					}
					if transform.Apply(pattern) != pattern {
						t.Errorf("%s has not the symmetry %s", p.Grid, word)
					}
				}
			}
		})
	}
}

func TestNoTwoAreEquivalent(t *testing.T) {
	// Few puzzles have givens in the same 20 cells of one solution.
	o := generate.Options{Count: 40, Seed: 2, Clues: generate.Range{Low: 75, High: 80}}
	o.Solution, _ = nonet.Parse("123456789456789123789123456231564897564897231897231564312645978645978312978312645")
	forms := map[nonet.Grid]bool{}
	attempts := uint64(0)
	for _, p := range made(t, o) {
		forms[canon.Form(p.Grid).Grid] = true
		attempts = p.Attempt
	}
	if len(forms) != o.Count || attempts < uint64(o.Count) {
		t.Errorf("%d puzzles have %d forms, after %d attempts", o.Count, len(forms), attempts)
	}
	o.Repeats = true
	if list := made(t, o); list[o.Count-1].Attempt != uint64(o.Count-1) {
		t.Error("with repeats not every attempt counts")
	}
}

func TestShort(t *testing.T) {
	o := generate.Options{Count: 5, Clues: generate.Range{Low: 17, High: 17}, Tries: 100}
	for p, err := range o.Puzzles(t.Context()) {
		short, ok := errors.AsType[*generate.ShortError](err)
		if !ok || short.Tries != 100 || short.Cause != nil {
			t.Errorf("puzzle %v, error %v", p, err)
		}
	}
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	o.Tries = 0
	for _, err := range o.Puzzles(ctx) {
		if short, ok := errors.AsType[*generate.ShortError](err); !ok || !errors.Is(short, context.DeadlineExceeded) {
			t.Errorf("error %v", err)
		}
	}
	// Whoever has enough may stop.
	for range (generate.Options{}).Puzzles(t.Context()) {
		break
	}
}

// One attempt decides where all are the same.
func TestOnePossiblePuzzle(t *testing.T) {
	solution := made(t, generate.Options{Count: 1, Seed: 5})[0].Solution
	var mask []nonet.Cell
	for c := range nonet.Cell(81) {
		if c.Row() != 0 {
			mask = append(mask, c)
		}
	}
	several := cells(func(c nonet.Cell) bool { return c.Row()%3 != 0 || c.Column() > 2 })
	tests := map[string]struct {
		options generate.Options
		found   int
	}{
		"unique":       {generate.Options{Solution: solution, Mask: mask, Clues: generate.Range{Low: 72, High: 72}}, 1},
		"several":      {generate.Options{Solution: solution, Mask: several[:60], Clues: generate.Range{Low: 60, High: 60}}, 0},
		"and repeated": {generate.Options{Solution: solution, Mask: several[:60], Clues: generate.Range{Low: 60, High: 60}, Repeats: true}, 0},
		"full":         {generate.Options{Solution: solution, Clues: generate.Range{Low: 81, High: 81}}, 1},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			found := 0
			for _, err := range test.options.Puzzles(t.Context()) {
				if err != nil {
					t.Fatal(err)
				}
				found++
			}
			if found != test.found {
				t.Errorf("found %d, want %d", found, test.found)
			}
		})
	}
	o := tests["full"].options
	o.Count, o.Repeats = 3, true
	made(t, o)
}

func TestProgress(t *testing.T) {
	last := uint64(0)
	o := generate.Options{Tries: 2000, Progress: func(tries uint64, found int) {
		if tries <= last || found == 0 {
			t.Errorf("%d tries and %d puzzles after %d tries", tries, found, last)
		}
		last = tries
	}}
	n := 0
	for _, err := range o.Puzzles(t.Context()) {
		if n++; err != nil {
			t.Fatal(err)
		}
	}
	if n != 2000 || last != 2000 {
		t.Errorf("%d puzzles in %d tries", n, last)
	}
}

// BenchmarkPuzzles makes a minimal puzzle each round, one worker.
func BenchmarkPuzzles(b *testing.B) {
	b.ReportAllocs()
	next, stop := iter.Pull2(generate.Options{Seed: 1, Workers: 1}.Puzzles(b.Context()))
	defer stop()
	for b.Loop() {
		if _, err, _ := next(); err != nil {
			b.Fatal(err)
		}
	}
}
