package explainer

// complexity counts the potentials of a proof: for each target what it follows from,
// itself included, and the complexity of each nested chain once.
func (s *search) complexity(h *chainHint, targets []int32) int32 {
	total := int32(0)
	s.nested.counted = s.nested.counted[:0]
	for _, t := range targets {
		n := &s.nodes[t]
		if n.size == 0 || n.nests {
			nodes := s.ancestry.of(&s.arena, t)
			n.size = uint16(len(nodes))
			total += s.nested.complexity(&s.arena, nodes)
		}
		total += int32(n.size)
	}
	if h.cycle {
		total--
	}
	return total
}

// lengthRating is what a chain's length adds to its rating: 0.1 for each of the
// lengths 4, 6, 8, 12, 16, 24 and so on that it exceeds. Sums are taken as the
// reference takes them, for they decide which of two hints comes first.
func lengthRating(complexity int32) float64 {
	added, limit, odd := 0.0, int32(4), false
	for complexity-2 > limit {
		added += 0.1
		if odd {
			limit = limit * 4 / 3
		} else {
			limit = limit * 3 / 2
		}
		odd = !odd
	}
	return added
}
