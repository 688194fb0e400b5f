package logic

import (
	"fmt"

	"nonet"
)

// sueDeCoq finds cells where a line and a box cross, with two candidates more than
// cells at least, and cells in the rest of the line and in the rest of the box that
// share them out: together there are as many digits as cells, so each digit is in its
// line or its box.
var sueDeCoq = family{find: findSueDeCoq, techniques: []Technique{SuedeCoq},
	reason: (*Step).reasonOfSueDeCoq, where: (*Step).inUnits}

// A sueDeCoqSearch looks for the cells of a line and a box that go with some where
// they cross.
type sueDeCoqSearch struct {
	board     *Board
	line, box nonet.Unit
	core      sharers // where they cross
	inLine    sharers
	found     func(Step) bool
}

// sharers are cells with all their candidates.
type sharers struct {
	cells  cellSet
	digits nonet.DigitSet
}

// with returns the sharers and another cell.
func (s sharers) with(b *Board, c nonet.Cell) sharers {
	s.cells.add(c)
	s.digits |= b.cands[c]
	return s
}

func findSueDeCoq(b *Board, _ Technique, found func(Step) bool) {
	s := sueDeCoqSearch{board: b, found: found}
	for s.line = firstRow; s.line < firstBox; s.line++ {
		for s.box = firstBox; s.box < unitCount; s.box++ {
			cross := b.open.and(unitCells[s.line]).and(unitCells[s.box])
			if cross.len() >= 2 && !s.chooseCore(cross, sharers{}) {
				return
			}
		}
	}
}

// chooseCore tries all sets of two and three cells.
func (s *sueDeCoqSearch) chooseCore(rest cellSet, chosen sharers) bool {
	for c := range rest.all() {
		rest.remove(c)
		core := chosen.with(s.board, c)
		if n := core.cells.len(); n >= 2 && core.digits.Len() >= n+2 {
			s.core = core
			if !s.chooseInLine(s.board.open.and(unitCells[s.line]).without(core.cells), sharers{}) {
				return false
			}
		}
		if !s.chooseCore(rest, core) {
			return false
		}
	}
	return true
}

// takes returns how many digits of the core cells take for themselves.
func (s *sueDeCoqSearch) takes(cells sharers) int {
	return cells.cells.len() - (cells.digits &^ s.core.digits).Len()
}

// spare returns how many digits of the core the other cells must take.
func (s *sueDeCoqSearch) spare() int { return s.core.digits.Len() - s.core.cells.len() }

// chooseInLine tries all sets of cells in the line that leave something to the box.
func (s *sueDeCoqSearch) chooseInLine(rest cellSet, chosen sharers) bool {
	for c := range rest.all() {
		rest.remove(c)
		cells := chosen.with(s.board, c)
		shared := cells.digits & s.core.digits
		if shared == s.core.digits {
			continue
		}
		if n := s.takes(cells); shared != 0 && n > 0 && n < s.spare() {
			s.inLine = cells
			inBox := s.board.open.and(unitCells[s.box]).without(s.core.cells).without(cells.cells)
			if !s.chooseInBox(inBox, sharers{}) {
				return false
			}
		}
		if !s.chooseInLine(rest, cells) {
			return false
		}
	}
	return true
}

// chooseInBox tries all sets of cells in the box that take what the line leaves.
func (s *sueDeCoqSearch) chooseInBox(rest cellSet, chosen sharers) bool {
	for c := range rest.all() {
		rest.remove(c)
		cells := chosen.with(s.board, c)
		if cells.digits&s.inLine.digits&s.core.digits != 0 {
			continue
		}
		if cells.digits&s.core.digits != 0 && s.takes(cells) == s.spare()-s.takes(s.inLine) && !s.report(cells) {
			return false
		}
		if !s.chooseInBox(rest, cells) {
			return false
		}
	}
	return true
}

// report hands over what has been found if it takes candidates away.
func (s *sueDeCoqSearch) report(inBox sharers) bool {
	b, inLine := s.board, s.inLine
	// A digit that the core lacks may be in both, and then is once in each.
	both := inLine.digits & inBox.digits
	fromLine := (s.core.digits|inLine.digits)&^inBox.digits | both
	fromBox := (s.core.digits|inBox.digits)&^inLine.digits | both
	restOfLine := unitCells[s.line].without(inLine.cells).without(s.core.cells)
	restOfBox := unitCells[s.box].without(inBox.cells).without(s.core.cells)
	if !b.anyOf(restOfLine, fromLine) && !b.anyOf(restOfBox, fromBox) {
		return true
	}
	step := Step{Technique: SuedeCoq, Digits: s.core.digits}
	step.markAll(b, RoleGroup0, s.core.cells, nonet.AllDigits)
	step.markAll(b, RoleGroup0+1, inLine.cells, nonet.AllDigits)
	step.markAll(b, RoleGroup0+2, inBox.cells, nonet.AllDigits)
	step.unit(RoleUnit, s.line, s.box)
	step.eliminateAll(b, restOfLine, fromLine)
	step.eliminateAll(b, restOfBox, fromBox)
	step.sort()
	return s.found(step)
}

func (s *Step) reasonOfSueDeCoq() string {
	groups := s.groups()
	return fmt.Sprintf("%s, shared out to %s and %s", groups[0], groups[1], groups[2])
}
