package nonet_test

import (
	"bytes"
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"nonet"
)

// manyKinds returns puzzles with one solution, with several and with none, broken
// ones, and grids of candidates.
func manyKinds(t testing.TB) []nonet.Candidates {
	rng := rand.New(rand.NewPCG(3, 1))
	var list []nonet.Candidates
	for _, name := range samples {
		for _, g := range sample(t, name)[:15] {
			list = append(list, g.Candidates())
			fewer, wrong, twice := g, g, g
			for range 4 {
				fewer[rng.IntN(81)] = 0
			}
			wrong[rng.IntN(81)] = uint8(1 + rng.IntN(9))
			twice[0], twice[8] = 7, 7
			none := g.Candidates()
			none[rng.IntN(81)] = 0
			list = append(list, fewer.Candidates(), wrong.Candidates(), twice.Candidates(), none)
			solution, _, _ := nonet.Solve(t.Context(), g)
			open := solution.Candidates()
			for range 30 {
				open[rng.IntN(81)] |= nonet.DigitSet(rng.IntN(int(nonet.AllDigits) + 1))
			}
			list = append(list, open, solution.Candidates())
		}
	}
	list = append(list, nonet.Grid{}.Candidates())
	rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list
}

// oneByOne answers puzzles with Solve and Count.
func oneByOne(t testing.TB, puzzles []nonet.Candidates, limit uint64) []nonet.Answer {
	answers := make([]nonet.Answer, len(puzzles))
	for i, p := range puzzles {
		var clash *nonet.ConflictError
		n, _, err := nonet.Count(t.Context(), p, limit)
		answers[i].Solutions = n
		answers[i].Broken = errors.As(err, &clash)
		answers[i].Solution, _, _ = nonet.Solve(t.Context(), p)
	}
	return answers
}

func TestSolver(t *testing.T) {
	puzzles := manyKinds(t)
	for _, limit := range []uint64{1, 2, 5} {
		want := oneByOne(t, puzzles, limit)
		for _, kernel := range []string{"go", "avx2", "avx512"} {
			for _, workers := range []int{1, 2, 5} {
				s, err := nonet.Solver{Limit: limit, Workers: workers}.WithKernel(kernel)
				if err != nil {
					t.Logf("not tested: %v", err)
					break
				}
				got := make([]nonet.Answer, len(puzzles))
				if err := s.Solve(t.Context(), puzzles, got); err != nil {
					t.Fatal(err)
				}
				if diff := cmp.Diff(want, got); diff != "" {
					t.Errorf("limit %d, %s, %d workers (-one by one +solver)\n%s", limit, kernel, workers, diff)
				}
				got = slices.Collect(s.Stream(t.Context(), slices.Values(puzzles)))
				if diff := cmp.Diff(want, got); diff != "" {
					t.Errorf("limit %d, %s, %d workers (-one by one +stream)\n%s", limit, kernel, workers, diff)
				}
			}
		}
	}
}

func TestSolverWithoutLimit(t *testing.T) {
	puzzles := manyKinds(t)
	puzzles = slices.DeleteFunc(puzzles, func(p nonet.Candidates) bool {
		_, many, _ := nonet.Count(t.Context(), p, 20000)
		return many
	})
	want := oneByOne(t, puzzles, 0)
	got := make([]nonet.Answer, len(puzzles))
	s := nonet.Solver{Limit: nonet.NoLimit}
	if err := s.Solve(t.Context(), puzzles, got); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// plainKinds returns grids without candidates, and what they are as text.
func plainKinds(t testing.TB) (grids []nonet.Grid, text []byte) {
	for _, p := range manyKinds(t) {
		grids = append(grids, p.Grid())
		text = append(append(text, p.Grid().String()...), '\n')
	}
	return grids, text
}

func TestSolverGridsAndLines(t *testing.T) {
	grids, text := plainKinds(t)
	puzzles := make([]nonet.Candidates, len(grids))
	for i, g := range grids {
		puzzles[i] = g.Candidates()
	}
	var wantText []byte
	var wantCounts []uint64
	want := oneByOne(t, puzzles, 2)
	for _, a := range want {
		wantText = append(append(wantText, a.Solution.String()...), '\n')
		wantCounts = append(wantCounts, a.Solutions)
	}
	for _, workers := range []int{1, 2, 5} {
		s := nonet.Solver{Workers: workers}
		got := make([]nonet.Answer, len(grids))
		if err := s.SolveGrids(t.Context(), grids, got); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%d workers, grids: %s", workers, diff)
		}
		for _, text := range [][]byte{text, bytes.TrimSpace(text)} {
			lines, counts, err := s.SolveLines(t.Context(), text, []byte("kept\n"), []uint64{7})
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff("kept\n"+string(wantText), string(lines)); diff != "" {
				t.Errorf("%d workers, lines: %s", workers, diff)
			}
			if diff := cmp.Diff(append([]uint64{7}, wantCounts...), counts); diff != "" {
				t.Errorf("%d workers, counts: %s", workers, diff)
			}
		}
	}
}

