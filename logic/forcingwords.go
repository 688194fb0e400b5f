package logic

import (
	"fmt"
	"strings"
)

// explain marks what the chains of a proof start from, and what they contradict.
func (f *forcingTable) explain(s *Step, p *forcingProof) {
	switch p.cases {
	case eitherState:
		f.markCandidate(s, RoleStart, p.which)
	case oneOfChoice:
		f.markChoice(s, RoleStart, p.which)
	case bothStatesFollow:
		f.markCandidate(s, RoleStart, p.from.node())
		f.markCandidate(s, RoleConflict, p.which)
	case choiceLosesAll:
		f.markCandidate(s, RoleStart, p.from.node())
		f.markChoice(s, RoleConflict, p.which)
	}
}

func (f *forcingTable) markCandidate(s *Step, role Role, n int) {
	s.mark(role, f.graph.nodes[n].cells, f.graph.nodes[n].digit)
}

// markChoice marks the candidates of a choice, and the unit if it is one.
func (f *forcingTable) markChoice(s *Step, role Role, i int) {
	c := &f.graph.choices.list[i]
	for n := range c.nodes.all() {
		f.markCandidate(s, role, n)
	}
	if c.digit != 0 {
		s.unit(role, c.unit)
	}
}

// atStart names the cells that chains start from.
func (s *Step) atStart() string { return "at " + s.in(RoleStart) }

// reasonOfForcing says what is supposed and what contradicts it, or what the cases are,
// and then how that follows.
func (s *Step) reasonOfForcing() string {
	text := s.cases()
	if s.Technique == ForcingChainContradiction || s.Technique == ForcingNetContradiction {
		text = fmt.Sprintf("if %s, then %s", s.supposition(), s.contradiction())
	}
	var chains []string
	for _, c := range s.Chains {
		if len(c) > 1 {
			chains = append(chains, c.String())
		}
	}
	if len(chains) > 0 {
		text += ": " + strings.Join(chains, "; ")
	}
	return text
}

// supposition writes what the chains of a contradiction start from.
func (s *Step) supposition() string {
	start := &s.Chains[0][0]
	if start.On {
		return fmt.Sprintf("%s is %d", start.Cells[0], start.Digit)
	}
	return fmt.Sprintf("%s is not %d", start.Cells[0], start.Digit)
}

// contradiction writes what is impossible.
func (s *Step) contradiction() string {
	start := &s.Chains[0][0]
	cells, digits := s.marked(RoleConflict)
	switch units := s.unitsAs(RoleConflict); {
	case len(units) > 0:
		return fmt.Sprintf("%s has no place for %s", units[0], digits)
	case digits.Len() > 1 || !s.makesRight(Candidate{cells.first(), lowestDigit(digits)}):
		return cellList(cells) + " has no candidate"
	case start.Cells[0] != cells.first() || start.Digit != lowestDigit(digits):
		return fmt.Sprintf("%s is %s and is not %s", cellList(cells), digits, digits)
	case start.On:
		return fmt.Sprintf("it is not %s", digits)
	}
	return fmt.Sprintf("it is %s", digits)
}

// makesRight reports whether a candidate is right somewhere in the chains.
func (s *Step) makesRight(c Candidate) bool {
	for _, chain := range s.Chains {
		for _, n := range chain {
			if n.On && len(n.Cells) == 1 && n.Cells[0] == c.Cell && n.Digit == c.Digit {
				return true
			}
		}
	}
	return false
}

// cases writes the cases of a verity, one of which is true.
func (s *Step) cases() string {
	cells, digits := s.marked(RoleStart)
	switch units := s.unitsAs(RoleStart); {
	case len(units) > 0:
		return fmt.Sprintf("wherever %s is in %s", digits, units[0])
	case digits.Len() > 1:
		return fmt.Sprintf("whichever of %s is in %s", digitList(digits, ","), cellList(cells))
	}
	return fmt.Sprintf("whether %s is %s or not", cellList(cells), digits)
}
