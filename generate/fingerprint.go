package generate

import (
	"math/bits"

	"nonet"
)

// fingerprint returns a number that equivalent puzzles have in common, and others hardly ever:
// each given is described by the givens in its row, its column, its box and with its
// digit, these again by theirs, and so on. It takes about a microsecond.
func fingerprint(g *nonet.Grid) uint64 {
	var cells [81]uint64
	for c, d := range g {
		if d != 0 {
			cells[c] = 1
		}
	}
	for range 4 {
		var rows, columns, boxes [9]uint64
		var digits [10]uint64
		for c, x := range cells {
			if x == 0 {
				continue
			}
			x = mix(x)
			rows[c/9] += x
			columns[c%9] += x
			boxes[boxOf[c]] += x
			digits[g[c]%10] += x
		}
		bands, stacks := threes(&rows), threes(&columns)
		for c, x := range cells {
			if x != 0 {
				row, column := c/9, c%9
				// The sum is the same when rows become columns.
				lines := mix(3*rows[row]+bands[row/3]) + mix(3*columns[column]+stacks[column/3])
				cells[c] = x + lines + mix(5*boxes[boxOf[c]]+1) + mix(7*digits[g[c]%10]+2) | 1
			}
		}
	}
	var sum uint64
	for _, x := range cells {
		if x != 0 {
			sum += mix(x)
		}
	}
	return sum
}

// threes describes bands by their rows.
func threes(rows *[9]uint64) (bands [3]uint64) {
	for i, x := range rows {
		bands[i/3] += mix(x + 1)
	}
	return bands
}

// mix scatters the bits of a number.
func mix(x uint64) uint64 {
	high, low := bits.Mul64(x^0x9e3779b97f4a7c15, 0xbf58476d1ce4e5b9)
	return high ^ low
}
