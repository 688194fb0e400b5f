package lanes

// A report is what a sweep found out about the lanes of a block.
type report struct {
	dead   Mask // a digit has no place left in some unit, or a cell is empty
	placed Mask // every digit stands once in every column and box: solved, if it is no fault
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
		placed: laneBits(^(nonzero(s.many) | dead)),
		still:  laneBits(^(nonzero(changed) | dead)),
	}
}

// A sweep is what the bands have found so far, and what is known about the triads
// of the present band: three cells of one line and one box each.
type sweep struct {
	alive  uint64 // digits with a place in every unit
	filled uint64 // the guard, in lanes where no cell is empty
	many   uint64 // digits with two places or more in some column
	// gone is the sum of all cells after the bands of rows, less that after the
	// bands of columns. Candidates only go, so it is zero where none went.
	gone uint64

	all     triads // digits that a triad can have
	several triads // digits that two or three cells of a triad can have
	own     triads // digits that a triad has and so no other of its line or box
	hidden  triads // digits with one place in the line and the box of a triad
}

// triads is a word for each triad of a band: those of a line side by side, those
// of a box three apart.
type triads [9]uint64

// across sweeps a band of rows. Like down it is written out, since constant
// indices make it three times as fast as loops over lines and triads, which are
// in kernel_go_test.go. The calls of gather cost less than more values in its
// place would have in spilled registers.
func (s *sweep) across(b *[27]uint64) {
	t, m, o := &s.all, &s.several, &s.own
	for i := range 9 {
		c := (*[3]uint64)(b[3*i:])
		t[i], m[i], o[i] = gather(c[0], c[1], c[2])
	}
	s.eliminate()
	gone := s.gone
	for i := range 9 {
		left, hidden := t[i], s.hidden[i]
		c := (*[3]uint64)(b[3*i:])
		c0, c1, c2 := keep(c[0], left, hidden), keep(c[1], left, hidden), keep(c[2], left, hidden)
		c[0], c[1], c[2] = c0, c1, c2
		gone += c0 + c1 + c2
	}
	s.gone = gone
}

// down sweeps a band of columns: three columns, in which each cell stands nine
// words after the one above.
func (s *sweep) down(b *[75]uint64) {
	t, m, o := &s.all, &s.several, &s.own
	t[0], m[0], o[0] = gather(b[0], b[9], b[18])
	t[1], m[1], o[1] = gather(b[27], b[36], b[45])
	t[2], m[2], o[2] = gather(b[54], b[63], b[72])
	t[3], m[3], o[3] = gather(b[1], b[10], b[19])
	t[4], m[4], o[4] = gather(b[28], b[37], b[46])
	t[5], m[5], o[5] = gather(b[55], b[64], b[73])
	t[6], m[6], o[6] = gather(b[2], b[11], b[20])
	t[7], m[7], o[7] = gather(b[29], b[38], b[47])
	t[8], m[8], o[8] = gather(b[56], b[65], b[74])
	s.eliminate()
	gone, filled := s.gone, s.filled
	many := s.many
	for i := range 9 {
		left, hidden := t[i], s.hidden[i]
		many |= left &^ hidden
		c := (*[19]uint64)(b[i/3+i%3*27:])
		c0, c1, c2 := keep(c[0], left, hidden), keep(c[9], left, hidden), keep(c[18], left, hidden)
		c[0], c[9], c[18] = c0, c1, c2
		gone -= c0 + c1 + c2
		filled &= (c0 + below) & (c1 + below) & (c2 + below)
	}
	s.many = many
	s.gone, s.filled = gone, filled
}

// gather returns the digits that the cells of a triad can have, those that two or
// three of them can have, and those that are the only one of a cell. The cells
// keep a digit that one beside them has for certain; it goes when they are looked
// at along the other direction.
func gather(c0, c1, c2 uint64) (all, several, own uint64) {
	return c0 | c1 | c2, majority(c0, c1, c2), single(c0) | single(c1) | single(c2)
}

// eliminate removes digits from the triads of a band, and finds the hidden singles.
func (s *sweep) eliminate() {
	t, o, h, m := &s.all, &s.own, &s.hidden, &s.several
	clearOthers(t, o)
	place(t)
	t[0], t[1], t[2], o[0], o[1], o[2] = threes(t[0], t[1], t[2])
	t[3], t[4], t[5], o[3], o[4], o[5] = threes(t[3], t[4], t[5])
	t[6], t[7], t[8], o[6], o[7], o[8] = threes(t[6], t[7], t[8])
	clearOthers(t, o)
	place(t)
	s.alive &= t[0] | t[1] | t[2]
	// What has one triad in its line has one in its box as well, as it has no
	// placement that puts another line there.
	for i := 0; i < 9; i += 3 {
		t0, t1, t2 := t[i], t[i+1], t[i+2]
		h[i] = t0 &^ (t1 | t2 | m[i])
		h[i+1] = t1 &^ (t0 | t2 | m[i+1])
		h[i+2] = t2 &^ (t0 | t1 | m[i+2])
	}
}

// clearOthers removes from each triad what the others of its line own.
func clearOthers(t, own *triads) {
	for i := 0; i < 9; i += 3 {
		o0, o1, o2 := own[i], own[i+1], own[i+2]
		t[i] &^= o1 | o2
		t[i+1] &^= o0 | o2
		t[i+2] &^= o0 | o1
	}
}

// place removes from the triads every digit that cannot be part of a complete
// placement in the band: a digit takes one triad of each line and of each box, for
// which there are six ways.
func place(t *triads) {
	p048, p057 := t[0]&t[4]&t[8], t[0]&t[5]&t[7]
	p138, p156 := t[1]&t[3]&t[8], t[1]&t[5]&t[6]
	p237, p246 := t[2]&t[3]&t[7], t[2]&t[4]&t[6]
	t[0], t[1], t[2] = p048|p057, p138|p156, p237|p246
	t[3], t[4], t[5] = p138|p237, p048|p246, p057|p156
	t[6], t[7], t[8] = p156|p246, p057|p237, p048|p138
}

// threes leaves to each triad of a line the digits that the others lack, where
// these are three. It returns them also as what the triad owns, as it does the
// candidates of a triad that is down to three.
func threes(t0, t1, t2 uint64) (l0, l1, l2, o0, o1, o2 uint64) {
	f0, f1, f2 := t0&^(t1|t2), t1&^(t0|t2), t2&^(t0|t1)
	l0, l1, l2 = f0|t0&notThree(f0), f1|t1&notThree(f1), f2|t2&notThree(f2)
	return l0, l1, l2, l0 &^ notThree(l0), l1 &^ notThree(l1), l2 &^ notThree(l2)
}
