package explainer

import (
	"fmt"
	"math/bits"
	"strings"
)

// describe says in a line what a hint is and where, on the board before it is
// applied.
func (h *hint) describe(b *board) string {
	if h.shape == shapeText {
		return h.text
	}
	return h.name + ": " + h.where(b)
}

// where lists the cells and digits of a hint.
func (h *hint) where(b *board) string {
	switch h.shape {
	case shapeSingle:
		s := fmt.Sprintf("%s: %d", cellName(uint8(h.cell)), h.digit+1)
		if h.bases != 0 {
			s += " in " + regionName(h.bases)
		}
		return s
	case shapeDirectLocking:
		return fmt.Sprintf("%s: %s of %s in %s", listOf(h.lockedCells(b)), digitNames(h.digits, ","), regionName(h.bases), regionName(h.covers))
	case shapeLocking:
		return fmt.Sprintf("%s: %s in %s and %s", listOf(h.lockedCells(b)), digitNames(h.digits, ","), regionName(h.bases), regionName(h.covers))
	case shapeFish:
		n := bits.OnesCount32(h.bases)
		return fmt.Sprintf("%s: %s in %d %ss and %d %ss", listOf(h.lockedCells(b)), digitNames(h.digits, ","), n, regionName(h.bases), n, regionName(h.covers))
	case shapeSet:
		var cells []uint8
		for s := h.at; s != 0; s &= s - 1 {
			cells = append(cells, regionCells[bits.TrailingZeros32(h.bases)][bits.TrailingZeros16(s)])
		}
		return fmt.Sprintf("%s: %s in %s", listOf(cells), digitNames(h.digits, ","), regionName(h.bases))
	case shapeWing:
		return listOf(h.cells) + " on value " + digitNames(h.digits, "")
	case shapeLoop:
		first := h.leading
		if first == 0 {
			first = h.digits & -h.digits
		}
		return fmt.Sprintf("%s on %s, %s", listOf(h.cells), digitNames(first, ""), digitNames(h.digits&^first, ""))
	}
	s := cellNames(h.cells)
	if h.digits != 0 {
		s += " on " + digitNames(h.digits, ", ")
	}
	return s
}

// lockedCells are the cells where bases and covers meet that have the digit.
func (h *hint) lockedCells(b *board) (cells []uint8) {
	digit := bits.TrailingZeros16(h.digits)
	for covers := h.covers; covers != 0; covers &= covers - 1 {
		for _, c := range regionCells[bits.TrailingZeros32(covers)] {
			if b.cands[c]>>digit&1 == 1 && regionMask[c]&h.bases != 0 {
				cells = append(cells, c)
			}
		}
	}
	return cells
}

// regionName names the kind of the first of some regions.
func regionName(regions uint32) string {
	switch r := bits.TrailingZeros32(regions); {
	case r < firstRow:
		return "block"
	case r < firstColumn:
		return "row"
	}
	return "column"
}

func cellName(c uint8) string { return fmt.Sprintf("r%dc%d", c/9+1, c%9+1) }

func cellNames(cells []uint8) string {
	names := make([]string, len(cells))
	for i, c := range cells {
		names[i] = cellName(c)
	}
	return strings.Join(names, ",")
}

// listOf introduces cells as such.
func listOf(cells []uint8) string {
	if len(cells) == 1 {
		return "Cell " + cellNames(cells)
	}
	return "Cells " + cellNames(cells)
}

func digitNames(digits uint16, separator string) string {
	var names []string
	for ; digits != 0; digits &= digits - 1 {
		names = append(names, fmt.Sprint(bits.TrailingZeros16(digits)+1))
	}
	return strings.Join(names, separator)
}
