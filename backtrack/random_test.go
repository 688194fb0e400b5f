package backtrack_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"nonet"
	"nonet/backtrack"
)

// The other engines must agree with this package over puzzles of every kind.
// What the plain algorithm cannot finish in stepLimit is left out, and the
// test sees to it that this is little.
const (
	randomPuzzles = 4000
	stepLimit     = 200_000
	solutionLimit = 200
)

func TestAgainstSolve(t *testing.T) {
	t.Run("grids", func(t *testing.T) { compareRandom(t, randomGrid) })
	t.Run("candidates", func(t *testing.T) { compareRandom(t, randomCandidates) })
}

func compareRandom[P nonet.Puzzle](t *testing.T, random func(*rand.Rand) P) {
	n := randomPuzzles
	if testing.Short() {
		n /= 10
	}
	seen := map[string]int{}
	for seed := range n {
		p := random(rand.New(rand.NewPCG(uint64(seed), 81)))
		seen[compare(t, p)]++
		if t.Failed() {
			t.Fatalf("seed %d: %s", seed, show(p))
		}
	}
	t.Log(seen)
	for _, kind := range []string{"unique", "several", "none", "broken"} {
		if seen[kind] < n/20 {
			t.Errorf("only %d of %d puzzles are of the kind %q", seen[kind], n, kind)
		}
	}
	if seen["gave up"] > n/20 {
		t.Errorf("gave up %d of %d puzzles", seen["gave up"], n)
	}
}

// FuzzAgainstSolve reads two bytes a cell as its candidates.
func FuzzAgainstSolve(f *testing.F) {
	for seed := range uint64(20) {
		var data []byte
		for _, s := range randomCandidates(rand.New(rand.NewPCG(seed, 81))) {
			data = append(data, byte(s), byte(s>>8))
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) != 162 {
			return
		}
		var c nonet.Candidates
		for i := range c {
			c[i] = nonet.DigitSet(data[2*i]) | nonet.DigitSet(data[2*i+1])<<8
		}
		compare(t, c)
	})
}

// compare asks both engines about p and returns the kind of puzzle that the
// plain algorithm makes of it.
func compare[P nonet.Puzzle](t *testing.T, p P) string {
	t.Helper()
	ctx := t.Context()
	solution, unique, err := nonet.Solve(ctx, p)
	count, _, countErr := nonet.Count(ctx, p, solutionLimit)
	var conflict, countConflict *nonet.ConflictError
	isBroken := errors.As(err, &conflict)
	if isBroken != clashes(p) || isBroken != errors.As(countErr, &countConflict) {
		t.Errorf("clashes: %t, Solve: %v, Count: %v", clashes(p), err, countErr)
	}
	plain, plainErr := backtrack.Solve(p, stepLimit)
	if isBroken {
		if !errors.As(plainErr, &conflict) {
			t.Errorf("broken, but backtrack.Solve: %v", plainErr)
		}
		for range nonet.All(ctx, p) {
			t.Error("broken, but All has a solution")
		}
		return "broken"
	}

	want, complete := reference(t, p)
	if len(want) == 0 && !complete {
		if !errors.Is(plainErr, backtrack.ErrGaveUp) {
			t.Errorf("backtrack.Steps gave up, backtrack.Solve: %v", plainErr)
		}
		return "gave up"
	}
	if !errors.Is(err, plainErr) || solution != plain {
		t.Errorf("Solve: %s, %v\nbacktrack.Solve: %s, %v", solution, err, plain, plainErr)
	}
	compareAll(t, p, want, complete)
	if complete && (countErr != nil || count != uint64(len(want))) {
		t.Errorf("Count: %d, %v; backtrack: %d", count, countErr, len(want))
	}
	switch {
	case len(want) > 1:
		if unique {
			t.Error("Solve says unique")
		}
		return "several"
	case !complete:
		return "gave up"
	case len(want) == 0:
		return "none"
	}
	if !unique {
		t.Error("Solve says several")
	}
	return "unique"
}

// reference returns the first solutions of p as the plain algorithm finds
// them, and whether these are all.
func reference[P nonet.Puzzle](t *testing.T, p P) (solutions []nonet.Grid, complete bool) {
	t.Helper()
	for step, g := range backtrack.Steps(p, stepLimit) {
		switch step.Action {
		case backtrack.Solution:
			if len(solutions) == solutionLimit {
				return solutions, false
			}
			if v := nonet.Verify(p, g); !v.Solves() {
				t.Errorf("backtrack: %s does not solve: %+v", g, v)
			}
			if n := len(solutions); n > 0 && slices.Compare(solutions[n-1][:], g[:]) >= 0 {
				t.Errorf("backtrack: %s after %s", g, solutions[n-1])
			}
			solutions = append(solutions, g)
		case backtrack.GaveUp:
			return solutions, false
		}
	}
	return solutions, true
}