func TestSolverCountOnly(t *testing.T) {
	grids, text := plainKinds(t)
	s := nonet.Solver{CountOnly: true, Limit: 3}
	lines, counts, err := s.SolveLines(t.Context(), text, nil, nil)
	if err != nil || lines != nil {
		t.Errorf("%q, %v", lines, err)
	}
	for i, g := range grids {
		if want, _, _ := nonet.Count(t.Context(), g, 3); counts[i] != want {
			t.Errorf("%s: %d solutions, want %d", g, counts[i], want)
		}
	}
}

// Values above 9 are no digits: nothing fits there.
func TestSolverValueOutOfRange(t *testing.T) {
	for _, value := range []uint8{10, 29, 30, 128, 208, 254, 255} {
		for _, cell := range []int{0, 7, 40, 80} {
			g, full := nonet.Grid{}, sample(t, "easy.txt")[0]
			full, _, _ = nonet.Solve(t.Context(), full)
			g[cell], full[cell] = value, value
			answers := make([]nonet.Answer, 2)
			if err := new(nonet.Solver).SolveGrids(t.Context(), []nonet.Grid{g, full}, answers); err != nil {
				t.Fatal(err)
			}
			if answers[0] != (nonet.Answer{}) || answers[1] != (nonet.Answer{}) {
				t.Errorf("%d in %s: %v", value, nonet.Cell(cell), answers)
			}
		}
	}
}

func TestSolverLinesRefused(t *testing.T) {
	line := sample(t, "easy.txt")[0].String() + "\n"
	for _, test := range []struct{ text, want string }{
		{line + line[1:], "line 2, column 1: found 80 cells, expected 81 cells"},
		{line + "\n" + line, "line 2: found no cells, expected a grid of 81 cells"},
		{line + line[:81] + "\r\n" + line, "line 2: found a puzzle written in another way, expected 81 digits, with . or 0 for blanks"},
		{line + line[:81] + " " + line, "line 2: found a puzzle written in another way, expected 81 digits, with . or 0 for blanks"},
		{line + "x" + line[1:], ""},
	} {
		_, _, err := new(nonet.Solver).SolveLines(t.Context(), []byte(test.text), nil, nil)
		var bad *nonet.ParseError
		if !errors.As(err, &bad) {
			t.Errorf("%q: %v", test.text, err)
		} else if test.want != "" && err.Error() != test.want {
			t.Errorf("%q: %v, want %s", test.text, err, test.want)
		}
	}
}

func TestSolverRoom(t *testing.T) {
	if err := new(nonet.Solver).Solve(t.Context(), make([]nonet.Candidates, 3), make([]nonet.Answer, 2)); err == nil {
		t.Error("three answers found room for two")
	}
}

