package generate

import (
	"context"
	"testing"
)

// BenchmarkCarve makes minimal puzzles; a nanosecond here is one of a puzzle.
func BenchmarkCarve(b *testing.B) {
	v, err := newCarver()
	if err != nil {
		b.Fatal(err)
	}
	p := newPlan(&Options{Seed: 1})
	b.ReportAllocs()
	if err := v.carve(context.Background(), p, 0, uint64(b.N), func(*carving) {}); err != nil {
		b.Fatal(err)
	}
}
