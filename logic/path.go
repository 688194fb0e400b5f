package logic

import (
	"cmp"
	"context"
	"slices"
)

// Options say how to solve. The zero value takes the techniques that are used by
// default, without those that rely on there being one solution.
//
// To leave techniques out, cut the list: up to X-Wing are those t of [Techniques] with
// t <= XWing that are used by default.
type Options struct {
	// Techniques are tried in this order, each once; nil stands for all that are used by
	// default, in their own order. What is no technique is left out.
	Techniques []Technique
	// Unique says that the puzzle is known to have one solution. Without it, techniques
	// that rely on that are left out.
	Unique bool
	// Plain has [Options.All] leave out what HoDoKu does not take when it solves a
	// puzzle: chains through almost locked sets, and wings and blossoms whose sets share
	// cells. Solve, Next and Hint never take it.
	Plain bool
}

// A Path is how a puzzle was solved, or how far it went.
type Path struct {
	Steps []Step
	Board Board // after the last step
	Score int   // of all steps
	Level Level // of the hardest step, or more after the score
}

// Solved reports whether the path leads to the solution.
func (p *Path) Solved() bool { return p.Board.Solved() }

// Hardest returns the last in order of the techniques that the path needs. A path
// without steps needs none, and the result has no meaning.
func (p *Path) Hardest() (t Technique) {
	for i := range p.Steps {
		t = max(t, p.Steps[i].Technique)
	}
	return t
}

// Solve takes the first step that the first technique with one finds, again and
// again, until the puzzle is solved or no technique finds any, which [Path.Solved]
// tells. The error is nil, or the cause of a context that ended before; the path is what
// was found until then.
//
// [BruteForce] takes one digit from the solution, if there is just one. Like any other
// technique it is tried where it stands in the list: what comes after it is of use only
// for puzzles with several solutions.
func (o Options) Solve(ctx context.Context, b Board) (Path, error) {
	search := newSearch(o.techniques())
	search.begin(&b)
	defer search.end()
	var p Path
	for !search.board.Solved() {
		s, ok := search.first(ctx)
		if !ok {
			break
		}
		search.apply(&s)
		p.add(s)
	}
	p.Board = search.board
	if p.Solved() {
		return p, nil
	}
	return p, context.Cause(ctx)
}

// Next returns the step that [Options.Solve] would take first. The error is [ErrSolved],
// [ErrNoStep], or the cause of a context that ended.
func (o Options) Next(ctx context.Context, b *Board) (Step, error) {
	if b.Solved() {
		return Step{}, ErrSolved
	}
	search := newSearch(o.techniques())
	search.begin(b)
	defer search.end()
	s, ok := search.first(ctx)
	if !ok {
		return Step{}, cmp.Or(context.Cause(ctx), ErrNoStep)
	}
	return s, nil
}

// All returns every step that the techniques find on a board, in their order; the
// same candidates may go in several ways. [BruteForce] has none here. The error is nil,
// or the cause of a context that ended before; the steps are those found until then.
//
// What Solve and Next take is among these steps, but a technique may report others
// before. Where Plain is false there are more, which these never take.
func (o Options) All(ctx context.Context, b *Board) (steps []Step, err error) {
	find := find
	if o.Plain {
		find = findPlain
	}
	for _, t := range o.techniques() {
		find(ctx, b, t, func(s Step) bool {
			if ctx.Err() != nil {
				return false
			}
			steps = append(steps, s)
			return true
		})
		if ctx.Err() != nil {
			return steps, context.Cause(ctx)
		}
	}
	return steps, nil
}

// techniques returns what is tried, in its order.
func (o Options) techniques() (list []Technique) {
	all := o.Techniques
	if all == nil {
		all = slices.DeleteFunc(Techniques(), func(t Technique) bool { return !t.ByDefault() })
	}
	var seen techniqueSet
	for _, t := range all {
		if !t.known() || seen.has(t) || !o.Unique && t.NeedsUnique() {
			continue
		}
		seen.add(t)
		list = append(list, t)
	}
	return list
}

// add takes a step.
func (p *Path) add(s Step) {
	p.Steps = append(p.Steps, s)
	g := grade{p.Level, p.Score, 0}
	g.add(s.Technique)
	p.Level, p.Score = g.level, g.score
}
