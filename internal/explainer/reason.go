package explainer

import (
	"fmt"
	"math/bits"
	"strings"
)

// technique is what the hint is called.
func (h *hint) technique() string {
	if h.shape == shapeChain {
		return h.search.kind.prefix() + h.search.nameOf(h.chain) + h.search.kind.suffix()
	}
	return h.name
}

// reason says why what the hint says is so, on the board before it is applied.
func (h *hint) reason(b *board) string {
	digits := digitList(h.digits, ",")
	switch h.shape {
	case shapeSingle:
		return h.reasonOfSingle()
	case shapeLocking:
		return fmt.Sprintf("%s of %s is in %s", digits, regionNames(h.bases), regionNames(h.covers))
	case shapeDirectLocking:
		return fmt.Sprintf("%s of %s is in %s, which leaves it one place in %s",
			digits, regionNames(h.bases), regionNames(h.covers), regionNames(h.nextTo()))
	case shapeFish:
		return fmt.Sprintf("%s %s %s", digits, shortNames(h.bases), shortNames(h.covers))
	case shapeSet:
		return h.reasonOfSet(digits)
	case shapeWing:
		var all uint16
		for _, c := range h.cells {
			all |= b.cands[c]
		}
		return fmt.Sprintf("%s, pivot %s, pincers %s", digitList(all, "/"), cellName(h.cells[0]), cellList(h.cells[1:]))
	case shapeLoop:
		return h.reasonOfLoop(b)
	case shapeGrave:
		return "two candidates in each cell and two places for each digit but for " +
			digitList(h.extras, ",") + " in " + cellList(h.cells) + h.reasonOfType()
	case shapeAligned:
		return fmt.Sprintf("part of no combination in %s that %s leave", cellList(h.cells), cellList(h.others.list()))
	}
	return h.search.reason(h.chain)
}

func (h *hint) reasonOfSingle() string {
	switch {
	case h.bases == 0:
		return fmt.Sprintf("only %d is left", h.digit+1)
	case h.rating == lastCellRating:
		return "the last open cell of " + regionNames(h.bases)
	}
	return fmt.Sprintf("%d has no other place in %s", h.digit+1, regionNames(h.bases))
}

// nextTo is the region of the kind of the first base where the hint places its digit.
func (h *hint) nextTo() uint32 {
	return 1 << regionsOf[h.cell][bits.TrailingZeros32(h.bases)/9]
}

// setCells are the cells of a set.
func (h *hint) setCells() (cells []uint8) {
	for s := h.at; s != 0; s &= s - 1 {
		cells = append(cells, regionCells[bits.TrailingZeros32(h.bases)][only(s)])
	}
	return cells
}

func (h *hint) reasonOfSet(digits string) string {
	cells := h.setCells()
	switch {
	case h.cell >= 0:
		return fmt.Sprintf("%s of %s in %s, which leaves %d one place there", digits, regionNames(h.bases), cellList(cells), h.digit+1)
	case strings.HasPrefix(h.name, "Hidden"):
		return fmt.Sprintf("%s of %s in %s", digits, regionNames(h.bases), cellList(cells))
	}
	return digits + " in " + cellList(cells)
}

func (h *hint) reasonOfLoop(b *board) string {
	cells := cellList(h.cells)
	if len(h.cells) > 4 {
		names := make([]string, len(h.cells))
		for i, c := range h.cells {
			names[i] = cellName(c)
		}
		cells = strings.Join(names, "-")
	}
	var more []uint8
	for _, c := range h.cells {
		if b.cands[c] != h.digits {
			more = append(more, c)
		}
	}
	return fmt.Sprintf("%s in %s but for %s in %s", digitList(h.digits, "/"), cells, digitList(h.extras, ","), cellList(more)) + h.reasonOfType()
}

// reasonOfType says what the types 3 and 4 of a loop or grave need besides.
func (h *hint) reasonOfType() string {
	locked := h.digits
	if h.shape == shapeLoop {
		locked = h.leading
	}
	switch {
	case h.hidden:
		return fmt.Sprintf(", and %s of %s are in these and %s", digitList(h.subset, ","), regionNames(h.bases), cellList(h.others.list()))
	case h.subset != 0:
		return fmt.Sprintf(", which with %s make a subset of %s", cellList(h.others.list()), digitList(h.subset, ","))
	case h.bases != 0:
		return fmt.Sprintf(", and %s has no other place in %s", digitList(locked, ","), regionNames(h.bases))
	}
	return ""
}

// regionNames writes regions as in "row 1" or "box 2 and column 3".
func regionNames(regions uint32) string {
	var names []string
	for ; regions != 0; regions &= regions - 1 {
		r := bits.TrailingZeros32(regions)
		names = append(names, fmt.Sprintf("%s %d", [3]string{"box", "row", "column"}[r/9], r%9+1))
	}
	return strings.Join(names, " and ")
}

// shortNames writes regions of one kind as players do: r28.
func shortNames(regions uint32) string {
	var text strings.Builder
	for ; regions != 0; regions &= regions - 1 {
		r := bits.TrailingZeros32(regions)
		if text.Len() == 0 {
			text.WriteByte("brc"[r/9])
		}
		text.WriteByte('1' + byte(r%9))
	}
	return text.String()
}

func cellName(c uint8) string { return fmt.Sprintf("r%dc%d", c/9+1, c%9+1) }

// cellList writes cells as players do: rows with the same columns as one, as in r12c37.
func cellList(cells []uint8) string {
	var columns [9]uint16 // of each row
	for _, c := range cells {
		columns[c/9] |= 1 << (c % 9)
	}
	var words []string
	for row, list := range columns {
		rows := uint16(0)
		for other := range columns {
			if columns[other] == list {
				rows |= 1 << other
			}
		}
		if list != 0 && only(rows) == row {
			words = append(words, "r"+digitList(rows, "")+"c"+digitList(list, ""))
		}
	}
	return strings.Join(words, ",")
}

func digitList(digits uint16, separator string) string {
	var names []string
	for ; digits != 0; digits &= digits - 1 {
		names = append(names, fmt.Sprint(only(digits)+1))
	}
	return strings.Join(names, separator)
}
