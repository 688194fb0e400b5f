package explainer

import (
	"math/bits"
	"slices"
)

// A proof is how chains show a hint. Proofs are numbered as the reference orders
// hints of equal length.
type proof uint8

const (
	proofDouble        proof = 1 // on and off lead to the same
	proofX             proof = 2 // cycle or chain over X links
	proofY             proof = 3 // cycle over Y links
	proofXY            proof = 4 // cycle or chain over both
	proofCell          proof = 5 // all digits of a cell lead to the same
	proofRegion        proof = 6 // all places of a digit lead to the same
	proofContradiction proof = 7 // one assumption leads to a contradiction
)

// A chainHint is a hint with its proof.
type chainHint struct {
	proof      proof
	cycle      bool
	region     uint8     // of a region's proof
	source     potential // the assumption, or the first of several
	result     potential
	difficulty float64
	complexity int32
	order      int32 // in which it was found
	targets    [2]int32
	removals   [2]int32 // where its removals are, candidates in ascending order
}

// compareHints orders hints as the reference does.
func compareHints(a, b *chainHint) int {
	switch {
	case a.difficulty != b.difficulty:
		if a.difficulty < b.difficulty {
			return -1
		}
		return 1
	case a.complexity != b.complexity:
		return int(a.complexity - b.complexity)
	case a.proof != b.proof:
		return int(a.proof) - int(b.proof)
	}
	return int(a.order - b.order)
}

// lengthRating is what a chain's length adds to its rating: 0.1 for each of the
// lengths 4, 6, 8, 12, 16, 24 and so on that it exceeds. Sums are taken as the
// reference takes them, for they decide which of two hints comes first.
func lengthRating(complexity int32) float64 {
	added, limit, odd := 0.0, int32(4), false
	for complexity-2 > limit {
		added += 0.1
		if odd {
			limit = limit * 4 / 3
		} else {
			limit = limit * 3 / 2
		}
		odd = !odd
	}
	return added
}

// add takes a hint whose removals have been added since the last hint, if it is the
// best so far: of all hints, or of those with the same removals.
func (s *search) add(h chainHint, base float64, targets ...int32) {
	first := s.removalsUsed
	h.removals = [2]int32{int32(first), int32(len(s.removals))}
	h.order = s.order
	s.order++
	keep := false
	if len(s.removals) > first {
		keep = s.rival(&h, base, targets)
	}
	if !keep {
		s.removals = s.removals[:first]
		return
	}
	s.removalsUsed = len(s.removals)
	s.accepted++
}

// rival rates a hint and puts it into the place of a worse one; it reports whether
// the hint stays.
func (s *search) rival(h *chainHint, base float64, targets []int32) bool {
	place := s.placeOf(h)
	if *place != 0 && s.tooLong(&s.found[*place-1], targets) {
		return false
	}
	h.complexity = s.complexity(h, targets)
	h.difficulty = base + lengthRating(h.complexity)
	if *place != 0 && compareHints(h, &s.found[*place-1]) >= 0 {
		return false
	}
	h.targets[0] = int32(len(s.targets))
	s.targets = append(s.targets, targets...)
	h.targets[1] = int32(len(s.targets))
	if *place != 0 {
		s.found[*place-1] = *h
		return true
	}
	s.found = append(s.found, *h)
	*place = int32(len(s.found))
	return true
}

// tooLong reports whether a proof is longer than that of a hint of the same rating
// by what is known without a count.
func (s *search) tooLong(than *chainHint, targets []int32) bool {
	if s.kind == cycles {
		return false
	}
	least := int32(0)
	for _, t := range targets {
		least += max(int32(s.nodes[t].depth), int32(s.nodes[t].size))
	}
	return least > than.complexity
}

// placeOf is where the best hint so far with the same removals is noted, or the best
// of all.
func (s *search) placeOf(h *chainHint) *int32 {
	if !s.all {
		return &s.firstPlace
	}
	removals := s.removalsOf(h)
	if len(removals) == 1 {
		return &s.single[removals[0]]
	}
	for i := range s.several {
		if slices.Equal(removals, s.removalsOf(&s.found[s.several[i]-1])) {
			return &s.several[i]
		}
	}
	s.several = append(s.several, 0)
	return &s.several[len(s.several)-1]
}

func (s *search) removalsOf(h *chainHint) []uint16 { return s.removals[h.removals[0]:h.removals[1]] }
func (s *search) targetsOf(h *chainHint) []int32   { return s.targets[h.targets[0]:h.targets[1]] }

// remove adds the removals of a potential that is shown to be on or off.
func (s *search) remove(p potential) {
	if !p.on() {
		s.removals = append(s.removals, uint16(p.candidate()))
		return
	}
	for others := s.base.cands[p.cell()] &^ p.bit(); others != 0; others &= others - 1 {
		s.removals = append(s.removals, uint16(p.cell()*9+only(others)))
	}
}

func proofOver(use links) proof {
	switch use {
	case xLinks:
		return proofX
	case yLinks:
		return proofY
	}
	return proofXY
}

// addForcing adds the chain from a potential to its opposite.
func (s *search) addForcing(end int32, use links) {
	p := s.nodes[end].potential
	s.remove(p)
	s.add(chainHint{proof: proofOver(use), result: p}, chainRating(use), end)
}

// addCycle adds a cycle. It removes what sees a potential on and one off of the same
// digit, outside the cells of the cycle.
func (s *search) addCycle(end int32, use links) {
	var own [81]bool
	var seesOn, seesOff candidateSet
	for at := end; s.parent(at) >= 0; at = s.parent(at) {
		own[s.nodes[at].cell()] = true
	}
	for at := end; s.parent(at) >= 0; at = s.parent(at) {
		p, sees := s.nodes[at].potential, &seesOff
		if p.on() {
			sees = &seesOn
		}
		for _, c := range weakLinks[p.candidate()][inCell:] {
			if !own[cellOf[c]] && s.base.has(c) {
				sees.add(int(c))
			}
		}
	}
	if !seesOn.and(&seesOff) {
		return
	}
	for i, word := range seesOn {
		for ; word != 0; word &= word - 1 {
			s.removals = append(s.removals, uint16(i<<6+bits.TrailingZeros64(word)))
		}
	}
	s.add(chainHint{proof: proofOver(use), cycle: true}, cycleRating(use), end)
}

// hint is what the solve loop needs of a hint.
func (s *search) hint(h *chainHint) *hint {
	name, text := s.describeChain(h)
	out := newHint(name, int((h.difficulty+0.05)*10), shapeText)
	out.text = text
	if h.result.on() && !h.cycle {
		out.cell, out.digit = int8(h.result.cell()), int8(h.result.digit())
	}
	for _, c := range s.removalsOf(h) {
		out.remove(cellOf[c], 1<<digitOf[c])
	}
	return out
}
