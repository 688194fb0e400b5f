package explainer

import (
	"context"
	"testing"
)

// benchmarkSet rates some puzzles of a set, one after another.
func benchmarkSet(b *testing.B, name string) {
	var puzzles [][81]uint16
	lines(b, openSet(b, name), func(line string) {
		if len(line) >= 81 && len(puzzles) < 2000 {
			puzzles = append(puzzles, parse(line))
		}
	})
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		if _, err := Rate(context.Background(), puzzles[n%len(puzzles)]); err != nil {
			b.Fatal(err)
		}
		n++
	}
}

func BenchmarkRateEasy(b *testing.B) { benchmarkSet(b, "kaggle_10k.txt.gz") }
func BenchmarkRate17(b *testing.B)   { benchmarkSet(b, "puzzles2_17_clue.txt.gz") }
