package explainer

import "math/bits"

// An alignedBase has the cells that aligned exclusion may try in combination, and the
// cells that may exclude something for each: those it sees that have few candidates.
type alignedBase struct {
	cells     [81]uint8
	n         int
	excluders [81]cellSet // by cell
}

// newAlignedBase finds them. There are no naked singles left when it is called.
func newAlignedBase(b *board, few cellSet) *alignedBase {
	base := &alignedBase{}
	for c, s := range &b.cands {
		if !several(s) {
			continue
		}
		if e := peerSet[c].and(few); !e.isEmpty() {
			base.excluders[c] = e
			base.cells[base.n] = uint8(c)
			base.n++
		}
	}
	return base
}

// firstHint tries two of the cells after another, if several cells may exclude something
// for both, until one try has a hint. It returns that, or nil.
func (base *alignedBase) firstHint(try func(c, d uint8, common cellSet) *hint) *hint {
	for j := 1; j < base.n; j++ {
		d := base.cells[j]
		for _, c := range base.cells[:j] {
			common := base.excluders[c].and(base.excluders[d])
			if !common.isSeveral() {
				continue
			}
			if h := try(c, d, common); h != nil {
				return h
			}
		}
	}
	return nil
}

// alignedPair looks for two cells with a candidate that stands in none of the
// combinations both cells may hold: not the same digit twice if they see each
// other, and not the two candidates of a cell that both see. It returns the first
// hint, or nil.
func alignedPair(b *board) *hint {
	two, _ := b.bivalue()
	return newAlignedBase(b, two).firstHint(func(c, d uint8, common cellSet) *hint {
		return alignedPairHint(b, c, d, common)
	})
}

// alignedPairHint returns nil if the two cells lose nothing.
func alignedPairHint(b *board, c, d uint8, common cellSet) *hint {
	var excluded [9]uint16 // of each digit: which digits may not be with it
	if peerSet[c].has(d) {
		for i := range excluded {
			excluded[i] = 1 << i
		}
	}
	limits := common
	for !common.isEmpty() {
		e := common.first()
		common.remove(e)
		s := b.cands[e]
		excluded[bits.TrailingZeros16(s)] |= s & (s - 1)
		excluded[15-bits.LeadingZeros16(s)] |= s & -s
	}
	lost := func(own, other uint16) (lost uint16) {
		for s := own; s != 0; s &= s - 1 {
			if other&^excluded[bits.TrailingZeros16(s)] == 0 {
				lost |= s & -s
			}
		}
		return lost
	}
	lostC, lostD := lost(b.cands[c], b.cands[d]), lost(b.cands[d], b.cands[c])
	if lostC|lostD == 0 {
		return nil
	}
	h := newHint("Aligned Pair Exclusion", 62, shapeAligned)
	h.cells, h.others = []uint8{c, d}, limits
	h.remove(c, lostC)
	h.remove(d, lostD)
	return h
}
