package logic

import (
	"context"
	"math/bits"
	"slices"
)

// simpleChains go from a candidate that is wrong to another of its digit that is
// right then: one of the two holds it, and what sees both is wrong. An X-chain has
// one digit throughout; an XY-chain goes through cells of two candidates, with the
// strong links inside of them.
var simpleChains = family{search: findSimpleChains, techniques: []Technique{XChain, XYChain}, first: firstSimpleChain}

// maxSimpleLinks bounds the links of a simple chain, as HoDoKu does by default.
const maxSimpleLinks = 20

func findSimpleChains(ctx context.Context, b *Board, t Technique, found func(Step) bool) {
	g, chains := simpleChainsOf(ctx, b, t)
	defer g.free()
	chains.report(t, found, g.addChain)
}

func firstSimpleChain(ctx context.Context, _ *workspace, b *Board, among []Technique) (Step, bool) {
	g, chains := simpleChainsOf(ctx, b, among[0])
	defer g.free()
	return chains.first(among[0], g.addChain)
}

// simpleChainsOf gathers the chains of a technique; free their graph when done.
func simpleChainsOf(ctx context.Context, b *Board, t Technique) (*linkGraph, *patternList[[]linkState]) {
	kinds := linkKinds{strongInUnit: true}
	if t == XYChain {
		kinds = linkKinds{bivalueOnly: true, strongInCell: true}
	}
	g := newLinkGraph(b, kinds)
	chains := &patternList[[]linkState]{}
	g.closure.build(g)
	for n := range g.candidates {
		if ctx.Err() != nil {
			break
		}
		if !g.endsSomewhere(n) {
			continue
		}
		g.search(off(n), maxSimpleLinks)
		for m := n + 1; m < g.candidates; m++ {
			if g.nodes[m].digit == g.nodes[n].digit && g.follows(on(m)) && g.distanceTo(on(m)) >= 3 {
				g.addSimpleChain(chains, n, m)
			}
		}
	}
	return g, chains
}

// endsSomewhere reports whether the links from a candidate that is wrong lead to another
// of its digit so that some candidate sees both.
func (g *linkGraph) endsSomewhere(n int) bool {
	at := &g.nodes[n]
	near := g.board.places[at.digit].and(peers[at.cell])
	for _, right := range g.closure.table.Strong(n) {
		for w, word := range g.closure.table.On(int(right)) {
			for ; word != 0; word &= word - 1 {
				to := &g.nodes[64*w+bits.TrailingZeros64(word)]
				if to.digit == at.digit && to.cell != at.cell && near.meets(peers[to.cell]) {
					return true
				}
			}
		}
	}
	return false
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
