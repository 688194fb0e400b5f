package explainer

import "math/bits"

// A hint is what a producer has found: a digit to place or candidates to remove,
// or both. The fields after name say what it was found on; which of them are used
// depends on the shape.
type hint struct {
	rating   int  // ten times the rating, as 72 for 7.2
	cell     int8 // where to place the digit, or -1
	digit    int8
	removals []candidate
	name     string // of the technique

	shape   shape
	bases   uint32  // locking and fish: the regions that lock the digit; others: the regions, if any; bit r for region r
	covers  uint32  // locking and fish: the regions that lose it
	at      uint16  // sets: the cells of the region, bit i for its i-th cell
	digits  uint16  // the digits it is about
	extras  uint16  // loops and graves: the other digits of the cells
	cells   []uint8 // wings, loops and the like: the cells, in order
	leading uint16  // loops: which of the two digits is shown first, 0 for the lower
	subset  uint16  // loops and graves of type 3: the digits of the subset of which they serve as one cell
	hidden  bool    // whether that is a hidden one
	others  cellSet // its other cells; or those that exclude combinations of aligned cells

	search *search    // chains: what has found them,
	chain  *chainHint // and its hint; both until the next search

	room [16]candidate // where the removals of a usual hint lie
}

// A shape says which fields of a hint describe it, and how it is shown.
type shape uint8

const (
	shapeChain shape = iota
	shapeSingle
	shapeDirectLocking
	shapeLocking
	shapeFish
	shapeSet
	shapeWing
	shapeLoop
	shapeGrave
	shapeAligned
)

// A candidate is a digit of a cell.
type candidate struct{ cell, digit uint8 }

// newHint returns a hint that neither places nor removes anything yet.
func newHint(name string, rating int, s shape) *hint {
	h := &hint{name: name, rating: rating, shape: s, cell: -1}
	h.removals = h.room[:0]
	return h
}

// remove adds digits of a cell to what the hint removes.
func (h *hint) remove(cell uint8, digits uint16) {
	for ; digits != 0; digits &= digits - 1 {
		h.removals = append(h.removals, candidate{cell, uint8(bits.TrailingZeros16(digits))})
	}
}

// removeFrom adds a digit of some cells of a region to what the hint removes.
func (h *hint) removeFrom(region int, at uint16, digit int) {
	for ; at != 0; at &= at - 1 {
		h.removals = append(h.removals, candidate{regionCells[region][bits.TrailingZeros16(at)], uint8(digit)})
	}
}

// A firstFound keeps the first hint that a search finds.
type firstFound struct{ hint *hint }

// take keeps the hint and ends the search.
func (f *firstFound) take(h *hint) bool {
	f.hint = h
	return false
}

// placeIn makes the hint place a digit in the one cell of a region that is in at.
func (h *hint) placeIn(region int, at uint16, digit int) {
	h.cell, h.digit = int8(regionCells[region][bits.TrailingZeros16(at)]), int8(digit)
}

// removeAll adds the same digits of several cells to what the hint removes.
func (h *hint) removeAll(cells cellSet, digits uint16) {
	for !cells.isEmpty() {
		c := cells.first()
		cells.remove(c)
		h.remove(c, digits)
	}
}
