package logic

import (
	"encoding/json"
	"strings"
	"testing"

	"nonet"
)

// TestRatedStepData holds the data of each step against its text and the solution.
func TestRatedStepData(t *testing.T) {
	for _, text := range []string{
		"1....4..6.2.5.......3...7...4.85..9.....1........2..8...7...3...5...9.2.6.......1",
		"6.......8..2....7.94.........15.98..79....5.2.....4..916...5.2......2..5..3961...",
	} {
		g := grid(t, text)
		solution, _, err := nonet.Solve(t.Context(), g)
		if err != nil {
			t.Fatal(err)
		}
		_, steps, err := RateSteps(t.Context(), g)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range steps {
			does := Step{Placements: s.Placements, Eliminations: s.Eliminations}
			if !strings.HasPrefix(s.Text, s.Technique+": ") || !strings.HasSuffix(s.Text, " => "+does.result()) {
				t.Errorf("%s: %v, %v, %v", s.Text, s.Technique, s.Placements, s.Eliminations)
			}
			if len(s.Placements) > 0 == (len(s.Eliminations) > 0) {
				t.Errorf("%s: it shall place or eliminate", s.Text)
			}
			for _, p := range s.Placements {
				if solution[p.Cell] != uint8(p.Digit) {
					t.Errorf("%s: a wrong digit", s.Text)
				}
			}
			for _, e := range s.Eliminations {
				if solution[e.Cell] == uint8(e.Digit) {
					t.Errorf("%s: the right digit", s.Text)
				}
			}
		}
	}
}

func TestRatedStepJSON(t *testing.T) {
	for want, s := range map[string]RatedStep{
		`{"technique":"A","rating":1.2,"placements":["r5c5=5"],"text":"A","grid":"."}`: {
			Technique: "A", Rating: 12, Placements: []Candidate{{40, 5}}, Text: "A", Grid: "."},
		`{"technique":"B","rating":8.3,"eliminations":["r1c1\u003c\u003e5","r9c9\u003c\u003e1"],"text":"","grid":""}`: {
			Technique: "B", Rating: 83, Eliminations: []Candidate{{0, 5}, {80, 1}}},
		`{"technique":"C","rating":7.0,"digits":[1,3],"text":"","grid":"","marks":[{"cell":"r1c1","digit":3,"role":"start"}],` +
			`"units":[{"unit":"row 1","role":"base"}],"chains":[[{"cells":["r1c1"],"digit":3,"on":true,"strong":false,"by":"X-Wing"}]]}`: {
			Technique: "C", Rating: 70, Digits: 5, Marks: []Mark{{0, 3, RoleStart}}, Units: []UnitMark{{0, RoleBase}},
			Chains: []Chain{{{Cells: []nonet.Cell{0}, Digit: 3, On: true, By: "X-Wing"}}}},
	} {
		if got, err := json.Marshal(s); string(got) != want || err != nil {
			t.Errorf("%s, %v, want %s", got, err, want)
		}
	}
}

// TestRatedStepParts asks that the marks of each step stand on the board before it, that its
// units are those where they stand, and that the links of chains hold there.
func TestRatedStepParts(t *testing.T) {
	units, links := 0, 0
	for _, text := range []string{
		"1....4..6.2.5.......3...7...4.85..9.....1........2..8...7...3...5...9.2.6.......1",
		"..35........6.......8.94....6....98..7.....1....17..5...7.4.2.5...3...48..2.1.6..",
		"3..5..1...7.....8...8..4..66..4..9...3..6..5...7..1..48..1..3......2..6...2..9...",
	} {
		g := grid(t, text)
		_, steps, err := RateSteps(t.Context(), g)
		if err != nil {
			t.Fatal(err)
		}
		b := NewBoard(g)
		for _, s := range steps {
			for _, m := range s.Marks {
				if !b.cands[m.Cell].Has(m.Digit) {
					t.Errorf("%s: %v is no candidate", s.Text, m)
				}
			}
			step := Step{Placements: s.Placements, Eliminations: s.Eliminations, Marks: s.Marks, Units: s.Units}
			units += len(s.Units)
			if why := step.unitFault(s.Technique); why != "" {
				t.Errorf("%s: %s", s.Text, why)
			}
			if !strings.HasPrefix(s.Technique, "Dynamic") {
				links += checkRatedLinks(t, &b, &s)
			}
			b.Apply(&step)
		}
	}
	if units == 0 || links == 0 {
		t.Errorf("%d units and %d links are checked", units, links)
	}
}

// unitFault says which units are not where the marks of a step are, "" if all are.
func (s *Step) unitFault(technique string) string {
	cells := map[Role]cellSet{}
	for _, m := range s.Marks {
		in := cells[m.Role]
		in.add(m.Cell)
		cells[m.Role] = in
	}
	marked := func(u UnitMark) (in cellSet) {
		switch {
		case u.Role == RoleStart:
			return cells[RoleStart]
		case strings.HasPrefix(technique, "Direct") && u.Role == RoleUnit:
			return setOf(s.Placements[0].Cell)
		}
		return cells[RoleDefining].or(cells[RoleExtra])
	}
	for _, u := range s.Units {
		if in := marked(u); in.and(unitCells[u.Unit]).empty() {
			return u.Unit.String() + " has no mark"
		}
	}
	for _, role := range []Role{RoleBase, RoleCover} {
		var all cellSet
		for _, u := range s.unitsAs(role) {
			all = all.or(unitCells[u])
		}
		if len(s.unitsAs(role)) > 0 && !cells[RoleDefining].within(all) {
			return "a mark is outside of the " + role.String()
		}
	}
	return ""
}

// checkRatedLinks checks the links of chains without branches, and returns how many there are.
func checkRatedLinks(t *testing.T, b *Board, s *RatedStep) (links int) {
	for _, c := range s.Chains {
		for i := range c[1:] {
			links++
			if why := checkJoint(b, &c[i], &c[i+1]); why != "" {
				t.Errorf("%s: %s: link %d of %s", s.Text, why, i+1, c)
			}
		}
	}
	return links
}
