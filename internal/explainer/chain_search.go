package explainer

import "context"

// A search looks for hints of one kind in one position. All that it finds lies in
// its slices until the next position: nodes with their parents, runs, hints.
type search struct {
	ctx     context.Context
	kind    chainKind
	level   int
	inner   []*search
	reaches *reaches // shared with the inner searches
	reach   *reach   // the one that is used now
	all     bool     // whether all hints are wanted or the best only

	base, now candidates // the position, and what is left of it in a dynamic run
	counts    counts     // of the position

	nodes            []node
	parents          []int32 // of all nodes, one after another
	parentsUsed      int32   // how many belong to nodes
	techniqueParents int32   // where the parents of the technique at work begin
	ons, offs        []int32 // nodes in the order in which their consequences are looked at

	runs     []*run
	used     int                       // how many runs belong to the position
	runOf    [2 * candidateCount]int32 // one more than the run from a potential, 0 if none
	assumed  []int                     // candidates of which one holds
	outcomes []*run                    // what they lead to
	ends     []int32                   // the last nodes of proofs

	found        []chainHint
	accepted     int // how many hints have been taken, also into the place of another
	order        int32
	targets      []int32 // of all hints
	removals     []uint16
	removalsUsed int
	firstPlace   int32                 // one more than the best hint, if the best is wanted
	single       [candidateCount]int32 // the same of the hints that remove one candidate
	several      []int32               // and of those that remove several

	path     [2 * candidateCount]uint64 // potentials marked as a path
	pathMark uint64
	mark     []uint32 // nodes marked as ancestors
	marks    uint32
	queue    []int32

	chainsInside []nestedChain
	texts        []potential
	textAt       map[uint64]int32 // the first nested chain with a text, by its hash
	nestedSeen   []int32
}

func newSearch(kind chainKind, r *reaches) *search {
	s := &search{kind: kind, level: kind.level(), reaches: r, textAt: map[uint64]int32{}}
	for _, k := range kind.inner() {
		s.inner = append(s.inner, newSearch(k, r))
	}
	return s
}

// find looks for the hints of a position: all, or the best only.
func (s *search) find(ctx context.Context, c *candidates, n *counts, all bool) {
	s.ctx = ctx
	s.base, s.counts, s.all = *c, *n, all
	s.nodes, s.parents, s.parentsUsed = s.nodes[:0], s.parents[:0], 0
	s.used, s.runOf = 0, [2 * candidateCount]int32{}
	s.found, s.accepted, s.order = s.found[:0], 0, 0
	s.targets, s.removals, s.removalsUsed = s.targets[:0], s.removals[:0], 0
	s.firstPlace, s.single, s.several = 0, [candidateCount]int32{}, s.several[:0]
	s.chainsInside, s.texts = s.chainsInside[:0], s.texts[:0]
	if len(s.textAt) > 0 {
		clear(s.textAt)
	}
	s.mark, s.marks = s.mark[:0], 0
	if s.kind == cycles {
		s.unbranched()
		return
	}
	s.multiples()
}
