package backtrack_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"nonet"
	"nonet/backtrack"
)

const (
	easy         = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	easySolution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	wrong        = "54..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79" // r1c2 must be 3
	twoSolutions = "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179"
	noPlace      = "12345678........................................................................9" // r1c9 can hold nothing
	broken       = "55..............................................................................."
	// Made so that this order comes late to the solution: after 138,350,568 steps.
	resisting = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
)

func grid(t *testing.T, text string) nonet.Grid {
	t.Helper()
	g, err := nonet.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestSolve(t *testing.T) {
	blank := nonet.Grid{}
	tests := []struct {
		name, puzzle, want string
		limit              uint64
		err                error
	}{
		{name: "one solution", puzzle: easy, want: easySolution},
		{name: "two solutions", puzzle: twoSolutions, want: easySolution},
		{name: "full", puzzle: easySolution, want: easySolution, limit: 1},
		{name: "empty", puzzle: blank.String(),
			want: "123456789456789123789123456214365897365897214897214365531642978642978531978531642"},
		{name: "exactly enough steps", puzzle: easy, want: easySolution, limit: 8365},
		{name: "one step short", puzzle: easy, limit: 8364, err: backtrack.ErrGaveUp},
		{name: "gave up", puzzle: resisting, limit: 1000, err: backtrack.ErrGaveUp},
		{name: "nothing to try", puzzle: noPlace, err: nonet.ErrNoSolution},
		{name: "everything tried", puzzle: wrong, err: nonet.ErrNoSolution},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, err := backtrack.Solve(grid(t, tt.puzzle), tt.limit)
			if !errors.Is(err, tt.err) {
				t.Fatalf("error is %v, want %v", err, tt.err)
			}
			if err == nil && got.String() != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
			if err != nil && got != blank {
				t.Errorf("a grid beside an error: %s", got)
			}
		})
	}
}

func TestSolveBroken(t *testing.T) {
	_, err := backtrack.Solve(grid(t, broken), 0)
	var conflict *nonet.ConflictError
	if !errors.As(err, &conflict) {
		t.Fatalf("error is %v, want a conflict", err)
	}
	want := []nonet.Clash{
		{Digit: 5, Unit: 0, Cells: []nonet.Cell{0, 1}},
		{Digit: 5, Unit: 18, Cells: []nonet.Cell{0, 1}},
	}
	if diff := cmp.Diff(want, conflict.Clashes); diff != "" {
		t.Error(diff)
	}
	for step := range backtrack.Steps(grid(t, broken), 0) {
		t.Fatalf("a broken puzzle has the step %q", step)
	}
}

func TestSolveCandidates(t *testing.T) {
	one := func(d int) nonet.DigitSet { return 1 << (d - 1) }
	tests := []struct {
		name   string
		change func(*nonet.Candidates)
		want   string
		err    error
	}{
		{"all nine digits", func(*nonet.Candidates) {}, easySolution, nil},
		{"the second solution", func(c *nonet.Candidates) { c[3] = one(7) | one(8) },
			"534768912672195348198342567859671423426853791713924856961537284287419635345286179", nil},
		{"one candidate is as good as given", func(c *nonet.Candidates) { c[3], c[4] = one(6), one(7) }, easySolution, nil},
		{"the needed digit is excluded", func(c *nonet.Candidates) { c[3] &^= one(6) | one(7) }, "", nonet.ErrNoSolution},
		{"no candidate", func(c *nonet.Candidates) { c[80] = 0 }, "", nonet.ErrNoSolution},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			puzzle := grid(t, twoSolutions).Candidates()
			tt.change(&puzzle)
			got, err := backtrack.Solve(puzzle, 0)
			if !errors.Is(err, tt.err) {
				t.Fatalf("error is %v, want %v", err, tt.err)
			}
			if err == nil && got.String() != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
		})
	}
}

// A value that is no digit leaves its cell nothing to hold.
func TestSolveStrayValue(t *testing.T) {
	puzzle := grid(t, easySolution)
	puzzle[40] = 10
	if _, err := backtrack.Solve(puzzle, 0); !errors.Is(err, nonet.ErrNoSolution) {
		t.Errorf("error is %v, want %v", err, nonet.ErrNoSolution)
	}
}

