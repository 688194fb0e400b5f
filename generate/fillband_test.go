package generate

import (
	"math"
	"testing"
)

// TestFillBand fills bands that can be filled in few ways: each of these comes equally often.
// The bound is ten standard deviations above what is expected of the statistic.
func TestFillBand(t *testing.T) {
	table := tables()
	tested := map[uint16]bool{}
	d := newDice(1, 0)
	for second := range table.list {
		for third, ways := range table.ways[second] {
			if ways > 150 || tested[ways] {
				continue
			}
			tested[ways] = true
			var b band
			b.set(&firstBox, &table.list[second], &table.list[third])
			const each = 100
			found := map[rows]int{}
			for range each * int(ways) {
				r := d.fillBand(&b)
				checkRows(t, &b, &r)
				found[r]++
			}
			sum := 0.0
			for _, n := range found {
				off := float64(n - each)
				sum += off * off / each
			}
			freedom := float64(ways - 1)
			if len(found) != int(ways) || sum > freedom+10*math.Sqrt(2*freedom) {
				t.Errorf("%o is filled in %d ways of %d, chi-square %.1f", b, len(found), ways, sum)
			}
		}
	}
	if len(tested) < 2 || !tested[96] {
		t.Errorf("bands were tested that can be filled in these numbers of ways: %v", tested)
	}
}

// checkRows asks that a band is filled by the rules with the digits of its columns.
func checkRows(t *testing.T, b *band, r *rows) {
	t.Helper()
	for column, digits := range b {
		if r[0][column]|r[1][column]|r[2][column] != digits {
			t.Fatalf("%o is no filling of %o", r, b)
		}
	}
	for _, row := range r {
		all := mask(0)
		for _, digit := range row {
			all |= digit
		}
		if all != allDigits {
			t.Fatalf("%o is no filling of %o", r, b)
		}
	}
}
