package explainer

import "slices"

// complexity counts the potentials of a proof: for each target what it follows from,
// itself included, and the complexity of each nested chain once.
func (s *search) complexity(h *chainHint, targets []int32) int32 {
	total := int32(0)
	s.nestedSeen = s.nestedSeen[:0]
	for _, t := range targets {
		n := &s.nodes[t]
		if n.size == 0 || n.nests {
			n.size = uint16(s.ancestors(t))
			for _, at := range s.queue {
				s.addNested(s.nodes[at].nested, &total)
			}
		}
		total += int32(n.size)
	}
	if h.cycle {
		total--
	}
	return total
}

// addNested adds the complexity of a nested chain, unless an equal one is counted.
func (s *search) addNested(chain int32, total *int32) {
	if chain < 0 {
		return
	}
	c := &s.chainsInside[chain]
	if !slices.Contains(s.nestedSeen, c.text) {
		s.nestedSeen = append(s.nestedSeen, c.text)
		*total += c.complexity
	}
}

// ancestors puts a node and all that it follows from into the queue, by layers, and
// counts them.
func (s *search) ancestors(target int32) int {
	for len(s.mark) < len(s.nodes) {
		s.mark = append(s.mark, 0)
	}
	s.marks++
	s.queue = append(s.queue[:0], target)
	s.mark[target] = s.marks
	for i := 0; i < len(s.queue); i++ {
		for _, p := range s.parentsOf(&s.nodes[s.queue[i]]) {
			if s.mark[p] != s.marks {
				s.mark[p] = s.marks
				s.queue = append(s.queue, p)
			}
		}
	}
	return len(s.queue)
}
