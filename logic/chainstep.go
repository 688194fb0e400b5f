package logic

import "nonet"

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
		if state.isSet() && i+1 < len(path) {
			chain[i].Keeps = g.digitsTo(path[i+1])
		}
	}
	s.Chains = append(s.Chains, chain)
}

// digitsTo returns the digits by which a chain goes from an almost locked set to the
// next state: the digit that is wrong there, or all the others of the cell in which one
// is left.
func (g *linkGraph) digitsTo(next linkState) nonet.DigitSet {
	if next.isSet() {
		_, digit := next.set()
		return setOfDigit(digit)
	}
	at := &g.nodes[next.node()]
	if next.on() {
		return g.board.cands[at.cell] &^ setOfDigit(at.digit)
	}
	return setOfDigit(at.digit)
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
