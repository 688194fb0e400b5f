package lanes

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"
)

// A list is a batch of puzzles as text, with the solutions and counts found.
type list struct {
	puzzles []string
	out     []byte
	counts  []uint64
}

func newList(puzzles ...string) *list {
	return &list{puzzles, make([]byte, (len(puzzles)+1)*Cells), make([]uint64, len(puzzles))}
}

func (l *list) Len() int { return len(l.puzzles) }

func (l *list) Load(c *Columns, first, n int) {
	for column := range n {
		for cell, digit := range []byte(l.puzzles[first+column]) {
			field := uint16(All)
			if digit != '.' {
				field = bitOf(digit)
			}
			c.Set(cell, column, field)
		}
	}
}

func (l *list) Out() []byte               { return l.out }
func (l *list) At(puzzle int) int         { return puzzle * Cells }
func (l *list) Done(puzzle int, n uint64) { l.counts[puzzle] = n }

func (l *list) solution(puzzle int) string { return string(l.out[l.At(puzzle):][:Cells]) }

const (
	easy     = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	easyDone = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	hard     = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
	hardDone = "812753649943682175675491283154237896369845721287169534521974368438526917796318452"
	several  = ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87."
	smallest = "439658127156927384827431956342516798785294631691783542578149263263875419914362875"
	none     = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
	clash    = "11..............................................................................."
	many     = "31...9......18........3...5.....4....21.....4..6..79...4.3.8..2.......7..9...6..." // 2718 solutions
	sixteen  = ".1....7.....3..2...7...........71...6......4.3........4..5....3.2..8...........6." // 10106 solutions
)

var empty = strings.Repeat(".", Cells)

// everyKernel runs f with each kernel there is.
func everyKernel(t *testing.T, f func(t *testing.T, e *Engine)) {
	t.Helper()
	for _, k := range Available() {
		t.Run(k.name, func(t *testing.T) { f(t, NewEngine(k)) })
	}
}

func TestSmallest(t *testing.T) {
	var puzzles []string
	for range 6 {
		puzzles = append(puzzles, easy, hard, several, none, clash, empty)
	}
	emptyDone := "123456789456789123789123456214365897365897214897214365531642978642978531978531642"
	wants := []struct {
		solution string
		count    uint64
	}{{easyDone, 1}, {hardDone, 1}, {smallest, 2}, {"", 0}, {"", 0}, {emptyDone, 2}}
	everyKernel(t, func(t *testing.T, e *Engine) {
		l := newList(puzzles...)
		if err := e.Run(t.Context(), l, Goal{Limit: 2, Smallest: true}); err != nil {
			t.Fatal(err)
		}
		for i := range puzzles {
			want := wants[i%len(wants)]
			if got := min(l.counts[i], 2); got != want.count {
				t.Errorf("puzzle %d: %d solutions, want %d", i, got, want.count)
			}
			if want.count > 0 && l.solution(i) != want.solution {
				t.Errorf("puzzle %d: %s, want %s", i, l.solution(i), want.solution)
			}
		}
	})
}

func TestLimits(t *testing.T) {
	everyKernel(t, func(t *testing.T, e *Engine) {
		for _, tc := range []struct {
			puzzle       string
			limit, count uint64
		}{
			{easy, 0, 1}, {easy, 1, 1}, {easy, 5, 1},
			{many, 0, 2718}, {many, 2, 2}, {many, 2717, 2717}, {many, 2718, 2718}, {many, 2719, 2718},
			{hard, 1, 1}, {sixteen, 0, 10106}, {none, 0, 0}, {clash, 0, 0}, {empty, 100000, 100000},
		} {
			l := newList(tc.puzzle)
			if err := e.Run(t.Context(), l, Goal{Limit: tc.limit}); err != nil || l.counts[0] != tc.count {
				t.Errorf("%s up to %d: %d solutions, %v, want %d", tc.puzzle, tc.limit, l.counts[0], err, tc.count)
			}
		}
	})
}

func TestEvery(t *testing.T) {
	everyKernel(t, func(t *testing.T, e *Engine) {
		seen := map[string]bool{}
		err := e.Run(t.Context(), newList(many), Goal{Every: func(_ int, solution []byte) {
			seen[string(solution)] = true
			for i, c := range []byte(many) {
				if c != '.' && c != solution[i] {
					t.Fatalf("the solution %s overwrites a given", solution)
				}
			}
		}})
		if err != nil || len(seen) != 2718 {
			t.Errorf("%d different solutions, %v", len(seen), err)
		}
	})
}

