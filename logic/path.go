package logic

import (
	"context"
	"slices"

	"nonet"
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
	p := Path{Board: b}
	search := newSearch(o.techniques())
	for !p.Solved() && ctx.Err() == nil {
		s, ok := search.first(ctx, &p.Board)
		if !ok {
			break
		}
		p.add(s)
	}
	return p
}

// Next returns the step that [Options.Solve] would take first.
func (o Options) Next(ctx context.Context, b *Board) (s Step, ok bool) {
	return newSearch(o.techniques()).first(ctx, b)
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
	p.Board.Apply(&s)
	p.Steps = append(p.Steps, s)
	p.Score += s.Technique.Score()
	p.Level = max(p.Level, s.Technique.Level())
	for p.Score > p.Level.MaxScore() {
		p.Level++
	}
}

// A search takes the first step that techniques find.
type search struct {
	techniques []Technique
	step       Step
	found      bool
	take       func(Step) bool // made once, for each finder
}

func newSearch(techniques []Technique) *search {
	s := &search{techniques: techniques}
	s.take = func(step Step) bool {
		s.step, s.found = step, true
		return false
	}
	return s
}

// first returns the first step of the first technique with one.
func (s *search) first(ctx context.Context, b *Board) (Step, bool) {
	for _, t := range s.techniques {
		if ctx.Err() != nil {
			break
		}
		if t == BruteForce {
			return bruteForce(ctx, b)
		}
		s.found = false
		findPlain(b, t, s.take)
		if s.found {
			return s.step, true
		}
	}
	return Step{}, false
}

// bruteForce takes the digit of the middle open cell from the solution, as HoDoKu does.
func bruteForce(ctx context.Context, b *Board) (s Step, ok bool) {
	solution, unique, err := nonet.Solve(ctx, b.puzzle())
	if err != nil || !unique {
		return s, false
	}
	open := b.open.cells()
	c := open[len(open)/2]
	return single(BruteForce, c, int(solution[c])), true
}

// puzzle returns the position with digits as their only candidates.
func (b *Board) puzzle() nonet.Candidates {
	p := b.cands
	for c, d := range b.digits {
		if d != 0 {
			p[c] = setOfDigit(int(d))
		}
	}
	return p
}
