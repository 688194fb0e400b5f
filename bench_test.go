package nonet_test

import (
	"context"
	"testing"

	"nonet"
)

// samples are the files of testdata, easiest first.
var samples = []string{"easy.txt", "17-clue.txt", "hardest.txt"}

func TestSamplesAreUnique(t *testing.T) {
	for _, name := range samples {
		for _, puzzle := range sample(t, name) {
			solution, only, err := nonet.Solve(within(t, longEnough), puzzle)
			if err != nil || !only || !nonet.Verify(puzzle, solution).Solves() {
				t.Errorf("%s: %s: got %s, unique %v, %v", name, puzzle, solution, only, err)
			}
		}
	}
}

// However long the search, its nodes stay on the stack.
func TestSolveAllocations(t *testing.T) {
	const most = 5
	ctx := context.Background()
	for _, test := range unique {
		puzzle := grid(t, test.puzzle)
		if n := testing.AllocsPerRun(20, func() { _, _, _ = nonet.Solve(ctx, puzzle) }); n > most {
			t.Errorf("%s: %v allocations, want at most %d", test.name, n, most)
		}
	}
}

// One round of BenchmarkSolve is one puzzle; the proof that there is no other
// solution is part of it.
func BenchmarkSolve(b *testing.B) {
	for _, name := range samples {
		b.Run(name, func(b *testing.B) {
			puzzles := sample(b, name)
			ctx := context.Background()
			i := 0
			b.ReportAllocs()
			for b.Loop() {
				if _, _, err := nonet.Solve(ctx, puzzles[i%len(puzzles)]); err != nil {
					b.Fatal(err)
				}
				i++
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "puzzles/s")
		})
	}
}

// One round of BenchmarkCount is 10,000 solutions of the empty grid.
func BenchmarkCount(b *testing.B) {
	b.ReportAllocs()
	const batch = 10_000
	for b.Loop() {
		if n, _, err := nonet.Count(context.Background(), nonet.Grid{}, batch); n != batch || err != nil {
			b.Fatal(n, err)
		}
	}
	b.ReportMetric(float64(b.N*batch)/b.Elapsed().Seconds(), "solutions/s")
}

// One round of BenchmarkCheck is one grid.
func BenchmarkCheck(b *testing.B) {
	g := grid(b, classic)
	b.ReportAllocs()
	for b.Loop() {
		if nonet.Check(g).Impossible() {
			b.Fatal("impossible")
		}
	}
}