func TestStepsInWords(t *testing.T) {
	var got []string
	for step, g := range backtrack.Steps(grid(t, twoSolutions), 0) {
		got = append(got, g.String()[:9]+" "+step.String())
	}
	want := []string{
		"5346.8912 place r1c4 = 6",
		"534678912 place r1c5 = 7",
		"534678912 place r4c4 = 7",
		"534678912 place r4c5 = 6",
		"534678912 solution",
		"534678912 undo r4c5 = 6",
		"534678912 undo r4c4 = 7",
		"5346.8912 undo r1c5 = 7",
		"534..8912 undo r1c4 = 6",
		"5347.8912 place r1c4 = 7",
		"534768912 place r1c5 = 6",
		"534768912 place r4c4 = 6",
		"534768912 place r4c5 = 7",
		"534768912 solution",
		"534768912 undo r4c5 = 7",
		"534768912 undo r4c4 = 6",
		"5347.8912 undo r1c5 = 6",
		"534..8912 undo r1c4 = 7",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// Each grid is the one before with the step done, a place extends the filled
// blanks by the next one, an undo takes back the last.
func TestStepsReplay(t *testing.T) {
	for _, text := range []string{easy, wrong, twoSolutions} {
		start := grid(t, text)
		board := start
		var stack []backtrack.Step
		for step, g := range backtrack.Steps(start, 100_000) {
			switch step.Action {
			case backtrack.Place:
				if first := slices.Index(board[:], 0); int(step.Cell) != first {
					t.Fatalf("%s, but the first blank is %s", step, nonet.Cell(first))
				}
				stack = append(stack, step)
				board[step.Cell] = uint8(step.Digit)
			case backtrack.Undo:
				last := stack[len(stack)-1]
				if step.Cell != last.Cell || step.Digit != last.Digit {
					t.Fatalf("%s after %s", step, last)
				}
				stack = stack[:len(stack)-1]
				board[step.Cell] = 0
			}
			if g != board {
				t.Fatalf("after %s\ngot  %s\nwant %s", step, g, board)
			}
			if nonet.Check(g).Broken() {
				t.Fatalf("%s breaks a rule: %s", step, g)
			}
		}
		if board != start {
			t.Errorf("a finished search leaves %s", board)
		}
	}
}

func TestStepsLimit(t *testing.T) {
	all := uint64(0)
	for step := range backtrack.Steps(grid(t, twoSolutions), 0) {
		if step.Action != backtrack.Solution {
			all++
		}
	}
	for limit := uint64(1); limit <= all+1; limit++ {
		steps, gaveUp := uint64(0), false
		for step := range backtrack.Steps(grid(t, twoSolutions), limit) {
			if gaveUp {
				t.Fatalf("limit %d: %q after giving up", limit, step)
			}
			switch step.Action {
			case backtrack.Place, backtrack.Undo:
				steps++
			case backtrack.GaveUp:
				gaveUp = true
			}
		}
		if steps != min(limit, all) || gaveUp != (limit < all) {
			t.Errorf("limit %d: %d steps of %d, gave up: %t", limit, steps, all, gaveUp)
		}
	}
}

// A consumer may leave after any step; the runtime panics where an iterator
// then goes on.
func TestStepsStop(t *testing.T) {
	for stop := range 40 {
		n := 0
		for range backtrack.Steps(grid(t, twoSolutions), 15) {
			if n == stop {
				break
			}
			n++
		}
	}
	for range backtrack.All(grid(t, twoSolutions)) {
		break
	}
}

func TestStepsTwice(t *testing.T) {
	steps := backtrack.Steps(grid(t, easy), 500)
	var runs [2]strings.Builder
	for i := range runs {
		for step, g := range steps {
			runs[i].WriteString(step.String() + g.String())
		}
	}
	if runs[0].String() != runs[1].String() {
		t.Error("the second run differs")
	}
}

func TestActionString(t *testing.T) {
	if got := backtrack.Action(9).String(); got != "Action(9)" {
		t.Errorf("got %q", got)
	}
}

func BenchmarkSolve(b *testing.B) {
	puzzle, err := nonet.Parse(easy)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := backtrack.Solve(puzzle, 0); err != nil {
			b.Fatal(err)
		}
	}
}
