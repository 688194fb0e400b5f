package logic

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"strconv"

	"nonet"
	"nonet/internal/explainer"
)

// ErrSolved says that a puzzle is solved already: there is nothing to rate and no step
// to take.
var ErrSolved = errors.New("the puzzle is solved already")

// An SE is a rating of Sudoku Explainer in tenths: 72 is 7.2. They go from 1.0 to
// somewhat above 11; 20.0 means that its techniques do not solve the puzzle.
type SE int

// String returns the rating with one decimal, as in "7.2".
func (r SE) String() string { return strconv.FormatFloat(float64(r)/10, 'f', 1, 64) }

// MarshalJSON writes the rating as a number with one decimal.
func (r SE) MarshalJSON() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalJSON reads a number, to the nearest tenth. As elsewhere in JSON, null changes
// nothing.
func (r *SE) UnmarshalJSON(text []byte) error {
	if string(text) == "null" {
		return nil
	}
	x, err := strconv.ParseFloat(string(text), 64)
	if err != nil || !(math.Abs(x) <= 1e6) {
		return fmt.Errorf("%s is no rating", text)
	}
	*r = SE(math.Round(10 * x))
	return nil
}

// Ratings are what Sudoku Explainer says of a puzzle: equal to those of its batch form,
// serate 1.2.1.3.
type Ratings struct {
	// ER is the rating of the hardest step in the order of Sudoku Explainer, EP that of
	// the hardest up to the first digit placed, ED that of the first step.
	ER, EP, ED SE
}

// A Rating says how hard a puzzle is, as two programs see it that players know.
type Rating struct {
	Ratings
	// Level and Score are those of a solution in HoDoKu's order, and Hardest is the last
	// technique that it needs, in the order of [Techniques].
	Level   Level
	Score   int
	Hardest Technique
}

// Rate rates a puzzle that has one solution. The error is a
// [*nonet.ConflictError] when a rule is broken, [ErrSolved], [nonet.ErrNoSolution],
// [ErrSeveralSolutions], or the cause of a context that ended.
//
// Puzzles below 7 take a fraction of a millisecond, the hardest known many seconds.
func Rate[P nonet.Puzzle](ctx context.Context, p P) (r Rating, err error) {
	c := candidatesOf(p)
	if r.Ratings, err = RateSE(ctx, c); err != nil {
		return Rating{}, err
	}
	b := BoardOfCandidates(c)
	g := gradeOf(ctx, &b)
	if err := context.Cause(ctx); err != nil {
		return Rating{}, err
	}
	r.Level, r.Score, r.Hardest = g.level, g.score, g.hardest
	return r, nil
}

// RateSE is [Rate] without the solution in HoDoKu's order, which takes about half of
// the time.
func RateSE[P nonet.Puzzle](ctx context.Context, p P) (Ratings, error) {
	c := candidatesOf(p)
	if err := ratable(ctx, c); err != nil {
		return Ratings{}, err
	}
	se, err := explainer.Rate(ctx, fieldsOf(c))
	if err != nil {
		return Ratings{}, cmp.Or(context.Cause(ctx), err)
	}
	return Ratings{SE(se.ER), SE(se.EP), SE(se.ED)}, nil
}

// candidatesOf returns the candidates of a puzzle without bits that stand for no digit.
func candidatesOf[P nonet.Puzzle](p P) nonet.Candidates {
	c := p.Candidates()
	for i := range c {
		c[i] &= nonet.AllDigits
	}
	return c
}

// ratable returns why a puzzle has no rating, if it has none.
func ratable(ctx context.Context, c nonet.Candidates) error {
	solution, err := onlySolution(ctx, c)
	if err == nil && solution.Candidates() == c {
		return ErrSolved
	}
	return err
}

// Unsolved is the ER of a puzzle that the techniques of Sudoku Explainer do not solve.
const Unsolved SE = 200

// RateSteps returns the ratings of a puzzle by Sudoku Explainer and the steps that
// they come from. The errors are those of [Rate]; where ctx ends, the steps found so far
// come with its cause.
func RateSteps[P nonet.Puzzle](ctx context.Context, p P) (r Ratings, steps []RatedStep, err error) {
	c := candidatesOf(p)
	if err := ratable(ctx, c); err != nil {
		return r, nil, err
	}
	se, err := explainer.Trace(ctx, fieldsOf(c), func(s explainer.Step) {
		steps = append(steps, newRatedStep(&s))
	})
	if err != nil {
		return r, steps, cmp.Or(context.Cause(ctx), err)
	}
	return Ratings{SE(se.ER), SE(se.EP), SE(se.ED)}, steps, nil
}

// fieldsOf returns candidates as plain numbers.
func fieldsOf(c nonet.Candidates) (fields [81]uint16) {
	for i, s := range c {
		fields[i] = uint16(s)
	}
	return fields
}