// TestSeveral solves many puzzles with several solutions, among which lanes go on in
// another way, and compares them with all solutions that there are.
func TestSeveral(t *testing.T) {
	n := 400
	if testing.Short() {
		n = 80
	}
	rng := rand.New(rand.NewPCG(8, 1))
	var puzzles []string
	for range n {
		text := []byte(easyDone)
		for range 75 + rng.IntN(10) {
			text[rng.IntN(Cells)] = '.'
		}
		puzzles = append(puzzles, string(text))
		if rng.IntN(4) == 0 {
			puzzles = append(puzzles, hard)
		}
	}
	everyKernel(t, func(t *testing.T, e *Engine) {
		counts, smallest := make([]uint64, len(puzzles)), make([]string, len(puzzles))
		all := newList(puzzles...)
		err := e.Run(t.Context(), all, Goal{Every: func(i int, solution []byte) {
			counts[i]++
			if s := string(solution); smallest[i] == "" || s < smallest[i] {
				smallest[i] = s
			}
		}})
		if err != nil {
			t.Fatal(err)
		}
		have := 0
		for _, n := range counts {
			if n > 1 {
				have++
			}
		}
		if have < n/2 {
			t.Fatalf("only %d of %d puzzles have several solutions", have, n)
		}
		for _, g := range []Goal{{Limit: 1, Smallest: true}, {Limit: 2}, {Limit: 2, Smallest: true}, {Limit: 7}, {Limit: 7, Smallest: true}} {
			l := newList(puzzles...)
			if err := e.Run(t.Context(), l, g); err != nil {
				t.Fatal(err)
			}
			if e.reaching <= often {
				t.Errorf("up to %d: lanes did not keep to their puzzles at the end", g.Limit)
			}
			for i, p := range puzzles {
				if got, want := min(l.counts[i], g.Limit), min(counts[i], g.Limit); got != want {
					t.Fatalf("%s up to %d: %d solutions, want %d", p, g.Limit, got, want)
				}
				if g.Smallest && l.solution(i) != smallest[i] {
					t.Fatalf("%s: %s, want %s", p, l.solution(i), smallest[i])
				}
			}
		}
	})
}

// Lanes that have had no puzzle begin one, also where puzzles reach the limit at once.
func TestFirstSolutions(t *testing.T) {
	everyKernel(t, func(t *testing.T, e *Engine) {
		l := newList(slices.Repeat([]string{easy, hard}, 20)...)
		if err := e.Run(t.Context(), l, Goal{Limit: 1}); err != nil {
			t.Fatal(err)
		}
		for i, want := range slices.Repeat([]string{easyDone, hardDone}, 20) {
			if l.counts[i] != 1 || l.solution(i) != want {
				t.Errorf("puzzle %d: %d solutions, %s", i, l.counts[i], l.solution(i))
			}
		}
	})
}

// The pool does not grow with the work that was done, whichever way lanes go on.
func TestPoolStaysSmall(t *testing.T) {
	everyKernel(t, func(t *testing.T, e *Engine) {
		puzzles := make([]string, 20)
		for i := range puzzles {
			puzzles[i] = empty
		}
		l := newList(puzzles...)
		if err := e.Run(t.Context(), l, Goal{Limit: 3000}); err != nil {
			t.Fatal(err)
		}
		for i, n := range l.counts {
			if n != 3000 {
				t.Errorf("puzzle %d: %d solutions", i, n)
			}
		}
		if n := len(e.pool.tags); n > 2*mostWaiting {
			t.Errorf("the pool has room for %d states", n)
		}
	})
}

func TestContext(t *testing.T) {
	everyKernel(t, func(t *testing.T, e *Engine) {
		late := errors.New("too late")
		ctx, cancel := context.WithTimeoutCause(t.Context(), 200*time.Millisecond, late)
		defer cancel()
		if err := e.Run(ctx, newList(empty), Goal{}); err != late {
			t.Errorf("got %v", err)
		}
		if e.Counted() == 0 {
			t.Error("nothing was counted in the time there was")
		}
		// What was found until then is written.
		done := newList(easy, empty)
		ctx, cancel = context.WithTimeout(t.Context(), 200*time.Millisecond)
		defer cancel()
		if err := e.Run(ctx, done, Goal{}); err == nil || done.solution(0) != easyDone {
			t.Errorf("before the end: %s, %v", done.solution(0), err)
		}
		// The engine is as good as new after that.
		l := newList(hard)
		if err := e.Run(t.Context(), l, Goal{Limit: 2}); err != nil || l.solution(0) != hardDone {
			t.Errorf("the next run: %s, %v", l.solution(0), err)
		}
	})
}
