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
// the options ask for, and nil otherwise. What passes may be so rare that none is found.
func (o Options) Check() error {
	for _, refuse := range []func() string{o.refuseNumbers, o.refusePlaces, o.refuseSolution, o.refuseDifficulty, o.refuseTechniques} {
		if reason := refuse(); reason != "" {
			return &DemandError{reason}
		}
	}
	return nil
}

func refusal(format string, args ...any) string { return fmt.Sprintf(format, args...) }

// refuseNumbers says what is wrong with the numbers, if anything is.
func (o Options) refuseNumbers() string {
	switch c := o.Clues; {
	case o.Count < 0:
		return refusal("%d puzzles are fewer than none", o.Count)
	case o.Workers < 0:
		return refusal("%d workers are fewer than none", o.Workers)
	case c.any():
		return ""
	case c.Low > c.High:
		return refusal("the range of givens, %d to %d, is empty", c.Low, c.High)
	case c.High < fewestGivens:
		return refusal("%d givens are too few: with fewer than %d no solution is the only one", c.High, fewestGivens)
	case c.Low > 81:
		return refusal("%d givens are more than there are cells", c.Low)
	}
	return ""
}

// refusePlaces says why the mask and the symmetry leave no room, if they do not.
func (o Options) refusePlaces() string {
	if int(o.Symmetry) >= len(symmetries) {
		return refusal("%s is no symmetry", o.Symmetry)
	}
	for _, c := range o.Mask {
		if c > 80 {
			return refusal("the mask has a cell %d; cells are 0 to 80", uint8(c))
		}
	}
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
		return refusal("the mask has %d cells: with fewer than %d givens no solution is the only one", n, fewestGivens)
	case !o.Clues.any() && n < o.Clues.Low:
		return refusal("the mask has %d cells, fewer than %d", n, o.Clues.Low)
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

// refuseSums says that no number of givens in the range can be reached with whole orbits, if
// that is so.
func (o Options) refuseSums(mask cellSet) string {
	if o.Clues.any() {
		return ""
	}
	var sums [82]bool
	sums[0] = true
	for _, orbit := range o.Symmetry.orbits() {
		if n := orbit.len(); orbit.and(mask) == orbit {
			for sum := 81; sum >= n; sum-- {
				sums[sum] = sums[sum] || sums[sum-n]
			}
		}
	}
	for n := max(o.Clues.Low, 0); n <= min(o.Clues.High, 81); n++ {
		if sums[n] {
			return ""
		}
	}
	return refusal("%s givens cannot have the symmetry %s in these cells", o.Clues, o.Symmetry)
}

// String returns "24", or "20 to 24".
func (r Range) String() string {
	if r.Low == r.High {
		return fmt.Sprint(r.Low)
	}
	return fmt.Sprintf("%d to %d", r.Low, r.High)
}

// refuseSolution says what is wrong with the solution, if anything is.
func (o Options) refuseSolution() string {
	if o.Solution == (nonet.Grid{}) || nonet.Check(o.Solution).Solved() {
		return ""
	}
	return "the solution is no solved grid"
}

// refuseDifficulty says what is wrong with the difficulty, if anything is.
func (o Options) refuseDifficulty() string {
	for _, l := range o.Levels {
		if l > logic.Extreme {
			return refusal("%d is no level", uint8(l))
		}
	}
	const lowest, highest = 10, int(logic.Unsolved)
	switch se := o.SE; {
	case se.any():
		return ""
	case se.Low > se.High:
		return refusal("the range of ratings, %s to %s, is empty", logic.SE(se.Low), logic.SE(se.High))
	case se.High < lowest || se.Low > highest:
		return refusal("ratings of Sudoku Explainer are between %s and %s", logic.SE(lowest), logic.SE(highest))
	}
	return ""
}

// refuseTechniques says how the techniques contradict each other or the levels, if they do.
func (o Options) refuseTechniques() string {
	for _, t := range slices.Concat(o.Use, o.Hardest) {
		switch {
		case !t.ByDefault():
			return refusal("%s is not among the techniques that levels go by", t)
		case slices.Contains(o.Avoid, t) && slices.Contains(o.Use, t):
			return refusal("%s is both to be used and to be avoided", t)
		case len(o.Levels) > 0 && t.Level() > slices.Max(o.Levels) && slices.Contains(o.Use, t):
			return refusal("%s makes a puzzle %s", t, t.Level())
		}
	}
	if len(o.Hardest) == 0 {
		return ""
	}
	hardest := slices.Max(o.Hardest)
	for _, t := range o.Use {
		if t > hardest {
			return refusal("%s comes after %s, which is to be the hardest", t, hardest)
		}
	}
	possible := func(t logic.Technique) bool {
		return !slices.Contains(o.Avoid, t) && (len(o.Levels) == 0 || t.Level() <= slices.Max(o.Levels))
	}
	if !slices.ContainsFunc(o.Hardest, possible) {
		return refusal("%s cannot be the hardest technique here", hardest)
	}
	return ""
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
