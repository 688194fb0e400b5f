package logic

import (
	"fmt"

	"nonet"
)

// bugPlusOne finds a position where every open cell has two candidates and every digit
// two places in each unit, but for one candidate too many: without it there would be
// two solutions or none.
var bugPlusOne = family{find: findBUGPlusOne, techniques: []Technique{BUGPlusOne}, reason: (*Step).reasonOfBUG}

func findBUGPlusOne(b *Board, t Technique, found func(Step) bool) {
	three := b.cellsWith(3)
	if three.len() != 1 || b.cellsWith(2).or(three) != b.open {
		return
	}
	c := three.first()
	extra, ok := extraDigit(b, c)
	if !ok {
		return
	}
	s := Step{Technique: t, Digits: setOfDigit(extra)}
	s.mark(RoleExtra, three, extra)
	s.unit(RoleUnit, unitsOf[c][:]...)
	s.eliminateAll(b, three, b.cands[c]&^setOfDigit(extra))
	found(s)
}

// extraDigit returns the only digit that has three places in a unit: once in each unit
// of one cell.
func extraDigit(b *Board, c nonet.Cell) (extra int, ok bool) {
	threes := 0
	for u := range nonet.Unit(unitCount) {
		for d := 1; d <= 9; d++ {
			switch at := b.placesIn(u, d); at.len() {
			case 0, 2:
			case 3:
				if !at.has(c) || threes > 0 && extra != d {
					return 0, false
				}
				extra = d
				threes++
			default:
				return 0, false
			}
		}
	}
	return extra, threes == 3
}

func (s *Step) reasonOfBUG() string {
	return fmt.Sprintf("two candidates in each cell and two places for each digit, but for %s in %s, a third place in %s",
		s.Digits, s.in(RoleExtra), andList(unitNames(s.unitsAs(RoleUnit))))
}