func TestSolverCancelled(t *testing.T) {
	puzzles := make([]nonet.Candidates, 1000)
	for i := range puzzles {
		puzzles[i] = nonet.Grid{}.Candidates()
	}
	for _, workers := range []int{1, 3} {
		why := errors.New("enough")
		ctx, cancel := context.WithCancelCause(t.Context())
		s := nonet.Solver{Limit: nonet.NoLimit, Workers: workers}
		cancel(why)
		if err := s.Solve(ctx, puzzles, make([]nonet.Answer, len(puzzles))); err != why {
			t.Errorf("%d workers: %v", workers, err)
		}
		for range s.Stream(ctx, slices.Values(puzzles)) {
			t.Error("an answer after the end")
		}
	}
}

func TestStreamBrokenOff(t *testing.T) {
	puzzles := manyKinds(t)
	for _, stop := range []int{1, 100, 5000} {
		read, handed := 0, 0
		endless := func(yield func(nonet.Candidates) bool) {
			for yield(puzzles[read%len(puzzles)]) {
				read++
			}
		}
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		for range (&nonet.Solver{Workers: 2}).Stream(ctx, endless) {
			if handed++; handed == stop {
				break
			}
		}
		if most := stop + 4*2048 + 2048; read > most {
			t.Errorf("%d puzzles were read for %d answers", read, stop)
		}
		handed = 0
		for range (&nonet.Solver{Workers: 2}).Stream(ctx, endless) {
			if handed++; handed == stop {
				cancel()
			}
		}
		if handed != stop {
			t.Errorf("%d answers, want %d", handed, stop)
		}
	}
}

func TestSolverProgress(t *testing.T) {
	grids := slices.Repeat(sample(t, "easy.txt"), 100)
	for _, workers := range []int{1, 4} {
		var seen []int
		s := nonet.Solver{Workers: workers, Progress: func(done int) { seen = append(seen, done) }}
		if err := s.SolveGrids(t.Context(), grids, make([]nonet.Answer, len(grids))); err != nil {
			t.Fatal(err)
		}
		if len(seen) < 2 || !slices.IsSorted(seen) || seen[len(seen)-1] != len(grids) {
			t.Errorf("%d workers: progress %v", workers, seen)
		}
	}
}

// Nothing is allocated for a single puzzle.
func TestSolverAllocations(t *testing.T) {
	base := []nonet.Candidates{nonet.Grid{7, 7}.Candidates()}
	for _, name := range samples[:2] {
		for _, g := range sample(t, name) {
			base = append(base, g.Candidates())
		}
	}
	var puzzles []nonet.Candidates
	var grids []nonet.Grid
	for len(puzzles) < 10000 {
		puzzles = append(puzzles, base...)
	}
	var text []byte
	for _, p := range puzzles {
		grids = append(grids, p.Grid())
		text = append(append(text, p.Grid().String()...), '\n')
	}
	answers := make([]nonet.Answer, len(puzzles))
	solutions, counts := make([]byte, 0, len(text)), make([]uint64, 0, len(puzzles))
	for _, workers := range []int{1, 3} {
		s := nonet.Solver{Workers: workers}
		for name, f := range map[string]func(){
			"candidates": func() { s.Solve(t.Context(), puzzles, answers) },
			"grids":      func() { s.SolveGrids(t.Context(), grids, answers) },
			"lines":      func() { s.SolveLines(t.Context(), text, solutions, counts) },
		} {
			if n := testing.AllocsPerRun(2, f); n > 100 {
				t.Errorf("%s, %d workers: %v allocations", name, workers, n)
			}
		}
	}
}

// Bits that stand for no digit change nothing, whoever answers.
func TestSolverIgnoresOtherBits(t *testing.T) {
	for name, cells := range map[string][2]nonet.DigitSet{
		"clash":         {0x201, 0x201},
		"clash with it": {0x8001, 1},
		"no digit":      {0x200, 0x200},
	} {
		p := nonet.Grid{}.Candidates()
		p[0], p[1] = cells[0], cells[1]
		answers := make([]nonet.Answer, 1)
		if err := new(nonet.Solver).Solve(t.Context(), []nonet.Candidates{p}, answers); err != nil {
			t.Fatal(err)
		}
		if want := nonet.Check(p).Broken(); answers[0].Broken != want || answers[0].Solutions != 0 {
			t.Errorf("%s: %+v, broken %v", name, answers[0], want)
		}
	}
}
