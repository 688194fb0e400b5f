package explainer

import "math/bits"

// A node is a potential with the potentials from which it follows.
type node struct {
	potential
	cause       cause
	nests       bool   // whether it or what it follows from uses a nested chain
	parents     uint16 // how many
	depth       uint16 // at least so many potentials are needed for it, itself included
	size        uint16 // how many are needed, 0 when not yet counted
	firstParent int32  // where its parents begin
	nested      int32  // the nested chain that shows it, or -1
}

// A run is all that follows from one assumption, up to a contradiction.
type run struct {
	on, off    candidateSet // what it turns on and off
	first, end int32        // its nodes, in the order in which they were found
	where      [2 * candidateCount]int32
	clashOn    int32 // a potential on and off at once: its nodes, or -1
	clashOff   int32
}

// from gives what follows from a potential, at most once for a position.
func (s *search) from(p potential) *run {
	if at := s.runOf[p]; at != 0 {
		return s.runs[at-1]
	}
	if s.used == len(s.runs) {
		s.runs = append(s.runs, new(run))
	}
	r := s.runs[s.used]
	s.used++
	s.runOf[p] = int32(s.used)
	s.spread(r, p)
	return r
}

// spread finds everything that follows from a potential: all consequences of
// potentials on before one of a potential off.
func (s *search) spread(r *run, start potential) {
	r.on, r.off = candidateSet{}, candidateSet{}
	r.clashOn, r.clashOff = -1, -1
	r.first = int32(len(s.nodes))
	s.ons, s.offs = s.ons[:0], s.offs[:0]
	if s.kind.removes() {
		s.now = s.base
	}
	s.enter(r, start, causeNone)
	on, off := 0, 0
	for r.clashOn < 0 {
		switch {
		case on < len(s.ons):
			s.spreadOn(r, s.ons[on])
			on++
		case off < len(s.offs):
			s.spreadOff(r, s.offs[off])
			off++
		case s.level == 0 || !s.useTechniques(r):
			r.end = int32(len(s.nodes))
			return
		}
	}
}

// enter adds a node, whose parents have been added since the last node.
func (s *search) enter(r *run, p potential, why cause) int32 {
	at := s.addNode(p, why)
	r.where[p] = at
	if p.on() {
		r.on.add(p.candidate())
		s.ons = append(s.ons, at)
	} else {
		r.off.add(p.candidate())
		s.offs = append(s.offs, at)
	}
	return at
}

func (s *search) addNode(p potential, why cause) int32 {
	n := node{potential: p, cause: why, nested: -1, firstParent: s.parentsUsed, parents: uint16(len(s.parents) - int(s.parentsUsed))}
	s.parentsUsed = int32(len(s.parents))
	for _, q := range s.parentsOf(&n) {
		n.depth = max(n.depth, s.nodes[q].depth)
		n.nests = n.nests || s.nodes[q].nests
	}
	n.depth++
	s.nodes = append(s.nodes, n)
	return int32(len(s.nodes) - 1)
}

func (s *search) parentsOf(n *node) []int32 {
	return s.parents[n.firstParent : n.firstParent+int32(n.parents)]
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
			r.clashOn, r.clashOff = r.where[off.not()], s.addNode(off, causeNone)
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
		if r.news(on) {
			s.parents = append(s.parents, at)
			s.goneFromCell(r, cell)
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
		if r.news(on) {
			s.parents = append(s.parents, at)
			s.goneFromRegion(r, int(region), digit)
			if s.turnOn(r, on, causeBlock+cause(k)) {
				return
			}
		}
	}
	if s.kind.removes() {
		s.now.takeOff(p)
	}
}

// news reports whether a potential that turns on is not known to be on, or known to
// be off. It may be both: a technique turns potentials off without a look at these.
func (r *run) news(on potential) bool {
	return !r.on.has(on.candidate()) || r.off.has(on.candidate())
}

// turnOn enters a potential on and reports whether it is off already.
func (s *search) turnOn(r *run, on potential, why cause) (clash bool) {
	if !r.off.has(on.candidate()) {
		s.enter(r, on, why)
		return false
	}
	r.end = int32(len(s.nodes))
	r.clashOn, r.clashOff = s.addNode(on, why), r.where[on.not()]
	return true
}

// goneFromCell adds the potentials that a run has turned off in a cell as parents.
func (s *search) goneFromCell(r *run, cell int) {
	for gone := s.base.cands[cell] &^ s.position().cands[cell]; gone != 0; gone &= gone - 1 {
		s.parents = append(s.parents, r.where[potentialOf(cell, only(gone), false)])
	}
}

// goneFromRegion adds the potentials of a digit that a run has turned off in a
// region as parents.
func (s *search) goneFromRegion(r *run, region, digit int) {
	for gone := s.base.places[region][digit] &^ s.position().places[region][digit]; gone != 0; gone &= gone - 1 {
		cell := int(regionCells[region][only(gone)])
		s.parents = append(s.parents, r.where[potentialOf(cell, digit, false)])
	}
}

// position is the board on which links are looked up.
func (s *search) position() *candidates {
	if s.kind.removes() {
		return &s.now
	}
	return &s.base
}
