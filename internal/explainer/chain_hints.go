package explainer

import "slices"

// hints gathers those that a search has found: the best of all, or the best of those
// with the same removals.
type hints struct {
	all      bool // whether all are wanted or the best only
	found    []chainHint
	accepted int      // how many have been taken, also into the place of another
	tried    int32    // how many have been tried
	targets  []int32  // of all hints taken
	removals []uint16 // of all hints taken, then those of the next
	kept     int      // how many of the removals belong to hints taken

	// Where hints are, as one more than their index in found, 0 for none.
	best      int32                 // the best, if only that is wanted
	ofOne     [candidateCount]int32 // those that remove one candidate
	ofSeveral []int32               // those that remove several
}

func (h *hints) reset(all bool) {
	h.all = all
	h.found, h.accepted, h.tried = h.found[:0], 0, 0
	h.targets, h.removals, h.kept = h.targets[:0], h.removals[:0], 0
	h.best, h.ofOne, h.ofSeveral = 0, [candidateCount]int32{}, h.ofSeveral[:0]
}

func (h *hints) removalsOf(c *chainHint) []uint16 { return h.removals[c.removals[0]:c.removals[1]] }
func (h *hints) targetsOf(c *chainHint) []int32   { return h.targets[c.targets[0]:c.targets[1]] }

// sorted puts the hints into the reference's order.
func (h *hints) sorted() []chainHint {
	slices.SortFunc(h.found, func(a, b chainHint) int { return compareHints(&a, &b) })
	return h.found
}

// remove adds a candidate to what the next hint removes.
func (h *hints) remove(candidate int) { h.removals = append(h.removals, uint16(candidate)) }

// number numbers a hint, and gives it the removals that have been added since the last.
// It reports whether there are any.
func (h *hints) number(c *chainHint) bool {
	c.order = h.tried
	h.tried++
	c.removals = [2]int32{int32(h.kept), int32(len(h.removals))}
	return len(h.removals) > h.kept
}

// placeOf is where the best hint so far with the same removals is noted, or the best
// of all.
func (h *hints) placeOf(c *chainHint) *int32 {
	if !h.all {
		return &h.best
	}
	removals := h.removalsOf(c)
	if len(removals) == 1 {
		return &h.ofOne[removals[0]]
	}
	for i := range h.ofSeveral {
		if slices.Equal(removals, h.removalsOf(&h.found[h.ofSeveral[i]-1])) {
			return &h.ofSeveral[i]
		}
	}
	h.ofSeveral = append(h.ofSeveral, 0)
	return &h.ofSeveral[len(h.ofSeveral)-1]
}

// rival is the hint at a place, or nil.
func (h *hints) rival(place *int32) *chainHint {
	if *place == 0 {
		return nil
	}
	return &h.found[*place-1]
}

// take puts a hint at a place.
func (h *hints) take(c *chainHint, place *int32, targets []int32) {
	c.targets[0] = int32(len(h.targets))
	h.targets = append(h.targets, targets...)
	c.targets[1] = int32(len(h.targets))
	h.kept = len(h.removals)
	h.accepted++
	if *place != 0 {
		h.found[*place-1] = *c
		return
	}
	h.found = append(h.found, *c)
	*place = int32(len(h.found))
}

// drop forgets the removals that have been added since the last hint taken.
func (h *hints) drop() { h.removals = h.removals[:h.kept] }
