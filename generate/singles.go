package generate

import (
	"math/bits"

	"nonet"
)

// A singles is a position in which only singles are looked for: a cell with one candidate left,
// or a digit with one place left in a unit.
type singles struct {
	open   cellSet
	places [9]cellSet  // of each digit, where it can still stand
	solved *nonet.Grid // the solution, which singles lead to if they lead on
}

// newSingles returns the position of a puzzle.
func newSingles(puzzle, solution *nonet.Grid) (s singles) {
	s.solved = solution
	s.open = allCells
	for d := range s.places {
		s.places[d] = allCells
	}
	for c, d := range puzzle {
		if d != 0 {
			s.place(c)
		}
	}
	return s
}

// place puts the right digit into a cell.
func (s *singles) place(c int) {
	var cell cellSet
	cell.add(c)
	s.open = s.open.without(cell)
	for d := range s.places {
		s.places[d] = s.places[d].without(cell)
	}
	d := &s.places[s.solved[c]-1]
	*d = d.without(sharing[c])
}

// solve places singles until there are none, and reports whether the grid is full.
func (s *singles) solve() bool {
	for found := true; found; {
		found = s.naked()
		for d := range s.places {
			found = s.hidden(d) || found
		}
	}
	return s.open.empty()
}

// naked places the digits of cells with one candidate.
func (s *singles) naked() bool {
	var once, twice cellSet
	for _, p := range s.places {
		twice = twice.or(once.and(p))
		once = once.or(p)
	}
	return s.placeAll(once.without(twice))
}

// hidden places a digit in units where it has one place.
func (s *singles) hidden(d int) bool {
	var all cellSet
	for i := range unitSets {
		if at := s.places[d].and(unitSets[i]); bits.OnesCount64(at[0])+bits.OnesCount64(at[1]) == 1 {
			all = all.or(at)
		}
	}
	return s.placeAll(all)
}

func (s *singles) placeAll(cells cellSet) bool {
	if cells.empty() {
		return false
	}
	for !cells.empty() {
		s.place(cells.pop())
	}
	return true
}

// unitSets is the cells of each unit, sharing those that share a unit with each cell.
var (
	unitSets = func() (t [27]cellSet) {
		for u := range t {
			for _, c := range nonet.Unit(u).Cells() {
				t[u].add(int(c))
			}
		}
		return t
	}()
	sharing = func() (t [81]cellSet) {
		for c := range t {
			for _, u := range unitSets {
				if u.has(c) {
					t[c] = t[c].or(u)
				}
			}
		}
		return t
	}()
)
