package logic

import "slices"

// addChain adds a chain to a step, and marks for its candidates: right ones
// RoleColorA, wrong ones RoleColorB, and a role for each almost locked set.
func (g *linkGraph) addChain(s *Step, path []linkState) {
	chain := make(Chain, len(path))
	for i, state := range path {
		cells, digit := g.cellsOf(state), 0
		role := RoleColorB
		switch {
		case state.isSet():
			_, digit = state.set()
			s.markSet(g.board, cells)
		case state.on():
			role = RoleColorA
			fallthrough
		default:
			digit = g.nodes[state.node()].digit
			s.markOnce(role, cells, digit)
		}
		chain[i] = Node{
			Cells:  cells.cells(),
			Digit:  digit,
			On:     state.on(),
			Set:    state.isSet(),
			Strong: i > 0 && state.on(),
		}
	}
	s.Chains = append(s.Chains, chain)
}

// markOnce marks candidates that have no mark with the same role yet.
func (s *Step) markOnce(role Role, cells cellSet, digit int) {
	for c := range cells.all() {
		if m := (Mark{Candidate{c, digit}, role}); !slices.Contains(s.Marks, m) {
			s.Marks = append(s.Marks, m)
		}
	}
}

// markSet marks all candidates of an almost locked set with the next role that no
// set has.
func (s *Step) markSet(b *Board, cells cellSet) {
	role := RoleGroup0
	for _, m := range s.Marks {
		role = max(role, m.Role+1)
	}
	for c := range cells.all() {
		for d := range digitsOf(b.cands[c]) {
			s.mark(role, setOf(c), d)
		}
	}
}

// cellsOf returns the cells of a node or set.
func (g *linkGraph) cellsOf(s linkState) cellSet {
	if s.isSet() {
		i, _ := s.set()
		return g.sets.sets[i].cells
	}
	return g.nodes[s.node()].cells
}
