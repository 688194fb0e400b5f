package explainer

import "math/bits"

// lastCellRating is that of a hidden single in a region with one open cell.
const lastCellRating = 10

// hiddenSingle looks for a digit with one place in a region: first in regions with
// one open cell, then in the others. It returns the first in h, or nil.
func hiddenSingle(b *board, h *hint) *hint {
	for _, r := range searchOrder {
		if b.empty[r] == 1 && b.regions[r].alone() != 0 {
			return h.setHiddenSingle(lastCellRating, int(r), b)
		}
	}
	for _, r := range searchOrder {
		if b.empty[r] > 1 && b.regions[r].alone() != 0 {
			rating := 12
			if r >= firstRow {
				rating = 15
			}
			return h.setHiddenSingle(rating, int(r), b)
		}
	}
	return nil
}

// setHiddenSingle makes the hint place the first digit that has one place in a region.
func (h *hint) setHiddenSingle(rating, region int, b *board) *hint {
	digit := bits.TrailingZeros16(b.regions[region].alone())
	*h = hint{name: "Hidden Single", rating: rating, shape: shapeSingle, bases: 1 << region}
	h.placeIn(region, b.places[region][digit], digit)
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
