package canon

import "nonet"

// A side is the grid as its rows, or as its columns: what the rows of the
// form are taken from.
type side struct {
	lines  [9][9]uint8
	givens [9][3]uint8 // in each line and stack
	twice  uint16      // bit i: line i holds some digit twice
	// after[i] are the lines of the same band that equal line i and stand
	// before it. Lines that are equal are taken in their order, bands too;
	// weight says how many orders each that is taken stands for.
	after     [9]uint16
	bandAfter [3]uint16 // lines of the bands that equal band i and stand before it
	weight    uint64
}

// bandLines is the set of the lines of each band.
var bandLines = [3]uint16{0o7, 0o70, 0o700}

// factorial holds n! for what is permuted here: lines, columns and digits.
var factorial = [10]uint64{1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880}

// fill takes the lines from a grid, transposed or not. What is no digit is a
// blank.
func (v *side) fill(g *nonet.Grid, transposed bool) {
	*v = side{weight: 1}
	for i, d := range g {
		row, column := i/9, i%9
		if transposed {
			row, column = column, row
		}
		if d <= 9 {
			v.lines[row][column] = d
			v.givens[row][column/3] += min(d, 1)
		}
	}
	for i := range 9 {
		v.findTwice(i)
	}
	for band := range 3 {
		v.findEqualLines(3 * band)
	}
	v.findEqualBands()
}

// isTwice reports whether line i holds some digit twice.
func (v *side) isTwice(i int) bool { return v.twice>>i&1 != 0 }

// findTwice notes whether line i holds a digit twice.
func (v *side) findTwice(i int) {
	seen := uint16(0)
	for _, d := range v.lines[i] {
		bit := uint16(1) << d &^ 1
		if seen&bit != 0 {
			v.twice |= 1 << i
		}
		seen |= bit
	}
}

// findEqualLines notes which of the three lines from first on are equal.
func (v *side) findEqualLines(first int) {
	for i := first; i < first+3; i++ {
		equal := uint64(1)
		for j := first; j < i; j++ {
			if v.lines[j] == v.lines[i] {
				v.after[i] |= 1 << j
				equal++
			}
		}
		v.weight *= equal
	}
}

// findEqualBands notes which bands hold the same lines.
func (v *side) findEqualBands() {
	for i := range 3 {
		equal := uint64(1)
		for j := range i {
			if v.equalBands(i, j) {
				v.bandAfter[i] |= bandLines[j]
				equal++
			}
		}
		v.weight *= equal
	}
}

// equalBands reports whether two bands hold the same lines, in any order.
func (v *side) equalBands(a, b int) bool {
	for i := range 3 {
		inA, inB := 0, 0
		for j := range 3 {
			if v.lines[3*a+j] == v.lines[3*a+i] {
				inA++
			}
			if v.lines[3*b+j] == v.lines[3*a+i] {
				inB++
			}
		}
		if inA != inB {
			return false
		}
	}
	return true
}

// choices returns the lines that may be the next when those of a set are
// taken, the last of them from band.
func (v *side) choices(taken uint16, band int) uint16 {
	set := bandLines[band] &^ taken
	if set == 0 || taken == 0 {
		set = 0
		for b, lines := range bandLines {
			if taken&lines == 0 && v.bandOpen(b, taken) {
				set |= lines
			}
		}
	}
	for i := range v.after {
		if v.after[i]&^taken != 0 {
			set &^= 1 << i
		}
	}
	return set
}

// bandOpen reports whether all bands that go before band b are begun.
func (v *side) bandOpen(b int, taken uint16) bool {
	for other, lines := range bandLines {
		if v.bandAfter[b]&lines != 0 && taken&bandLines[other] == 0 {
			return false
		}
	}
	return true
}
