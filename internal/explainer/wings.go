package explainer

import "math/bits"

// wing looks for a cell of two candidates x, y (XY-Wing) or three x, y, z
// (XYZ-Wing) that sees a cell with x, z and one with y, z: whichever digit it
// holds, one of the three holds z, and no cell that sees them all may. It returns
// the first, or nil.
func wing(b *board, xyz bool) *hint {
	two, pivots := b.bivalue()
	if !xyz {
		pivots = two
	}
	for !pivots.isEmpty() {
		pivot := pivots.first()
		pivots.remove(pivot)
		if h := wingAt(b, pivot, xyz, two); h != nil {
			return h
		}
	}
	return nil
}

// wingAt looks for a wing around one cell.
func wingAt(b *board, pivot uint8, xyz bool, two cellSet) *hint {
	var pincers [20]uint8
	n := 0
	for _, c := range &peers[pivot] {
		if two.has(c) && bits.OnesCount16(b.cands[pivot]&^b.cands[c]) == 1 {
			pincers[n] = c
			n++
		}
	}
	for i, first := range pincers[:n] {
		for _, second := range pincers[i+1 : n] {
			if h := wingOf(b, pivot, first, second, xyz); h != nil {
				return h
			}
		}
	}
	return nil
}

// wingOf returns nil unless the three cells are a wing that removes something.
func wingOf(b *board, pivot, first, second uint8, xyz bool) *hint {
	h, f, s := b.cands[pivot], b.cands[first], b.cands[second]
	if f == s || bits.OnesCount16(h|f|s) != 3 || (h&f&s != 0) != xyz {
		return nil
	}
	losers := peerSet[first].and(peerSet[second])
	if xyz {
		losers = losers.and(peerSet[pivot])
	}
	losers.remove(pivot)
	z := bits.TrailingZeros16(f & s)
	losers = b.withDigit(losers, z)
	if losers.isEmpty() {
		return nil
	}
	found := newHint("XY-Wing", 42, shapeWing)
	if xyz {
		found.name, found.rating = "XYZ-Wing", 44
	}
	found.cells, found.digits = []uint8{pivot, first, second}, 1<<z
	found.removeAll(losers, 1<<z)
	return found
}
