package generate_test

import (
	"testing"

	"nonet"
	"nonet/generate"
)

// TestFullGrids holds how often each digit stands in each cell against what is expected: the
// statistic of each cell has 8 degrees of freedom, and all of them together 648, of which 576
// are independent. The bounds are those that chance exceeds once in some million times.
func TestFullGrids(t *testing.T) {
	const n = 18000
	var counts [81][10]int
	i := 0
	for g := range generate.FullGrids(1) {
		if !nonet.Check(g).Solved() {
			t.Fatalf("%v is no solved grid", g)
		}
		for c, d := range g {
			counts[c][d]++
		}
		if i++; i == n {
			break
		}
	}
	sum := 0.0
	for c := range counts {
		cell := 0.0
		for _, count := range counts[c][1:] {
			off := float64(count - n/9)
			cell += off * off / (n / 9)
		}
		if sum += cell; cell > 45 {
			t.Errorf("%s: chi-square %.1f of 8 degrees of freedom", nonet.Cell(c), cell)
		}
	}
	if sum < 450 || sum > 860 {
		t.Errorf("chi-square %.1f over all cells", sum)
	}
}

func TestFullGridsOfASeed(t *testing.T) {
	next := func(seed uint64) nonet.Grid {
		for g := range generate.FullGrids(seed) {
			return g
		}
		return nonet.Grid{}
	}
	first, again := next(1), next(1)
	if first != again {
		t.Error("the same seed gives other grids")
	}
	if first == next(2) {
		t.Error("another seed gives the same grids")
	}
}

func BenchmarkFullGrids(b *testing.B) {
	b.ReportAllocs()
	n := 0
	for range generate.FullGrids(1) {
		if n++; n >= b.N {
			break
		}
	}
}
