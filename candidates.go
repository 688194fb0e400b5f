package nonet

import "math/bits"

// A DigitSet is a set of digits: bit d-1 is set when digit d is in it.
type DigitSet uint16

// AllDigits is the set of the digits 1 to 9.
const AllDigits DigitSet = 1<<9 - 1

// Has reports whether digit d, 1 to 9, is in the set.
func (s DigitSet) Has(d int) bool { return d >= 1 && d <= 9 && s>>(d-1)&1 == 1 }

// Len returns the number of digits in the set.
func (s DigitSet) Len() int { return bits.OnesCount16(uint16(s & AllDigits)) }

// String returns the digits in ascending order, "" for the empty set.
func (s DigitSet) String() string {
	var b []byte
	for d := 1; d <= 9; d++ {
		if s.Has(d) {
			b = append(b, '0'+byte(d))
		}
	}
	return string(b)
}

// digit returns the smallest digit of the set, or 0 when it is empty.
func (s DigitSet) digit() uint8 {
	if s&AllDigits == 0 {
		return 0
	}
	return uint8(bits.TrailingZeros16(uint16(s))) + 1
}

// Candidates is a puzzle as 81 sets, row by row: the digits that each cell
// may hold. A cell with one candidate is as good as given.
type Candidates [81]DigitSet

// Candidates returns c itself; it makes Candidates a [Puzzle].
func (c Candidates) Candidates() Candidates { return c }

// Grid returns the cells that have exactly one candidate; all others are blank.
func (c Candidates) Grid() Grid {
	var g Grid
	for i, s := range c {
		if s.Len() == 1 {
			g[i] = s.digit()
		}
	}
	return g
}

// A Puzzle is what can be checked and solved: a [Grid] of givens, or
// [Candidates] for each cell.
type Puzzle interface {
	Grid | Candidates
	Candidates() Candidates
}
