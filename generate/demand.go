package generate

import (
	"fmt"
	"slices"

	"nonet"
	"nonet/logic"
)

// fewestGivens is the smallest number of givens that leave one solution, as McGuire, Tugemann
// and Civario showed by a search of all grids: "There is no 16-clue Sudoku" (2012).
const fewestGivens = 17

// Check returns a [*DemandError] where it can be said without a search that no puzzle is what
// the options ask for, or that one of them has no meaning, and nil otherwise. What passes may be
// so rare that none is found.
func (o Options) Check() error {
	if reason := o.refuseValues(); reason != "" {
		return &DemandError{reason}
	}
	for _, refuse := range []func() string{o.refuseClues, o.refusePlaces, o.refuseDifficulty, o.refuseTechniques, o.refuseSingles, o.refuseFull} {
		if reason := refuse(); reason != "" {
			return &DemandError{"there is no such puzzle: " + reason}
		}
	}
	return nil
}

func refusal(format string, args ...any) string { return fmt.Sprintf(format, args...) }

// refuseValues says which value has no meaning, if there is one.
func (o Options) refuseValues() string {
	switch {
	case o.Count < 0:
		return refusal("%d puzzles are fewer than none", o.Count)
	case o.Workers < 0:
		return refusal("%d workers are fewer than none", o.Workers)
	case int(o.Symmetry) >= len(symmetries):
		return refusal("%s is no symmetry", o.Symmetry)
	case o.Solution != nonet.Grid{} && !nonet.Check(o.Solution).Solved():
		return "the solution is no solved grid"
	}
	for _, c := range o.Mask {
		if c > 80 {
			return refusal("the mask has a cell %d; cells are 0 to 80", uint8(c))
		}
	}
	for _, l := range o.Levels {
		if l > logic.Extreme {
			return refusal("%d is no level", uint8(l))
		}
	}
	return ""
}

// mostMinimal is a bound for the givens of a minimal puzzle: of nine in a unit any one could be
// missed, so that each row has a blank.
const mostMinimal = 72

// refuseClues says what is wrong with the number of givens, if anything is.
func (o Options) refuseClues() string {
	switch c := o.Clues; {
	case c.any():
		return ""
	case c.Low > c.High:
		return refusal("the range of givens, %d to %d, is empty", c.Low, c.High)
	case c.High < fewestGivens:
		return refusal("%d givens are too few: with fewer than %d no solution is the only one", c.High, fewestGivens)
	case c.Low > 81:
		return refusal("%d givens are more than there are cells", c.Low)
	case o.Minimal && c.Low > mostMinimal:
		return refusal("a minimal puzzle has a blank in each row, so at most %d givens; none with more than 40 is known", mostMinimal)
	}
	return ""
}

// refusePlaces says why the mask and the symmetry leave no room, if they do not.
func (o Options) refusePlaces() string {
	mask := o.mask()
	for _, orbit := range o.Symmetry.orbits() {
		if in := orbit.and(mask); !in.empty() && in != orbit {
			out := orbit.without(mask)
			return refusal("the mask lacks the symmetry %s: %s may be given and %s may not",
				o.Symmetry, nonet.Cell(in.pop()), nonet.Cell(out.pop()))
		}
	}
	n := mask.len()
	switch {
	case n < fewestGivens:
		return refusal("the mask has %s: with fewer than %d givens no solution is the only one", plural(n, "cell", "cells"), fewestGivens)
	case !o.Clues.any() && n < o.Clues.Low:
		return refusal("the mask has %s, fewer than %d", plural(n, "cell", "cells"), o.Clues.Low)
	}
	if a, b := exchangeable(mask); a != b {
		return refusal("the mask has no cell in %s and %s, whose digits could be exchanged", a, b)
	}
	return o.refuseSums(mask)
}

// exchangeable returns two rows of a band, or columns of a stack, that are not in a mask.
func exchangeable(mask cellSet) (a, b nonet.Unit) {
	for first := nonet.Unit(0); first < 18; first += 3 {
		var bare []nonet.Unit
		for u := first; u < first+3; u++ {
			if !slices.ContainsFunc(unitCells(u), mask.has) {
				bare = append(bare, u)
			}
		}
		if len(bare) > 1 {
			return bare[0], bare[1]
		}
	}
	return 0, 0
}

// unitCells returns the cells of a unit.
func unitCells(u nonet.Unit) (list []int) {
	for _, c := range u.Cells() {
		list = append(list, int(c))
	}
	return list
}

// refuseSums says that no number of givens in the range can be reached with whole orbits, or that
// one solution has not as many puzzles as are wanted, if that is so.
func (o Options) refuseSums(mask cellSet) string {
	const many = 1 << 32
	var sets [82]int64 // how many sets of orbits have so many cells, many for all above
	sets[0] = 1
	for _, orbit := range o.Symmetry.orbits() {
		if n := orbit.len(); orbit.and(mask) == orbit {
			for sum := 81; sum >= n; sum-- {
				sets[sum] = min(sets[sum]+sets[sum-n], many)
			}
		}
	}
	r := o.Clues
	if r.any() {
		r = Range{fewestGivens, 81}
	}
	var all int64
	for n := max(r.Low, fewestGivens); n <= min(r.High, 81); n++ {
		all = min(all+sets[n], many)
	}
	switch {
	case all == 0:
		return refusal("%s givens cannot have the symmetry %s in these cells", r, o.Symmetry)
	case o.Solution != nonet.Grid{} && !o.Repeats && all < many && int64(o.Count) > all:
		return refusal("one solution has at most %d of them, fewer than %d", all, o.Count)
	}
	return ""
}

// String returns "24", "20 to 24", or "any" for the zero value.
func (r Range) String() string {
	switch {
	case r.any():
		return "any"
	case r.Low == r.High:
		return fmt.Sprint(r.Low)
	}
	return fmt.Sprintf("%d to %d", r.Low, r.High)
}

// mask returns the cells that may hold givens.
func (o Options) mask() (s cellSet) {
	if len(o.Mask) == 0 {
		return allCells
	}
	for _, c := range o.Mask {
		s.add(int(c))
	}
	return s
}
