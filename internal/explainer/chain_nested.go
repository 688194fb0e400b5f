package explainer

import (
	"context"
	"maps"
	"slices"
)

// A nestedChain is a chain used inside another: how complex it is, and which text it
// has. Chains with the same potentials in the same order have the same text.
type nestedChain struct {
	complexity int32
	text       int32 // the first nested chain with this text
	begin, end int32 // the text: the potentials of its targets' proofs
}

// nestedChains are those that the nodes of a position use.
type nestedChains struct {
	list    []nestedChain
	texts   []potential      // of all of them
	first   map[uint64]int32 // the first with a text, by the hash of that
	counted []int32          // the texts that a proof has had so far
}

func (n *nestedChains) reset() {
	n.list, n.texts = n.list[:0], n.texts[:0]
	if len(n.first) > 0 {
		clear(n.first)
	}
}

// copyFrom takes over the chains of another search.
func (n *nestedChains) copyFrom(other *nestedChains) {
	n.list, n.texts = append(n.list, other.list...), append(n.texts, other.texts...)
	if n.first == nil {
		n.first = map[uint64]int32{}
	}
	maps.Copy(n.first, other.first)
}

// complexity is that of the nested chains that some nodes use, but for those equal to
// one counted before.
func (n *nestedChains) complexity(a *arena, nodes []int32) (total int32) {
	for _, at := range nodes {
		chain := a.nodes[at].nested
		if chain < 0 {
			continue
		}
		if c := &n.list[chain]; !slices.Contains(n.counted, c.text) {
			n.counted = append(n.counted, c.text)
			total += c.complexity
		}
	}
	return total
}

// useChains uses the chains of what is left of the position.
func (s *search) useChains(ctx context.Context, r *run, inner *search) {
	inner.find(ctx, &s.now, &s.counts, true)
	found := inner.hints.sorted()
	for i := range found {
		h := &found[i]
		if !r.turnsOff(inner.hints.removalsOf(h)) {
			continue
		}
		s.nestedParents(r, inner, h)
		if s.hasShared() {
			chain := s.nest(inner, h)
			for _, c := range inner.hints.removalsOf(h) {
				s.turnOff(r, potential(c)<<1, causeChain, chain)
			}
		}
		s.closeTechnique()
	}
}

// turnsOff reports whether any of the candidates is not off yet.
func (r *run) turnsOff(candidates []uint16) bool {
	return slices.ContainsFunc(candidates, func(c uint16) bool { return !r.off.has(int(c)) })
}

// nestedParents adds as parents the potentials that the run has turned off and that
// the nested chain needs off: those in the cells and regions where it finds the only
// place or digit left.
func (s *search) nestedParents(r *run, inner *search, h *chainHint) {
	first := len(s.parents)
	for _, t := range inner.hints.targetsOf(h) {
		for _, at := range inner.ancestry.of(&inner.arena, t) {
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
			s.addOffFor(r, n.potential, why, first)
		}
	}
	if h.cycle {
		path := inner.cyclePath(h)
		for i := len(path) - 1; i > 0; i-- {
			if n := &inner.nodes[path[i-1]]; !n.on() {
				s.addOffFor(r, n.potential.not(), weakCause(inner.nodes[path[i]].candidate(), n.candidate()), first)
			}
		}
	}
}

// cyclePath are the nodes of a cycle from its end to its begin.
func (s *search) cyclePath(h *chainHint) []int32 {
	return s.ancestry.path(&s.arena, s.hints.targetsOf(h)[0])
}

// addOffFor adds the potentials that the run has turned off in the cell or region that
// is the cause of a potential on, each once.
func (s *search) addOffFor(r *run, on potential, why cause, first int) {
	switch why {
	case causeNone:
		return
	case causeCell:
		cell := on.cell()
		for off := s.base.cands[cell] &^ s.now.cands[cell]; off != 0; off &= off - 1 {
			s.addOnce(r.nodeOf[potentialOf(cell, only(off), false)], first)
		}
	default: // a unit: techniques only turn off
		region, digit := int(regionsOf[on.cell()][why-causeBlock]), on.digit()
		for off := s.base.places[region][digit] &^ s.now.places[region][digit]; off != 0; off &= off - 1 {
			s.addOnce(r.nodeOf[potentialOf(int(regionCells[region][only(off)]), digit, false)], first)
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
	n := &s.nested
	c := nestedChain{complexity: h.complexity, begin: int32(len(n.texts))}
	for i, t := range inner.hints.targetsOf(h) {
		if i > 0 {
			n.texts = append(n.texts, 2*candidateCount)
		}
		nodes := inner.ancestry.of(&inner.arena, t)
		if h.cycle {
			nodes = nodes[:len(nodes)-1]
		}
		for _, at := range nodes {
			n.texts = append(n.texts, inner.nodes[at].potential)
		}
	}
	if h.cycle {
		n.texts = append(n.texts, 2*candidateCount)
		path := inner.cyclePath(h)
		for i := len(path) - 1; i > 0; i-- {
			n.texts = append(n.texts, inner.nodes[path[i]].not())
		}
	}
	c.end = int32(len(n.texts))
	c.text = n.firstWithText(n.texts[c.begin:c.end])
	n.list = append(n.list, c)
	return int32(len(n.list) - 1)
}

// firstWithText is the first nested chain with a text, or the one that is about to be
// added.
func (n *nestedChains) firstWithText(text []potential) int32 {
	hash := uint64(0)
	for _, p := range text {
		hash = (hash ^ uint64(p)) * 0x9e3779b97f4a7c15
		hash ^= hash >> 29
	}
	if n.first == nil {
		n.first = map[uint64]int32{}
	}
	for ; ; hash++ {
		first, known := n.first[hash]
		if !known {
			n.first[hash] = int32(len(n.list))
			return int32(len(n.list))
		}
		if other := &n.list[first]; slices.Equal(n.texts[other.begin:other.end], text) {
			return first
		}
	}
}
