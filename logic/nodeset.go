package logic

import (
	"iter"
	"math/bits"
)

// maxNodes bounds the nodes of a graph of links: 729 candidates, and for each digit
// the 54 places where a line crosses a box.
const maxNodes = 729 + 9*54

// A nodeSet is a set of nodes of a graph of links.
type nodeSet [(maxNodes + 63) / 64]uint64

func (s *nodeSet) has(n int) bool { return s[n>>6]>>(n&63)&1 != 0 }
func (s *nodeSet) add(n int)      { s[n>>6] |= 1 << (n & 63) }

// within reports whether t has all nodes of s, which are in the first words.
func (s *nodeSet) within(t *nodeSet, words int) bool {
	for w := range words {
		if s[w]&^t[w] != 0 {
			return false
		}
	}
	return true
}

// all yields the nodes in order.
func (s *nodeSet) all() iter.Seq[int] {
	return func(yield func(int) bool) {
		for w, word := range s {
			for ; word != 0; word &= word - 1 {
				if !yield(64*w + bits.TrailingZeros64(word)) {
					return
				}
			}
		}
	}
}

// first returns the first node of a set that is not empty.
func (s *nodeSet) first() int {
	w := 0
	for s[w] == 0 {
		w++
	}
	return 64*w + bits.TrailingZeros64(s[w])
}

// len counts the nodes.
func (s *nodeSet) len() (n int) {
	for _, word := range s {
		n += bits.OnesCount64(word)
	}
	return n
}
