package canon_test

import (
	"testing"

	"nonet"
	"nonet/canon"
)

// One round of BenchmarkForm is one grid.
func BenchmarkForm(b *testing.B) {
	for _, name := range []string{"easy", "17-clue", "hardest"} {
		puzzles := sample(b, name)
		b.Run(name, func(b *testing.B) { benchmarkForm(b, puzzles) })
	}
	full := sample(b, "17-clue")
	for i, g := range full {
		var err error
		if full[i], _, err = nonet.Solve(b.Context(), g); err != nil {
			b.Fatal(err)
		}
	}
	b.Run("full", func(b *testing.B) { benchmarkForm(b, full) })
	for _, m := range madeUp() {
		b.Run(m.name, func(b *testing.B) { benchmarkForm(b, []nonet.Grid{m.grid}) })
	}
}

func benchmarkForm(b *testing.B, grids []nonet.Grid) {
	i := 0
	b.ReportAllocs()
	for b.Loop() {
		canon.Form(grids[i%len(grids)])
		i++
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "grids/s")
}

func BenchmarkApply(b *testing.B) {
	t := canon.Random(newRand())
	g := grid(b, mostCanonical)
	b.ReportAllocs()
	for b.Loop() {
		g = t.Apply(g)
	}
}

// Once there is memory for the states of a grid, nothing is allocated.
func TestFormAllocations(t *testing.T) {
	form := canon.NewForm()
	for _, g := range append(sample(t, "17-clue")[:10], grid(t, mostCanonical), nonet.Grid{}) {
		if n := testing.AllocsPerRun(5, func() { form(g) }); n > 0 {
			t.Errorf("%s: %v allocations", g, n)
		}
	}
}
