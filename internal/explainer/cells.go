package explainer

import "math/bits"

// A cellSet is a set of cells: bit c%64 of word c/64 for cell c.
type cellSet [2]uint64

func (s *cellSet) add(cell uint8)     { s[cell>>6] |= 1 << (cell & 63) }
func (s *cellSet) remove(cell uint8)  { s[cell>>6] &^= 1 << (cell & 63) }
func (s cellSet) has(cell uint8) bool { return s[cell>>6]>>(cell&63)&1 == 1 }
func (s cellSet) isEmpty() bool       { return s[0]|s[1] == 0 }

// isSeveral reports whether the set has two cells or more.
func (s cellSet) isSeveral() bool {
	return s[0]&(s[0]-1)|s[1]&(s[1]-1) != 0 || s[0] != 0 && s[1] != 0
}

// and returns the cells of both sets.
func (s cellSet) and(t cellSet) cellSet { return cellSet{s[0] & t[0], s[1] & t[1]} }

// or returns the cells of either set.
func (s cellSet) or(t cellSet) cellSet { return cellSet{s[0] | t[0], s[1] | t[1]} }

// first returns the first cell of a set that is not empty.
func (s cellSet) first() uint8 {
	if s[0] != 0 {
		return uint8(bits.TrailingZeros64(s[0]))
	}
	return uint8(64 + bits.TrailingZeros64(s[1]))
}

// list returns the cells in ascending order.
func (s cellSet) list() (cells []uint8) {
	for !s.isEmpty() {
		c := s.first()
		s.remove(c)
		cells = append(cells, c)
	}
	return cells
}

// peers are the 20 other cells of a cell's regions in the order in which searches
// meet them: those of the block, then the rest of the row, then of the column.
// peerSet has the same cells.
var peers, peerSet = func() (list [81][20]uint8, set [81]cellSet) {
	for c := range 81 {
		n := 0
		for _, r := range regionsOf[c] {
			for _, p := range regionCells[r] {
				if int(p) != c && !set[c].has(p) {
					set[c].add(p)
					list[c][n] = p
					n++
				}
			}
		}
	}
	return list, set
}()

// bivalue returns the cells with exactly two candidates, and those with three.
func (b *board) bivalue() (two, three cellSet) {
	for c, s := range &b.cands {
		switch bits.OnesCount16(s) {
		case 2:
			two.add(uint8(c))
		case 3:
			three.add(uint8(c))
		}
	}
	return two, three
}

// withDigit returns those of the cells that have a candidate.
func (b *board) withDigit(cells cellSet, digit int) (with cellSet) {
	for s := cells; !s.isEmpty(); {
		c := s.first()
		s.remove(c)
		if b.cands[c]>>digit&1 == 1 {
			with.add(c)
		}
	}
	return with
}
