package explainer

import (
	"fmt"
	"math/bits"
	"strings"
)

// describe says in a line what a hint is and where, on the board before it is
// applied, as the reference does.
func (h *hint) describe(b *board) string {
	if h.shape == shapeChain {
		return h.search.nameOf(h.chain) + ": " + h.search.describe(h.chain)
	}
	return h.name + ": " + h.details(b)
}

// details lists the cells and digits of a hint.
func (h *hint) details(b *board) string {
	switch h.shape {
	case shapeSingle:
		s := fmt.Sprintf("%s: %d", cellName(uint8(h.cell)), h.digit+1)
		if h.bases != 0 {
			s += " in " + regionName(h.bases)
		}
		return s
	case shapeDirectLocking:
		return fmt.Sprintf("%s: %s of %s in %s", listOf(h.lockedCells(b)), digitList(h.digits, ","), regionName(h.bases), regionName(h.covers))
	case shapeLocking:
		return fmt.Sprintf("%s: %s in %s and %s", listOf(h.lockedCells(b)), digitList(h.digits, ","), regionName(h.bases), regionName(h.covers))
	case shapeFish:
		n := bits.OnesCount32(h.bases)
		return fmt.Sprintf("%s: %s in %d %ss and %d %ss", listOf(h.lockedCells(b)), digitList(h.digits, ","), n, regionName(h.bases), n, regionName(h.covers))
	case shapeSet:
		var cells []uint8
		for s := h.at; s != 0; s &= s - 1 {
			cells = append(cells, regionCells[bits.TrailingZeros32(h.bases)][bits.TrailingZeros16(s)])
		}
		return fmt.Sprintf("%s: %s in %s", listOf(cells), digitList(h.digits, ","), regionName(h.bases))
	case shapeWing:
		return listOf(h.cells) + " on value " + digitList(h.digits, "")
	case shapeLoop:
		first := h.leading
		if first == 0 {
			first = h.digits & -h.digits
		}
		return fmt.Sprintf("%s on %s, %s", listOf(h.cells), digitList(first, ""), digitList(h.digits&^first, ""))
	}
	s := cellNames(h.cells)
	if h.digits != 0 {
		s += " on " + digitList(h.digits, ", ")
	}
	return s
}

// describe says what a hint of chains starts from and leads to.
func (s *search) describe(h *chainHint) string {
	switch {
	case h.cycle:
		return cellNames(s.cycleCells(h))
	case h.proof == proofX || h.proof == proofXY:
		return onOrOff(h.result)
	case h.proof == proofDouble:
		return fmt.Sprintf("%s on & off ==> %s", nameOf(h.source), onOrOff(h.result))
	case h.proof == proofCell:
		return fmt.Sprintf("%s ==> %s", cellName(uint8(h.source.cell())), onOrOff(h.result))
	case h.proof == proofRegion:
		return fmt.Sprintf("%d in %s ==> %s", h.source.digit()+1, regionName(1<<h.region), onOrOff(h.result))
	}
	clash := s.nodes[s.hints.targetsOf(h)[1]].potential
	return fmt.Sprintf("%s ==> %s both on & off", onOrOff(h.source), nameOf(clash))
}

func nameOf(p potential) string { return fmt.Sprintf("%s.%d", cellName(uint8(p.cell())), p.digit()+1) }

func onOrOff(p potential) string {
	if p.on() {
		return nameOf(p) + " on"
	}
	return nameOf(p) + " off"
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
