package explainer

import "math/bits"

// hiddenSingle looks for a digit with one place in a region: first in regions with
// one open cell, then in the others. It returns the first in h, or nil.
func hiddenSingle(b *board, h *hint) *hint {
	for _, r := range searchOrder {
		if b.empty[r] == 1 {
			if d, p := singlePlace(&b.places[r]); p != 0 {
				return h.setHiddenSingle(10, int(r), p, d)
			}
		}
	}
	for _, r := range searchOrder {
		if b.empty[r] > 1 {
			if d, p := singlePlace(&b.places[r]); p != 0 {
				rating := 12
				if r >= firstRow {
					rating = 15
				}
				return h.setHiddenSingle(rating, int(r), p, d)
			}
		}
	}
	return nil
}

// singlePlace returns the first digit of a region that has one place, and that
// place; 0 if there is none.
func singlePlace(places *[9]uint16) (digit int, at uint16) {
	for d, p := range places {
		if single(p) {
			return d, p
		}
	}
	return 0, 0
}

// setHiddenSingle makes the hint place a digit in a region.
func (h *hint) setHiddenSingle(rating, region int, at uint16, digit int) *hint {
	*h = hint{name: "Hidden Single", rating: rating, shape: shapeSingle, bases: 1 << region}
	h.placeIn(region, at, digit)
	return h
}

// nakedSingle looks for a cell with one candidate. It returns the first in h, or nil.
func nakedSingle(b *board, h *hint) *hint {
	for c, s := range &b.cands {
		if single(s) {
			*h = hint{name: "Naked Single", rating: 23, shape: shapeSingle}
			h.cell, h.digit = int8(c), int8(bits.TrailingZeros16(s))
			return h
		}
	}
	return nil
}
