package explainer

import "slices"

// ofChains marks what the chains of a hint start from and contradict, and adds the chains.
func (p *Parts) ofChains(s *search, h *chainHint) {
	p.Digits = h.result.bit()
	targets := s.hints.targetsOf(h)
	switch h.proof {
	case proofCell:
		cell := h.source.cell()
		p.mark(Start, uint8(cell), s.base.cands[cell])
	case proofRegion:
		for at := s.base.places[h.region][h.source.digit()]; at != 0; at &= at - 1 {
			p.mark(Start, regionCells[h.region][only(at)], h.source.bit())
		}
		p.unit(Start, 1<<h.region)
	case proofDouble:
		p.mark(Start, uint8(h.source.cell()), h.source.bit())
	case proofContradiction:
		p.mark(Start, uint8(h.source.cell()), h.source.bit())
		clash := s.nodes[targets[0]].potential
		p.mark(Conflict, uint8(clash.cell()), clash.bit())
	}
	ways := ways{search: s, shown: map[int32]bool{}}
	for _, t := range targets {
		ways.to([]int32{t}, true)
	}
	p.Chains = ways.chains
	if h.cycle {
		p.Digits = 0
	}
	for _, n := range slices.Concat(p.Chains...) {
		if h.cycle {
			p.Digits |= 1 << (n.Digit - 1)
		}
		p.markNode(n)
	}
}

// markNode marks the candidate of a node, once as right and once as wrong.
func (p *Parts) markNode(n Node) {
	role := Wrong
	if n.On {
		role = Right
	}
	if m := (Mark{n.Cell, n.Digit, role}); !slices.Contains(p.Marks, m) {
		p.Marks = append(p.Marks, m)
	}
}

// ways are the chains that lead to the targets of a hint.
type ways struct {
	*search
	shown  map[int32]bool // the nodes that chains so far have
	chains [][]Node
}

// to adds the chain that ends in a path of nodes, and then what else its nodes need, a chain
// each. The whole chain goes back to what was assumed, others to a node that has been shown.
func (w *ways) to(path []int32, whole bool) {
	for whole || !w.shown[path[0]] {
		before := w.parent(path[0])
		if before < 0 {
			break
		}
		path = slices.Insert(path, 0, before)
	}
	w.chains = append(w.chains, w.chainOf(path))
	fresh := slices.DeleteFunc(path, func(at int32) bool { return w.shown[at] })
	for _, at := range fresh {
		w.shown[at] = true
	}
	for _, at := range fresh {
		if parents := w.parentsOf(&w.nodes[at]); len(parents) > 1 {
			for _, other := range parents[1:] {
				w.to([]int32{other, at}, false)
			}
		}
	}
}

// chainOf describes the nodes of a path.
func (w *ways) chainOf(path []int32) []Node {
	chain := make([]Node, len(path))
	for i, at := range path {
		n := &w.nodes[at]
		chain[i] = Node{Cell: n.cell(), Digit: n.digit() + 1, On: n.on()}
		if i > 0 {
			chain[i].Strong, chain[i].Joint, chain[i].By = n.on(), n.parents > 1, n.cause.technique()
		}
	}
	return chain
}