// compareAll holds All of both packages against the solutions wanted.
func compareAll[P nonet.Puzzle](t *testing.T, p P, want []nonet.Grid, complete bool) {
	t.Helper()
	if !complete && len(want) == 0 {
		return
	}
	var got []nonet.Grid
	for g := range nonet.All(t.Context(), p) {
		if len(got) == len(want) {
			if complete {
				t.Errorf("All has more than %d solutions: %s", len(want), g)
			}
			break
		}
		got = append(got, g)
	}
	if !slices.Equal(got, want) {
		t.Errorf("All\ngot  %s\nwant %s", got, want)
	}
	if !complete {
		return
	}
	got = slices.Collect(backtrack.All(p))
	if !slices.Equal(got, want) {
		t.Errorf("backtrack.All\ngot  %s\nwant %s", got, want)
	}
}

// clashes reports whether two cells of a unit hold the same digit.
func clashes[P nonet.Puzzle](p P) bool {
	g := p.Candidates().Grid()
	for a := range nonet.Cell(81) {
		for b := range a {
			if g[a] != 0 && g[a] == g[b] && peers(a, b) {
				return true
			}
		}
	}
	return false
}

func peers(a, b nonet.Cell) bool {
	return a != b && (a.Row() == b.Row() || a.Column() == b.Column() || a.Box() == b.Box())
}

func show[P nonet.Puzzle](p P) string {
	var groups []string
	for _, s := range p.Candidates() {
		groups = append(groups, fmt.Sprintf("%q", s))
	}
	return fmt.Sprintf("%s %s", p.Candidates().Grid(), strings.Join(groups, " "))
}

// randomSolution returns a full grid: one pattern with its digits, rows and
// columns exchanged.
func randomSolution(r *rand.Rand) nonet.Grid {
	lines := func() (order []int) {
		for _, band := range r.Perm(3) {
			for _, i := range r.Perm(3) {
				order = append(order, 3*band+i)
			}
		}
		return order
	}
	digits, rows, columns := r.Perm(9), lines(), lines()
	var g nonet.Grid
	for i := range g {
		row, column := rows[i/9], columns[i%9]
		g[i] = uint8(digits[(3*row+row/3+column)%9] + 1)
	}
	return g
}

// randomGrid returns a solution with some cells emptied and often a given
// that is wrong or clashes.
func randomGrid(r *rand.Rand) nonet.Grid {
	return spoil(r, dig(r, randomSolution(r), 20+r.IntN(32)))
}

// randomCandidates returns a puzzle like that of randomGrid, with more blanks
// and fewer candidates: each blank has its digit in the solution, some of the
// others, and of the digits 1 and 2 both or none, which makes several
// solutions likely.
func randomCandidates(r *rand.Rand) nonet.Candidates {
	const pair nonet.DigitSet = 1<<0 | 1<<1
	solution := randomSolution(r)
	g := spoil(r, dig(r, solution, 20+r.IntN(62)))
	c := g.Candidates()
	for i, d := range g {
		if d == 0 {
			c[i] &= nonet.DigitSet(r.Uint32()&r.Uint32()) | 1<<(solution[i]-1)
			if c[i]&pair != 0 {
				c[i] |= pair
			}
		}
	}
	return c
}

// dig empties n cells of g.
func dig(r *rand.Rand, g nonet.Grid, n int) nonet.Grid {
	for _, c := range r.Perm(81)[:n] {
		g[c] = 0
	}
	return g
}

// spoil makes one given wrong or clash in half of all puzzles.
func spoil(r *rand.Rand, g nonet.Grid) nonet.Grid {
	switch r.IntN(4) {
	case 0:
		alter(r, &g)
	case 1:
		clash(r, &g)
	}
	return g
}

// alter changes one given to a digit that none of its peers holds, where
// there is one.
func alter(r *rand.Rand, g *nonet.Grid) {
	for _, c := range r.Perm(81) {
		if g[c] == 0 {
			continue
		}
		free := nonet.AllDigits &^ (1 << (g[c] - 1))
		for b, d := range g {
			if d != 0 && peers(nonet.Cell(c), nonet.Cell(b)) {
				free &^= 1 << (d - 1)
			}
		}
		for d := range 9 {
			if free.Has(d + 1) {
				g[c] = uint8(d + 1)
				return
			}
		}
	}
}

// clash copies one given to a cell in one of its units.
func clash(r *rand.Rand, g *nonet.Grid) {
	for _, c := range r.Perm(81) {
		if g[c] == 0 {
			continue
		}
		for _, b := range r.Perm(81) {
			if peers(nonet.Cell(c), nonet.Cell(b)) {
				g[b] = g[c]
				return
			}
		}
	}
}
