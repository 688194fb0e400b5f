package nonet

import (
	"cmp"
	"fmt"
	"math/bits"
	"strings"
)

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

// digit returns the smallest digit of a set that is not empty.
func (s DigitSet) digit() uint8 { return uint8(bits.TrailingZeros16(uint16(s))) + 1 }

// Candidates is a puzzle as 81 sets, row by row: the digits that each cell
// may hold. A cell with one candidate is as good as given.
type Candidates [81]DigitSet

// Candidates returns c itself; it makes Candidates a [Puzzle].
func (c Candidates) Candidates() Candidates { return c }

// clean takes off the bits that stand for no digit.
func (c *Candidates) clean() {
	for i := range c {
		c[i] &= AllDigits
	}
}

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

// String draws the 81 sets in a frame, as players write them, without a line
// break at the end. [ParseCandidates] reads it back, unless a set is empty:
// that is drawn as "∅", which is refused and never taken for a blank.
func (c Candidates) String() string {
	var width [9]int
	for i, s := range c {
		width[i%9] = max(width[i%9], s.Len(), 1)
	}
	rule := "+"
	for box := 0; box < 9; box += 3 {
		rule += strings.Repeat("-", width[box]+width[box+1]+width[box+2]+4) + "+"
	}
	var b strings.Builder
	for i, s := range c {
		column := i % 9
		if i%27 == 0 {
			b.WriteString(rule + "\n")
		}
		if column%3 == 0 {
			b.WriteString("| ")
		}
		fmt.Fprintf(&b, "%-*s ", width[column], cmp.Or(s.String(), "∅"))
		if column == 8 {
			b.WriteString("|\n")
		}
	}
	return b.String() + rule
}

// A Puzzle is what can be checked and solved: a [Grid] of givens, or
// [Candidates] for each cell.
type Puzzle interface {
	Grid | Candidates
	Candidates() Candidates
}
