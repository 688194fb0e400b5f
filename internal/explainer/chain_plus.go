package explainer

import (
	"context"
	"math/bits"
)

// useTechniques looks at what is left of the position for locking, pairs, X-wings
// and nested chains, in this order, until one turns anything off; it reports whether
// one does. Only what needs the removals of the run counts.
func (s *search) useTechniques(ctx context.Context, r *run) bool {
	s.closeTechnique()
	before := len(s.offs)
	for _, technique := range [4]func(*run){s.useLocking, s.useHiddenPairs, s.useNakedPairs, s.useXWings} {
		if technique(r); len(s.offs) > before {
			return true
		}
	}
	for _, inner := range s.inner {
		if s.useChains(ctx, r, inner); len(s.offs) > before {
			return true
		}
	}
	return false
}

// useLocking uses digits that a region has only where another region crosses it:
// blocks with columns and rows, columns with blocks, rows with blocks.
func (s *search) useLocking(r *run) {
	for block := range 9 {
		for column := firstColumn + block%3*3; column < firstColumn+block%3*3+3; column++ {
			s.lock(r, firstBlock+block, column)
		}
	}
	for block := range 9 {
		for row := firstRow + block/3*3; row < firstRow+block/3*3+3; row++ {
			s.lock(r, firstBlock+block, row)
		}
	}
	for column := range 9 {
		for block := column / 3; block < 9; block += 3 {
			s.lock(r, firstColumn+column, firstBlock+block)
		}
	}
	for row := range 9 {
		for block := row / 3 * 3; block < row/3*3+3; block++ {
			s.lock(r, firstRow+row, firstBlock+block)
		}
	}
}

// shared are the positions in one region of the cells that it shares with another.
var shared = func() (all [27][27]uint16) {
	for a := range 27 {
		for i, cell := range regionCells[a] {
			for _, b := range regionsOf[cell] {
				all[a][b] |= 1 << i
			}
		}
	}
	return all
}()

// lock removes from the second region what the first has only where they cross.
func (s *search) lock(r *run, first, second int) {
	why := causePointing
	if first >= firstRow {
		why = causeClaiming
	}
	for digit := range 9 {
		places := s.now.places[first][digit]
		if places&^shared[first][second] != 0 || bits.OnesCount16(places) < 2 {
			continue
		}
		rest := s.now.places[second][digit] &^ shared[second][first]
		if rest == 0 {
			continue
		}
		s.addOffInRegion(r, first, digit, ^shared[first][second])
		s.turnOffPlaces(r, second, rest, 1<<digit, why)
		s.closeTechnique()
	}
}

// turnOffPlaces turns off those of some digits that are left at some positions of a
// region.
func (s *search) turnOffPlaces(r *run, region int, at, digits uint16, why cause) {
	for ; at != 0; at &= at - 1 {
		cell := int(regionCells[region][only(at)])
		for set := s.now.cands[cell] & digits; set != 0; set &= set - 1 {
			s.turnOff(r, potentialOf(cell, only(set), false), why, -1)
		}
	}
}

// turnOff turns a potential off by a technique whose parents are those added since
// closeTechnique, unless it is off or there are none.
func (s *search) turnOff(r *run, off potential, why cause, nested int32) {
	if !s.hasShared() || r.off.has(off.candidate()) {
		return
	}
	s.reuseShared()
	at := s.enter(r, off, why)
	if s.nodes[at].nested = nested; nested >= 0 {
		s.nodes[at].nests = true
	}
}

// useHiddenPairs uses two digits with the same two places in a region.
func (s *search) useHiddenPairs(r *run) {
	for _, first := range [3]int{firstBlock, firstColumn, firstRow} {
		for region := first; region < first+9; region++ {
			if s.counts.empty[region] > 4 {
				s.hiddenPairs(r, region)
			}
		}
	}
}

func (s *search) hiddenPairs(r *run, region int) {
	for second := 1; second < 9; second++ {
		places := s.now.places[region][second]
		if bits.OnesCount16(places) != 2 {
			continue
		}
		for first := range second {
			if s.now.places[region][first] != places {
				continue
			}
			for off := (s.base.places[region][first] | s.base.places[region][second]) &^ places; off != 0; off &= off - 1 {
				cell := int(regionCells[region][only(off)])
				for _, digit := range [2]int{first, second} {
					if s.base.cands[cell]>>digit&1 != 0 {
						s.parents = append(s.parents, r.nodeOf[potentialOf(cell, digit, false)])
					}
				}
			}
			s.turnOffPlaces(r, region, places, allDigits&^(1<<first|1<<second), causeHiddenPair)
			s.closeTechnique()
		}
	}
}

// useNakedPairs uses two cells of a region with the same two digits.
func (s *search) useNakedPairs(r *run) {
	for _, first := range [3]int{firstBlock, firstColumn, firstRow} {
		for region := first; region < first+9; region++ {
			if s.counts.empty[region] >= 4 {
				s.nakedPairs(r, region)
			}
		}
	}
}

func (s *search) nakedPairs(r *run, region int) {
	cells := &regionCells[region]
	for second := 1; second < 9; second++ {
		digits := s.now.cands[cells[second]]
		if bits.OnesCount16(digits) != 2 {
			continue
		}
		for first := range second {
			if s.now.cands[cells[first]] != digits {
				continue
			}
			s.addOffInCell(r, int(cells[first]))
			s.addOffInCell(r, int(cells[second]))
			s.turnOffPlaces(r, region, allDigits&^(1<<first|1<<second), digits, causeNakedPair)
			s.closeTechnique()
		}
	}
}

// useXWings uses digits with the same two places in two columns or in two rows.
func (s *search) useXWings(r *run) {
	for _, lines := range [2][2]int{{firstColumn, firstRow}, {firstRow, firstColumn}} {
		for second := 1; second < 9; second++ {
			for first := range second {
				s.xWings(r, lines[0]+first, lines[0]+second, lines[1], 1<<first|1<<second)
			}
		}
	}
}

// xWings looks at all digits in two lines, which cross others at the given positions.
func (s *search) xWings(r *run, first, second, across int, own uint16) {
	for digit := range 9 {
		places := s.now.places[first][digit]
		if places != s.now.places[second][digit] || bits.OnesCount16(places) != 2 || s.counts.placed[digit] > 5 {
			continue
		}
		s.addOffInRegion(r, first, digit, ^places)
		s.addOffInRegion(r, second, digit, ^places)
		for ; places != 0; places &= places - 1 {
			line := across + only(places)
			s.turnOffPlaces(r, line, s.now.places[line][digit]&^own, 1<<digit, causeXWing)
		}
		s.closeTechnique()
	}
}
