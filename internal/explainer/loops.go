package explainer

import "math/bits"

// A loopSearch looks for unique rectangles and loops: closed paths of cells that
// all have the same two candidates, at most a few with more, and that meet every
// region in none or in two cells, taken alternately. If no cell of it held another
// digit, the two digits could be exchanged, so a puzzle with one solution must
// avoid that.
//
// Of all hints the one with the lowest rating comes first, then that of the lowest
// type, then that found first.
type loopSearch struct {
	b       *board
	pair    uint16    // the two digits
	path    [18]uint8 // the cells so far
	n       int
	on      cellSet   // the same
	regions [2]uint32 // the regions of the cells at even and at odd places
	found   []uint8   // room for the cells that have more candidates

	best       *hint
	difficulty float64 // of the best; as floating-point numbers, of which 4.6+0.1 is less than 4.7
	kind       int     // the type of the best
}

// anyKind stands for no kind of region.
const anyKind = 3

// uniqueLoop returns the first hint of a unique rectangle or loop, or nil.
func uniqueLoop(b *board) *hint {
	s := loopSearch{b: b, difficulty: 100}
	for starts, _ := b.bivalue(); !starts.isEmpty(); {
		c := starts.first()
		starts.remove(c)
		s.pair = b.cands[c]
		s.extend(c, anyKind, 2, 0)
	}
	return s.best
}

// extend goes on to a cell and from there through the other kinds of regions. It
// may enter cells with more candidates while allowed is positive, or while those
// seen from this and earlier cells of the path have one digit more in common.
func (s *loopSearch) extend(cell uint8, along, allowed int, more uint16) {
	s.path[s.n] = cell
	s.on.add(cell)
	parity := s.n & 1
	s.n++
	own := regionMask[cell]
	s.regions[parity] |= own

	v, w := bits.TrailingZeros16(s.pair), 15-bits.LeadingZeros16(s.pair)
	for k, r := range regionsOf[cell] {
		if k == along {
			continue
		}
		for p := s.b.places[r][v] & s.b.places[r][w]; p != 0; p &= p - 1 {
			next := regionCells[r][bits.TrailingZeros16(p)]
			if next == s.path[0] && s.n >= 4 {
				if s.regions[0] == s.regions[1] {
					s.judge()
				}
				continue
			}
			if s.on.has(next) {
				continue
			}
			cands := s.b.cands[next]
			more = (more | cands) &^ s.pair
			left := allowed
			if cands != s.pair {
				if allowed <= 0 && !single(more) {
					continue
				}
				left--
			}
			if regionMask[next]&s.regions[1-parity] == 0 && loopDifficulty(s.n+1) <= s.difficulty {
				s.extend(next, k, left, more)
			}
		}
	}

	s.regions[parity] &^= own
	s.n--
	s.on.remove(cell)
}

// regionMask are the regions of each cell, bit r for region r.
var regionMask = func() (masks [81]uint32) {
	for c, of := range regionsOf {
		masks[c] = 1<<of[0] | 1<<of[1] | 1<<of[2]
	}
	return masks
}()

// loopDifficulty is what a loop of n cells is rated, before its type adds to it.
func loopDifficulty(n int) float64 {
	difficulty := 4.5
	if n >= 10 {
		difficulty += 0.3
	}
	if n >= 8 {
		difficulty += 0.2
	} else if n >= 6 {
		difficulty += 0.1
	}
	return difficulty
}

// judge looks what the closed path gives.
func (s *loopSearch) judge() {
	s.found = s.found[:0]
	for _, c := range s.path[:s.n] {
		if s.b.cands[c] != s.pair {
			s.found = append(s.found, c)
		}
	}
	switch len(s.found) {
	case 0:
	case 1:
		s.type1()
	case 2:
		others := (s.b.cands[s.found[0]] | s.b.cands[s.found[1]]) &^ s.pair
		if several(others) {
			s.type3(others)
		} else {
			s.type2()
		}
		s.type4()
	default:
		s.type2()
	}
}

// isBetter reports whether a hint of such a rating and type would be the best.
func (s *loopSearch) isBetter(difficulty float64, kind int) bool {
	return difficulty < s.difficulty || difficulty == s.difficulty && kind < s.kind
}

// newHint makes a hint on the closed path.
func (s *loopSearch) newHint(difficulty float64, kind int) *hint {
	h := newHint(loopName(s.n, kind), int((difficulty+0.05)*10), shapeLoop)
	h.cells = append([]uint8(nil), s.path[:s.n]...)
	h.digits = s.pair
	for _, c := range s.found {
		h.extras |= s.b.cands[c] &^ s.pair
	}
	return h
}

// offer makes a hint the best if it removes anything.
func (s *loopSearch) offer(h *hint, difficulty float64, kind int) {
	if len(h.removals) > 0 {
		s.best, s.difficulty, s.kind = h, difficulty, kind
	}
}
