package logic

import (
	"context"
	"slices"
	"sync"

	"nonet"
)

// An almostLockedSet is some cells of one unit that have one candidate more than
// there are cells: when it loses a digit, each of the others must be in it.
type almostLockedSet struct {
	cells  cellSet
	digits nonet.DigitSet
	at     [10]cellSet // its cells with a digit
	seen   [10]cellSet // the other places of a digit that see all of those
}

// An alsTable has the almost locked sets of a board.
//
// A digit is a restricted common of two sets when each place for it in one sees
// each in the other: at most one of the sets holds it.
type alsTable struct {
	board *Board
	sets  []almostLockedSet
	// with lists for each digit the sets that have it and that others could take
	// it from.
	with [10][]uint16
	// links lists for set s and digit d, at 10*s+d, the sets that share d with s as
	// a restricted common.
	links [][]uint16
	// partners lists for each set those that share any restricted common with it.
	partners [][]uint16
	// startingAt lists, while pairs are linked, the sets by their first place for a digit.
	startingAt [81][]uint16
	chain      alsChainSearch
}

var alsTables = sync.Pool{New: func() any { return new(alsTable) }}

// newALSTable returns the sets of a board that have at least minCells cells; free it
// when done. When ctx ends some are missing.
func newALSTable(ctx context.Context, b *Board, minCells int) *alsTable {
	t := alsTables.Get().(*alsTable)
	t.board, t.sets = b, t.sets[:0]
	for d := range t.with {
		t.with[d] = t.with[d][:0]
	}
	for u := range nonet.Unit(unitCount) {
		if ctx.Err() != nil {
			break
		}
		var cells [9]nonet.Cell
		n := 0
		for c := range b.open.and(unitCells[u]).all() {
			cells[n] = c
			n++
		}
		t.extend(u, cells[:n], cellSet{}, 0, minCells)
	}
	return t
}

func (t *alsTable) free() {
	t.board = nil
	alsTables.Put(t)
}

// extend adds the sets that have some cells already and more of the rest.
func (t *alsTable) extend(u nonet.Unit, rest []nonet.Cell, cells cellSet, digits nonet.DigitSet, minCells int) {
	for i, c := range rest {
		more, all := cells, digits|t.board.cands[c]
		more.add(c)
		if n := more.len(); all.Len() == n+1 && n >= minCells && !inEarlierUnit(more, u) {
			t.add(more, all)
		}
		t.extend(u, rest[i+1:], more, all, minCells)
	}
}

// inEarlierUnit reports whether cells of a unit lie in one with a lower number, too.
func inEarlierUnit(cells cellSet, u nonet.Unit) bool {
	for _, other := range unitsOf[cells.first()] {
		if other < u && cells.within(unitCells[other]) {
			return true
		}
	}
	return false
}

func (t *alsTable) add(cells cellSet, digits nonet.DigitSet) {
	s := almostLockedSet{cells: cells, digits: digits}
	for d := range digitsOf(digits) {
		s.at[d] = t.board.places[d].and(cells)
		s.seen[d] = peersOfAll(s.at[d]).and(t.board.places[d]).without(cells)
		if !s.seen[d].empty() {
			t.with[d] = append(t.with[d], uint16(len(t.sets)))
		}
	}
	t.sets = append(t.sets, s)
}

// link finds the restricted commons of all pairs of sets. Sets that share cells
// count only with overlap, and never for a digit of a cell they share. When ctx ends some
// are missing.
func (t *alsTable) link(ctx context.Context, overlap bool) {
	n := 10 * len(t.sets)
	for len(t.links) < n {
		t.links = append(t.links, nil)
	}
	for i := range n {
		t.links[i] = t.links[i][:0]
	}
	t.partners = resize(t.partners, len(t.sets))
	t.linkPairs(ctx, overlap)
	for i := range t.sets {
		if ctx.Err() != nil {
			return
		}
		list := t.partners[i][:0]
		for d := range digitsOf(t.sets[i].digits) {
			list = append(list, t.links[10*i+d]...)
		}
		slices.Sort(list)
		t.partners[i] = slices.Compact(list)
	}
}

// linkPairs goes from each set to the cells that see all its places for a digit, and to
// the later sets that have their first place for it there.
func (t *alsTable) linkPairs(ctx context.Context, overlap bool) {
	for d := 1; d <= 9; d++ {
		for c := range t.startingAt {
			t.startingAt[c] = t.startingAt[c][:0]
		}
		for _, b := range t.with[d] {
			c := t.sets[b].at[d].first()
			t.startingAt[c] = append(t.startingAt[c], b)
		}
		for _, a := range t.with[d] {
			if ctx.Err() != nil {
				return
			}
			s := &t.sets[a]
			for c := range s.seen[d].all() {
				for _, b := range t.startingAt[c] {
					o := &t.sets[b]
					if b > a && o.at[d].within(s.seen[d]) && (overlap || !o.cells.meets(s.cells)) {
						t.links[10*int(a)+d] = append(t.links[10*int(a)+d], b)
						t.links[10*int(b)+d] = append(t.links[10*int(b)+d], a)
					}
				}
			}
		}
	}
	for i := range t.links[:10*len(t.sets)] {
		slices.Sort(t.links[i])
	}
}

// restricted returns the restricted commons of two sets.
func (t *alsTable) restricted(a, b int) (digits nonet.DigitSet) {
	s, o := &t.sets[a], &t.sets[b]
	for d := range digitsOf(s.digits & o.digits) {
		if o.at[d].within(s.seen[d]) {
			digits |= setOfDigit(d)
		}
	}
	return digits
}

// commonlySeen returns the places of a digit that see every place for it in both
// sets: one of the sets holds it if the other does not.
func (t *alsTable) commonlySeen(a, b, digit int) cellSet {
	return t.sets[a].seen[digit].and(t.sets[b].seen[digit])
}
