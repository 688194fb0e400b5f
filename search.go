package nonet

import (
	"context"
	"math/bits"
)

// A search walks the solutions of one puzzle: singles where there are any,
// otherwise it branches on the cell with the fewest candidates.
type search struct {
	ctx     context.Context
	err     error // why the search gave up, if it did
	nodes   uint
	allowed Candidates
	// twoPlaces holds, for each unit, the digits with two places left when
	// the last singles ended.
	twoPlaces [27]DigitSet
	found     func(Grid) bool // called for each solution; false ends the search
}

// nodesPerCheck is how many nodes pass between two looks at the context: some
// tens of microseconds.
const nodesPerCheck = 256

// A state is one node: the digits placed so far and the cells still open.
type state struct {
	used  [27]DigitSet // the digits placed in each unit
	grid  Grid
	cells [81]uint8 // the first open of them are the open cells, in no order
	open  int
}

// unitsOf is a table of Cell.units, which the search asks for all the time.
var unitsOf = func() (t [81][3]uint8) {
	for c := range t {
		for k, u := range Cell(c).units() {
			t[c][k] = uint8(u)
		}
	}
	return t
}()

func newState() state {
	s := state{open: 81}
	for i := range s.cells {
		s.cells[i] = uint8(i)
	}
	return s
}

// candidates returns what cell c may hold in s.
func (q *search) candidates(s *state, c uint8) DigitSet {
	u := &unitsOf[c]
	return q.allowed[c] &^ (s.used[u[0]] | s.used[u[1]] | s.used[u[2]])
}

// place puts the one digit of d into cell c.
func (s *state) place(c uint8, d DigitSet) {
	u := &unitsOf[c]
	s.used[u[0]] |= d
	s.used[u[1]] |= d
	s.used[u[2]] |= d
	s.grid[c] = uint8(bits.TrailingZeros16(uint16(d))) + 1
}

// close takes the cell at position i off the list of open cells.
func (s *state) close(i int) {
	s.open--
	s.cells[i] = s.cells[s.open]
}

// A choice is a digit that an open cell might hold.
type choice struct {
	cell  uint8
	digit DigitSet // one digit
}

// assume places the digit in its cell, wherever the list of open cells holds it.
func (s *state) assume(ch choice) {
	for i, open := range s.cells[:s.open] {
		if open == ch.cell {
			s.close(i)
			break
		}
	}
	s.place(ch.cell, ch.digit)
}

// nakedSingles fills every cell that has one candidate, until none is left.
// It returns the position of an open cell with the fewest candidates, and
// false when a cell has none.
func (q *search) nakedSingles(s *state) (fewest int, ok bool) {
	for {
		placed := false
		least := 10
		for i := 0; i < s.open; {
			c := s.cells[i]
			set := q.candidates(s, c)
			if set&(set-1) != 0 {
				if n := bits.OnesCount16(uint16(set)); n < least {
					least, fewest = n, i
				}
				i++
				continue
			}
			if set == 0 {
				return 0, false
			}
			s.place(c, set)
			s.close(i)
			placed = true
		}
		if !placed {
			return fewest, true
		}
	}
}

// hiddenSingles fills every cell that is a digit's only place in a unit, once
// over. It returns false when a digit has no place left in a unit.
func (q *search) hiddenSingles(s *state) (placed, ok bool) {
	var once, twice, thrice [27]DigitSet
	for _, c := range s.cells[:s.open] {
		set := q.candidates(s, c)
		for _, u := range unitsOf[c] {
			thrice[u] |= twice[u] & set
			twice[u] |= once[u] & set
			once[u] |= set
		}
	}
	for u := range once {
		if once[u]|s.used[u] != AllDigits {
			return false, false
		}
		once[u] &^= twice[u]
		q.twoPlaces[u] = twice[u] &^ thrice[u]
	}
	for i := 0; i < s.open; {
		c := s.cells[i]
		u := &unitsOf[c]
		hidden := (once[u[0]] | once[u[1]] | once[u[2]]) & q.allowed[c]
		if hidden == 0 {
			i++
			continue
		}
		set := q.candidates(s, c) & hidden
		if set == 0 {
			i++
			continue
		}
		if set&(set-1) != 0 {
			return false, false
		}
		s.place(c, set)
		s.close(i)
		placed = true
	}
	return placed, true
}

// singles fills s as far as singles go. It returns the position of an open
// cell to branch on, and false when s has no solution.
func (q *search) singles(s *state) (branch int, ok bool) {
	for {
		branch, ok = q.nakedSingles(s)
		if !ok || s.open == 0 {
			return branch, ok
		}
		placed, ok := q.hiddenSingles(s)
		if !ok {
			return 0, false
		}
		if !placed {
			return branch, true
		}
	}
}

// walk visits the solutions below s. It returns false when the search is to
// end: found said so, or the context is done.
func (q *search) walk(s state) bool {
	if !q.alive() {
		return false
	}
	i, ok := q.singles(&s)
	if !ok {
		return true
	}
	if s.open == 0 {
		return q.found(s.grid)
	}
	var buf [9]choice
	for _, ch := range q.choices(&s, s.cells[i], buf[:0]) {
		child := s
		child.assume(ch)
		if !q.walk(child) {
			return false
		}
	}
	return true
}

// choices appends the alternatives to branch on, of which one must hold: the
// candidates of cell c when it has two, else the places of a digit that has
// two in some unit, else the candidates of c.
func (q *search) choices(s *state, c uint8, list []choice) []choice {
	set := q.candidates(s, c)
	if set.Len() > 2 {
		for u, two := range q.twoPlaces {
			if two != 0 {
				return q.places(s, Unit(u), two&-two, list)
			}
		}
	}
	for ; set != 0; set &= set - 1 {
		list = append(list, choice{c, set & -set})
	}
	return list
}

// places appends the open cells of unit u that can hold digit d.
func (q *search) places(s *state, u Unit, d DigitSet, list []choice) []choice {
	for _, c := range u.Cells() {
		if s.grid[c] == 0 && q.candidates(s, uint8(c))&d != 0 {
			list = append(list, choice{uint8(c), d})
		}
	}
	return list
}

// alive counts a node and looks at the context now and then.
func (q *search) alive() bool {
	q.nodes++
	if q.nodes%nodesPerCheck == 1 && q.ctx.Err() != nil {
		q.err = context.Cause(q.ctx)
	}
	return q.err == nil
}

// first returns some solution below s.
func (q *search) first(s state) (g Grid, ok bool) {
	q.found = func(solution Grid) bool {
		g, ok = solution, true
		return false
	}
	q.walk(s)
	return g, ok
}

// inOrder yields the solutions below s in reading order, cell by cell: a
// digit is entered only after some solution with it has been seen, so that
// no part of the walk is in vain. Solution known is one of them.
func (q *search) inOrder(s state, known Grid, yield func(Grid) bool) bool {
	q.singles(&s)
	if s.open == 0 {
		return yield(s.grid)
	}
	c := s.cells[0]
	for _, open := range s.cells[1:s.open] {
		c = min(c, open)
	}
	for set := q.candidates(&s, c); set != 0; set &= set - 1 {
		child := s
		child.assume(choice{c, set & -set})
		witness := known
		if known[c] != child.grid[c] {
			g, ok := q.first(child)
			if q.err != nil {
				return false
			}
			if !ok {
				continue
			}
			witness = g
		}
		if !q.inOrder(child, witness, yield) {
			return false
		}
	}
	return true
}
