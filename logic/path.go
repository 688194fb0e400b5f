package logic

import (
	"context"
	"slices"
)

// Options say how to solve. The zero value takes the techniques that are used by
// default, without those that rely on there being one solution.
type Options struct {
	// Techniques are tried in this order; nil stands for all that are used by default,
	// in their own order.
	Techniques []Technique
	// UpTo leaves out all techniques that come after it in [Techniques]; the zero value
	// leaves out none.
	UpTo Technique
	// Unique says that the puzzle is known to have one solution. Without it, techniques
	// that rely on that are left out.
	Unique bool
}

// A Path is how a puzzle was solved, or how far it went.
type Path struct {
	Steps []Step
	Board Board // after the last step
	Score int   // of all steps
	Level Level // of the hardest step, or more after the score
}

// Solved reports whether the path leads to the end.
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
// again, until the puzzle is solved, no technique finds any, or the context ends.
//
// Where techniques fail and [BruteForce] is among them, one digit is taken from the
// solution, if there is just one.
func (o Options) Solve(ctx context.Context, b Board) Path {
	search := newSearch(o.techniques())
	search.begin(&b)
	defer search.end()
	var p Path
	for !search.board.Solved() && ctx.Err() == nil {
		s, ok := search.first(ctx)
		if !ok {
			break
		}
		search.apply(&s)
		p.add(s)
	}
	p.Board = search.board
	return p
}

// Next returns the step that [Options.Solve] would take first.
func (o Options) Next(ctx context.Context, b *Board) (s Step, ok bool) {
	search := newSearch(o.techniques())
	search.begin(b)
	defer search.end()
	return search.first(ctx)
}

// All returns every step that the techniques find on a board, in their order. It ends
// early when ctx does.
func (o Options) All(ctx context.Context, b *Board) []Step {
	var steps []Step
	for _, t := range o.techniques() {
		if ctx.Err() != nil {
			return steps
		}
		for s := range Find(b, t) {
			if ctx.Err() != nil {
				return steps
			}
			steps = append(steps, s)
		}
	}
	return steps
}

// techniques returns what is tried, in its order.
func (o Options) techniques() []Technique {
	list := o.Techniques
	if list == nil {
		list = Techniques()
		list = slices.DeleteFunc(list, func(t Technique) bool { return !t.ByDefault() })
	}
	return slices.DeleteFunc(slices.Clone(list), func(t Technique) bool {
		return o.UpTo != 0 && t > o.UpTo || !o.Unique && t.NeedsUnique()
	})
}

// add takes a step.
func (p *Path) add(s Step) {
	p.Steps = append(p.Steps, s)
	g := grade{p.Level, p.Score, 0}
	g.add(s.Technique)
	p.Level, p.Score = g.level, g.score
}
