package nonet_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/crillab/gophersat/solver"

	"nonet"
)

// A cnf is a puzzle as a formula: variable 9*cell+digit, from 1, says that
// the cell holds the digit.
type cnf [][]int

func variable(cell, digit int) int { return 9*cell + digit }

// formula states the rules and what each cell of p may hold.
func formula(p nonet.Candidates) cnf {
	var f cnf
	for cell, set := range p {
		var some []int
		for d := 1; d <= 9; d++ {
			some = append(some, variable(cell, d))
			if !set.Has(d) {
				f = append(f, []int{-variable(cell, d)})
			}
			for other := d + 1; other <= 9; other++ {
				f = append(f, []int{-variable(cell, d), -variable(cell, other)})
			}
		}
		f = append(f, some)
	}
	for u := nonet.Unit(0); u < 27; u++ {
		cells := u.Cells()
		for d := 1; d <= 9; d++ {
			for i, a := range cells {
				for _, b := range cells[i+1:] {
					f = append(f, []int{-variable(int(a), d), -variable(int(b), d)})
				}
			}
		}
	}
	return f
}

// other states that the grid is not g.
func other(g nonet.Grid) cnf {
	var clause []int
	for cell, d := range g {
		clause = append(clause, -variable(cell, int(d)))
	}
	return cnf{clause}
}

// smaller states that the grid comes before g in reading order. Variable
// prefix+i says that the cells before cell i are those of g, turn+i that
// moreover cell i holds a smaller digit.
func smaller(g nonet.Grid) cnf {
	const prefix, turn = 9*81 + 1, 9*81 + 1 + 81
	var f cnf
	var turns []int
	for cell, d := range g {
		less := []int{-(turn + cell)}
		for digit := 1; digit < int(d); digit++ {
			less = append(less, variable(cell, digit))
		}
		f = append(f, less, []int{-(turn + cell), prefix + cell})
		if cell > 0 {
			f = append(f, []int{-(prefix + cell), prefix + cell - 1},
				[]int{-(prefix + cell), variable(cell-1, int(g[cell-1]))})
		}
		turns = append(turns, turn+cell)
	}
	return append(f, turns)
}

// satisfied asks the SAT solver for a model of all the parts.
func satisfied(parts ...cnf) bool {
	var all [][]int
	for _, part := range parts {
		all = append(all, part...)
	}
	return solver.New(solver.ParseSlice(all)).Solve() == solver.Sat
}

// agree compares the answer for p with that of a SAT solver, which shares
// nothing with the search here, and returns what both say.
func agree[P nonet.Puzzle](t *testing.T, p P) (kind string) {
	t.Helper()
	rules := formula(p.Candidates())
	solution, only, err := nonet.Solve(context.Background(), p)
	var conflict *nonet.ConflictError
	switch {
	case errors.Is(err, nonet.ErrNoSolution), errors.As(err, &conflict):
		if satisfied(rules) {
			t.Errorf("%v has a solution, but: %v", p, err)
		}
		return "none"
	case err != nil:
		t.Fatal(err)
	case !nonet.Verify(p, solution).Solves():
		t.Errorf("%v: %s is no solution", p, solution)
	case only != !satisfied(rules, other(solution)):
		t.Errorf("%v: unique is %v", p, only)
	case !only && satisfied(rules, smaller(solution)):
		t.Errorf("%v: there is a smaller solution than %s", p, solution)
	}
	if only {
		return "one"
	}
	return "several"
}

func TestAgainstSAT(t *testing.T) {
	const each = 15
	for _, name := range samples {
		t.Run(name, func(t *testing.T) {
			for _, puzzle := range sample(t, name)[:each] {
				if kind := agree(t, puzzle); kind != "one" {
					t.Errorf("%s: %s", puzzle, kind)
				}
			}
		})
	}
	t.Run("random givens", func(t *testing.T) {
		seen := map[string]int{}
		r := rand.New(rand.NewPCG(1, 2))
		for range 3 * each {
			seen[agree(t, randomPuzzle(t, r))]++
		}
		if seen["one"] == 0 || seen["several"] == 0 || seen["none"] == 0 {
			t.Errorf("not every kind of puzzle was met: %v", seen)
		}
	})
	t.Run("random candidates", func(t *testing.T) {
		seen := map[string]int{}
		r := rand.New(rand.NewPCG(3, 4))
		for range 2 * each {
			seen[agree(t, randomCandidates(t, r))]++
		}
		if seen["one"] == 0 || seen["several"] == 0 || seen["none"] == 0 {
			t.Errorf("not every kind of puzzle was met: %v", seen)
		}
	})
}

// randomPuzzle keeps 20 to 45 cells of a solution and now and then changes one.
func randomPuzzle(t *testing.T, r *rand.Rand) nonet.Grid {
	solution := randomSolution(t, r)
	var puzzle nonet.Grid
	for _, cell := range r.Perm(81)[:20+r.IntN(26)] {
		puzzle[cell] = solution[cell]
	}
	if r.IntN(2) == 0 {
		puzzle[r.IntN(81)] = uint8(1 + r.IntN(9))
	}
	return puzzle
}

// randomCandidates leaves each cell its digit of a solution, save now and
// then one, and some others.
func randomCandidates(t *testing.T, r *rand.Rand) nonet.Candidates {
	solution := randomSolution(t, r)
	others := 1 + r.IntN(4)
	var c nonet.Candidates
	for cell, d := range solution {
		c[cell] = 1 << (d - 1)
		for range others {
			c[cell] |= 1 << r.IntN(9)
		}
	}
	if r.IntN(2) == 0 {
		cell := r.IntN(81)
		c[cell] &^= 1 << (solution[cell] - 1)
	}
	return c
}

// randomSolution renames the digits of a solution at random.
func randomSolution(t *testing.T, r *rand.Rand) nonet.Grid {
	g := grid(t, unique[r.IntN(len(unique))].solution)
	digits := r.Perm(9)
	for i, d := range g {
		g[i] = uint8(digits[d-1] + 1)
	}
	return g
}
