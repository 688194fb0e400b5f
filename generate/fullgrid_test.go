package generate_test

import (
	"iter"
	"math/bits"
	"testing"

	"nonet"
	"nonet/generate"
)

// sharesOfOverlaps is how often two boxes of a band, or of a stack, overlap in each way when
// all grids are equally likely: the sum of the squares of how many digits each of the three
// columns of the one box has in common with each of the other. It was computed from the
// 416 classes of bands that scripts/verify counts.
var sharesOfOverlaps = map[int]float64{9: 0.10213411, 13: 0.57054113, 15: 0.21505291, 19: 0.10819900, 27: 0.00407284}

// overlap returns in which way two boxes of one band overlap.
func overlap(g *nonet.Grid, band, one, other int) (sum int) {
	column := func(box, c int) (digits uint) {
		for r := range 3 {
			digits |= 1 << g[9*(3*band+r)+3*box+c]
		}
		return digits
	}
	for a := range 3 {
		for b := range 3 {
			n := bits.OnesCount(column(one, a) & column(other, b))
			sum += n * n
		}
	}
	return sum
}

// turned returns a grid whose rows are the columns of another.
func turned(g *nonet.Grid) (out nonet.Grid) {
	for i, d := range g {
		out[i%9*9+i/9] = d
	}
	return out
}

// chiSquare returns how far numbers are from what is expected of equal ones.
func chiSquare(counts []int) (sum float64) {
	n := 0
	for _, count := range counts {
		n += count
	}
	expected := float64(n) / float64(len(counts))
	for _, count := range counts {
		off := float64(count) - expected
		sum += off * off / expected
	}
	return sum
}

// TestFullGrids holds three things against what is expected of uniform grids. How two boxes
// of each band and stack overlap depends on which grids are drawn, and on how the second band
// and the third are filled; so does where in the first box the digits of the other cells stand. How
// often each digit stands in each cell depends on the names alone that digits get in the end.
// The bounds are those that chance exceeds once in some million times.
func TestFullGrids(t *testing.T) {
	const n = 18000
	var digits, places [81][10]int
	var overlaps [2][3][3]map[int]int // of bands and stacks, without one box
	for i := range 18 {
		overlaps[i/9][i/3%3][i%3] = map[int]int{}
	}
	i := 0
	for g := range generate.FullGrids(1) {
		if !nonet.Check(g).Solved() {
			t.Fatalf("%v is no solved grid", g)
		}
		var place [10]int
		for c := range 9 {
			place[g[c/3*9+c%3]] = c
		}
		for c, d := range g {
			digits[c][d]++
			places[c][place[d]]++
		}
		for turn, g := range []nonet.Grid{g, turned(&g)} {
			for band := range 3 {
				for without := range 3 {
					overlaps[turn][band][without][overlap(&g, band, (without+1)%3, (without+2)%3)]++
				}
			}
		}
		if i++; i == n {
			break
		}
	}
	for i := range 18 {
		sum := 0.0
		counts := overlaps[i/9][i/3%3][i%3]
		for kind, share := range sharesOfOverlaps {
			off := float64(counts[kind]) - n*share
			sum += off * off / (n * share)
		}
		if sum > 35 {
			t.Errorf("%s %d without box %d of it: chi-square %.1f of 4 degrees of freedom", []string{"band", "stack"}[i/9], i/3%3+1, i%3+1, sum)
		}
	}
	for c := range digits {
		if sum := chiSquare(digits[c][1:]); sum > 45 {
			t.Errorf("%s: chi-square %.1f of 8 degrees of freedom for its digit", nonet.Cell(c), sum)
		}
		// No digit of the first box is in the same row or column again.
		var open []int
		for p := range 9 {
			if p/3 != c/9 && p%3 != c%9 {
				open = append(open, places[c][p])
			}
		}
		if sum := chiSquare(open); (c/9 > 2 || c%9 > 2) && sum > 45 {
			t.Errorf("%s: chi-square %.1f of %d degrees of freedom for the place of its digit in the first box", nonet.Cell(c), sum, len(open)-1)
		}
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

// BenchmarkFullGrids draws a grid each round.
func BenchmarkFullGrids(b *testing.B) {
	b.ReportAllocs()
	next, stop := iter.Pull(generate.FullGrids(1))
	defer stop()
	for b.Loop() {
		next()
	}
}
