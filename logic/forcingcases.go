package logic

import "context"

// findContradictions finds the states from which a candidate follows to be right and
// wrong, or a choice to have no candidate left.
func (f *forcingTable) findContradictions(ctx context.Context) {
	g := f.graph
	for from := range linkState(2 * g.candidates) {
		if ctx.Err() != nil {
			return
		}
		f.findConflict(from)
		for i := range f.graph.choices.list {
			if f.graph.choices.list[i].nodes.within(&f.reached[from][0], g.words) {
				f.add(forcingProof{conclusion: from ^ 1, cases: choiceLosesAll, which: i, from: from})
			}
		}
	}
}

// findConflict finds the nearest candidate that would be right and wrong.
func (f *forcingTable) findConflict(from linkState) {
	best, size := -1, 0
	for w := range f.graph.words {
		if f.reached[from][0][w]&f.reached[from][1][w] == 0 {
			continue
		}
		for n := 64 * w; n < min(64*w+64, f.graph.candidates); n++ {
			if !f.follows(from, on(n)) || !f.follows(from, off(n)) {
				continue
			}
			if s := int(f.distance[from][on(n)]) + int(f.distance[from][off(n)]); best < 0 || s < size {
				best, size = n, s
			}
		}
	}
	if best >= 0 {
		f.add(forcingProof{conclusion: from ^ 1, cases: bothStatesFollow, which: best, from: from})
	}
}

// findVerities finds what follows from both states of a candidate, or from each
// candidate of a choice.
func (f *forcingTable) findVerities(ctx context.Context) {
	for n := range f.graph.candidates {
		if ctx.Err() != nil {
			return
		}
		common := f.reached[on(n)]
		f.intersect(&common, off(n))
		f.addVerities(&common, forcingProof{cases: eitherState, which: n})
	}
	for i := range f.graph.choices.list {
		if ctx.Err() != nil {
			return
		}
		f.addVeritiesOf(i)
	}
}

// addVeritiesOf adds what follows from each candidate of a choice, but nothing about
// these.
func (f *forcingTable) addVeritiesOf(i int) {
	c := &f.graph.choices.list[i]
	if c.nodes.len() < 2 {
		return
	}
	common := f.reached[on(c.nodes.first())]
	for n := range c.nodes.all() {
		f.intersect(&common, on(n))
	}
	for w := range f.graph.words {
		common[0][w] &^= c.nodes[w]
		common[1][w] &^= c.nodes[w]
	}
	f.addVerities(&common, forcingProof{cases: oneOfChoice, which: i})
}

// intersect keeps what follows from a state, too.
func (f *forcingTable) intersect(common *[2]nodeSet, from linkState) {
	for w := range f.graph.words {
		common[0][w] &= f.reached[from][0][w]
		common[1][w] &= f.reached[from][1][w]
	}
}

// addVerities adds a proof for each state that follows in all cases.
func (f *forcingTable) addVerities(common *[2]nodeSet, p forcingProof) {
	for w := range f.graph.words {
		if common[0][w]|common[1][w] == 0 {
			continue
		}
		for n := 64 * w; n < min(64*w+64, f.graph.candidates); n++ {
			for side := range linkState(2) {
				if common[side].has(n) && !(p.cases == eitherState && p.which == n) {
					p.conclusion = 2*linkState(n) + side
					f.add(p)
				}
			}
		}
	}
}
