package generate

import (
	"slices"

	"nonet/logic"
)

// refuseDifficulty says what is wrong with the ratings, if anything is.
func (o Options) refuseDifficulty() string {
	switch se := o.SE; {
	case se.any():
		return ""
	case se.Low > se.High:
		return refusal("the range of ratings, %s to %s, is empty", logic.SE(se.Low), logic.SE(se.High))
	case se.High < lowestRatings[0] || se.Low > int(logic.Unsolved):
		return refusal("ratings of Sudoku Explainer go from %s to somewhat above 11, and %s is that of a puzzle which it does not solve",
			logic.SE(lowestRatings[0]), logic.Unsolved)
	case se.High < lowestRatings[len(lowestRatings)-1] && !slices.ContainsFunc(lowestRatings[:], se.has):
		i, _ := slices.BinarySearch(lowestRatings[:], se.Low)
		return refusal("Sudoku Explainer has no rating between %s and %s", logic.SE(lowestRatings[i-1]), logic.SE(lowestRatings[i]))
	}
	return ""
}

// lowestRatings are all that Sudoku Explainer gives up to the last of them.
var lowestRatings = [...]int{10, 12, 15, 17, 19, 20, 23, 25, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 45}

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

const (
	// mostForSingles is the highest ER of a puzzle that singles solve.
	mostForSingles = 23
	// leastForOthers is the lowest of one that they do not.
	leastForOthers = 17
	// mostEasy is how many open cells singles can fill without a score above Easy. With 64,
	// the most there are, the score is at most 896, which is not above Medium.
	mostEasy = 57
)

// refuseSingles says that singles would have to solve the puzzle and would have not, if that is
// so.
func (o Options) refuseSingles() string {
	all, none := o.forSingles(), o.forOthers()
	if all == "" || none == "" {
		return ""
	}
	return refusal("singles solve all puzzles %s, and none %s", all, none)
}

func isSingle(t logic.Technique) bool { return t <= logic.HiddenSingle }
func isOther(t logic.Technique) bool  { return !isSingle(t) }

// forSingles says by what singles are known to solve the puzzle, if anything does.
func (o Options) forSingles() string {
	switch {
	case len(o.Levels) > 0 && slices.Max(o.Levels) == logic.Easy:
		return "that are Easy"
	case len(o.Hardest) > 0 && !slices.ContainsFunc(o.Hardest, isOther):
		return refusal("whose hardest technique is %s", slices.Max(o.Hardest))
	case !o.SE.any() && o.SE.High < leastForOthers:
		return refusal("with an ER up to %s", logic.SE(o.SE.High))
	}
	return ""
}

// forOthers says by what singles are known not to solve the puzzle, if anything does.
func (o Options) forOthers() string {
	easiest := logic.Easy
	if len(o.Levels) > 0 {
		easiest = slices.Min(o.Levels)
	}
	switch {
	case easiest > logic.Medium:
		return refusal("that are %s", easiest)
	case easiest == logic.Medium && 81-o.Clues.Low <= mostEasy:
		return refusal("that are %s and have %d givens or more", easiest, o.Clues.Low)
	case len(o.Hardest) > 0 && !slices.ContainsFunc(o.Hardest, isSingle):
		return refusal("whose hardest technique is %s", slices.Min(o.Hardest))
	case slices.ContainsFunc(o.Use, isOther):
		return refusal("that need %s", o.Use[slices.IndexFunc(o.Use, isOther)])
	case o.SE.Low > mostForSingles:
		return refusal("with an ER of %s or more", logic.SE(o.SE.Low))
	}
	return ""
}

// refuseFull says what contradicts that full grids have no steps, and all other puzzles a last
// one, if anything does.
func (o Options) refuseFull() string {
	someFull, allFull := o.Clues.High >= 81, o.Clues.Low >= 81
	switch {
	case allFull && (o.Pearl || o.Diamond || !o.SE.any()):
		return "a full grid has no rating"
	case allFull && len(o.Levels)+len(o.Use)+len(o.Hardest) > 0:
		return "a full grid needs no technique and has no level"
	case !someFull && slices.Contains(o.Avoid, logic.FullHouse):
		return refusal("each solution ends with a %s", logic.FullHouse)
	}
	return ""
}
