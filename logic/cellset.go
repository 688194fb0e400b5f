package logic

import (
	"iter"
	"math/bits"

	"nonet"
)

// A cellSet is a set of cells: bit c%64 of word c/64 is set when cell c is in it.
type cellSet [2]uint64

// setOf returns the set of those cells that there are.
func setOf(cells ...nonet.Cell) (s cellSet) {
	for _, c := range cells {
		if c < 81 {
			s.add(c)
		}
	}
	return s
}

func (s cellSet) has(c nonet.Cell) bool { return s[c>>6]>>(c&63)&1 != 0 }
func (s *cellSet) add(c nonet.Cell)     { s[c>>6] |= 1 << (c & 63) }
func (s *cellSet) remove(c nonet.Cell)  { s[c>>6] &^= 1 << (c & 63) }

func (s cellSet) and(t cellSet) cellSet     { return cellSet{s[0] & t[0], s[1] & t[1]} }
func (s cellSet) or(t cellSet) cellSet      { return cellSet{s[0] | t[0], s[1] | t[1]} }
func (s cellSet) without(t cellSet) cellSet { return cellSet{s[0] &^ t[0], s[1] &^ t[1]} }

func (s cellSet) empty() bool           { return s[0]|s[1] == 0 }
func (s cellSet) meets(t cellSet) bool  { return s[0]&t[0]|s[1]&t[1] != 0 }
func (s cellSet) within(t cellSet) bool { return s[0]&^t[0]|s[1]&^t[1] == 0 }
func (s cellSet) len() int              { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// first returns the first cell of a set that is not empty.
func (s cellSet) first() nonet.Cell {
	if s[0] != 0 {
		return nonet.Cell(bits.TrailingZeros64(s[0]))
	}
	return nonet.Cell(64 + bits.TrailingZeros64(s[1]))
}

// pop takes the first cell out of a set that is not empty.
func (s *cellSet) pop() nonet.Cell {
	c := s.first()
	s.remove(c)
	return c
}

// all yields the cells of a set in reading order.
func (s cellSet) all() iter.Seq[nonet.Cell] {
	return func(yield func(nonet.Cell) bool) {
		for w, word := range s {
			for ; word != 0; word &= word - 1 {
				if !yield(nonet.Cell(64*w + bits.TrailingZeros64(word))) {
					return
				}
			}
		}
	}
}

// cells returns the cells of a set in reading order.
func (s cellSet) cells() []nonet.Cell {
	list := make([]nonet.Cell, 0, s.len())
	for c := range s.all() {
		list = append(list, c)
	}
	return list
}
