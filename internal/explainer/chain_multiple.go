package explainer

import (
	"context"
	"math/bits"
)

// multiples looks for what follows from several assumptions of which one must hold:
// a candidate on and off, the digits of a cell, the places of a digit in a region;
// and for assumptions that contradict themselves.
func (s *search) multiples(ctx context.Context) {
	if s.kind == multiple {
		s.reach = s.reaches.over(xyLinks, &s.base)
	}
	for cell := range 81 {
		digits := bits.OnesCount16(s.base.cands[cell])
		if digits < 2 || digits < 3 && s.kind == multiple || ctx.Err() != nil {
			continue
		}
		for set := s.base.cands[cell]; set != 0; set &= set - 1 {
			on := potentialOf(cell, only(set), true)
			if s.kind != multiple {
				s.binary(ctx, on, digits >= 3)
			}
			if s.kind != nishio {
				s.regions(ctx, cell, only(set))
			}
		}
		if s.kind != nishio {
			s.cell(ctx, cell)
		}
	}
}

// binary looks at a candidate on and off: for contradictions of one and, if wanted,
// for what both lead to.
func (s *search) binary(ctx context.Context, on potential, double bool) {
	ifOn := s.from(ctx, on)
	s.contradiction(ifOn, on)
	ifOff := s.from(ctx, on.not())
	s.contradiction(ifOff, on.not())
	if s.kind == nishio || !double {
		return
	}
	both := ifOn.on
	if both.and(&ifOff.on) {
		s.double(ifOn, ifOff, &both, true)
	}
	both = ifOn.off
	if both.and(&ifOff.off) {
		s.double(ifOn, ifOff, &both, false)
	}
}

func (s *search) contradiction(r *run, start potential) {
	if r.clashOn < 0 {
		return
	}
	s.remove(start.not())
	s.add(chainHint{proof: proofContradiction, source: start, result: start.not()}, s.kind.baseRating(), r.clashOn, r.clashOff)
}

func (s *search) double(ifOn, ifOff *run, both *candidateSet, on bool) {
	for at := ifOn.first; at < ifOn.end; at++ {
		if p := s.nodes[at].potential; p.on() == on && both.has(p.candidate()) {
			s.remove(p)
			s.add(chainHint{proof: proofDouble, source: s.nodes[ifOn.first].potential, result: p}, s.kind.baseRating(), at, ifOff.nodeOf[p])
		}
	}
}

// regions looks at the places of a digit in the regions whose first place is in the
// cell.
func (s *search) regions(ctx context.Context, cell, digit int) {
	for k, region := range regionsOf[cell] {
		places := s.base.places[region][digit]
		if bits.OnesCount16(places) < 2 || only(places) != int(indexIn[cell][k]) {
			continue
		}
		s.runs.assumed = s.runs.assumed[:0]
		for ; places != 0; places &= places - 1 {
			s.runs.assumed = append(s.runs.assumed, int(regionCells[region][only(places)])*9+digit)
		}
		s.reduce(ctx, chainHint{proof: proofRegion, region: region})
	}
}

// cell looks at the digits of a cell.
func (s *search) cell(ctx context.Context, cell int) {
	s.runs.assumed = s.runs.assumed[:0]
	for set := s.base.cands[cell]; set != 0; set &= set - 1 {
		s.runs.assumed = append(s.runs.assumed, cell*9+only(set))
	}
	s.reduce(ctx, chainHint{proof: proofCell})
}

// reduce adds what all assumptions lead to, in the order of the first.
func (s *search) reduce(ctx context.Context, h chainHint) {
	if s.kind == multiple && !s.reach.common(s.runs.assumed) {
		return
	}
	s.runs.outcomes = s.runs.outcomes[:0]
	for _, c := range s.runs.assumed {
		s.runs.outcomes = append(s.runs.outcomes, s.from(ctx, potential(c)<<1|1))
	}
	first := s.runs.outcomes[0]
	on, off := first.on, first.off
	anyOn, anyOff := true, true
	for _, r := range s.runs.outcomes[1:] {
		anyOn = anyOn && on.and(&r.on)
		anyOff = anyOff && off.and(&r.off)
	}
	if anyOn {
		s.common(h, &on, true)
	}
	if anyOff {
		s.common(h, &off, false)
	}
}

func (s *search) common(h chainHint, all *candidateSet, on bool) {
	first := s.runs.outcomes[0]
	for at := first.first; at < first.end; at++ {
		p := s.nodes[at].potential
		if p.on() != on || !all.has(p.candidate()) {
			continue
		}
		h.source, h.result = s.nodes[first.first].potential, p
		s.ends = s.ends[:0]
		for _, r := range s.runs.outcomes {
			s.ends = append(s.ends, r.nodeOf[p])
		}
		s.remove(p)
		s.add(h, s.kind.baseRating(), s.ends...)
	}
}
