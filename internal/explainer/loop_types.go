package explainer

import (
	"fmt"
	"math/bits"
)

func loopName(n, kind int) string {
	switch {
	case n == 4:
		return fmt.Sprintf("Unique Rectangle type %d", kind)
	case n == 6:
		return fmt.Sprintf("Unique Loop type %d", kind)
	}
	return fmt.Sprintf("Unique Loop %d type %d", n, kind)
}

// type1: one cell has more candidates, so it holds one of those.
func (s *loopSearch) type1() {
	difficulty := loopDifficulty(s.n)
	if !s.isBetter(difficulty, 1) {
		return
	}
	h := s.newHint(difficulty, 1)
	h.remove(s.found[0], s.pair)
	s.offer(h, difficulty, 1)
}

// type2: the cells with more have the same third candidate, so one of them holds
// it. Among more than two such cells it is that of the first, whatever the others
// have, as the reference does.
func (s *loopSearch) type2() {
	difficulty := loopDifficulty(s.n)
	if !s.isBetter(difficulty, 2) {
		return
	}
	digit := bits.TrailingZeros16(s.b.cands[s.found[0]] &^ s.pair)
	seen := peerSet[s.found[0]]
	for _, c := range s.found[1:] {
		seen = seen.and(peerSet[c])
	}
	if seen = s.b.withDigit(seen, digit); seen.isEmpty() {
		return
	}
	h := s.newHint(difficulty, 2)
	h.removeAll(seen, 1<<digit)
	s.offer(h, difficulty, 2)
}

// type3: two cells of a region have more, so one of them holds one of those, and
// together they serve as one cell of a naked set, or of a hidden set of the two
// digits with others.
func (s *loopSearch) type3(others uint16) {
	c, d := s.found[0], s.found[1]
	for n := bits.OnesCount16(others); n <= 7; n++ {
		for k, r := range regionsOf[c] {
			if regionsOf[d][k] != r {
				continue
			}
			both := uint16(1)<<indexIn[c][k] | 1<<indexIn[d][k]
			empty := int(s.b.empty[r])
			if 2*n <= empty {
				s.type3Naked(int(r), n, others, both)
			}
			if 2*n < empty {
				s.type3Hidden(int(r), n, others, both)
			}
		}
	}
}

// type3Naked looks for n-1 cells of the region that make a naked set of n digits
// with the two cells, whose places are both.
func (s *loopSearch) type3Naked(region, n int, others, both uint16) {
	difficulty := loopDifficulty(s.n) + float64(float64(n-1)*0.1)
	if !s.isBetter(difficulty, 3) {
		return
	}
	var cands [9]uint16
	var usable uint16
	for i, c := range &regionCells[region] {
		cands[i] = s.b.cands[c]
		if several(cands[i]) && both>>i&1 == 0 {
			usable |= 1 << i
		}
	}
	common := others & s.b.cands[s.found[0]] & s.b.cands[s.found[1]]
	for _, at := range combinations[n-1] {
		if at&^usable != 0 {
			continue
		}
		own := union(&cands, at)
		digits := own | others
		if bits.OnesCount16(digits) != n || bits.OnesCount16(own|common) != n {
			continue
		}
		if union(&cands, allDigits&^(at|both))&digits == 0 {
			continue
		}
		h := s.newHint(difficulty, 3)
		h.bases, h.subset = 1<<region, digits
		for i, c := range &regionCells[region] {
			if at>>i&1 == 1 {
				h.others.add(c)
			} else if both>>i&1 == 0 {
				h.remove(c, cands[i]&digits)
			}
		}
		s.offer(h, difficulty, 3)
		return
	}
}

// type3Hidden looks for n-2 more digits that have, with the two of the loop, only
// n-1 cells of the region besides the two cells, whose places are both.
func (s *loopSearch) type3Hidden(region, n int, others, both uint16) {
	difficulty := loopDifficulty(s.n) + float64(float64(n-2)*0.1)
	if !s.isBetter(difficulty, 3) {
		return
	}
	places := &s.b.places[region]
	var usable uint16
	for d, p := range places {
		if p&^both != 0 && (s.pair|others)>>d&1 == 0 {
			usable |= 1 << d
		}
	}
	for _, more := range combinations[n-2] {
		if more&^usable != 0 {
			continue
		}
		digits := s.pair | more
		at := union(places, digits) &^ both
		if bits.OnesCount16(at) != n-1 {
			continue
		}
		h := s.newHint(difficulty, 3)
		h.bases, h.subset, h.hidden = 1<<region, digits, true
		for i, c := range &regionCells[region] {
			if at>>i&1 == 1 {
				h.others.add(c)
				h.remove(c, s.b.cands[c]&^digits)
			}
		}
		if s.offer(h, difficulty, 3); s.best == h {
			return
		}
	}
}

// type4: two cells of a region have more, and one of the two digits has no other
// place in it, so that they do not hold the other digit.
func (s *loopSearch) type4() {
	difficulty := loopDifficulty(s.n)
	if !s.isBetter(difficulty, 4) {
		return
	}
	c, d := s.found[0], s.found[1]
	var locked uint16
	for k, r := range regionsOf[c] {
		if regionsOf[d][k] != r {
			continue
		}
		both := uint16(1)<<indexIn[c][k] | 1<<indexIn[d][k]
		for pair := s.pair; pair != 0; pair &= pair - 1 {
			if s.b.places[r][bits.TrailingZeros16(pair)] == both {
				locked |= pair & -pair
			}
		}
	}
	if locked == 0 {
		return
	}
	locked &= -locked
	h := s.newHint(difficulty, 4)
	h.leading, h.bases = locked, s.lockedIn(c, d, bits.TrailingZeros16(locked))
	h.remove(c, s.pair&^locked)
	h.remove(d, s.pair&^locked)
	s.offer(h, difficulty, 4)
}

// lockedIn returns the regions where a digit has no places but two cells.
func (s *loopSearch) lockedIn(c, d uint8, digit int) (regions uint32) {
	for k, r := range regionsOf[c] {
		if regionsOf[d][k] == r && bits.OnesCount16(s.b.places[r][digit]) == 2 {
			regions |= 1 << r
		}
	}
	return regions
}
