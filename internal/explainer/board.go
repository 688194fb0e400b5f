package explainer

import "math/bits"

// A board is a position. Cells count from 0 to 80 row by row, digits from 0 to 8.
// Regions count blocks 0 to 8, rows 9 to 17 and columns 18 to 26.
//
// Only [board.eliminate] and [board.place] may change a board once it is set up.
type board struct {
	digits [81]int8 // -1 while a cell is open
	candidates
	counts
	open int // how many cells are open

	changed uint32 // regions that have lost candidates since they were summed up, bit r for region r
	regions [27]summary
}

// counts are how many cells of each region are open, and how many cells hold each digit.
type counts struct {
	empty  [27]int8
	placed [9]int8
}

// candidates are those of the open cells.
type candidates struct {
	cands  [81]uint16    // bit d: digit d is a candidate of the cell
	places [27][9]uint16 // of region and digit: the cells with the candidate, bit i for the i-th cell of the region
}

const (
	firstBlock  = 0
	firstRow    = 9
	firstColumn = 18
	allDigits   = 1<<9 - 1
)

// regionCells are the cells of each region, regionsOf the three regions of each
// cell (block, row, column), and indexIn where the cell stands in each of these.
var regionCells, regionsOf, indexIn = func() (cells [27][9]uint8, of [81][3]uint8, in [81][3]uint8) {
	for c := range 81 {
		row, column := c/9, c%9
		block, inBlock := row/3*3+column/3, row%3*3+column%3
		for k, at := range [3][2]int{{firstBlock + block, inBlock}, {firstRow + row, column}, {firstColumn + column, row}} {
			cells[at[0]][at[1]] = uint8(c)
			of[c][k], in[c][k] = uint8(at[0]), uint8(at[1])
		}
	}
	return cells, of, in
}()

// searchOrder is the order in which most techniques look through the regions:
// blocks, columns, rows.
var searchOrder = func() (order [27]uint8) {
	for i := range 9 {
		order[i], order[9+i], order[18+i] = uint8(firstBlock+i), uint8(firstColumn+i), uint8(firstRow+i)
	}
	return order
}()

// newBoard sets up a position from candidates, bit d for digit d. A cell with one
// candidate is given; the others lose what the given cells exclude.
func newBoard(cands *[81]uint16) *board {
	b := &board{changed: 1<<27 - 1}
	var given [27]uint16
	for c, s := range cands {
		b.digits[c] = -1
		if bits.OnesCount16(s) != 1 {
			b.open++
			for _, r := range regionsOf[c] {
				b.empty[r]++
			}
			continue
		}
		d := bits.TrailingZeros16(s)
		b.digits[c] = int8(d)
		b.placed[d]++
		for _, r := range regionsOf[c] {
			given[r] |= s
		}
	}
	for c, s := range cands {
		if b.digits[c] >= 0 {
			continue
		}
		of := &regionsOf[c]
		b.cands[c] = s &^ (given[of[0]] | given[of[1]] | given[of[2]])
		for s := b.cands[c]; s != 0; s &= s - 1 {
			for k, r := range of {
				b.places[r][bits.TrailingZeros16(s)] |= 1 << indexIn[c][k]
			}
		}
	}
	return b
}

// eliminate takes a candidate from a cell.
func (c *candidates) eliminate(cell, digit int) {
	c.cands[cell] &^= 1 << digit
	of, in := &regionsOf[cell], &indexIn[cell]
	c.places[of[0]][digit] &^= 1 << in[0]
	c.places[of[1]][digit] &^= 1 << in[1]
	c.places[of[2]][digit] &^= 1 << in[2]
}

// eliminate takes a candidate from an open cell.
func (b *board) eliminate(cell, digit int) {
	b.candidates.eliminate(cell, digit)
	b.changed |= regionMask[cell]
}

// place puts a digit into an open cell and takes away what it excludes.
func (b *board) place(cell, digit int) {
	for s := b.cands[cell]; s != 0; s &= s - 1 {
		b.eliminate(cell, bits.TrailingZeros16(s))
	}
	b.digits[cell] = int8(digit)
	b.open--
	b.placed[digit]++
	for _, r := range regionsOf[cell] {
		b.empty[r]--
		for p := b.places[r][digit]; p != 0; p &= p - 1 {
			b.eliminate(int(regionCells[r][bits.TrailingZeros16(p)]), digit)
		}
	}
}

// apply does what a hint says.
func (b *board) apply(h *hint) {
	for _, c := range h.removals {
		b.eliminate(int(c.cell), int(c.digit))
	}
	if h.cell >= 0 {
		b.place(int(h.cell), int(h.digit))
	}
}

// several reports whether a set has two members or more.
func several(set uint16) bool { return set&(set-1) != 0 }

// single reports whether a set has exactly one member.
func single(set uint16) bool { return set != 0 && set&(set-1) == 0 }
