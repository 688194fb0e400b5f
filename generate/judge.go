package generate

import (
	"context"
	"slices"

	"nonet/logic"
)

// A judge says whether puzzles are of the kind that is wanted. What costs least is looked at
// first.
type judge struct {
	*Options
	graded, rated bool              // what must be known of a puzzle
	easiest       logic.Level       // that is wanted
	hardest       logic.Level       // that is wanted
	upTo          []logic.Technique // those of levels up to the hardest
	beyond        logic.Technique   // the first that is left out
}

// newJudge returns the judge of some options.
func newJudge(o *Options) *judge {
	j := &judge{Options: o, easiest: logic.Easy, hardest: logic.Extreme}
	j.rated = !o.SE.any() || o.Pearl || o.Diamond
	j.graded = len(o.Levels)+len(o.Use)+len(o.Avoid)+len(o.Hardest) > 0
	if len(o.Levels) > 0 {
		j.easiest, j.hardest = slices.Min(o.Levels), slices.Max(o.Levels)
	}
	for _, t := range logic.Techniques() {
		switch {
		case !t.ByDefault():
		case t.Level() <= j.hardest:
			j.upTo = append(j.upTo, t)
		case j.beyond == 0:
			j.beyond = t
		}
	}
	return j
}

// accepts reports whether a puzzle is of the kind, and fills in what it found out. A context
// that ends makes the answer worthless.
func (j *judge) accepts(ctx context.Context, p *Puzzle) bool {
	return j.maySuit(p) && (!j.graded || j.grade(ctx, p)) && (!j.rated || j.rate(ctx, p))
}

// maySuit looks at whether singles solve the puzzle, if that decides anything.
func (j *judge) maySuit(p *Puzzle) bool {
	forSingles := j.easiest == logic.Easy || j.easiest == logic.Medium && 81-p.Grid.Givens() > mostEasy
	forOthers := j.hardest > logic.Easy
	if !j.SE.any() {
		forSingles = forSingles && j.SE.Low <= mostForSingles
		forOthers = forOthers && j.SE.High >= leastForOthers
	}
	if forSingles && forOthers {
		return true
	}
	s := newSingles(&p.Grid, &p.Solution)
	if s.solve() {
		return forSingles
	}
	return forOthers
}

// grade solves the puzzle in HoDoKu's order. At first techniques above the hardest level are
// left out: where these do not suffice the puzzle is too hard.
func (j *judge) grade(ctx context.Context, p *Puzzle) bool {
	o := logic.Options{Techniques: j.upTo, Unique: true}
	path, _ := o.Solve(ctx, logic.NewBoard(p.Grid)) // where the context ends it is not solved
	if !path.Solved() || len(path.Steps) == 0 {     // a full grid has no level
		return false
	}
	if j.beyond != 0 && path.Hardest() > j.beyond {
		// What was left out might have come first.
		if path, _ = (logic.Options{Unique: true}).Solve(ctx, logic.NewBoard(p.Grid)); !path.Solved() {
			return false
		}
	}
	p.Graded = true
	p.Rating.Level, p.Rating.Score, p.Rating.Hardest = path.Level, path.Score, path.Hardest()
	used := func(t logic.Technique) bool {
		return slices.ContainsFunc(path.Steps, func(s logic.Step) bool { return s.Technique == t })
	}
	switch {
	case len(j.Levels) > 0 && !slices.Contains(j.Levels, path.Level):
		return false
	case len(j.Options.Hardest) > 0 && !slices.Contains(j.Options.Hardest, path.Hardest()):
		return false
	case slices.ContainsFunc(j.Avoid, used):
		return false
	}
	return !slices.ContainsFunc(j.Use, func(t logic.Technique) bool { return !used(t) })
}

// rate rates the puzzle.
func (j *judge) rate(ctx context.Context, p *Puzzle) bool {
	r, err := logic.Rate(ctx, p.Grid)
	if err != nil {
		return false
	}
	p.Rating, p.Graded, p.Rated = r, true, true
	switch {
	case !j.SE.has(int(r.ER)):
		return false
	case j.Pearl && r.EP != r.ER:
		return false
	}
	return !j.Diamond || r.ED == r.ER && r.EP == r.ER
}
