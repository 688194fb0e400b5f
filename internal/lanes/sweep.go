package lanes

// A report is what a sweep found out about the lanes of a block.
type report struct {
	dead   Mask // a digit has no place left in some unit
	placed Mask // every digit stands once in every column: solved, if it is no fault
	still  Mask // the half of the sweep along the columns changed nothing
}

// sweepWord eliminates candidates in the four lanes of a word of each row:
// first in the bands of rows, then in those of columns.
func sweepWord(b *[Cells]uint64) report {
	s := sweep{alive: full, filled: guard}
	for i := range 3 {
		s.across((*[27]uint64)(b[27*i:]))
	}
	for i := range 3 {
		s.down((*[75]uint64)(b[3*i:]))
	}
	dead := nonzero(s.alive^full) | ^nonzero(s.filled)
	// A sum of 81 cells may reach into the guard.
	changed := s.gone&^guard | s.gone>>15&ones
	return report{
		dead:   laneBits(dead),
		placed: laneBits(^(nonzero(s.twice) | dead)),
		still:  laneBits(^(nonzero(changed) | dead)),
	}
}

// A sweep is what the bands have found so far, and what is known about the triads
// of the present band: three cells of one line and one box each.
type sweep struct {
	alive  uint64 // digits with a place in every unit
	filled uint64 // the guard, in lanes where no cell was empty
	twice  uint64 // digits with two places or more in some column
	// gone is the sum of all cells after the bands of rows, less that after the
	// bands of columns. Candidates only go, so it is zero where none went.
	gone uint64

	all    triads // digits that a triad can have
	many   triads // digits that two or three cells of a triad can have
	own    triads // digits that a triad has and so no other of its line or box
	hidden triads // digits with one place in the line or the box of a triad
}

// triads is a word for each triad of a band: those of a line side by side, those
// of a box three apart.
type triads [9]uint64

// across sweeps a band of rows. Like down it is written out, since constant
// indices make it three times as fast as loops over lines and triads, which are
// in kernel_go_test.go. The calls of settle cost less than more values in its
// place would have in spilled registers.
func (s *sweep) across(b *[27]uint64) {
	t, m, o, h := &s.all, &s.many, &s.own, &s.hidden
	filled := s.filled
	b[0], b[1], b[2], filled, t[0], m[0], o[0] = settle(b[0], b[1], b[2], filled)
	b[3], b[4], b[5], filled, t[1], m[1], o[1] = settle(b[3], b[4], b[5], filled)
	b[6], b[7], b[8], filled, t[2], m[2], o[2] = settle(b[6], b[7], b[8], filled)
	b[9], b[10], b[11], filled, t[3], m[3], o[3] = settle(b[9], b[10], b[11], filled)
	b[12], b[13], b[14], filled, t[4], m[4], o[4] = settle(b[12], b[13], b[14], filled)
	b[15], b[16], b[17], filled, t[5], m[5], o[5] = settle(b[15], b[16], b[17], filled)
	b[18], b[19], b[20], filled, t[6], m[6], o[6] = settle(b[18], b[19], b[20], filled)
	b[21], b[22], b[23], filled, t[7], m[7], o[7] = settle(b[21], b[22], b[23], filled)
	b[24], b[25], b[26], filled, t[8], m[8], o[8] = settle(b[24], b[25], b[26], filled)
	s.filled = filled
	s.lock()
	row0 := onePlace(t[0], t[1], t[2], m[0]|m[1]|m[2])
	row1 := onePlace(t[3], t[4], t[5], m[3]|m[4]|m[5])
	row2 := onePlace(t[6], t[7], t[8], m[6]|m[7]|m[8])
	box0 := onePlace(t[0], t[3], t[6], m[0]|m[3]|m[6])
	box1 := onePlace(t[1], t[4], t[7], m[1]|m[4]|m[7])
	box2 := onePlace(t[2], t[5], t[8], m[2]|m[5]|m[8])
	h[0], h[1], h[2] = row0|box0, row0|box1, row0|box2
	h[3], h[4], h[5] = row1|box0, row1|box1, row1|box2
	h[6], h[7], h[8] = row2|box0, row2|box1, row2|box2
	gone := s.gone
	for i := range 9 {
		left, hidden := t[i], h[i]
		c := (*[3]uint64)(b[3*i:])
		c0, c1, c2 := keep(c[0]&left, hidden), keep(c[1]&left, hidden), keep(c[2]&left, hidden)
		c[0], c[1], c[2] = c0, c1, c2
		gone += c0 + c1 + c2
	}
	s.gone = gone
}

