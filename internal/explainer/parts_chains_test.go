package explainer

import (
	"math/bits"
	"slices"
)

// checkChains checks that each node follows from those before it, and that the chains show
// what the hint says.
func checkChains(fail func(string, ...any), b *board, h *hint, p *Parts) {
	before := map[Node][]Node{}
	for _, chain := range p.Chains {
		for i := 1; i < len(chain); i++ {
			key := plain(chain[i])
			before[key] = append(before[key], plain(chain[i-1]))
		}
	}
	var shown []Node
	for _, chain := range p.Chains {
		if first := plain(chain[0]); !slices.Contains(shown, first) && !isAssumed(first, h, p) {
			fail("%v comes from nowhere", first)
		}
		for i, n := range chain {
			if i > 0 {
				if why := linkFault(b, chain[i-1], n, before[plain(n)]); why != "" {
					fail("%v to %v: %s", chain[i-1], n, why)
				}
			}
			shown = append(shown, plain(n))
		}
	}
	if why := endFault(b, h, p); why != "" {
		fail("%s", why)
	}
}

// plain is what a node says, without how it follows.
func plain(n Node) Node { return Node{Cell: n.Cell, Digit: n.Digit, On: n.On} }

// isAssumed reports whether the chains of a hint may start from a node.
func isAssumed(n Node, h *hint, p *Parts) bool {
	switch h.chain.proof {
	case proofX, proofY, proofXY:
		return n == plain(p.Chains[0][0])
	case proofContradiction:
		return n == nodeFor(h.chain.source)
	case proofDouble:
		return n == nodeFor(h.chain.source) || n == nodeFor(h.chain.source.not())
	}
	return n.On && slices.Contains(p.Marks, Mark{n.Cell, n.Digit, Start})
}

func nodeFor(p potential) Node { return Node{Cell: p.cell(), Digit: p.digit() + 1, On: p.on()} }

// linkFault says what is wrong with a link, "" if it holds on the board. All are the nodes
// that the second follows from.
func linkFault(b *board, from, to Node, all []Node) string {
	sees := from.Cell == to.Cell && from.Digit != to.Digit || from.Digit == to.Digit && peerSet[from.Cell].has(uint8(to.Cell))
	switch {
	case to.Strong != to.On:
		return "strong and right differ"
	case to.By != "":
		if from.On || to.On {
			return "a technique takes only what is wrong into account, and removes"
		}
	case from.On == to.On:
		return "right and wrong do not take turns"
	case !sees:
		return "they do not see each other"
	case to.On:
		others := func(n Node) bool { return !slices.Contains(all, n) }
		if !to.Joint {
			others = func(n Node) bool { return n != plain(from) }
		}
		if !isLast(b, from, to, others) {
			return "it is not the last candidate left"
		}
	case to.Joint:
		return "a weak link needs no other"
	}
	return ""
}

// isLast reports whether a candidate is alone in a cell or region that has both nodes when
// those are wrong that are not left.
func isLast(b *board, from, to Node, left func(Node) bool) bool {
	if from.Cell == to.Cell {
		for s := b.cands[to.Cell] &^ (1 << (to.Digit - 1)); s != 0; s &= s - 1 {
			if left(Node{Cell: to.Cell, Digit: only(s) + 1}) {
				return false
			}
		}
		return true
	}
	return slices.ContainsFunc(regionsOf[to.Cell][:], func(r uint8) bool {
		if !slices.Contains(regionsOf[from.Cell][:], r) {
			return false
		}
		for at := b.places[r][to.Digit-1]; at != 0; at &= at - 1 {
			cell := int(regionCells[r][only(at)])
			if cell != to.Cell && left(Node{Cell: cell, Digit: to.Digit}) {
				return false
			}
		}
		return true
	})
}

// endFault says what the chains of a hint fail to show, "" if nothing.
func endFault(b *board, h *hint, p *Parts) string {
	ends := map[Node]int{}
	for _, chain := range p.Chains {
		ends[plain(chain[len(chain)-1])]++
	}
	first, last := plain(p.Chains[0][0]), plain(p.Chains[0][len(p.Chains[0])-1])
	opposite := Node{Cell: first.Cell, Digit: first.Digit, On: !first.On}
	result := nodeFor(h.chain.result)
	cases := 2
	switch h.chain.proof {
	case proofX, proofY, proofXY:
		switch {
		case len(p.Chains) != 1:
			return "not one chain"
		case h.chain.cycle && last != first:
			return "the cycle is open"
		case !h.chain.cycle && (last != opposite || last != result):
			return "the chain does not lead to the opposite"
		}
		return ""
	case proofContradiction:
		i := slices.IndexFunc(p.Marks, func(m Mark) bool { return m.Role == Conflict })
		clash := Node{Cell: p.Marks[i].Cell, Digit: p.Marks[i].Digit, On: true}
		if no := plain(Node{Cell: clash.Cell, Digit: clash.Digit}); ends[clash] == 0 || ends[no] == 0 {
			return "nothing is right and wrong"
		}
		return ""
	case proofCell:
		cases = bits.OnesCount16(b.cands[h.chain.source.cell()])
	case proofRegion:
		cases = bits.OnesCount16(b.places[h.chain.region][h.chain.source.digit()])
	}
	whole := 0
	for _, chain := range p.Chains {
		if isAssumed(plain(chain[0]), h, p) && plain(chain[len(chain)-1]) == result {
			whole++
		}
	}
	if whole < cases {
		return "not every case leads to the result"
	}
	return ""
}
