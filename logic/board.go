package logic

import (
	"math/bits"

	"nonet"
)

// A Board is a position: the digits that stand and the candidates of the other
// cells. The zero value has neither; make one with [NewBoard] or
// [BoardOfCandidates]. A Board is a value that can be copied with =.
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
// units takes away.
func NewBoard(g nonet.Grid) Board {
	b := emptyBoard
	b.start = b.places
	for c, d := range g {
		if d != 0 {
			b.Place(nonet.Cell(c), int(d))
			b.givens.add(nonet.Cell(c))
		}
	}
	return b
}

// BoardOfCandidates returns a position with the candidates given. A cell with one
// candidate has that digit as a given, which the cells that see it lose.
func BoardOfCandidates(p nonet.Candidates) Board {
	var b Board
	for c, s := range p {
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
func (b *Board) Digit(c nonet.Cell) int { return int(b.digits[c]) }

// Candidates returns the candidates of an open cell.
func (b *Board) Candidates(c nonet.Cell) nonet.DigitSet { return b.cands[c] }

// Given reports whether a cell has had its digit from the beginning.
func (b *Board) Given(c nonet.Cell) bool { return b.givens.has(c) }

// Grid returns the digits that stand.
func (b *Board) Grid() nonet.Grid { return b.digits }

// Solved reports whether no cell is open.
func (b *Board) Solved() bool { return b.open.empty() }

// Place puts a digit into an open cell and takes it from the candidates of the
// cells that see it.
func (b *Board) Place(c nonet.Cell, digit int) {
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

// Eliminate takes a candidate from a cell.
func (b *Board) Eliminate(c nonet.Cell, digit int) {
	b.cands[c] &^= setOfDigit(digit)
	b.places[digit].remove(c)
}

// Apply places the digits and takes away the candidates of a step.
func (b *Board) Apply(s *Step) {
	for _, p := range s.Placements {
		if b.open.has(p.Cell) {
			b.Place(p.Cell, p.Digit)
		}
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

// setOfDigit returns the set of one digit.
func setOfDigit(d int) nonet.DigitSet { return 1 << (d - 1) }

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
