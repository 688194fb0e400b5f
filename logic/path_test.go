package logic

import (
	"bufio"
	"context"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"nonet"
)

// puzzles returns the puzzles of the module's test data.
func puzzles(t testing.TB) (list []nonet.Grid) {
	files, err := filepath.Glob("../testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no puzzles", err)
	}
	for _, name := range files {
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		for lines := bufio.NewScanner(f); lines.Scan(); {
			g, err := nonet.Parse(lines.Text())
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, g)
		}
	}
	return list
}

// someOf returns one in n of the puzzles of the samples, and fewer in short tests.
func someOf(t *testing.T, n int) (list []nonet.Grid) {
	if testing.Short() {
		n *= 8
	}
	for i, g := range puzzles(t) {
		if i%n == 0 {
			list = append(list, g)
		}
	}
	return list
}

// contradicts returns what is wrong with a step on a board, or "".
func contradicts(b *Board, s *Step, solution *nonet.Grid) string {
	if len(s.Placements)+len(s.Eliminations) == 0 {
		return "does nothing"
	}
	for _, p := range s.Placements {
		if solution[p.Cell] != uint8(p.Digit) || !b.Candidates(p.Cell).Has(p.Digit) {
			return "places a wrong digit"
		}
	}
	for _, e := range s.Eliminations {
		if solution[e.Cell] == uint8(e.Digit) {
			return "takes a right digit away"
		}
		if !b.Candidates(e.Cell).Has(e.Digit) {
			return "takes away what is not there"
		}
	}
	return ""
}

// TestPaths solves puzzles twice: each step must be right, and the second path the
// same as the first.
func TestPaths(t *testing.T) {
	ctx := context.Background()
	options := Options{Unique: true}
	for _, g := range someOf(t, 7) {
		solution, unique, err := nonet.Solve(ctx, g)
		if err != nil || !unique {
			t.Fatalf("%s: %v", g, err)
		}
		path, _ := options.Solve(ctx, NewBoard(g))
		b := NewBoard(g)
		for _, s := range path.Steps {
			if why := contradicts(&b, &s, &solution); why != "" {
				t.Fatalf("%s: %s\n%s", why, &s, s.Library(&b))
			}
			b.Apply(&s)
		}
		if !path.Solved() || path.Board.Grid() != solution {
			t.Errorf("%s: not solved", g)
		}
		if again, _ := options.Solve(ctx, NewBoard(g)); !reflect.DeepEqual(path, again) {
			t.Errorf("%s: the second path is another", g)
		}
	}
}

// TestCandidates solves positions that are given as candidates, where rectangles must
// not rely on what has been eliminated already.
func TestCandidates(t *testing.T) {
	ctx := context.Background()
	options := Options{Unique: true}
	for i, g := range someOf(t, 11) {
		solution, _, err := nonet.Solve(ctx, g)
		if err != nil {
			t.Fatal(err)
		}
		b := NewBoard(g)
		path, _ := options.Solve(ctx, b)
		for _, s := range path.Steps[:i%len(path.Steps)] {
			b.Apply(&s)
		}
		b = BoardOfCandidates(b.puzzle())
		path, _ = options.Solve(ctx, b)
		for _, s := range path.Steps {
			if why := contradicts(&b, &s, &solution); why != "" {
				t.Fatalf("%s: %s\n%s", why, &s, s.Library(&b))
			}
			b.Apply(&s)
		}
		if !path.Solved() {
			t.Errorf("%s: not solved", g)
		}
	}
}

// TestFind looks for all steps of all techniques along some paths.
func TestFind(t *testing.T) {
	ctx := context.Background()
	for _, g := range someOf(t, 60) {
		solution, _, err := nonet.Solve(ctx, g)
		if err != nil {
			t.Fatal(err)
		}
		b := NewBoard(g)
		path, _ := Options{Unique: true}.Solve(ctx, b)
		for _, step := range path.Steps {
			for _, technique := range Techniques() {
				if technique.Level() == Extreme {
					continue // that can take minutes
				}
				for s := range Find(&b, technique) {
					if why := contradicts(&b, &s, &solution); why != "" {
						t.Fatalf("%s: %s\n%s", why, &s, s.Library(&b))
					}
				}
			}
			b.Apply(&step)
		}
	}
}

