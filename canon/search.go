package canon

import "math/bits"

// A finder looks for the smallest rows, one after the other. It holds all
// states that have the rows so far, and all that have the next one too.
//
// There are few of them as a rule: of a hundred ways to begin with the
// smallest first row, one or two lead to the smallest second and third. Orders
// that nothing depends on yet are not tried one by one but left open in the
// states.
type finder struct {
	sides     [2]side // the rows and the columns of the grid
	now, next []state
	best      uint64 // the smallest row that continues a state of now; four bits a place

	// The states that extend works on. Each fork within a row orders two
	// columns of a stack, so that there are seven at most.
	forks [8]state
	depth int
}

// largestRow is above every row.
const largestRow = 1<<36 - 1

// advance finds the states with the smallest row at a level, from 0.
func (f *finder) advance(level int) {
	f.best, f.next = largestRow, f.next[:0]
	if level == 0 {
		f.first()
	} else {
		for i := range f.now {
			f.continued(&f.now[i], level)
		}
	}
	f.now, f.next = f.next, f.now
}

// continued continues state s with each line that may come next.
func (f *finder) continued(s *state, level int) {
	v := &f.sides[s.side]
	for set := v.choices(s.taken, int(s.row[level-1]/3)); set != 0; set &= set - 1 {
		line := bits.TrailingZeros16(set)
		if !v.isTwice(line) && s.exceeds(&v.lines[line], f.best) {
			continue
		}
		f.take(f.fork(s), line, level)
	}
}

// take continues state s with one line, and gives its copy back.
func (f *finder) take(s *state, line, level int) {
	v := &f.sides[s.side]
	s.row[level] = uint8(line)
	s.taken |= 1 << line
	f.extend(s, &v.lines[line], v.isTwice(line), 0, 0)
	f.depth--
}

// fork returns a copy of a state, to be given back by lowering depth.
func (f *finder) fork(s *state) *state {
	t := &f.forks[f.depth]
	f.depth++
	*t = *s
	return t
}

// keep keeps a state that has a whole new row if no other row is smaller.
func (f *finder) keep(s *state, row uint64) {
	switch {
	case row > f.best:
		return
	case row < f.best:
		f.best, f.next = row, f.next[:0]
	}
	f.next = append(f.next, *s)
}
