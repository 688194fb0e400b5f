package explainer

import "slices"

// A nestedChain is a chain used inside another: how complex it is, and which text it
// has. Chains with the same potentials in the same order have the same text.
type nestedChain struct {
	complexity int32
	text       int32 // the first nested chain with this text
	begin, end int32 // the text: the potentials of its targets' proofs
}

// useChains uses the chains of what is left of the position.
func (s *search) useChains(r *run, inner *search) {
	inner.find(s.ctx, &s.now, &s.counts, true)
	for i := range inner.sorted() {
		h := &inner.found[i]
		if !s.turnsOff(r, inner.removalsOf(h)) {
			continue
		}
		s.nestedParents(r, inner, h)
		if len(s.parents) > int(s.techniqueParents) {
			chain := s.nest(inner, h)
			for _, c := range inner.removalsOf(h) {
				s.turnOff(r, potential(c)<<1, chain)
			}
		}
		s.closeTechnique()
	}
}

// turnsOff reports whether any of the candidates is not off yet.
func (s *search) turnsOff(r *run, candidates []uint16) bool {
	return slices.ContainsFunc(candidates, func(c uint16) bool { return !r.off.has(int(c)) })
}

// nestedParents adds as parents the potentials that the run has turned off and that
// the nested chain needs off: those in the cells and regions where it finds the only
// place or digit left.
func (s *search) nestedParents(r *run, inner *search, h *chainHint) {
	first := len(s.parents)
	for _, t := range inner.targetsOf(h) {
		inner.ancestors(t)
		for _, at := range inner.queue {
			n := &inner.nodes[at]
			if !n.on() {
				continue
			}
			why := n.cause
			if why == causeNone {
				switch h.proof {
				case proofCell:
					why = causeCell
				case proofRegion:
					why = causeBlock + cause(h.region/9)
				}
			}
			s.goneFor(r, n.potential, why, first)
		}
	}
	if h.cycle {
		path := inner.cyclePath(h)
		for i := len(path) - 1; i > 0; i-- {
			if n := &inner.nodes[path[i-1]]; !n.on() {
				s.goneFor(r, n.potential.not(), weakCause(inner.nodes[path[i]].candidate(), n.candidate()), first)
			}
		}
	}
}

// cyclePath are the nodes of a cycle from its end to its begin.
func (s *search) cyclePath(h *chainHint) []int32 {
	s.queue = s.queue[:0]
	for at := s.targetsOf(h)[0]; at >= 0; at = s.parent(at) {
		s.queue = append(s.queue, at)
	}
	return s.queue
}

// goneFor adds the potentials that the run has turned off in the cell or region that
// is the cause of a potential on, each once.
func (s *search) goneFor(r *run, on potential, why cause, first int) {
	switch why {
	case causeNone, causeTechnique:
		return
	case causeCell:
		cell := on.cell()
		for gone := s.base.cands[cell] &^ s.now.cands[cell]; gone != 0; gone &= gone - 1 {
			s.addOnce(r.where[potentialOf(cell, only(gone), false)], first)
		}
	default:
		region, digit := int(regionsOf[on.cell()][why-causeBlock]), on.digit()
		for gone := s.base.places[region][digit] &^ s.now.places[region][digit]; gone != 0; gone &= gone - 1 {
			s.addOnce(r.where[potentialOf(int(regionCells[region][only(gone)]), digit, false)], first)
		}
	}
}

func (s *search) addOnce(parent int32, first int) {
	if !slices.Contains(s.parents[first:], parent) {
		s.parents = append(s.parents, parent)
	}
}

// nest keeps a chain of an inner search.
func (s *search) nest(inner *search, h *chainHint) int32 {
	c := nestedChain{complexity: h.complexity, begin: int32(len(s.texts))}
	for i, t := range inner.targetsOf(h) {
		if i > 0 {
			s.texts = append(s.texts, 2*candidateCount)
		}
		inner.ancestors(t)
		queue := inner.queue
		if h.cycle {
			queue = queue[:len(queue)-1]
		}
		for _, at := range queue {
			s.texts = append(s.texts, inner.nodes[at].potential)
		}
	}
	if h.cycle {
		s.texts = append(s.texts, 2*candidateCount)
		path := inner.cyclePath(h)
		for i := len(path) - 1; i > 0; i-- {
			s.texts = append(s.texts, inner.nodes[path[i]].not())
		}
	}
	c.end = int32(len(s.texts))
	c.text = s.firstWithText(s.texts[c.begin:c.end], int32(len(s.chainsInside)))
	s.chainsInside = append(s.chainsInside, c)
	return int32(len(s.chainsInside) - 1)
}

// firstWithText is the first nested chain with a text, or the given one, which is
// about to be added.
func (s *search) firstWithText(text []potential, added int32) int32 {
	hash := uint64(0)
	for _, p := range text {
		hash = (hash ^ uint64(p)) * 0x9e3779b97f4a7c15
		hash ^= hash >> 29
	}
	for ; ; hash++ {
		first, known := s.textAt[hash]
		if !known {
			s.textAt[hash] = added
			return added
		}
		if other := &s.chainsInside[first]; slices.Equal(s.texts[other.begin:other.end], text) {
			return first
		}
	}
}
