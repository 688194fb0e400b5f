package explainer

import (
	"iter"
	"math/bits"
)

// combinations are the ways to choose n of nine, in the order in which all tuple
// searches try them: ascending as binary numbers.
var combinations = func() (of [8][]uint16) {
	for m := uint16(0); m <= allDigits; m++ {
		if n := bits.OnesCount16(m); n < len(of) {
			of[n] = append(of[n], m)
		}
	}
	return of
}()

// small returns which of nine sets have two to n members, the only ones that can
// be part of n sets with n members altogether.
func small(sets *[9]uint16, n int) uint16 {
	var which uint16
	for i, s := range sets {
		if several(s) && bits.OnesCount16(s) <= n {
			which |= 1 << i
		}
	}
	return which
}

// union returns the members of the chosen sets.
func union(sets *[9]uint16, chosen uint16) uint16 {
	var u uint16
	for ; chosen != 0; chosen &= chosen - 1 {
		u |= sets[bits.TrailingZeros16(chosen)]
	}
	return u
}

// tuples yields the choices of n usable sets that have n members altogether, with
// these members.
func tuples(sets *[9]uint16, usable uint16, n int) iter.Seq2[uint16, uint16] {
	return func(yield func(chosen, members uint16) bool) {
		if bits.OnesCount16(usable) < n {
			return
		}
		for _, chosen := range combinations[n] {
			if chosen&^usable != 0 {
				continue
			}
			if members := union(sets, chosen); bits.OnesCount16(members) == n && !yield(chosen, members) {
				return
			}
		}
	}
}