// down sweeps a band of columns: three columns, in which each cell stands nine
// words after the one above. It looks for single places in the columns only,
// since the bands of rows look into the boxes: doing so here as well saves
// neither sweeps nor guesses.
func (s *sweep) down(b *[75]uint64) {
	t, m, o := &s.all, &s.many, &s.own
	filled := s.filled
	b[0], b[9], b[18], filled, t[0], m[0], o[0] = settle(b[0], b[9], b[18], filled)
	b[27], b[36], b[45], filled, t[1], m[1], o[1] = settle(b[27], b[36], b[45], filled)
	b[54], b[63], b[72], filled, t[2], m[2], o[2] = settle(b[54], b[63], b[72], filled)
	b[1], b[10], b[19], filled, t[3], m[3], o[3] = settle(b[1], b[10], b[19], filled)
	b[28], b[37], b[46], filled, t[4], m[4], o[4] = settle(b[28], b[37], b[46], filled)
	b[55], b[64], b[73], filled, t[5], m[5], o[5] = settle(b[55], b[64], b[73], filled)
	b[2], b[11], b[20], filled, t[6], m[6], o[6] = settle(b[2], b[11], b[20], filled)
	b[29], b[38], b[47], filled, t[7], m[7], o[7] = settle(b[29], b[38], b[47], filled)
	b[56], b[65], b[74], filled, t[8], m[8], o[8] = settle(b[56], b[65], b[74], filled)
	s.filled = filled
	some := s.lock()
	h := &s.hidden
	h[0] = onePlace(t[0], t[1], t[2], m[0]|m[1]|m[2])
	h[1] = onePlace(t[3], t[4], t[5], m[3]|m[4]|m[5])
	h[2] = onePlace(t[6], t[7], t[8], m[6]|m[7]|m[8])
	s.twice |= some ^ h[0]&h[1]&h[2]
	gone := s.gone
	for i := range 3 {
		hidden := h[i]
		left := t[3*i]
		c0, c1, c2 := keep(b[i]&left, hidden), keep(b[i+9]&left, hidden), keep(b[i+18]&left, hidden)
		b[i], b[i+9], b[i+18] = c0, c1, c2
		gone -= c0 + c1 + c2
		left = t[3*i+1]
		c0, c1, c2 = keep(b[i+27]&left, hidden), keep(b[i+36]&left, hidden), keep(b[i+45]&left, hidden)
		b[i+27], b[i+36], b[i+45] = c0, c1, c2
		gone -= c0 + c1 + c2
		left = t[3*i+2]
		c0, c1, c2 = keep(b[i+54]&left, hidden), keep(b[i+63]&left, hidden), keep(b[i+72]&left, hidden)
		b[i+54], b[i+63], b[i+72] = c0, c1, c2
		gone -= c0 + c1 + c2
	}
	s.gone = gone
}

// settle does what can be done inside a triad: cells with one candidate take it
// from the two beside them. It returns the cells, the guard of filled where none
// of them is empty, the digits they can have, those that two or three of them can
// have, and those that must stand here: digits placed, or all three of a triad
// that is down to three.
func settle(c0, c1, c2, filled uint64) (d0, d1, d2, stillFilled, all, many, own uint64) {
	s0, s1, s2 := single(c0), single(c1), single(c2)
	filled &= (c0 + below) & (c1 + below) & (c2 + below)
	c0, c1, c2 = c0&^(s1|s2), c1&^(s0|s2), c2&^(s0|s1)
	all = c0 | c1 | c2
	own = s0 | s1 | s2
	return c0, c1, c2, filled, all, majority(c0, c1, c2), all ^ (all^own)&notThree(all)
}

// lock removes from each triad what other triads of its line and box own, and
// then every digit that cannot be part of a complete placement in the band: a
// digit takes one triad of each line and of each box, for which there are six
// ways. It returns the digits with a complete placement. No other has a place
// in any line or box of the band, and each of these has one in all of them.
func (s *sweep) lock() (some uint64) {
	t, m, o := &s.all, &s.many, &s.own
	t0 := t[0] &^ (o[1] | o[2] | o[3] | o[6])
	t1 := t[1] &^ (o[0] | o[2] | o[4] | o[7])
	t2 := t[2] &^ (o[0] | o[1] | o[5] | o[8])
	t3 := t[3] &^ (o[4] | o[5] | o[0] | o[6])
	t4 := t[4] &^ (o[3] | o[5] | o[1] | o[7])
	t5 := t[5] &^ (o[3] | o[4] | o[2] | o[8])
	t6 := t[6] &^ (o[7] | o[8] | o[0] | o[3])
	t7 := t[7] &^ (o[6] | o[8] | o[1] | o[4])
	t8 := t[8] &^ (o[6] | o[7] | o[2] | o[5])
	p048, p057 := t0&t4&t8, t0&t5&t7
	p138, p156 := t1&t3&t8, t1&t5&t6
	p237, p246 := t2&t3&t7, t2&t4&t6
	t0, t1, t2 = p048|p057, p138|p156, p237|p246
	t3, t4, t5 = p138|p237, p048|p246, p057|p156
	t6, t7, t8 = p156|p246, p057|p237, p048|p138
	t[0], t[1], t[2] = t0, t1, t2
	t[3], t[4], t[5] = t3, t4, t5
	t[6], t[7], t[8] = t6, t7, t8
	m[0] &= t0
	m[1] &= t1
	m[2] &= t2
	m[3] &= t3
	m[4] &= t4
	m[5] &= t5
	m[6] &= t6
	m[7] &= t7
	m[8] &= t8
	some = t0 | t1 | t2
	s.alive &= some
	return some
}

// onePlace returns the digits that one triad of a unit has, and in one cell only.
// Many are those that some triad has in more.
func onePlace(t0, t1, t2, many uint64) uint64 { return (t0 ^ t1 ^ t2) &^ (t0&t1 | many) }
