package logic

import (
	"context"

	"nonet"
)

// A chain can pass through an almost locked set of two or more cells: a candidate
// that is right takes a digit from it, so that the others are locked in it and
// wrong outside.

// setLinks are the links of a graph with almost locked sets.
type setLinks struct {
	ctx    context.Context // when it ends a search leaves no more sets
	drops  []nodeSet       // for set s and digit d, at 10*s+d, the nodes that the locked digit excludes
	forced [][]int32       // likewise, the nodes that are all that is left in a cell when s lost d
	enters [][]int32       // for each node, the set states that follow when it is right
}

// addSets adds the almost locked sets of a table, whose links are known. When ctx ends
// the links of some are missing.
func (g *linkGraph) addSets(ctx context.Context, t *alsTable) {
	g.sets = t
	n := 10 * len(t.sets)
	l, s := &g.setLinks, &g.found
	l.ctx = ctx
	l.drops = resize(l.drops, n)
	l.forced = resize(l.forced, n)
	l.enters = resize(l.enters, maxNodes)
	s.setParent = resize(s.setParent, n)
	s.setDist = resize(s.setDist, n)
	s.lost = resize(s.lost, len(t.sets))
	s.left = resize(s.left, len(t.sets))
	for i := range l.enters {
		l.enters[i] = l.enters[i][:0]
	}
	for i := range t.sets {
		if ctx.Err() != nil {
			return
		}
		for d := range digitsOf(t.sets[i].digits) {
			g.linkSet(i, d)
		}
		g.forceCells(i)
	}
}

// resize returns a slice of length n that keeps what it has.
func resize[E any](s []E, n int) []E {
	for cap(s) < n {
		s = append(s[:cap(s)], *new(E))
	}
	return s[:n]
}

// linkSet links a set with the nodes that see all its places for a digit.
func (g *linkGraph) linkSet(i, digit int) {
	drops := &g.drops[10*i+digit]
	*drops = nodeSet{}
	seen := g.sets.sets[i].seen[digit]
	if seen.empty() {
		return
	}
	link := func(n int) {
		drops.add(n)
		g.enters[n] = append(g.enters[n], int32(setState(i, digit)))
	}
	for c := range seen.all() {
		link(int(g.node[c][digit]))
	}
	for n := g.candidates; n < g.count; n++ {
		if g.nodes[n].digit == digit && g.nodes[n].cells.within(seen) {
			link(n)
		}
	}
}

// forceCells finds the cells of three or more candidates in which a set that lost a
// digit leaves one.
func (g *linkGraph) forceCells(i int) {
	set := &g.sets.sets[i]
	var near cellSet
	for d := range digitsOf(set.digits) {
		g.forced[10*i+d] = g.forced[10*i+d][:0]
		near = near.or(set.seen[d])
	}
	for c := range near.all() {
		cands := g.board.cands[c]
		if cands.Len() < 3 {
			continue
		}
		var gone nonet.DigitSet
		for d := range digitsOf(set.digits & cands) {
			if set.seen[d].has(c) {
				gone |= setOfDigit(d)
			}
		}
		for lost := range digitsOf(set.digits) {
			if left := cands &^ (gone &^ setOfDigit(lost)); left.Len() == 1 {
				g.forced[10*i+lost] = append(g.forced[10*i+lost], int32(g.node[c][lowestDigit(left)]))
			}
		}
	}
}

// enterSets reaches the sets that lose a digit to a node that is right.
func (g *linkGraph) enterSets(at linkState) {
	for _, to := range g.enters[at.node()] {
		g.reachSet(linkState(to), at)
	}
}

func (g *linkGraph) reachSet(to, from linkState) {
	i, digit := to.set()
	if bit := uint16(1) << digit; g.found.lost[i]&bit == 0 {
		g.found.lost[i] |= bit
		g.reach(to, from)
	}
}

// leaveSet reaches what follows when a set has lost a digit: the other digits go
// from the nodes and sets that see them.
func (g *linkGraph) leaveSet(at linkState) {
	i, lost := at.set()
	for d := range digitsOf(g.sets.sets[i].digits) {
		bit := uint16(1) << d
		if d == lost || g.found.left[i]&bit != 0 {
			continue
		}
		g.found.left[i] |= bit
		g.reachNodes(&g.drops[10*i+d], 0, at)
		for _, o := range g.sets.links[10*i+d] {
			g.reachSet(setState(int(o), d), at)
		}
	}
	for _, n := range g.forced[10*i+lost] {
		if !g.found.reached[1].has(int(n)) {
			g.reach(on(int(n)), at)
		}
	}
}
