package explainer

import (
	"context"
	"math/bits"
)

// A run is all that follows from one assumption, up to a contradiction.
type run struct {
	on, off    candidateSet              // what it turns on and off
	first, end int32                     // its nodes, in the order in which they were found
	nodeOf     [2 * candidateCount]int32 // the node of each potential that it turns on or off
	clashOn    int32                     // a potential on and off at once: its nodes, or -1
	clashOff   int32
}

// runs are those of a position, at most one from each potential.
type runs struct {
	list []*run                    // some may be left of earlier positions
	used int                       // how many are of this one
	from [2 * candidateCount]int32 // one more than the run from a potential, 0 if none

	assumed  []int  // candidates of which one holds
	outcomes []*run // the runs from these
}

func (all *runs) reset() { all.used, all.from = 0, [2 * candidateCount]int32{} }

// add adds an empty run from a potential.
func (all *runs) add(p potential) *run {
	if all.used == len(all.list) {
		all.list = append(all.list, new(run))
	}
	r := all.list[all.used]
	all.used++
	all.from[p] = int32(all.used)
	return r
}

// of is the run from a potential, or nil.
func (all *runs) of(p potential) *run {
	if at := all.from[p]; at != 0 {
		return all.list[at-1]
	}
	return nil
}

// from gives what follows from a potential, at most once for a position.
func (s *search) from(ctx context.Context, p potential) *run {
	if r := s.runs.of(p); r != nil {
		return r
	}
	r := s.runs.add(p)
	s.ons, s.offs = s.ons[:0], s.offs[:0]
	if s.kind.removes() {
		s.now = s.base
	}
	if begun := s.begun(p); begun != nil {
		s.resume(r, begun)
	} else {
		s.begin(r, p)
	}
	s.spread(ctx, r)
	return r
}

// begun is the run from a potential in the search below, or nil.
func (s *search) begun(p potential) *run {
	if !s.resumes {
		return nil
	}
	return s.below.runs.of(p)
}

// begin begins a run from a potential.
func (s *search) begin(r *run, p potential) {
	r.on, r.off = candidateSet{}, candidateSet{}
	r.clashOn, r.clashOff = -1, -1
	r.first = int32(len(s.nodes))
	s.enter(r, p, causeNone)
}

// resume makes a run what it is in the search below: that may use less, but uses it
// first.
func (s *search) resume(r, begun *run) {
	r.on, r.off = begun.on, begun.off
	end := begun.end
	if begun.clashOn >= 0 {
		end++ // the last node is one of the clash
	}
	shift := s.copyFrom(&s.below.arena, begun.first, end)
	r.first, r.end = begun.first+shift, begun.end+shift
	if r.clashOn, r.clashOff = begun.clashOn, begun.clashOff; r.clashOn >= 0 {
		r.clashOn, r.clashOff = r.clashOn+shift, r.clashOff+shift
	}
	for at := r.first; at < r.end; at++ {
		p := s.nodes[at].potential
		if r.nodeOf[p] = at; !p.on() {
			s.now.takeOff(p)
		}
	}
}

// spread finds everything that follows from what a run has so far: all consequences of
// potentials on before one of a potential off.
func (s *search) spread(ctx context.Context, r *run) {
	on, off := 0, 0
	for r.clashOn < 0 {
		switch {
		case on < len(s.ons):
			s.spreadOn(r, s.ons[on])
			on++
		case off < len(s.offs):
			s.spreadOff(r, s.offs[off])
			off++
		case s.level == 0 || !s.useTechniques(ctx, r):
			r.end = int32(len(s.nodes))
			return
		}
	}
}

// enter adds a node, whose parents have been added since the last node.
func (s *search) enter(r *run, p potential, why cause) int32 {
	at := s.addNode(p, why)
	r.nodeOf[p] = at
	if p.on() {
		r.on.add(p.candidate())
		s.ons = append(s.ons, at)
	} else {
		r.off.add(p.candidate())
		s.offs = append(s.offs, at)
	}
	return at
}

// spreadOn turns off what a potential on excludes.
func (s *search) spreadOn(r *run, at int32) {
	p := s.nodes[at].potential
	links := weakLinks[p.candidate()][:]
	if s.kind == nishio {
		links = links[inCell:]
	}
	position := s.position()
	for _, c := range links {
		if !position.has(c) {
			continue
		}
		off := potential(c) << 1
		if r.on.has(int(c)) {
			s.parents = append(s.parents, at)
			r.end = int32(len(s.nodes))
			r.clashOn, r.clashOff = r.nodeOf[off.not()], s.addNode(off, causeNone)
			return
		}
		if !r.off.has(int(c)) {
			s.parents = append(s.parents, at)
			s.enter(r, off, causeNone)
		}
	}
}

// spreadOff turns on what is alone with a potential off in the cell or in a region.
func (s *search) spreadOff(r *run, at int32) {
	p := s.nodes[at].potential
	cell, digit := p.cell(), p.digit()
	position := s.position()
	if others := position.cands[cell]; s.kind != nishio && bits.OnesCount16(others) == 2 {
		on := potentialOf(cell, only(others&^p.bit()), true)
		if r.canTurnOn(on) {
			s.parents = append(s.parents, at)
			s.addOffInCell(r, cell)
			if s.turnOn(r, on, causeCell) {
				return
			}
		}
	}
	for k, region := range regionsOf[cell] {
		places := position.places[region][digit]
		if bits.OnesCount16(places) != 2 {
			continue
		}
		other := regionCells[region][only(places&^(1<<indexIn[cell][k]))]
		on := potentialOf(int(other), digit, true)
		if r.canTurnOn(on) {
			s.parents = append(s.parents, at)
			s.addOffInRegion(r, int(region), digit, allDigits)
			if s.turnOn(r, on, causeBlock+cause(k)) {
				return
			}
		}
	}
	if s.kind.removes() {
		s.now.takeOff(p)
	}
}

// canTurnOn reports whether a potential is not known to be on, or known to be off. It
// may be both: a technique turns potentials off without a look at these.
func (r *run) canTurnOn(on potential) bool {
	return !r.on.has(on.candidate()) || r.off.has(on.candidate())
}

// turnOn enters a potential on and reports whether it is off already.
func (s *search) turnOn(r *run, on potential, why cause) (clash bool) {
	if !r.off.has(on.candidate()) {
		s.enter(r, on, why)
		return false
	}
	r.end = int32(len(s.nodes))
	r.clashOn, r.clashOff = s.addNode(on, why), r.nodeOf[on.not()]
	return true
}

// addOffInCell adds the potentials that a run has turned off in a cell as parents.
func (s *search) addOffInCell(r *run, cell int) {
	for off := s.base.cands[cell] &^ s.position().cands[cell]; off != 0; off &= off - 1 {
		s.parents = append(s.parents, r.nodeOf[potentialOf(cell, only(off), false)])
	}
}

// addOffInRegion adds those of a digit that it has turned off at some positions of a
// region.
func (s *search) addOffInRegion(r *run, region, digit int, at uint16) {
	for off := s.base.places[region][digit] &^ s.position().places[region][digit] & at; off != 0; off &= off - 1 {
		cell := int(regionCells[region][only(off)])
		s.parents = append(s.parents, r.nodeOf[potentialOf(cell, digit, false)])
	}
}

// position is the board on which links are looked up.
func (s *search) position() *candidates {
	if s.kind.removes() {
		return &s.now
	}
	return &s.base
}
