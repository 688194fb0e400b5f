package explainer

import "math/bits"

// ofLocked marks the places of a digit in the regions that lock it.
func (p *Parts) ofLocked(h *hint, b *board) {
	digit := only(h.digits)
	for s := h.bases; s != 0; s &= s - 1 {
		r := bits.TrailingZeros32(s)
		for at := b.places[r][digit]; at != 0; at &= at - 1 {
			p.mark(Defining, regionCells[r][only(at)], h.digits)
		}
	}
	p.unit(Base, h.bases)
	p.unit(Cover, h.covers)
	if h.shape == shapeDirectLocking {
		p.unit(Unit, h.nextTo())
	}
}

func (p *Parts) ofSet(h *hint, b *board) {
	for _, c := range h.setCells() {
		p.mark(Defining, c, b.cands[c]&h.digits)
	}
	p.unit(Unit, h.bases)
}

func (p *Parts) ofWing(h *hint, b *board) {
	for i, c := range h.cells {
		role := Pincer
		if i == 0 {
			role = Pivot
		}
		p.mark(role, c, b.cands[c])
		p.Digits |= b.cands[c]
	}
}

func (p *Parts) ofLoop(h *hint, b *board) {
	for _, c := range h.cells {
		p.mark(Defining, c, b.cands[c]&h.digits)
	}
	for _, c := range h.cells {
		p.mark(Extra, c, b.cands[c]&^h.digits)
	}
	p.ofSubset(h, b)
	p.unit(Unit, h.bases)
}

// ofGrave finds the extra candidates anew: a digit that is extra in one cell may not be so
// in another.
func (p *Parts) ofGrave(h *hint, b *board) {
	g := grave{b: b}
	g.collect()
	p.Digits = h.extras
	for _, c := range h.cells {
		p.mark(Extra, c, g.extras[c])
	}
	if isType4 := h.bases != 0 && h.subset == 0; isType4 {
		for _, c := range h.cells {
			p.mark(Defining, c, b.cands[c]&h.digits)
		}
	}
	p.ofSubset(h, b)
	p.unit(Unit, h.bases)
}

// ofSubset marks the other cells of the subset of a type 3.
func (p *Parts) ofSubset(h *hint, b *board) {
	for _, c := range h.others.list() {
		p.mark(Group, c, b.cands[c]&h.subset)
	}
}

func (p *Parts) ofAligned(h *hint, b *board) {
	for _, c := range h.removals {
		p.Digits |= 1 << c.digit
	}
	for _, c := range h.cells {
		p.mark(Defining, c, b.cands[c])
	}
	for _, c := range h.others.list() {
		p.mark(Group, c, b.cands[c])
	}
}
