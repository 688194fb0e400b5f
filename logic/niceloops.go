package logic

import "slices"

// A nice loop is a chain of links that leaves a cell and comes back to it, and that
// is in no other cell twice. It is continuous if both ends fit together like any two
// links: then its candidates are right and wrong in turn, one way or the other.
// Otherwise it is discontinuous, and says something about its first cell. An AIC,
// an alternating inference chain, has strong links at both ends: one of its end
// candidates is right.
var niceLoops = family{findNiceLoops, []Technique{ContinuousNiceLoop, DiscontinuousNiceLoop, AIC}}

// groupedLoops are those that pass through group nodes or almost locked sets.
var groupedLoops = family{findGroupedLoops, []Technique{
	GroupedContinuousNiceLoop, GroupedDiscontinuousNiceLoop, GroupedAIC,
}}

func findNiceLoops(b *Board, t Technique, found func(Step) bool) {
	g := newLinkGraph(b, linkKinds{weakInCell: true, strongInCell: true, strongInUnit: true})
	defer g.free()
	g.oneWay = true
	f := loopFinder{linkGraph: g}
	f.find(t)
	f.list.report(t, found, g.addChain)
}

// findGroupedLoops reports the loops with group nodes first, and then those that
// need almost locked sets.
func findGroupedLoops(b *Board, t Technique, found func(Step) bool) {
	if findGroupedLoopsWithoutSets(b, t, found) {
		findLoopsThroughSets(b, t, found)
	}
}

// findGroupedLoopsWithoutSets reports the loops with group nodes, and whether found
// never returned false. HoDoKu stops here, by default.
func findGroupedLoopsWithoutSets(b *Board, t Technique, found func(Step) bool) bool {
	g := newLinkGraph(b, groupedKinds)
	defer g.free()
	g.oneWay = true
	f := loopFinder{linkGraph: g, needsGroup: true}
	f.find(t - GroupedContinuousNiceLoop + ContinuousNiceLoop)
	return f.list.report(t, found, g.addChain)
}

var groupedKinds = linkKinds{weakInCell: true, strongInCell: true, strongInUnit: true, groups: true}

func findLoopsThroughSets(b *Board, t Technique, found func(Step) bool) {
	sets := newALSTable(b, 2)
	defer sets.free()
	sets.link(false)
	g := newLinkGraph(b, groupedKinds)
	defer g.free()
	g.addSets(sets)
	f := loopFinder{linkGraph: g, needsSet: true}
	f.find(t - GroupedContinuousNiceLoop + ContinuousNiceLoop)
	f.list.report(t, found, g.addChain)
}

// A loopFinder gathers loops or chains of one technique.
type loopFinder struct {
	*linkGraph
	needsGroup bool // only those with a group node
	needsSet   bool // only those with an almost locked set
	list       patternList[[]linkState]
}

// find gathers what has the form of ContinuousNiceLoop, DiscontinuousNiceLoop or
// AIC.
func (f *loopFinder) find(form Technique) {
	for n := range f.candidates {
		cell := f.nodes[n].cell
		if form != AIC {
			f.search(on(n), maxLinks)
			for d := range digitsOf(f.board.cands[cell]) {
				f.close(form, on(n), int(f.node[cell][d]))
			}
		}
		f.search(off(n), maxLinks)
		if form == AIC {
			f.findAICs(n)
			continue
		}
		for d := range digitsOf(f.board.cands[cell]) {
			f.close(form, off(n), int(f.node[cell][d]))
		}
	}
}

// close looks for loops that return from a start to a candidate of its cell.
func (f *loopFinder) close(form Technique, start linkState, m int) {
	end, ok := f.endOf(form, start, m)
	if !ok || !f.follows(end) || f.distanceTo(end) < 3 {
		return
	}
	f.eachPath(end, true, func(path []linkState) bool {
		if !f.accepts(path) {
			return true
		}
		f.addLoop(form, path)
		// What follows from other loops is the same unless they are continuous.
		return form == ContinuousNiceLoop
	})
}

// endOf returns the state of a candidate that would close a loop.
func (f *loopFinder) endOf(form Technique, start linkState, m int) (end linkState, ok bool) {
	n := start.node()
	switch {
	case form == DiscontinuousNiceLoop && m == n:
		return start ^ 1, true
	case form == DiscontinuousNiceLoop && start.on():
		return on(m), true
	case form == DiscontinuousNiceLoop:
		return off(m), true
	case m == n:
		return 0, false
	case !start.on():
		return on(m), true
	}
	return off(m), f.board.cands[f.nodes[n].cell].Len() == 2
}

// accepts reports whether a path has the nodes that it needs.
func (f *loopFinder) accepts(path []linkState) bool {
	group, set := false, false
	for _, state := range path {
		set = set || state.isSet()
		group = group || !state.isSet() && state.node() >= f.candidates
	}
	return (group || !f.needsGroup) && (set || !f.needsSet)
}

// addLoop adds what follows from a loop, if anything does.
func (f *loopFinder) addLoop(form Technique, path []linkState) {
	start, end := path[0], path[len(path)-1]
	at := f.nodes[start.node()]
	var gone eliminations
	switch {
	case form == ContinuousNiceLoop:
		f.eliminateAlong(&gone, path)
	case start.on():
		gone.add(at.cells, at.digit)
	case end == start^1:
		gone.addOthers(f.board, at.cell, setOfDigit(at.digit))
	default:
		gone.add(at.cells, f.nodes[end.node()].digit)
	}
	if !f.list.wants(&gone, len(path)) {
		return
	}
	size := len(path)
	path = slices.Clone(path)
	if form == ContinuousNiceLoop {
		path = append(path, start)
	}
	f.list.add(&gone, size, path)
}

// findAICs looks for chains from a candidate that is wrong to others.
func (f *loopFinder) findAICs(n int) {
	for m := range f.candidates {
		if !f.follows(on(m)) || f.distanceTo(on(m)) < 3 {
			continue
		}
		gone := f.goneBetween(&f.nodes[n], &f.nodes[m])
		// One elimination is a discontinuous nice loop.
		if gone.len() < 2 {
			continue
		}
		f.eachPath(on(m), false, func(path []linkState) bool {
			if !f.accepts(path) {
				return true
			}
			if f.list.wants(&gone, len(path)) {
				f.list.add(&gone, len(path), slices.Clone(path))
			}
			return false
		})
	}
}

// goneBetween returns what goes when one of two candidates is right: others of their
// digit that see both; or, if they see each other, the digit of each in the cell of
// the other.
func (f *loopFinder) goneBetween(from, to *linkNode) (gone eliminations) {
	places := &f.board.places
	switch {
	case to.cell == from.cell:
	case to.digit == from.digit:
		gone.add(places[to.digit].and(peers[from.cell]).and(peers[to.cell]), to.digit)
	case peers[from.cell].has(to.cell) && places[to.digit].has(from.cell) && places[from.digit].has(to.cell):
		gone.add(from.cells, to.digit)
		gone.add(to.cells, from.digit)
	}
	return gone
}
