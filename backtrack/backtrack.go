// Package backtrack solves Sudoku the plain way and shows each step. It is
// there to be read, watched and trusted: the faster engines of this module
// are tested against it.
//
// The algorithm visits the blanks in reading order. Into each it puts the
// smallest digit, 1 to 9, that its row, column and box do not hold yet, and
// goes on to the next blank. A blank that no digit fits means that an earlier
// one is wrong: the algorithm goes back to the blank before, takes its digit
// out (the undo) and tries the next larger one there. When the last blank is
// filled, the grid is a solution; when the first blank has run out of digits,
// every possibility has been tried.
//
// Three tables make the question "does this digit fit?" three look-ups: the
// digits used in each row, in each column and in each box. To place a digit
// is to enter it in the grid and in the three tables, to undo it is to clear
// the same four entries.
//
// As blanks and digits are taken in order, solutions come in reading order,
// the smallest first.
//
// [Solve] answers a puzzle, [Steps] shows the work. Most easy puzzles
// take some ten thousand steps, hard ones some hundred thousand, and those made to
// resist this order a hundred million and more. A limit on the steps keeps such a
// puzzle from taking forever; [nonet.Solve], which looks for forced digits
// first, answers it in a millisecond.
package backtrack

import (
	"errors"
	"fmt"
	"iter"

	"nonet"
)

// ErrGaveUp says that the limit was reached before the search was finished.
// The puzzle may have solutions or not.
var ErrGaveUp = errors.New("gave up")

// Solve returns the first solution of puzzle p in reading order. The error is
// a [*nonet.ConflictError] when a rule is broken, [nonet.ErrNoSolution] when
// every possibility was tried in vain, or wraps [ErrGaveUp] when that would
// take more than limit steps. A limit of 0 is none.
func Solve[P nonet.Puzzle](p P, limit uint64) (nonet.Grid, error) {
	if report := nonet.Check(p); report.Broken() {
		return nonet.Grid{}, &nonet.ConflictError{Clashes: report.Clashes}
	}
	for step, grid := range Steps(p, limit) {
		switch step.Action {
		case Solution:
			return grid, nil
		case GaveUp:
			return nonet.Grid{}, fmt.Errorf("%w after %d steps", ErrGaveUp, limit)
		}
	}
	return nonet.Grid{}, nonet.ErrNoSolution
}

// All returns the solutions of puzzle p in reading order. A puzzle with few
// givens has more of them than anyone can wait for; the caller may stop at
// any time.
func All[P nonet.Puzzle](p P) iter.Seq[nonet.Grid] {
	return func(yield func(nonet.Grid) bool) {
		for step, grid := range Steps(p, 0) {
			if step.Action == Solution && !yield(grid) {
				return
			}
		}
	}
}

// Steps returns what the algorithm does with puzzle p, each step together
// with the grid after it. The sequence goes on after a solution and ends when
// every possibility has been tried, or with a GaveUp when that takes more
// than limit placements and undos. A limit of 0 is none.
//
// A puzzle that breaks a rule has no steps: there is nothing to search.
func Steps[P nonet.Puzzle](p P, limit uint64) iter.Seq2[Step, nonet.Grid] {
	return func(yield func(Step, nonet.Grid) bool) {
		s := search{allowed: p.Candidates(), limit: limit, yield: yield}
		if blanks, ok := s.enter(s.allowed.Grid()); ok {
			s.fill(blanks)
		}
	}
}

// A search is the grid, its tables, and who listens.
type search struct {
	allowed nonet.Candidates
	grid    nonet.Grid
	// row[r][d] says that row r holds digit d; so for column and box.
	row, column, box [9][10]bool
	steps, limit     uint64
	yield            func(Step, nonet.Grid) bool
}

// enter sets the givens and returns the blanks in reading order, and false
// when a given clashes with an earlier one.
func (s *search) enter(givens nonet.Grid) (blanks []nonet.Cell, ok bool) {
	for i, d := range givens {
		c := nonet.Cell(i)
		if d == 0 {
			blanks = append(blanks, c)
			continue
		}
		if !s.fits(c, int(d)) {
			return nil, false
		}
		s.set(c, int(d), true)
	}
	return blanks, true
}

// fill tries every digit in the first of the blanks and, with each, every way
// to fill the others. It returns false when nobody listens any more or the
// limit is reached.
func (s *search) fill(blanks []nonet.Cell) bool {
	if len(blanks) == 0 {
		return s.yield(Step{Action: Solution}, s.grid)
	}
	c := blanks[0]
	for d := 1; d <= 9; d++ {
		if !s.fits(c, d) {
			continue
		}
		if !s.step(Place, c, d) || !s.fill(blanks[1:]) || !s.step(Undo, c, d) {
			return false
		}
	}
	return true
}

// fits reports whether cell c may hold d and its row, column and box do not
// hold it yet.
func (s *search) fits(c nonet.Cell, d int) bool {
	return s.allowed[c].Has(d) && !s.row[c.Row()][d] && !s.column[c.Column()][d] && !s.box[c.Box()][d]
}

// step places or undoes digit d and reports it, unless the limit is reached.
func (s *search) step(a Action, c nonet.Cell, d int) bool {
	if s.limit > 0 && s.steps == s.limit {
		s.yield(Step{Action: GaveUp}, s.grid)
		return false
	}
	s.steps++
	s.set(c, d, a == Place)
	return s.yield(Step{a, c, d}, s.grid)
}

// set enters digit d in the grid and the tables, or takes it out.
func (s *search) set(c nonet.Cell, d int, placed bool) {
	s.row[c.Row()][d], s.column[c.Column()][d], s.box[c.Box()][d] = placed, placed, placed
	if placed {
		s.grid[c] = uint8(d)
	} else {
		s.grid[c] = 0
	}
}
