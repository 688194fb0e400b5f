package explainer

import "math/bits"

// Names and ratings of the sets, by the number of cells.
var (
	hiddenNames   = [5]string{2: "Hidden Pair", 3: "Hidden Triplet", 4: "Hidden Quad"}
	hiddenRatings = [5]int{2: 34, 3: 40, 4: 54}
	directNames   = [5]string{2: "Direct Hidden Pair", 3: "Direct Hidden Triplet"}
	directRatings = [5]int{2: 20, 3: 25}
	nakedNames    = [5]string{2: "Naked Pair", 3: "Naked Triplet", 4: "Naked Quad"}
	nakedRatings  = [5]int{2: 30, 3: 36, 4: 50}
)

// hiddenSets looks for n digits that have n cells of a region to themselves, which
// therefore lose all other digits. The search ends when found returns false.
func hiddenSets(b *board, n int, found func(*hint) bool) {
	for _, r := range searchOrder {
		if int(b.empty[r]) <= 2*n {
			continue
		}
		places := &b.places[r]
		for digits, at := range tuples(places, small(places, n), n) {
			if h := hiddenSetHint(b, int(r), n, digits, at); h != nil && !found(h) {
				return
			}
		}
	}
}

// hiddenSetHint returns nil if the set removes nothing.
func hiddenSetHint(b *board, region, n int, digits, at uint16) *hint {
	var others uint16
	for s := at; s != 0; s &= s - 1 {
		others |= b.cands[regionCells[region][bits.TrailingZeros16(s)]] &^ digits
	}
	if others == 0 {
		return nil
	}
	h := newHint(hiddenNames[n], hiddenRatings[n], shapeSet)
	h.bases, h.at, h.digits = 1<<region, at, digits
	for s := at; s != 0; s &= s - 1 {
		c := regionCells[region][bits.TrailingZeros16(s)]
		h.remove(c, b.cands[c]&^digits)
	}
	return h
}

// directHiddenSet looks for a hidden set that leaves another digit one place in
// the region, and places that digit. It returns the first one, or nil.
func directHiddenSet(b *board, n int) *hint {
	for _, r := range searchOrder {
		if int(b.empty[r]) <= n {
			continue
		}
		places := &b.places[r]
		for digits, at := range tuples(places, b.regions[r].few(n), n) {
			for d, p := range places {
				if digits>>d&1 == 0 && several(p) && single(p&^at) {
					h := newHint(directNames[n], directRatings[n], shapeSet)
					h.bases, h.at, h.digits = 1<<r, at, digits
					h.placeIn(int(r), p&^at, d)
					return h
				}
			}
		}
	}
	return nil
}

// nakedSets looks for n cells of a region that have n candidates altogether, which
// the other cells of the region therefore lose. The search ends when found returns
// false.
func nakedSets(b *board, n int, found func(*hint) bool) {
	for _, r := range searchOrder {
		if int(b.empty[r]) < 2*n {
			continue
		}
		var cands [9]uint16
		for i, c := range &regionCells[r] {
			cands[i] = b.cands[c]
		}
		for at, digits := range tuples(&cands, small(&cands, n), n) {
			if union(&cands, allDigits&^at)&digits == 0 {
				continue
			}
			h := newHint(nakedNames[n], nakedRatings[n], shapeSet)
			h.bases, h.at, h.digits = 1<<r, at, digits
			for i, c := range &regionCells[r] {
				if at>>i&1 == 0 {
					h.remove(c, cands[i]&digits)
				}
			}
			if !found(h) {
				return
			}
		}
	}
}
