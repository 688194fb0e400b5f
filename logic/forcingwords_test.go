package logic

import (
	"testing"

	"nonet"
)

// TestForcingWords puts suppositions, contradictions and cases into words.
func TestForcingWords(t *testing.T) {
	r1c9, r2c9, r5c5 := cellOf(1, 9), cellOf(2, 9), cellOf(5, 5)
	node := func(c nonet.Cell, digit int, on bool) Node {
		return Node{Cells: []nonet.Cell{c}, Digit: digit, On: on, Strong: on}
	}
	for _, test := range []struct {
		name      string
		technique Technique
		chains    []Chain
		starts    []Candidate
		conflict  []Candidate
		unit      *UnitMark
		want      string
	}{
		{"only place", ForcingChainContradiction, []Chain{{node(r1c9, 2, false)}},
			[]Candidate{{r1c9, 2}}, []Candidate{{r1c9, 2}}, &UnitMark{17, RoleConflict},
			"if r1c9 is not 2, then column 9 has no place for 2"},
		{"only candidate", ForcingChainContradiction, []Chain{{node(r1c9, 2, false)}},
			[]Candidate{{r1c9, 2}}, []Candidate{{r1c9, 2}}, nil,
			"if r1c9 is not 2, then r1c9 has no candidate"},
		{"places", ForcingNetContradiction, []Chain{
			{node(r5c5, 3, true), node(r1c9, 3, false)}, {node(r5c5, 3, true), node(r2c9, 3, false)}},
			[]Candidate{{r5c5, 3}}, []Candidate{{r1c9, 3}, {r2c9, 3}}, &UnitMark{17, RoleConflict},
			"if r5c5 is 3, then column 9 has no place for 3: (3)r5c5-(3)r1c9; (3)r5c5-(3)r2c9"},
		{"candidates", ForcingChainContradiction, []Chain{
			{node(r5c5, 3, true), node(r1c9, 3, false)}, {node(r5c5, 3, true), node(r1c9, 4, false)}},
			[]Candidate{{r5c5, 3}}, []Candidate{{r1c9, 3}, {r1c9, 4}}, nil,
			"if r5c5 is 3, then r1c9 has no candidate: (3)r5c5-(3)r1c9; (3)r5c5-(4)r1c9"},
		{"both", ForcingChainContradiction, []Chain{
			{node(r5c5, 3, false), node(r1c9, 3, true)}, {node(r5c5, 3, false), node(r2c9, 3, true), node(r1c9, 3, false)}},
			[]Candidate{{r5c5, 3}}, []Candidate{{r1c9, 3}}, nil,
			"if r5c5 is not 3, then r1c9 is 3 and is not 3: (3)r5c5=(3)r1c9; (3)r5c5=(3)r2c9-(3)r1c9"},
		{"itself wrong", ForcingChainContradiction, []Chain{{node(r1c9, 3, true), node(r2c9, 3, false), node(r5c5, 3, true), node(r1c9, 3, false)}},
			[]Candidate{{r1c9, 3}}, []Candidate{{r1c9, 3}}, nil,
			"if r1c9 is 3, then it is not 3: (3)r1c9-(3)r2c9=(3)r5c5-(3)r1c9"},
		{"itself right", ForcingChainContradiction, []Chain{{node(r1c9, 3, false), node(r2c9, 3, true), node(r5c5, 3, false), node(r1c9, 3, true)}},
			[]Candidate{{r1c9, 3}}, []Candidate{{r1c9, 3}}, nil,
			"if r1c9 is not 3, then it is 3: (3)r1c9=(3)r2c9-(3)r5c5=(3)r1c9"},
		{"of a cell", ForcingChainVerity, []Chain{
			{node(r1c9, 3, true), node(r5c5, 6, false)}, {node(r1c9, 8, true), node(r5c5, 6, false)}},
			[]Candidate{{r1c9, 3}, {r1c9, 8}}, nil, nil,
			"whichever of 3,8 is in r1c9: (3)r1c9-(6)r5c5; (8)r1c9-(6)r5c5"},
		{"of a unit", ForcingNetVerity, []Chain{
			{node(r1c9, 3, true), node(r5c5, 6, false)}, {node(r2c9, 3, true), node(r5c5, 6, false)}},
			[]Candidate{{r1c9, 3}, {r2c9, 3}}, nil, &UnitMark{17, RoleStart},
			"wherever 3 is in column 9: (3)r1c9-(6)r5c5; (3)r2c9-(6)r5c5"},
		{"of a candidate", ForcingChainVerity, []Chain{
			{node(r1c9, 3, true), node(r5c5, 6, false)}, {node(r1c9, 3, false), node(r2c9, 3, true), node(r5c5, 6, false)}},
			[]Candidate{{r1c9, 3}}, nil, nil,
			"whether r1c9 is 3 or not: (3)r1c9-(6)r5c5; (3)r1c9=(3)r2c9-(6)r5c5"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := Step{Technique: test.technique, Chains: test.chains}
			for _, c := range test.starts {
				s.mark(RoleStart, setOf(c.Cell), c.Digit)
			}
			for _, c := range test.conflict {
				s.mark(RoleConflict, setOf(c.Cell), c.Digit)
			}
			if test.unit != nil {
				s.Units = append(s.Units, *test.unit)
			}
			if got := s.reason(); got != test.want {
				t.Errorf("got  %s\nwant %s", got, test.want)
			}
		})
	}
}

// TestForcingMarks asks that every forcing step says what it starts from, and that its
// chains do start there.
func TestForcingMarks(t *testing.T) {
	boards, _ := realPositions(t, 6)
	for i := range boards {
		for _, technique := range []Technique{ForcingChainContradiction, ForcingChainVerity, ForcingNetContradiction, ForcingNetVerity} {
			contradiction := technique == ForcingChainContradiction || technique == ForcingNetContradiction
			for s := range Find(&boards[i], technique) {
				starts, digits := s.marked(RoleStart)
				conflict, _ := s.marked(RoleConflict)
				first := s.Chains[0][0]
				if !starts.has(first.Cells[0]) || !digits.Has(first.Digit) || conflict.empty() == contradiction {
					t.Fatalf("%s: starts at %s, conflict at %s", &s, cellList(starts), cellList(conflict))
				}
			}
		}
	}
}
