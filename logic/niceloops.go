package logic

import (
	"context"
	"slices"
)

// A nice loop is a chain of links that leaves a cell and comes back to it, and that
// is in no other cell twice. It is continuous if both ends fit together like any two
// links: then its candidates are right and wrong in turn, one way or the other.
// Otherwise it is discontinuous, and says something about its first cell. An AIC,
// an alternating inference chain, has strong links at both ends: one of its end
// candidates is right.
var niceLoops = family{
	search:     findNiceLoops,
	techniques: []Technique{ContinuousNiceLoop, DiscontinuousNiceLoop, AIC},
	first:      firstNiceLoop,
	together:   true,
}

// groupedLoops are those that pass through group nodes or almost locked sets.
var groupedLoops = family{
	search:     findGroupedLoops,
	techniques: []Technique{GroupedContinuousNiceLoop, GroupedDiscontinuousNiceLoop, GroupedAIC},
	first:      firstGroupedLoop,
	together:   true,
}

var (
	plainKinds   = linkKinds{weakInCell: true, strongInCell: true, strongInUnit: true}
	groupedKinds = linkKinds{weakInCell: true, strongInCell: true, strongInUnit: true, groups: true}
)

func findNiceLoops(ctx context.Context, b *Board, t Technique, found func(Step) bool) {
	f := newLoopFinder(newLinkGraph(b, plainKinds), ContinuousNiceLoop)
	defer f.free()
	f.find(ctx, []Technique{t})
	f.list(t).report(t, found, f.addChain)
}

func firstNiceLoop(ctx context.Context, w *workspace, b *Board, among []Technique) (Step, bool) {
	f := newLoopFinder(w.plain.of(b, plainKinds), ContinuousNiceLoop)
	f.find(ctx, among)
	return f.best()
}

// findGroupedLoops reports the loops with group nodes first, and then those that
// need almost locked sets.
func findGroupedLoops(ctx context.Context, b *Board, t Technique, found func(Step) bool) {
	if findGroupedLoopsWithoutSets(ctx, b, t, found) {
		findLoopsThroughSets(ctx, b, t, found)
	}
}

// findGroupedLoopsWithoutSets reports the loops with group nodes, and whether found
// never returned false. HoDoKu stops here, by default.
func findGroupedLoopsWithoutSets(ctx context.Context, b *Board, t Technique, found func(Step) bool) bool {
	f := newLoopFinder(newLinkGraph(b, groupedKinds), GroupedContinuousNiceLoop)
	defer f.free()
	f.needsGroup = true
	f.find(ctx, []Technique{t})
	return f.list(t).report(t, found, f.addChain)
}

func firstGroupedLoop(ctx context.Context, w *workspace, b *Board, among []Technique) (Step, bool) {
	f := newLoopFinder(w.grouped.of(b, groupedKinds), GroupedContinuousNiceLoop)
	f.needsGroup = true
	f.find(ctx, among)
	return f.best()
}

func findLoopsThroughSets(ctx context.Context, b *Board, t Technique, found func(Step) bool) {
	sets := newALSTable(ctx, b, 2)
	defer sets.free()
	sets.link(ctx, false)
	f := newLoopFinder(newLinkGraph(b, groupedKinds), GroupedContinuousNiceLoop)
	defer f.free()
	f.oneWay = false
	f.addSets(ctx, sets)
	f.needsSet = true
	f.find(ctx, []Technique{t})
	f.list(t).report(t, found, f.addChain)
}

// A loopFinder gathers loops and chains of some techniques.
type loopFinder struct {
	*linkGraph
	firstForm  Technique // the first of the three techniques
	needsGroup bool      // only those with a group node
	needsSet   bool      // only those with an almost locked set
	lists      [3]patternList[[]linkState]
	wanted     [3]bool
}

func newLoopFinder(g *linkGraph, firstForm Technique) *loopFinder {
	g.oneWay = true
	return &loopFinder{linkGraph: g, firstForm: firstForm}
}

// list returns what was gathered for a technique.
func (f *loopFinder) list(t Technique) *patternList[[]linkState] { return &f.lists[t-f.firstForm] }

// A loopForm is one of three forms, in the order of their techniques.
type loopForm int

const (
	continuous loopForm = iota
	discontinuous
	openChain
)

