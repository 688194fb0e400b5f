package logic

import (
	"slices"
	"testing"

	"nonet"
)

// TestUniquenessTest4 needs one unit in which two corners are the only places of a
// digit, though they share another where it has more.
func TestUniquenessTest4(t *testing.T) {
	var p nonet.Candidates
	for c := range p {
		p[c] = nonet.AllDigits
	}
	r1c1, r1c2, r4c1, r4c2 := cellOf(1, 1), cellOf(1, 2), cellOf(4, 1), cellOf(4, 2)
	p[r4c1], p[r4c2] = digitSet(1, 2), digitSet(1, 2)
	for c := range unitCells[rowOf(r1c1)].without(setOf(r1c1, r1c2)).all() {
		p[c] &^= digitSet(1)
	}
	for _, test := range []struct {
		name string
		also nonet.Cell // that has a 1 in the row
		want bool
	}{
		{"in the row only", r1c1, true},
		{"nowhere", cellOf(1, 9), false},
	} {
		q := p
		q[test.also] |= digitSet(1)
		b := BoardOfCandidates(q)
		steps := slices.Collect(Find(&b, UniquenessTest4))
		if !test.want && len(steps) == 0 {
			continue
		}
		if len(steps) != 1 || !test.want {
			t.Fatalf("%s: %d steps", test.name, len(steps))
		}
		if s := steps[0]; !slices.Equal(s.Eliminations, []Candidate{{r1c1, 2}, {r1c2, 2}}) ||
			!slices.Equal(s.unitsAs(RoleUnit), []nonet.Unit{rowOf(r1c1)}) {
			t.Errorf("%s: %s", test.name, &s)
		}
	}
}
