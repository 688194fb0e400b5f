package logic

import (
	"cmp"
	"context"
	"slices"
	"sync"
)

// Forcing chains and nets suppose things and see what follows. A contradiction shows
// that what was supposed is wrong; a verity is what follows from every case of
// several, one of which must be right. In a chain each state follows from one
// before; in a net it may need several, all other places of a unit or all other
// candidates of a cell.
var (
	forcingChains = family{
		search:     findForcing,
		techniques: []Technique{ForcingChainContradiction, ForcingChainVerity},
		first:      firstForcing,
		together:   true,
		reason:     (*Step).reasonOfForcing,
		where:      (*Step).atStart,
	}
	forcingNets = family{
		search:     findForcing,
		techniques: []Technique{ForcingNetContradiction, ForcingNetVerity},
		first:      firstForcing,
		together:   true,
		reason:     (*Step).reasonOfForcing,
		where:      (*Step).atStart,
	}
)

// A forcingTable has what follows from each state of each candidate.
type forcingTable struct {
	graph   *linkGraph
	nets    bool
	net     netSearch
	reached [2 * 729][2]nodeSet
	// distance has for each state that follows how far it is.
	distance [2 * 729][2 * 729]uint8
	proofs   []forcingProof
}

// A forcingProof is a conclusion and the cases that lead to it.
type forcingProof struct {
	technique  Technique
	conclusion linkState
	cases      forcingCases
	which      int // a candidate or a choice
	from       linkState
	size       int
}

type forcingCases uint8

const (
	bothStatesFollow forcingCases = iota // of a candidate, from one state
	choiceLosesAll                       // from one state
	eitherState                          // of a candidate
	oneOfChoice
)

var forcingTables = sync.Pool{New: func() any { return new(forcingTable) }}

func findForcing(ctx context.Context, b *Board, t Technique, found func(Step) bool) {
	f := newForcingTable(ctx, b, t)
	defer f.free()
	f.prove(ctx, t)
	f.report(ctx, t, found)
}

// firstForcing returns the step that HoDoKu takes: one that places a digit if there is
// any, in the first cell, with the lowest digit.
func firstForcing(ctx context.Context, _ *workspace, b *Board, among []Technique) (s Step, ok bool) {
	f := newForcingTable(ctx, b, among[0])
	defer f.free()
	f.prove(ctx, among...)
	slices.SortStableFunc(f.proofs, func(a, b forcingProof) int {
		return cmp.Or(
			cmp.Compare(b.conclusion&1, a.conclusion&1),
			cmp.Compare(a.conclusion, b.conclusion),
			cmp.Compare(a.size, b.size))
	})
	for i := range f.proofs {
		if ctx.Err() != nil {
			break
		}
		if s, ok = f.step(f.proofs[i].technique, &f.proofs[i]); ok {
			break
		}
	}
	return s, ok
}

// newForcingTable returns a table for chains or nets; free it when done.
func newForcingTable(ctx context.Context, b *Board, t Technique) *forcingTable {
	f := forcingTables.Get().(*forcingTable)
	f.nets = t == ForcingNetContradiction || t == ForcingNetVerity
	kinds := groupedKinds
	kinds.groups = !f.nets
	f.graph = newLinkGraph(b, kinds)
	f.net.graph, f.net.choices = f.graph, &f.graph.choices
	f.fill(ctx)
	f.proofs = f.proofs[:0]
	return f
}

func (f *forcingTable) free() {
	f.graph.free()
	forcingTables.Put(f)
}

// prove finds the proofs of some techniques.
func (f *forcingTable) prove(ctx context.Context, techniques ...Technique) {
	for _, t := range techniques {
		n := len(f.proofs)
		if t == ForcingChainContradiction || t == ForcingNetContradiction {
			f.findContradictions(ctx)
		} else {
			f.findVerities(ctx)
		}
		for i := range f.proofs[n:] {
			f.proofs[n+i].technique = t
		}
	}
}

// fill finds what follows from each state.
func (f *forcingTable) fill(ctx context.Context) {
	g := f.graph
	for s := range linkState(2 * g.candidates) {
		if ctx.Err() != nil {
			return
		}
		f.suppose(s)
		if f.nets {
			f.reached[s] = f.net.reached
			copy(f.distance[s][:2*g.candidates], f.net.depth[:])
		} else {
			f.reached[s] = g.found.reached
			copy(f.distance[s][:2*g.candidates], g.found.distance[:])
		}
	}
}

// suppose follows the links from a state.
func (f *forcingTable) suppose(s linkState) {
	if f.nets {
		f.net.search(s)
	} else {
		f.graph.search(s, maxLinks)
	}
}

func (f *forcingTable) follows(from, to linkState) bool {
	return f.reached[from][to&1].has(to.node())
}

// add adds a proof, whose size is that of its cases.
func (f *forcingTable) add(p forcingProof) {
	var buffer [18]linkState
	ways := f.ways(buffer[:0], &p)
	for i := 0; i < len(ways); i += 2 {
		p.size += int(f.distance[ways[i]][ways[i+1]]) + 1
	}
	f.proofs = append(f.proofs, p)
}

// ways appends the first and the last state of each way of a proof.
func (f *forcingTable) ways(list []linkState, p *forcingProof) []linkState {
	switch p.cases {
	case bothStatesFollow:
		for _, to := range [...]linkState{on(p.which), off(p.which)} {
			if to != p.from {
				list = append(list, p.from, to)
			}
		}
	case eitherState:
		list = append(list, on(p.which), p.conclusion, off(p.which), p.conclusion)
	case choiceLosesAll:
		for n := range f.graph.choices.list[p.which].nodes.all() {
			list = append(list, p.from, off(n))
		}
	case oneOfChoice:
		for n := range f.graph.choices.list[p.which].nodes.all() {
			list = append(list, on(n), p.conclusion)
		}
	}
	return list
}

// report passes on the steps, the smallest for each conclusion.
func (f *forcingTable) report(ctx context.Context, t Technique, found func(Step) bool) {
	slices.SortStableFunc(f.proofs, func(a, b forcingProof) int {
		return cmp.Or(cmp.Compare(a.size, b.size), cmp.Compare(a.conclusion, b.conclusion))
	})
	var done [2]nodeSet
	for i := range f.proofs {
		if ctx.Err() != nil {
			return
		}
		p := &f.proofs[i]
		n, side := p.conclusion.node(), p.conclusion&1
		if done[side].has(n) {
			continue
		}
		if s, ok := f.step(t, p); ok {
			done[side].add(n)
			if !found(s) {
				return
			}
		}
	}
}

// step returns the step of a proof; a net that is only chains is none.
func (f *forcingTable) step(t Technique, p *forcingProof) (s Step, ok bool) {
	g := f.graph
	s.Technique = t
	at := &g.nodes[p.conclusion.node()]
	s.Digits = setOfDigit(at.digit)
	if p.conclusion.on() {
		s.Placements = []Candidate{{at.cell, at.digit}}
	} else {
		s.Eliminations = []Candidate{{at.cell, at.digit}}
	}
	f.explain(&s, p)
	supposed := linkState(-1)
	ways := f.ways(nil, p)
	for i := 0; i < len(ways); i += 2 {
		from, to := ways[i], ways[i+1]
		if from != supposed {
			f.suppose(from)
			supposed = from
		}
		if f.nets {
			ok = f.net.addProof(&s, to) || ok
		} else {
			g.addChain(&s, g.pathTo(to))
			ok = true
		}
	}
	return s, ok
}