// find gathers the loops and chains of some techniques, those first that begin with a
// candidate that is right.
func (f *loopFinder) find(ctx context.Context, among []Technique) {
	for _, t := range among {
		f.wanted[t-f.firstForm] = true
	}
	if f.sets == nil && !f.closure.build(f.linkGraph) {
		return
	}
	if f.wanted[continuous] || f.wanted[discontinuous] {
		for n := range f.candidates {
			if f.sets != nil || f.closure.refuted.has(n) {
				f.loopsFrom(ctx, on(n))
			}
		}
		for n := range f.candidates {
			if f.sets != nil || f.closure.near.has(n) {
				f.loopsFrom(ctx, off(n))
			}
		}
	}
	if f.wanted[openChain] {
		for n := range f.candidates {
			if f.sets != nil || f.closure.next.has(n) {
				f.chainsFrom(ctx, n)
			}
		}
	}
}

// best returns the step that HoDoKu takes of all: the one that removes most.
func (f *loopFinder) best() (s Step, ok bool) {
	var best *sizedPattern[[]linkState]
	form := 0
	for i := range f.lists {
		p := f.lists[i].best()
		if p != nil && (best == nil || p.gone.compareHoDoKu(&best.gone) < 0) {
			best, form = p, i
		}
	}
	if best == nil {
		return s, false
	}
	s = best.gone.step(f.firstForm + Technique(form))
	f.addChain(&s, best.pattern)
	return s, true
}

// loopsFrom looks for loops that return from a state to a candidate of its cell.
func (f *loopFinder) loopsFrom(ctx context.Context, start linkState) {
	if ctx.Err() != nil {
		return
	}
	f.search(start, maxLinks)
	n := start.node()
	cell := f.nodes[n].cell
	for d := range digitsOf(f.board.cands[cell]) {
		m := int(f.node[cell][d])
		if m == n {
			f.close(discontinuous, start^1)
			continue
		}
		if start.on() {
			f.close(discontinuous, on(m))
			if f.board.cands[cell].Len() == 2 {
				f.close(continuous, off(m))
			}
			continue
		}
		f.close(discontinuous, off(m))
		f.close(continuous, on(m))
	}
}

// close looks for loops of a form that end in a state.
func (f *loopFinder) close(form loopForm, end linkState) {
	if !f.wanted[form] || !f.follows(end) || f.distanceTo(end) < 3 {
		return
	}
	f.eachPath(end, true, func(path []linkState) bool {
		if !f.accepts(path) {
			return true
		}
		f.addLoop(form, path)
		// What follows from other loops is the same unless they are continuous.
		return form == continuous
	})
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
func (f *loopFinder) addLoop(form loopForm, path []linkState) {
	start, end := path[0], path[len(path)-1]
	at := f.nodes[start.node()]
	var gone eliminations
	switch {
	case form == continuous:
		f.eliminateAlong(&gone, path)
	case start.on():
		gone.add(at.cells, at.digit)
	case end == start^1:
		gone.addOthers(f.board, at.cell, setOfDigit(at.digit))
	default:
		gone.add(at.cells, f.nodes[end.node()].digit)
	}
	if !f.lists[form].wants(&gone, len(path)) {
		return
	}
	size := len(path)
	path = slices.Clone(path)
	if form == continuous {
		path = append(path, start)
	}
	f.lists[form].add(&gone, size, path)
}

// chainsFrom looks for chains from a candidate that is wrong to others.
func (f *loopFinder) chainsFrom(ctx context.Context, n int) {
	if ctx.Err() != nil {
		return
	}
	f.search(off(n), maxLinks)
	for m := range f.candidates {
		if !f.follows(on(m)) || f.distanceTo(on(m)) < 3 {
			continue
		}
		gone := f.goneBetween(&f.nodes[n], &f.nodes[m])
		// One elimination is a discontinuous nice loop.
		if gone.len() >= 2 {
			f.addChainsTo(m, gone)
		}
	}
}

// addChainsTo adds the first chain to a candidate that has the nodes it needs.
func (f *loopFinder) addChainsTo(m int, gone eliminations) {
	f.eachPath(on(m), false, func(path []linkState) bool {
		if !f.accepts(path) {
			return true
		}
		if f.lists[openChain].wants(&gone, len(path)) {
			f.lists[openChain].add(&gone, len(path), slices.Clone(path))
		}
		return false
	})
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