// TestOptions leaves out what options say, and takes what they leave.
func TestOptions(t *testing.T) {
	upToXWing := slices.DeleteFunc(Techniques(), func(t Technique) bool { return t > XWing })
	for _, test := range []struct {
		name    string
		options Options
		want    []Technique
	}{
		{"by default", Options{}, slices.DeleteFunc(Techniques(), func(t Technique) bool { return !t.ByDefault() || t.NeedsUnique() })},
		{"of one solution", Options{Unique: true}, slices.DeleteFunc(Techniques(), func(t Technique) bool { return !t.ByDefault() })},
		{"none", Options{Techniques: []Technique{}}, nil},
		{"up to the first", Options{Techniques: []Technique{FullHouse}}, []Technique{FullHouse}},
		{"in another order", Options{Techniques: []Technique{BruteForce, XWing, NakedSingle}}, []Technique{BruteForce, XWing, NakedSingle}},
		{"twice", Options{Techniques: []Technique{XWing, FullHouse, XWing, XWing}}, []Technique{XWing, FullHouse}},
		{"unknown", Options{Techniques: []Technique{200, XWing, BruteForce + 1}}, []Technique{XWing}},
		{"that need one solution", Options{Techniques: []Technique{XWing, BUGPlusOne, HiddenRectangle}}, []Technique{XWing}},
		{"a cut list", Options{Techniques: upToXWing}, upToXWing},
	} {
		t.Run(test.name, func(t *testing.T) {
			before := slices.Clone(test.options.Techniques)
			if got := test.options.techniques(); !slices.Equal(got, test.want) {
				t.Fatalf("got %v, want %v", got, test.want)
			}
			if !slices.Equal(before, test.options.Techniques) {
				t.Error("the list has changed")
			}
			for _, g := range someOf(t, 60) {
				path, err := test.options.Solve(t.Context(), NewBoard(g))
				if err != nil {
					t.Error(err)
				}
				for i := range path.Steps {
					if s := &path.Steps[i]; !slices.Contains(test.want, s.Technique) {
						t.Fatalf("%s is used", s.Technique)
					}
				}
			}
		})
	}
}

// TestOptionsUsed sees the techniques that some puzzles need: singles are enough for one
// sample at least, and others need more.
func TestOptionsUsed(t *testing.T) {
	used := map[Technique]int{}
	solved := 0
	for _, g := range someOf(t, 19) {
		path, _ := Options{Techniques: []Technique{HiddenSingle, NakedSingle}}.Solve(t.Context(), NewBoard(g))
		if path.Solved() {
			solved++
		}
		path, _ = Options{Unique: true}.Solve(t.Context(), NewBoard(g))
		for i := range path.Steps {
			used[path.Steps[i].Technique]++
		}
	}
	if solved == 0 {
		t.Error("two kinds of singles solve none")
	}
	if len(used) < 5 {
		t.Errorf("%d techniques are used", len(used))
	}
}

// TestPlain has All leave out loops through almost locked sets.
func TestPlain(t *testing.T) {
	more := 0
	for _, p := range positions(t, 2, Pointing) {
		o := Options{Techniques: []Technique{GroupedAIC, GroupedDiscontinuousNiceLoop, ALSXYWing}}
		all, _ := o.All(t.Context(), &p.board)
		o.Plain = true
		plain, _ := o.All(t.Context(), &p.board)
		more += len(all) - len(plain)
		for i := range plain {
			if plain[i].Technique != ALSXYWing && plain[i].throughSets() {
				t.Errorf("%s", &plain[i])
			}
		}
	}
	if more == 0 {
		t.Error("all steps are plain")
	}
}

// TestScore raises the level with the score.
func TestScore(t *testing.T) {
	var p Path
	for range 57 {
		p.add(Step{Technique: HiddenSingle})
	}
	if p.Score != 798 || p.Level != Easy {
		t.Errorf("got %d, %s", p.Score, p.Level)
	}
	p.add(Step{Technique: NakedSingle})
	if p.Score != 802 || p.Level != Medium {
		t.Errorf("got %d, %s", p.Score, p.Level)
	}
	p.add(Step{Technique: BruteForce})
	if p.Score != 10802 || p.Level != Extreme {
		t.Errorf("got %d, %s", p.Score, p.Level)
	}
}

// TestSeveralSolutions never takes a digit from one solution of several.
func TestSeveralSolutions(t *testing.T) {
	path, _ := Options{}.Solve(context.Background(), NewBoard(nonet.Grid{1, 2, 3}))
	if path.Solved() {
		t.Errorf("solved with %d steps", len(path.Steps))
	}
}

func BenchmarkSolve(b *testing.B) {
	list := puzzles(b)
	b.ReportAllocs()
	steps := 0
	for b.Loop() {
		for _, g := range list {
			path, _ := Options{Unique: true}.Solve(context.Background(), NewBoard(g))
			steps += len(path.Steps)
		}
	}
	b.ReportMetric(float64(steps)/b.Elapsed().Seconds(), "steps/s")
}

// TestRatedSteps asks that a rated step says what it takes away, here a locked 4.
func TestRatedSteps(t *testing.T) {
	g, err := nonet.Parse("1....4..6.2.5.......3...7...4.85..9.....1........2..8...7...3...5...9.2.6.......1")
	if err != nil {
		t.Fatal(err)
	}
	_, steps, err := RateSteps(context.Background(), g)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range steps {
		if s.Text == "Pointing: 4 of box 5 is in column 4 => r789c4<>4" {
			if want := (Candidate{7*9 + 3, 4}); !slices.Contains(s.Eliminations, want) {
				t.Errorf("takes %v away, not %v", s.Eliminations, want)
			}
			return
		}
	}
	t.Error("no such step")
}
