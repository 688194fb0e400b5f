package explainer

import "math/bits"

// A crossing is where two regions meet in three cells, seen from the region that
// may lock a digit there.
type crossing struct {
	from, to     uint8
	inFrom, inTo uint16   // the common cells, as places of either region
	segment      uint8    // which segment of from they are
	siblings     [2]uint8 // the other regions of from's kind that meet to, where the common cells are inFrom too
}

// crossings are all of them in the order of the search: blocks with columns,
// blocks with rows, columns with blocks, rows with blocks.
var crossings = func() (all [108]crossing) {
	n := 0
	add := func(from, to, kind int) {
		x := crossing{from: uint8(from), to: uint8(to)}
		for i, c := range regionCells[from] {
			for j, d := range regionCells[to] {
				if c == d {
					x.inFrom |= 1 << i
					x.inTo |= 1 << j
				}
			}
		}
		if x.inFrom == 0 {
			return
		}
		k := 0
		for sibling := kind; sibling < kind+9; sibling++ {
			if sibling != from && meet(sibling, to) {
				x.siblings[k] = uint8(sibling)
				k++
			}
		}
		x.segment = segmentOf[x.inFrom]
		all[n] = x
		n++
	}
	for _, kinds := range [4][2]int{{firstBlock, firstColumn}, {firstBlock, firstRow}, {firstColumn, firstBlock}, {firstRow, firstBlock}} {
		for i := range 9 {
			for j := range 9 {
				add(kinds[0]+i, kinds[1]+j, kinds[0])
			}
		}
	}
	return all
}()

// segmentOf says in which segment of a region several places all lie: 0 to 2 for
// the columns of a block, 3 to 5 for the rows of a block and the thirds of a line;
// noSegment for a single place or none.
var segmentOf = func() (of [allDigits + 1]uint8) {
	for p := range of {
		of[p] = noSegment
		for k := range 3 {
			switch {
			case !several(uint16(p)):
			case p&^(0o111<<k) == 0:
				of[p] = uint8(k)
			case p&^(7<<(3*k)) == 0:
				of[p] = uint8(3 + k)
			}
		}
	}
	return of
}()

const noSegment = 6

// meet reports whether two regions have a common cell.
func meet(r, s int) bool {
	for _, c := range regionCells[r] {
		for _, d := range regionCells[s] {
			if c == d {
				return true
			}
		}
	}
	return false
}

// locking looks for digits whose places in one region all lie in another, which
// therefore loses its other places: pointing from a block, claiming from a line.
// Direct locking takes only those that leave one place in a neighbouring region,
// and places the digit there. The search ends when found returns false.
func locking(b *board, direct bool, found func(*hint) bool) {
	for i := range crossings {
		x := &crossings[i]
		for digits := b.regions[x.from].set(int(x.segment)); digits != 0; digits &= digits - 1 {
			d := bits.TrailingZeros16(digits)
			if direct {
				if !directLocking(b, x, d, found) {
					return
				}
			} else if rest := b.places[x.to][d] &^ x.inTo; rest != 0 {
				if !found(lockingHint(x, d, rest)) {
					return
				}
			}
		}
	}
}

func lockingHint(x *crossing, digit int, rest uint16) *hint {
	h := newHint("Pointing", 26, shapeLocking)
	if x.from >= firstRow {
		h.name, h.rating = "Claiming", 28
	}
	h.bases, h.covers, h.digits = 1<<x.from, 1<<x.to, 1<<digit
	h.removeFrom(int(x.to), rest, digit)
	return h
}

// directLocking looks for the region next to a locked digit where it has one place
// left, and reports whether the search shall go on.
func directLocking(b *board, x *crossing, digit int, found func(*hint) bool) bool {
	for _, r := range x.siblings {
		p := b.places[r][digit]
		if !several(p) || !single(p&^x.inFrom) {
			continue
		}
		h := newHint("Direct Pointing", 17, shapeDirectLocking)
		if x.from >= firstRow {
			h.name, h.rating = "Direct Claiming", 19
		}
		h.bases, h.covers, h.digits = 1<<x.from, 1<<x.to, 1<<digit
		h.placeIn(int(r), p&^x.inFrom, digit)
		if !found(h) {
			return false
		}
	}
	return true
}
