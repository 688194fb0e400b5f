package generate

import (
	"testing"

	"nonet"
)

// greedily makes the puzzle of an attempt in the plain way: one orbit after the other is taken
// away if the solution stays the only one. It reports false where the mask allows several.
func greedily(t *testing.T, p *plan, attempt uint64) (nonet.Grid, bool) {
	t.Helper()
	unique := func(g nonet.Grid) bool {
		_, unique, err := nonet.Solve(t.Context(), g)
		if err != nil {
			t.Fatal(err)
		}
		return unique
	}
	var c carving
	c.begin(p, attempt)
	g := c.solution
	for cell := range g {
		if !p.mask.has(cell) {
			g[cell] = 0
		}
	}
	if !unique(g) {
		return nonet.Grid{}, false
	}
	for i := range c.order {
		left, orbit := g, c.orbit(i)
		for cells := orbit; !cells.empty(); {
			left[cells.pop()] = 0
		}
		if left.Givens() >= c.least && unique(left) {
			g = left
		}
	}
	return g, true
}

// TestCarve holds what runs ahead of its proofs against what it stands for, and what many
// workers make against what one does.
func TestCarve(t *testing.T) {
	var cross, edge []nonet.Cell
	for c := range nonet.Cell(81) {
		if (c.Row()+c.Column())%2 == 0 || c.Row() == 4 {
			cross = append(cross, c)
		}
		if c.Row() != 4 && (c.Row()+c.Column())%2 == 0 {
			edge = append(edge, c)
		}
	}
	attempts := uint64(200)
	if testing.Short() {
		attempts = 30
	}
	tests := map[string]struct {
		options Options
		least   int // how many of 100 attempts make a puzzle at the least
	}{
		"plain":             {Options{Seed: 3}, 100},
		"half-turn":         {Options{Seed: 4, Symmetry: HalfTurn}, 100},
		"full symmetry":     {Options{Seed: 5, Symmetry: FullSymmetry}, 100},
		"clues":             {Options{Seed: 6, Clues: Range{22, 32}}, 100},
		"mask":              {Options{Seed: 7, Mask: cross}, 10},
		"clues of a mask":   {Options{Seed: 8, Mask: edge, Clues: Range{24, 32}, Symmetry: LeftRight}, 3},
		"clues by quarters": {Options{Seed: 9, Clues: Range{0, 40}, Symmetry: QuarterTurn}, 90},
		"solution":          {Options{Seed: 10, Solution: solutionOf(2), Symmetry: Diagonals}, 100},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			o := test.options
			p := newPlan(&o)
			var want []nonet.Grid
			for attempt := range attempts {
				if g, alive := greedily(t, p, attempt); alive && o.Clues.has(g.Givens()) {
					want = append(want, g)
				}
			}
			if n := int(attempts); 100*len(want) < test.least*n || test.least <= 10 && len(want) == n {
				t.Fatalf("%d of %d attempts make a puzzle", len(want), n)
			}
			o.Tries, o.Repeats = attempts, true
			for _, o.Workers = range []int{1, 3} {
				i := 0
				for got, err := range o.Puzzles(t.Context()) {
					if err != nil {
						t.Fatal(err)
					}
					if i >= len(want) || got.Grid != want[i] {
						t.Fatalf("%d workers, attempt %d: %s is not the puzzle of the plain way", o.Workers, got.Attempt, got.Grid)
					}
					i++
				}
				if i < len(want) {
					t.Errorf("%d workers: %d puzzles, want %d", o.Workers, i, len(want))
				}
			}
		})
	}
}

// solutionOf returns a full grid.
func solutionOf(seed uint64) nonet.Grid {
	d := newDice(seed, 0)
	return d.fullGrid()
}

// BenchmarkCarve makes as many minimal puzzles a round as are made at a time.
func BenchmarkCarve(b *testing.B) {
	v, err := newCarver()
	if err != nil {
		b.Fatal(err)
	}
	p := newPlan(&Options{Seed: 1})
	b.ReportAllocs()
	first := uint64(0)
	for b.Loop() {
		if err := v.carve(b.Context(), p, first, first+carvings, func(*carving) {}); err != nil {
			b.Fatal(err)
		}
		first += carvings
	}
	b.ReportMetric(float64(carvings*b.N)/b.Elapsed().Seconds(), "puzzles/s")
}
