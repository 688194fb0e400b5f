package explainer

import "math/bits"

// wing looks for a cell of two candidates x, y (XY-Wing) or three x, y, z
// (XYZ-Wing) that sees a cell with x, z and one with y, z: whichever digit it
// holds, one of the three holds z, and no cell that sees them all may. It returns
// the first, or nil.
func wing(b *board, xyz bool) *hint {
	two, hubs := b.bivalue()
	if !xyz {
		hubs = two
	}
	for !hubs.isEmpty() {
		hub := hubs.first()
		hubs.remove(hub)
		if h := wingAt(b, hub, xyz, two); h != nil {
			return h
		}
	}
	return nil
}

// wingAt looks for a wing around one cell.
func wingAt(b *board, hub uint8, xyz bool, two cellSet) *hint {
	var arms [20]uint8
	n := 0
	for _, c := range &peers[hub] {
		if two.has(c) && bits.OnesCount16(b.cands[hub]&^b.cands[c]) == 1 {
			arms[n] = c
			n++
		}
	}
	for i, first := range arms[:n] {
		for _, second := range arms[i+1 : n] {
			if h := wingOf(b, hub, first, second, xyz); h != nil {
				return h
			}
		}
	}
	return nil
}

// wingOf returns nil unless the three cells are a wing that removes something.
func wingOf(b *board, hub, first, second uint8, xyz bool) *hint {
	h, f, s := b.cands[hub], b.cands[first], b.cands[second]
	if f == s || bits.OnesCount16(h|f|s) != 3 || (h&f&s != 0) != xyz {
		return nil
	}
	victims := peerSet[first].and(peerSet[second])
	if xyz {
		victims = victims.and(peerSet[hub])
	}
	victims.remove(hub)
	z := bits.TrailingZeros16(f & s)
	victims = b.withDigit(victims, z)
	if victims.isEmpty() {
		return nil
	}
	found := newHint("XY-Wing", 42, shapeWing)
	if xyz {
		found.name, found.rating = "XYZ-Wing", 44
	}
	found.cells, found.digits = []uint8{hub, first, second}, 1<<z
	found.removeAll(victims, 1<<z)
	return found
}
