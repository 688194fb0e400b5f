package canon

// extend finds the smallest ways to continue state s with a line, from place
// p on, where text holds the symbols so far, four bits each. It goes from
// place to place and takes for each what gives the smallest symbol. Where
// several choices do, all are followed.
func (f *finder) extend(s *state, line *[9]uint8, twice bool, p int, text uint64) {
	for p < 9 {
		if text > f.best>>(4*(9-p)) {
			return
		}
		if s.end(p) == p+1 {
			text = text<<4 | uint64(s.single(line[s.column[p]]))
			p++
			continue
		}
		if n := s.front(line, p, 0); n > 0 {
			text <<= 4 * n
			p += n
			continue
		}
		least, d := s.least(line, p)
		switch {
		case least > 0 && int(s.begin[s.anchor[d]]) == p && s.anchor[d] != noColumn:
			f.forkColumns(s, line, twice, p, text, least)
			return
		case least > 0:
			if f.forkDigits(s, line, twice, p, text, least, d) {
				return
			}
			s.settle(d)
			for range s.front(line, p, d) {
				text = text<<4 | uint64(least)
				p++
			}
		case twice:
			f.forkNew(s, line, p, text)
			return
		default:
			end := s.end(p)
			n := uint64(s.labels)
			s.addOpen(line, p, end)
			for ; p < end; p++ {
				n++
				text = text<<4 | n
			}
		}
	}
	f.keep(s, text)
}

// single returns the symbol for digit d, or a blank, in a column whose place
// is known, and settles its label.
func (s *state) single(d uint8) uint8 {
	switch {
	case d == 0:
		return 0
	case !s.knows(d):
		s.add(d)
	default:
		s.settle(d)
	}
	return s.label(d)
}

// least returns the smallest label that a line has in the cell at place p, and
// the first digit that may have it; 0 when all its digits are new.
func (s *state) least(line *[9]uint8, p int) (label, digit uint8) {
	for i := p; i < s.end(p); i++ {
		d := line[s.column[i]]
		if s.knows(d) && (label == 0 || s.label(d) < label) {
			label, digit = s.label(d), d
		}
	}
	return label, digit
}

// forkDigits follows each of several digits that may have the least label of
// the cell at place p. It returns false, and does nothing, if only digit d may.
func (f *finder) forkDigits(s *state, line *[9]uint8, twice bool, p int, text uint64, least, d uint8) bool {
	end := s.end(p)
	several := uint16(0)
	for i := p; i < end; i++ {
		if d := line[s.column[i]]; s.knows(d) && s.label(d) == least {
			several |= 1 << d
		}
	}
	if several == 1<<d {
		return false
	}
	for i := p; i < end; i++ {
		d := line[s.column[i]]
		if several>>d&1 == 0 {
			continue
		}
		several &^= 1 << d
		t := f.fork(s)
		t.settle(d)
		text, p := text, p
		for range t.front(line, p, d) {
			text = text<<4 | uint64(least)
			p++
		}
		f.extend(t, line, twice, p, text)
		f.depth--
	}
	return true
}

// forkColumns follows each column of the cell at place p whose digit may have
// the least label, where that label depends on the order of these columns.
func (f *finder) forkColumns(s *state, line *[9]uint8, twice bool, p int, text uint64, least uint8) {
	for i := p; i < s.end(p); i++ {
		if d := line[s.column[i]]; s.knows(d) && s.label(d) == least {
			t := f.fork(s)
			t.bringFirst(s.column[i])
			f.extend(t, line, twice, p, text)
			f.depth--
		}
	}
}

// forkNew follows each new digit of the cell at place p, in a line that holds
// some digit twice.
func (f *finder) forkNew(s *state, line *[9]uint8, p int, text uint64) {
	done := uint16(0)
	for i := p; i < s.end(p); i++ {
		d := line[s.column[i]]
		if done>>d&1 != 0 {
			continue
		}
		done |= 1 << d
		t := f.fork(s)
		t.add(d)
		text, p := text, p
		for range t.front(line, p, d) {
			text = text<<4 | uint64(t.labels)
			p++
		}
		f.extend(t, line, true, p, text)
		f.depth--
	}
}
