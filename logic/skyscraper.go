package logic

import "nonet"

// skyscrapers find two parallel lines with two places each for a digit, one in the
// same crossing line: of the other two places one is right.
var skyscrapers = family{find: findSkyscrapers, techniques: []Technique{Skyscraper}, reason: (*Step).reasonOfEnds}

func findSkyscrapers(b *Board, _ Technique, found func(Step) bool) {
	for _, first := range [...]nonet.Unit{firstRow, firstColumn} {
		for d := 1; d <= 9; d++ {
			for u := first; u < first+9; u++ {
				if b.placesIn(u, d).len() != 2 {
					continue
				}
				for v := u + 1; v < first+9; v++ {
					if s, ok := skyscraper(b, d, u, v); ok && !found(s) {
						return
					}
				}
			}
		}
	}
}

// skyscraper looks at two parallel lines.
func skyscraper(b *Board, d int, u, v nonet.Unit) (s Step, ok bool) {
	u1, u2, ok := b.pairIn(u, d)
	if !ok {
		return s, false
	}
	v1, v2, ok := b.pairIn(v, d)
	if !ok {
		return s, false
	}
	across := columnOf
	if u >= firstColumn {
		across = rowOf
	}
	// The second cells become the ends, the first ones stand on common ground.
	switch same1, same2 := across(u1) == across(v1), across(u2) == across(v2); {
	case same1 == same2: // both: an X-Wing
		return s, false
	case same2:
		u1, u2, v1, v2 = u2, u1, v2, v1
	}
	gone := b.places[d].and(peers[u2]).and(peers[v2])
	if gone.empty() {
		return s, false
	}
	s = Step{Technique: Skyscraper, Digits: setOfDigit(d)}
	s.mark(RoleEnd, setOf(u2, v2), d)
	s.mark(RoleBridge, setOf(u1, v1), d)
	s.unit(RoleBase, u, v)
	s.unit(RoleUnit, across(u1))
	s.alternate(Candidate{u2, d}, Candidate{u1, d}, Candidate{v1, d}, Candidate{v2, d})
	s.eliminate(gone, d)
	return s, true
}
