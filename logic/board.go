package logic

import (
	"math/bits"

	"nonet"
)

// A Board is a position: the digits that stand and the candidates of the other
// cells. The zero value has neither, and no steps; make one with [NewBoard] or
// [BoardOfCandidates]. A Board is a value that can be copied with =.
//
// There are cells 0 to 80 and digits 1 to 9. Of others nothing is known, and what
// is said about them changes nothing.
type Board struct {
	digits [81]uint8          // 0 while a cell is open
	givens cellSet            // cells whose digits were there from the beginning
	cands  [81]nonet.DigitSet // of open cells; none for the others
	places [10]cellSet        // for each digit, the open cells that have it as a candidate
	open   cellSet
	start  [10]cellSet // for each digit, the cells where the puzzle lets it stand if nothing is placed
}

// emptyBoard has all candidates in all cells.
var emptyBoard = func() (b Board) {
	for c := range nonet.Cell(81) {
		b.open.add(c)
		b.cands[c] = nonet.AllDigits
		for d := 1; d <= 9; d++ {
			b.places[d].add(c)
		}
	}
	return b
}()

// NewBoard returns the position of a puzzle that nobody has touched: the digits of
// the grid are givens, and each open cell has the candidates that no digit in its
// units takes away. A value above 9 is no digit and leaves its cell open without a
// candidate, as in [nonet.Grid.Candidates].
func NewBoard(g nonet.Grid) Board {
	b := emptyBoard
	b.start = b.places
	for c, d := range g {
		switch cell := nonet.Cell(c); {
		case d > 9:
			b.empty(cell)
		case d != 0:
			b.Place(cell, int(d))
			b.givens.add(cell)
		}
	}
	return b
}

// empty takes all candidates from an open cell.
func (b *Board) empty(c nonet.Cell) {
	for d := range digitsOf(b.cands[c]) {
		b.Eliminate(c, d)
	}
}

// BoardOfCandidates returns a position with the candidates given. A cell with one
// candidate has that digit as a given, which the cells that see it lose.
func BoardOfCandidates(p nonet.Candidates) Board {
	var b Board
	for c, s := range p {
		s &= nonet.AllDigits
		p[c] = s
		b.open.add(nonet.Cell(c))
		b.cands[c] = s
		for d := range digitsOf(s) {
			b.places[d].add(nonet.Cell(c))
		}
	}
	for c, s := range p {
		if cell := nonet.Cell(c); s.Len() == 1 && b.cands[c] == s {
			b.Place(cell, lowestDigit(s))
			b.givens.add(cell)
		}
	}
	b.start = b.places
	return b
}

// Digit returns the digit in a cell, 0 while it is open.
func (b *Board) Digit(c nonet.Cell) int {
	if c >= 81 {
		return 0
	}
	return int(b.digits[c])
}

// Candidates returns the candidates of an open cell.
func (b *Board) Candidates(c nonet.Cell) nonet.DigitSet {
	if c >= 81 {
		return 0
	}
	return b.cands[c]
}

// Given reports whether a cell has had its digit from the beginning.
func (b *Board) Given(c nonet.Cell) bool { return c < 81 && b.givens.has(c) }

// Grid returns the digits that stand.
func (b *Board) Grid() nonet.Grid { return b.digits }

// Solved reports whether every cell has a digit and no unit has one twice.
func (b *Board) Solved() bool {
	if !b.open.empty() {
		return false
	}
	for u := range nonet.Unit(unitCount) {
		var digits nonet.DigitSet
		for _, c := range u.Cells() {
			digits |= setOfDigit(int(b.digits[c])) // none for 0
		}
		if digits != nonet.AllDigits {
			return false
		}
	}
	return true
}

// Place puts a digit into an open cell and takes it from the candidates of the
// cells that see it. It does so even if the digit is none of the cell's candidates; a
// cell that has a digit keeps it.
func (b *Board) Place(c nonet.Cell, digit int) {
	if !isCandidate(c, digit) || !b.open.has(c) {
		return
	}
	for d := range digitsOf(b.cands[c]) {
		b.places[d].remove(c)
	}
	b.cands[c] = 0
	b.open.remove(c)
	b.digits[c] = uint8(digit)
	for p := range b.places[digit].and(peers[c]).all() {
		b.cands[p] &^= setOfDigit(digit)
	}
	b.places[digit] = b.places[digit].without(peers[c])
}

// isCandidate reports whether there are such a cell and such a digit.
func isCandidate(c nonet.Cell, digit int) bool { return c < 81 && digit >= 1 && digit <= 9 }

// Eliminate takes a candidate from a cell, if it has it.
func (b *Board) Eliminate(c nonet.Cell, digit int) {
	if !isCandidate(c, digit) {
		return
	}
	b.cands[c] &^= setOfDigit(digit)
	b.places[digit].remove(c)
}

// Apply places the digits and takes away the candidates of a step, as [Board.Place] and
// [Board.Eliminate] do. Whether the step is one of this board is not checked.
func (b *Board) Apply(s *Step) {
	for _, p := range s.Placements {
		b.Place(p.Cell, p.Digit)
	}
	for _, e := range s.Eliminations {
		b.Eliminate(e.Cell, e.Digit)
	}
}

// placesIn returns the cells of a unit that have a digit as a candidate.
func (b *Board) placesIn(u nonet.Unit, digit int) cellSet { return b.places[digit].and(unitCells[u]) }

// pairIn returns the two cells of a unit that are the only ones with a digit as a
// candidate, the first in reading order before the other.
func (b *Board) pairIn(u nonet.Unit, digit int) (first, second nonet.Cell, ok bool) {
	at := b.placesIn(u, digit)
	if at.len() != 2 {
		return 0, 0, false
	}
	first = at.first()
	at.remove(first)
	return first, at.first(), true
}

// partnerIn returns the only other cell of a unit with a digit as a candidate.
func (b *Board) partnerIn(u nonet.Unit, digit int, c nonet.Cell) (partner nonet.Cell, ok bool) {
	first, second, ok := b.pairIn(u, digit)
	if c == first {
		return second, ok
	}
	return first, ok && c == second
}

// anyOf reports whether some cells have any of some digits as a candidate.
func (b *Board) anyOf(cells cellSet, digits nonet.DigitSet) bool {
	for d := range digitsOf(digits) {
		if b.places[d].meets(cells) {
			return true
		}
	}
	return false
}

// cellsWith returns the open cells with a number of candidates.
func (b *Board) cellsWith(n int) (cells cellSet) {
	for c := range b.open.all() {
		if b.cands[c].Len() == n {
			cells.add(c)
		}
	}
	return cells
}

// setOfDigit returns the set of one digit, 1 to 9, and the empty set for 0.
func setOfDigit(d int) nonet.DigitSet { return 1 << uint(d) >> 1 }

// lowestDigit returns the lowest digit of a set that is not empty.
func lowestDigit(s nonet.DigitSet) int { return bits.TrailingZeros16(uint16(s)) + 1 }

// digitsOf yields the digits of a set, lowest first.
func digitsOf(s nonet.DigitSet) func(yield func(int) bool) {
	return func(yield func(int) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(lowestDigit(s)) {
				return
			}
		}
	}
}
