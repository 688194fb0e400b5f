package explainer

import "math/bits"

// links are the links that a chain may use. Y links join digits of a cell, X links
// places of a digit. Off to on, X links hold in regions with two places, Y links in
// cells with two digits; on to off, X links are always there.
type links uint8

const (
	xLinks links = 1 << iota
	yLinks
	xyLinks = xLinks | yLinks
)

// unbranched looks from each candidate for cycles that come back to it and for
// chains from it to its opposite.
func (s *search) unbranched() {
	if !s.reaches.over(xyLinks, &s.base).AnyRefuted() {
		return
	}
	for _, use := range [3]links{xLinks, yLinks, xyLinks} {
		if s.reach = s.reaches.over(use, &s.base); !s.reach.AnyRefuted() {
			continue
		}
		for cell := range 81 {
			digits := bits.OnesCount16(s.base.cands[cell])
			if digits < 2 || digits > 2 && use == yLinks {
				continue
			}
			for set := s.base.cands[cell]; set != 0; set &= set - 1 {
				s.fromSource(potentialOf(cell, only(set), true), use)
			}
		}
	}
}

// fromSource adds the cycles through a potential, then the chains to its opposite.
// What it has found stays only if a hint needs it.
func (s *search) fromSource(on potential, use links) {
	nodes, parents, accepted := len(s.nodes), len(s.parents), s.hints.accepted
	s.ends = s.ends[:0]
	if s.reach.towardsItself(on.candidate()) {
		s.cyclesFrom(on, use)
	}
	cycles := len(s.ends)
	if use&xLinks != 0 && s.reach.towardsOff(on.candidate()) {
		s.chainFrom(on, use)
	}
	if use&xLinks != 0 && s.reach.towardsOn(on.candidate()) {
		s.chainFrom(on.not(), use)
	}
	for i, end := range s.ends {
		if i < cycles {
			s.addCycle(end, use)
		} else {
			s.addForcing(end, use)
		}
	}
	if s.hints.accepted == accepted {
		s.truncate(nodes, parents)
	}
}

// cyclesFrom puts the ends of cycles back to the potential into ends. It goes by
// layers, each potential on once, those off once for every potential on before.
func (s *search) cyclesFrom(source potential, use links) {
	var on candidateSet
	s.ons = append(s.ons[:0], s.addNode(source, causeNone))
	on.add(source.candidate())
	for length := 2; len(s.ons) > 0 && !s.cannotWin(cycleRating(use), int32(length)); length += 2 {
		s.offs = s.offs[:0]
		for _, at := range s.ons {
			s.path.set(&s.arena, at)
			s.weakFrom(at, use, func(off potential) {
				if !s.path.has(off) && s.reach.leadsOn(off) {
					s.offs = append(s.offs, s.follow(off, at, causeNone))
				}
			})
		}
		s.ons = s.ons[:0]
		for _, at := range s.offs {
			s.strongFrom(at, use, func(next potential, why cause) {
				switch {
				case next == source && length >= 4:
					s.ends = append(s.ends, s.follow(next, at, why))
				case !on.has(next.candidate()) && s.reach.leads(next):
					on.add(next.candidate())
					s.ons = append(s.ons, s.follow(next, at, why))
				}
			})
		}
	}
}

// chainFrom puts the end of the first chain from the potential to its opposite into
// ends. It goes by layers, each potential once.
func (s *search) chainFrom(source potential, use links) {
	var on, off candidateSet
	ends := len(s.ends)
	s.ons, s.offs = s.ons[:0], s.offs[:0]
	if at := s.addNode(source, causeNone); source.on() {
		on.add(source.candidate())
		s.ons = append(s.ons, at)
	} else {
		off.add(source.candidate())
		s.offs = append(s.offs, at)
	}
	for length := int32(2); len(s.ons)+len(s.offs) > 0 && !s.cannotWin(chainRating(use), length); length++ {
		for _, at := range s.ons {
			s.path.set(&s.arena, at)
			s.weakFrom(at, use, func(next potential) {
				switch {
				case next == source.not():
					s.ends = append(s.ends, s.follow(next, at, causeNone))
				case !off.has(next.candidate()) && !s.path.has(next) && s.reach.leadsOn(next):
					off.add(next.candidate())
					s.offs = append(s.offs, s.follow(next, at, causeNone))
				}
			})
			if len(s.ends) > ends {
				s.ends = s.ends[:ends+1]
				return
			}
		}
		if len(s.ons) > 0 {
			s.ons = s.ons[:0]
			continue
		}
		for _, at := range s.offs {
			s.strongFrom(at, use, func(next potential, why cause) {
				switch {
				case next == source.not():
					s.ends = append(s.ends, s.follow(next, at, why))
				case !on.has(next.candidate()) && s.reach.leads(next):
					on.add(next.candidate())
					s.ons = append(s.ons, s.follow(next, at, why))
				}
			})
			if len(s.ends) > ends {
				s.ends = s.ends[:ends+1]
				return
			}
		}
		s.offs = s.offs[:0]
	}
}

// cycleRating and chainRating rate the shortest cycles and chains over some links.
func cycleRating(use links) float64 {
	if use == xyLinks {
		return 7.0
	}
	return 6.5
}

func chainRating(use links) float64 {
	if use == xyLinks {
		return 7.0
	}
	return 6.6
}

// cannotWin reports whether no hint of so many potentials or more can be the best.
func (s *search) cannotWin(base float64, complexity int32) bool {
	if s.hints.all || len(s.hints.found) == 0 {
		return false
	}
	difficulty := base + lengthRating(complexity)
	best := &s.hints.found[0]
	return difficulty > best.difficulty || difficulty == best.difficulty && complexity > best.complexity
}

// weakFrom yields what a potential on turns off.
func (s *search) weakFrom(at int32, use links, yield func(potential)) {
	list := weakLinks[s.nodes[at].candidate()][:]
	if use&yLinks == 0 {
		list = list[inCell:]
	}
	for _, c := range list {
		if s.base.has(c) {
			yield(potential(c) << 1)
		}
	}
}

// strongFrom yields what a potential off turns on, each once.
func (s *search) strongFrom(at int32, use links, yield func(potential, cause)) {
	p := s.nodes[at].potential
	cell, digit := p.cell(), p.digit()
	if set := s.base.cands[cell]; use&yLinks != 0 && bits.OnesCount16(set) == 2 {
		yield(potentialOf(cell, only(set&^p.bit()), true), causeCell)
	}
	if use&xLinks == 0 {
		return
	}
	inBlock := -1
	for k, region := range regionsOf[cell] {
		places := s.base.places[region][digit]
		if bits.OnesCount16(places) != 2 {
			continue
		}
		other := int(regionCells[region][only(places&^(1<<indexIn[cell][k]))])
		if other != inBlock {
			yield(potentialOf(other, digit, true), causeBlock+cause(k))
		}
		if k == 0 {
			inBlock = other
		}
	}
}
