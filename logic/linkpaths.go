package logic

import (
	"math/bits"

	"nonet"
)

// The search keeps one way to each state; others may be as short. A chain that
// crosses itself is none, and continuous loops of one length may differ in what
// follows, so these look for the others.

// maxPathTries bounds the work to find all ways to a state.
const maxPathTries = 2000

// A pathWalk goes back from a state by all shortest ways that are in no cell twice,
// unless in succession. Groups and sets may have a cell in common with what came
// before, as long as it is not the first of theirs.
type pathWalk struct {
	graph  *linkGraph
	states [maxLinks + 1]linkState // the path is at the end
	loop   bool                    // the end is in the cell of the start, nothing between is
	tries  int
	visit  func(path []linkState) bool
}

// eachPath passes on the shortest simple paths to a state until visit returns
// false, the one that the search found first, perhaps again.
func (g *linkGraph) eachPath(to linkState, loop bool, visit func(path []linkState) bool) {
	if path := g.pathTo(to); g.simple(path, loop) && !visit(path) || g.oneWay {
		return
	}
	w := &g.walk
	w.graph, w.loop, w.tries, w.visit = g, loop, maxPathTries, visit
	w.states[maxLinks] = to
	w.back(maxLinks, cellSet{})
	w.visit = nil
}

// simple reports whether a path is in no cell twice, unless in succession or, in a
// loop, at its ends.
func (g *linkGraph) simple(path []linkState, loop bool) bool {
	var visited, before cellSet
	for i, state := range path {
		head := g.head(state)
		inside := i > 0 && i < len(path)-1
		if visited.has(head) || loop && inside && head == g.head(path[0]) {
			return false
		}
		if !loop || i > 1 {
			visited = visited.or(before)
		}
		before = g.cellsOf(state)
	}
	return true
}

// back continues the path that begins at an index; later are the first cells of its
// states but for that one. It reports whether to go on.
func (w *pathWalk) back(i int, later cellSet) bool {
	g, next := w.graph, w.states[i]
	return g.eachBefore(next, g.distanceTo(next)-1, func(p linkState) bool {
		w.tries--
		if w.tries < 0 {
			return false
		}
		w.states[i-1] = p
		cells := g.cellsOf(p)
		switch {
		case p == g.found.start:
			if !w.loop && cells.meets(later) {
				return true
			}
			return w.visit(w.states[i-1:])
		case cells.meets(later) || w.loop && g.head(p) == g.head(g.found.start):
			return true
		}
		after := later
		after.add(g.head(next))
		return w.back(i-1, after)
	})
}

// head returns the first cell of a node, or of those with the digit that a set lost.
func (g *linkGraph) head(s linkState) nonet.Cell {
	if s.isSet() {
		i, digit := s.set()
		return g.sets.sets[i].at[digit].first()
	}
	return g.nodes[s.node()].cell
}

// eachBefore passes on the states from which another follows and that are left at a
// distance, until visit returns false, and reports whether it never did.
func (g *linkGraph) eachBefore(to linkState, distance int, visit func(linkState) bool) bool {
	if to.isSet() {
		i, digit := to.set()
		return g.eachNodeBefore(&g.drops[10*i+digit], 1, distance, visit) &&
			g.eachSetBefore(g.sets.links[10*i+digit], digit, distance, visit)
	}
	n := to.node()
	if to.on() {
		return g.eachNodeBefore(&g.strong[n], 0, distance, visit) && g.eachForcing(to, distance, visit)
	}
	if !g.eachNodeBefore(&g.weak[n], 1, distance, visit) {
		return false
	}
	if g.sets == nil {
		return true
	}
	for _, s := range g.enters[n] {
		i, digit := linkState(s).set()
		if !g.eachLoss(i, digit, distance, visit) {
			return false
		}
	}
	return true
}

// eachNodeBefore passes on those of some nodes that were reached as wrong (0) or
// right (1) at a distance.
func (g *linkGraph) eachNodeBefore(nodes *nodeSet, side, distance int, visit func(linkState) bool) bool {
	for w := range g.words {
		for word := nodes[w] & g.found.reached[side][w]; word != 0; word &= word - 1 {
			s := linkState(2*(64*w+bits.TrailingZeros64(word)) + side)
			if g.exitTime(s) == distance && !visit(s) {
				return false
			}
		}
	}
	return true
}

func (g *linkGraph) eachSetBefore(sets []uint16, digit, distance int, visit func(linkState) bool) bool {
	for _, i := range sets {
		if !g.eachLoss(int(i), digit, distance, visit) {
			return false
		}
	}
	return true
}

// eachLoss passes on the states at a distance in which a set has lost another digit
// than the one given, which is locked in it then.
func (g *linkGraph) eachLoss(i, locked, distance int, visit func(linkState) bool) bool {
	for d := 1; d <= 9; d++ {
		if d == locked || g.found.lost[i]>>d&1 == 0 {
			continue
		}
		if s := setState(i, d); g.exitTime(s) == distance && !visit(s) {
			return false
		}
	}
	return true
}

// eachForcing passes on the set from which the search found that a cell has only
// one candidate left.
func (g *linkGraph) eachForcing(to linkState, distance int, visit func(linkState) bool) bool {
	p := g.found.parent[to]
	return !p.isSet() || g.exitTime(p) != distance || visit(p)
}
