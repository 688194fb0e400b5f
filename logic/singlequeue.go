package logic

import (
	"math/bits"

	"nonet"
)

// A singleQueue has the naked and hidden singles of a position in the order in which
// the steps up to it have left them. HoDoKu takes them in that order, on which the
// score of a puzzle depends; and to keep it costs less than to look for singles again
// after each step.
type singleQueue struct {
	board  *Board
	count  [unitCount][10]uint8 // of a unit and a digit: the open cells with it
	naked  []Candidate
	hidden []Candidate // may have a cell three times

	// A cell comes to have one candidate once, a unit one place for a digit once.
	nakedRoom  [81]Candidate
	hiddenRoom [9 * unitCount]Candidate
}

// fill makes the board of the queue like another: the digits of that are placed in
// reading order in an empty grid, then what else it lacks is eliminated.
func (q *singleQueue) fill(like *Board) {
	*q.board = emptyBoard
	q.naked, q.hidden = q.nakedRoom[:0], q.hiddenRoom[:0]
	for u := range q.count {
		q.count[u] = [10]uint8{9, 9, 9, 9, 9, 9, 9, 9, 9, 9}
	}
	for c, d := range like.digits {
		if d != 0 {
			q.place(nonet.Cell(c), int(d))
		}
	}
	for c := range like.open.all() {
		for d := range digitsOf(q.board.cands[c] &^ like.cands[c]) {
			q.eliminate(c, d)
		}
	}
	*q.board = *like
}

// apply does what a step says.
func (q *singleQueue) apply(s *Step) {
	for _, p := range s.Placements {
		if q.board.open.has(p.Cell) {
			q.place(p.Cell, p.Digit)
		}
	}
	for _, e := range s.Eliminations {
		q.eliminate(e.Cell, e.Digit)
	}
}

// place puts a digit into an open cell.
func (q *singleQueue) place(c nonet.Cell, digit int) {
	b := q.board
	had := b.cands[c]
	b.cands[c] = 0
	for s := had; s != 0; s &= s - 1 {
		b.places[lowestDigit(s)].remove(c)
	}
	b.open.remove(c)
	b.digits[c] = uint8(digit)
	near := peers[c].and(b.places[digit])
	for w, word := range near {
		for ; word != 0; word &= word - 1 {
			q.eliminate(nonet.Cell(64*w+bits.TrailingZeros64(word)), digit)
		}
	}
	for s := had; s != 0; s &= s - 1 {
		d := lowestDigit(s)
		for _, u := range unitsOf[c] {
			if q.count[u][d]--; q.count[u][d] == 1 && d != digit {
				q.addHidden(u, d)
			}
		}
	}
}

// eliminate takes a candidate from a cell, if it has it.
func (q *singleQueue) eliminate(c nonet.Cell, digit int) {
	b := q.board
	if !b.cands[c].Has(digit) {
		return
	}
	b.Eliminate(c, digit)
	if s := b.cands[c]; s != 0 && s&(s-1) == 0 {
		q.naked = append(q.naked, Candidate{c, lowestDigit(s)})
	}
	for _, u := range unitsOf[c] {
		switch q.count[u][digit]--; q.count[u][digit] {
		case 1:
			q.addHidden(u, digit)
		case 0:
			q.dropHidden(u, digit)
		}
	}
}

// addHidden adds the only place of a unit for a digit, unless it is being filled.
func (q *singleQueue) addHidden(u nonet.Unit, digit int) {
	if at := q.board.placesIn(u, digit); !at.empty() {
		q.hidden = append(q.hidden, Candidate{at.first(), digit})
	}
}

// dropHidden takes out a single that is none any more.
func (q *singleQueue) dropHidden(u nonet.Unit, digit int) {
	for i, h := range q.hidden {
		if h.Digit == digit && unitCells[u].has(h.Cell) {
			q.hidden = append(q.hidden[:i], q.hidden[i+1:]...)
			return
		}
	}
}

// first returns the first single of a technique, and the unit where it is one.
func (q *singleQueue) first(t Technique) (c Candidate, u nonet.Unit, ok bool) {
	switch t {
	case FullHouse:
		return q.fullHouse()
	case NakedSingle:
		return q.nakedSingle()
	}
	return q.hiddenSingle()
}

// fullHouse returns the first naked single that is the last open cell of a unit.
func (q *singleQueue) fullHouse() (c Candidate, u nonet.Unit, ok bool) {
	for _, n := range q.naked {
		if !q.board.open.has(n.Cell) {
			continue
		}
		for _, u := range unitsOf[n.Cell] {
			if unitCells[u].and(q.board.open) == setOf(n.Cell) {
				return n, u, true
			}
		}
	}
	return c, u, false
}

func (q *singleQueue) nakedSingle() (c Candidate, u nonet.Unit, ok bool) {
	for ; len(q.naked) > 0; q.naked = q.naked[1:] {
		if n := q.naked[0]; q.board.open.has(n.Cell) && q.board.cands[n.Cell] == setOfDigit(n.Digit) {
			return n, u, true
		}
	}
	return c, u, false
}

func (q *singleQueue) hiddenSingle() (c Candidate, u nonet.Unit, ok bool) {
	for ; len(q.hidden) > 0; q.hidden = q.hidden[1:] {
		h := q.hidden[0]
		if !q.board.open.has(h.Cell) || !q.board.cands[h.Cell].Has(h.Digit) {
			continue
		}
		for _, u := range unitsOf[h.Cell] {
			if q.count[u][h.Digit] == 1 {
				return h, u, true
			}
		}
	}
	return c, u, false
}
