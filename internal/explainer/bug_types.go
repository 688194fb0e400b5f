package explainer

import "math/bits"

func (g *grave) newHint(name string, rating int) *hint {
	h := newHint(name, rating, shapeGrave)
	h.cells, h.extras = append([]uint8(nil), g.cells...), g.all
	return h
}

// type1: one cell has extra candidates, so it holds one of them.
func (g *grave) type1() *hint {
	h := g.newHint("BUG type 1", 56)
	h.remove(g.cells[0], g.b.cands[g.cells[0]]&^g.all)
	return h
}

// type2: the extra candidates are of one digit, which the cells that see them all
// therefore lose.
func (g *grave) type2() *hint {
	digit := bits.TrailingZeros16(g.all)
	seen := g.b.withDigit(g.common, digit)
	if seen.isEmpty() {
		return nil
	}
	h := g.newHint("BUG type 2", 57)
	h.digits = g.all
	h.removeAll(seen, g.all)
	return h
}

// shared returns the region of a kind that all cells with extra candidates have in
// common, or -1.
func (g *grave) shared(kind int) int {
	r := regionsOf[g.cells[0]][kind]
	for _, c := range g.cells[1:] {
		if regionsOf[c][kind] != r {
			return -1
		}
	}
	return int(r)
}

// type3: one of the extra candidates is true, so that together they serve as one
// cell of a naked set.
func (g *grave) type3() *hint {
	for kind := range 3 {
		region := g.shared(kind)
		if region < 0 {
			continue
		}
		var list [8]uint8
		cells := list[:0]
		for _, c := range peers[g.cells[0]] {
			if g.common.has(c) && int(regionsOf[c][kind]) == region {
				cells = append(cells, c)
			}
		}
		for n := 2; n <= 6 && n <= len(cells); n++ {
			if h := g.type3Of(region, cells, n); h != nil {
				return h
			}
		}
	}
	return nil
}

// type3Of looks for n-1 of the cells that make a naked set of n digits with the
// extra candidates.
func (g *grave) type3Of(region int, cells []uint8, n int) *hint {
	var cands [9]uint16
	var usable uint16
	for i, c := range cells {
		cands[i] = g.b.cands[c]
		if several(cands[i]) {
			usable |= 1 << i
		}
	}
	for _, chosen := range combinations[n-1] {
		if chosen&^usable != 0 {
			continue
		}
		digits := union(&cands, chosen)
		if bits.OnesCount16(digits) != n || g.all&^digits != 0 {
			continue
		}
		if union(&cands, allDigits&^chosen)&digits == 0 {
			continue
		}
		h := g.newHint("BUG type 3", 57+n-1)
		h.bases, h.digits = 1<<region, digits
		h.subset = digits
		for i, c := range cells {
			if chosen>>i&1 == 1 {
				h.others.add(c)
			} else {
				h.remove(c, cands[i]&digits)
			}
		}
		return h
	}
	return nil
}

// type4: two cells of a region have extra candidates and one other digit in
// common, which one of them holds unless it holds an extra one.
func (g *grave) type4() *hint {
	if len(g.cells) != 2 {
		return nil
	}
	c, d := g.cells[0], g.cells[1]
	common := g.b.cands[c] & g.b.cands[d] &^ g.all
	if !single(common) {
		return nil
	}
	for kind := range 3 {
		if region := g.shared(kind); region >= 0 {
			h := g.newHint("BUG type 4", 57)
			h.bases, h.digits = 1<<region, common
			h.remove(c, g.b.cands[c]&^g.extras[c]&^common)
			h.remove(d, g.b.cands[d]&^g.extras[d]&^common)
			return h
		}
	}
	return nil
}
