package logic

import "slices"

// simpleChains go from a candidate that is wrong to another of its digit that is
// right then: one of the two holds it, and what sees both is wrong. An X-chain has
// one digit throughout; an XY-chain goes through cells of two candidates, with the
// strong links inside of them.
var simpleChains = family{findSimpleChains, []Technique{XChain, XYChain}}

// maxSimpleLinks bounds the links of a simple chain, as HoDoKu does by default.
const maxSimpleLinks = 20

func findSimpleChains(b *Board, t Technique, found func(Step) bool) {
	kinds := linkKinds{strongInUnit: true}
	if t == XYChain {
		kinds = linkKinds{bivalueOnly: true, strongInCell: true}
	}
	g := newLinkGraph(b, kinds)
	defer g.free()
	var chains patternList[[]linkState]
	for n := range g.candidates {
		g.search(off(n), maxSimpleLinks)
		for m := n + 1; m < g.candidates; m++ {
			if g.nodes[m].digit == g.nodes[n].digit && g.follows(on(m)) && g.distanceTo(on(m)) >= 3 {
				g.addSimpleChain(&chains, n, m)
			}
		}
	}
	chains.report(t, found, g.addChain)
}

// addSimpleChain adds the chain between two nodes if it eliminates something.
func (g *linkGraph) addSimpleChain(chains *patternList[[]linkState], n, m int) {
	digit := g.nodes[n].digit
	var gone eliminations
	gone[digit] = g.board.places[digit].and(peers[g.nodes[n].cell]).and(peers[g.nodes[m].cell])
	if !chains.wants(&gone, g.distanceTo(on(m))) {
		return
	}
	g.eachPath(on(m), false, func(path []linkState) bool {
		chains.add(&gone, g.distanceTo(on(m)), slices.Clone(path))
		return false
	})
}
