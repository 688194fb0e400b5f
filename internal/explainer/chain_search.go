package explainer

import "context"

// A search looks for hints of one kind in one position. All that it finds lies in
// its arena and the like until the next position.
type search struct {
	kind    chainKind
	level   int       // of the kind
	inner   []*search // for chains that those of the kind may use
	reaches *reaches  // shared with the inner searches
	reach   *reach    // the one that is used now

	below    *search // one whose runs are beginnings of those of this, or nil
	complete bool    // whether all runs of the position have been made
	resumes  bool    // whether those of the search below are of the same position

	base   candidates // the position
	counts counts     // of the position
	now    candidates // what is left of the position in a dynamic run

	arena
	ons, offs []int32 // the nodes of a run or a layer, in the order in which their consequences are looked at
	path      pathMarks
	runs      runs
	ends      []int32 // the last nodes of a hint's chains

	hints    hints
	ancestry ancestry
	nested   nestedChains
}

func newSearch(kind chainKind, r *reaches) *search {
	s := &search{kind: kind, level: kind.level(), reaches: r}
	for _, k := range kind.inner() {
		s.inner = append(s.inner, newSearch(k, r))
	}
	if kind == nested5 {
		s.inner[1].below = s.inner[0]
	}
	return s
}

// find looks for the hints of a position: all, or the best only. When ctx is done it
// ends with what it has.
func (s *search) find(ctx context.Context, c *candidates, n *counts, all bool) {
	s.base, s.counts = *c, *n
	s.arena.reset()
	s.runs.reset()
	s.hints.reset(all)
	s.ancestry.reset()
	s.nested.reset()
	s.complete = false
	if s.kind == cycles {
		s.unbranched()
		return
	}
	s.resumes = s.below != nil && s.below.complete && s.below.base == s.base && s.below.counts == s.counts
	if s.resumes {
		s.nested.copyFrom(&s.below.nested)
	}
	s.multiples(ctx)
	s.complete = ctx.Err() == nil
}

// add takes a hint, whose removals have been added since the last, if it is the best
// so far: of all hints, or of those with the same removals.
func (s *search) add(h chainHint, base float64, targets ...int32) {
	if !s.hints.number(&h) {
		return
	}
	place := s.hints.placeOf(&h)
	rival := s.hints.rival(place)
	if rival != nil && s.isLonger(targets, rival) {
		s.hints.drop()
		return
	}
	h.complexity = s.complexity(&h, targets)
	h.difficulty = base + lengthRating(h.complexity)
	if rival != nil && compareHints(&h, rival) >= 0 {
		s.hints.drop()
		return
	}
	s.hints.take(&h, place, targets)
}

// isLonger reports whether a proof is longer than that of a hint of the same rating by
// what is known without a count.
func (s *search) isLonger(targets []int32, than *chainHint) bool {
	if s.kind == cycles {
		return false
	}
	least := int32(0)
	for _, t := range targets {
		least += max(int32(s.nodes[t].depth), int32(s.nodes[t].size))
	}
	return least > than.complexity
}

// remove adds the removals of a potential that is shown to be on or off.
func (s *search) remove(p potential) {
	if !p.on() {
		s.hints.remove(p.candidate())
		return
	}
	for others := s.base.cands[p.cell()] &^ p.bit(); others != 0; others &= others - 1 {
		s.hints.remove(p.cell()*9 + only(others))
	}
}
