package canon

// exceeds reports whether every way to continue state s with a line that holds
// no digit twice gives a larger row than best. It is quick, but may say no
// where the answer is yes: it lets the digits whose order is open have the
// smallest of their labels first, as if the order of columns did not bear on it.
func (s *state) exceeds(line *[9]uint8, best uint64) bool {
	text := uint64(0)
	used := uint64(0) // four bits for each label: how many digits of that label there were
	for p := 0; p < 9; p += 3 {
		a, b, c := s.lowest(line[s.column[p]]), s.lowest(line[s.column[p+1]]), s.lowest(line[s.column[p+2]])
		switch s.heads >> (p + 1) & 3 {
		case 0:
			a, b = min(a, b), max(a, b)
			b, c = min(b, c), max(b, c)
			a, b = min(a, b), max(a, b)
		case 1:
			b, c = min(b, c), max(b, c)
		case 2:
			a, b = min(a, b), max(a, b)
		}
		for _, label := range [3]uint64{a, b, c} {
			text = text<<4 | label
			if label > 0 {
				text += used >> (4 * label) & 15
				used += 1 << (4 * label)
			}
		}
		if so := best >> (4 * (6 - p)); text != so {
			return text > so
		}
	}
	return false
}

// lowest returns the smallest label that digit d may have, 0 for a blank.
func (s *state) lowest(d uint8) uint64 {
	switch {
	case d == 0:
		return 0
	case s.knows(d):
		return uint64(s.label(d))
	}
	return uint64(s.labels) + 1
}
