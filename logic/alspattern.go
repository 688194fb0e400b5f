package logic

// An alsPattern is a sequence of almost locked sets, and the digits that join each to the
// next; or, for a death blossom, the petals and the digits they lose.
type alsPattern struct {
	sets   [9]uint16
	digits [9]uint8
	count  int
}

func (p *alsPattern) add(set, digit int) {
	p.sets[p.count], p.digits[p.count] = uint16(set), uint8(digit)
	p.count++
}

// cellsOf counts the cells of the sets of a pattern.
func (t *alsTable) cellsOf(p *alsPattern) (n int) {
	for _, i := range p.sets[:p.count] {
		n += t.sets[i].cells.len()
	}
	return n
}

// markSets marks the sets of a step, one role each.
func (t *alsTable) markSets(s *Step, p *alsPattern) {
	for _, i := range p.sets[:p.count] {
		s.markSet(t.board, t.sets[i].cells)
	}
}

// addRestricted adds the weak link of two sets with a restricted common: when one
// has the digit, the other has not.
func (t *alsTable) addRestricted(s *Step, i, j uint16, digit int) {
	s.Chains = append(s.Chains, Chain{
		{Cells: t.sets[i].at[digit].cells(), Digit: digit, On: true, Set: true},
		{Cells: t.sets[j].at[digit].cells(), Digit: digit, Set: true},
	})
}

// explainSequence marks the sets of a sequence and links each with the next by all digits that
// join them.
func (t *alsTable) explainSequence(s *Step, p alsPattern) {
	t.markSets(s, &p)
	for i := 1; i < p.count; i++ {
		for d := range digitsOf(t.restricted(int(p.sets[i-1]), int(p.sets[i]))) {
			t.addRestricted(s, p.sets[i-1], p.sets[i], d)
		}
	}
}
