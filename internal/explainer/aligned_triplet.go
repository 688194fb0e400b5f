package explainer

// alignedTriplet looks for three cells with a candidate that stands in none of the
// combinations the three may hold: not the same digit in two that see each other,
// and not all candidates of a cell that the three see. The third cell is one that
// may exclude something for the first or the second. It returns the first hint, or
// nil.
func alignedTriplet(b *board) *hint {
	two, three := b.bivalue()
	base := newAlignedBase(b, two.or(three))
	return base.firstHint(func(c, d uint8, common cellSet) *hint {
		return alignedTripletAt(b, base, c, d, common)
	})
}

// alignedTripletAt tries the third cells for two, of which common are the cells
// that may exclude something for both: those of the first in the order of its
// peers, then those of the second.
func alignedTripletAt(b *board, base *alignedBase, c, d uint8, common cellSet) *hint {
	seen, seenTwice := cellSet{}, cellSet{}
	for s := common; !s.isEmpty(); {
		e := s.first()
		s.remove(e)
		seenTwice = seenTwice.or(seen.and(peerSet[e]))
		seen = seen.or(peerSet[e])
	}
	thirds := base.excluders[c].or(base.excluders[d]).and(seenTwice)
	thirds.remove(c)
	thirds.remove(d)
	for _, near := range [2]uint8{c, d} {
		for _, e := range &peers[near] {
			if thirds.isEmpty() {
				return nil
			}
			if !thirds.has(e) {
				continue
			}
			thirds.remove(e)
			if base.triedBefore(c, d, e) {
				continue
			}
			if h := alignedTripletHint(b, [3]uint8{c, d, e}, common.and(peerSet[e])); h != nil {
				return h
			}
		}
	}
	return nil
}

// triedBefore reports whether three cells have been tried with another of them as
// the third, given that c comes before d.
func (base *alignedBase) triedBefore(c, d, third uint8) bool {
	isThirdFor := func(e, c, d uint8) bool {
		return base.excluders[c].has(e) || base.excluders[d].has(e)
	}
	if third > d {
		return false
	}
	return isThirdFor(d, c, third) || third < c && isThirdFor(c, third, d)
}

// alignedTripletHint returns nil if the three cells lose nothing.
func alignedTripletHint(b *board, cells [3]uint8, common cellSet) *hint {
	limits := common
	var excluders [20]uint16 // their candidates
	n := 0
	for !common.isEmpty() {
		e := common.first()
		common.remove(e)
		excluders[n] = b.cands[e]
		n++
	}
	own := [3]uint16{b.cands[cells[0]], b.cands[cells[1]], b.cands[cells[2]]}
	sees01, sees02, sees12 := peerSet[cells[0]].has(cells[1]), peerSet[cells[0]].has(cells[2]), peerSet[cells[1]].has(cells[2])
	var possible [3]uint16
	for s := own[0]; s != 0; s &= s - 1 {
		for t := own[1]; t != 0; t &= t - 1 {
			first, second := s&-s, t&-t
			if first == second && sees01 {
				continue
			}
			third := own[2]
			if sees02 {
				third &^= first
			}
			if sees12 {
				third &^= second
			}
			for _, e := range excluders[:n] {
				if rest := e &^ (first | second); rest == 0 {
					third = 0
				} else if single(rest) {
					third &^= rest
				}
			}
			if third != 0 {
				possible[0] |= first
				possible[1] |= second
				possible[2] |= third
				if possible[1] == own[1] && possible[2] == own[2] {
					break
				}
			}
		}
	}
	if possible == own {
		return nil
	}
	h := newHint("Aligned Triplet Exclusion", 75, shapeAligned)
	h.cells, h.others = []uint8{cells[0], cells[1], cells[2]}, limits
	for i, c := range cells {
		h.remove(c, own[i]&^possible[i])
	}
	return h
}
