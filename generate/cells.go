package generate

import "math/bits"

// lowestBit returns the number of the lowest bit that is set.
func lowestBit(x uint) int { return bits.TrailingZeros(x) }

// A cellSet is a set of cells: bit c%64 of word c/64 for cell c.
type cellSet [2]uint64

// allCells is the set of all cells.
var allCells = cellSet{1<<64 - 1, 1<<17 - 1}

func (s *cellSet) add(c int)      { s[c>>6] |= 1 << (c & 63) }
func (s *cellSet) has(c int) bool { return s[c>>6]>>(c&63)&1 != 0 }

func (s cellSet) and(t cellSet) cellSet     { return cellSet{s[0] & t[0], s[1] & t[1]} }
func (s cellSet) or(t cellSet) cellSet      { return cellSet{s[0] | t[0], s[1] | t[1]} }
func (s cellSet) without(t cellSet) cellSet { return cellSet{s[0] &^ t[0], s[1] &^ t[1]} }
func (s cellSet) empty() bool               { return s[0]|s[1] == 0 }
func (s cellSet) meets(t cellSet) bool      { return s[0]&t[0]|s[1]&t[1] != 0 }
func (s cellSet) len() int                  { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// pop takes the first cell out of a set that is not empty.
func (s *cellSet) pop() int {
	if w := s[0]; w != 0 {
		s[0] = w & (w - 1)
		return bits.TrailingZeros64(w)
	}
	w := s[1]
	s[1] = w & (w - 1)
	return 64 + bits.TrailingZeros64(w)
}
