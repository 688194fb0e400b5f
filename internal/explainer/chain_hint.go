package explainer

import "math/bits"

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
			s.hints.remove(i<<6 + bits.TrailingZeros64(word))
		}
	}
	s.add(chainHint{proof: proofOver(use), cycle: true}, cycleRating(use), end)
}

// hint is what the solve loop needs of a hint.
func (s *search) hint(h *chainHint) *hint {
	out := newHint("", int((h.difficulty+0.05)*10), shapeChain)
	out.search, out.chain = s, h
	if h.result.on() && !h.cycle {
		out.cell, out.digit = int8(h.result.cell()), int8(h.result.digit())
	}
	for _, c := range s.hints.removalsOf(h) {
		out.remove(cellOf[c], 1<<digitOf[c])
	}
	return out
}
