package logic

import (
	"context"

	"nonet"
)

// A search takes the first step that techniques find, again and again.
type search struct {
	attempts []attempt
	board    Board
	singles  singleQueue
	work     workspace
	step     Step
	found    bool
	take     func(Step) bool // made once, for each finder
}

// An attempt is to look for one technique, or for several of a family at once.
type attempt struct {
	techniques []Technique
	first      firstFinder // of the family, or nil
}

func newSearch(techniques []Technique) *search {
	s := &search{attempts: attemptsOf(techniques)}
	s.singles.board = &s.board
	s.take = func(step Step) bool {
		s.step, s.found = step, true
		return false
	}
	return s
}

func attemptsOf(techniques []Technique) []attempt {
	list := make([]attempt, 0, len(techniques))
	for len(techniques) > 0 {
		n := 1
		a := attempt{}
		if f := techniques[0].family(); f != nil {
			for a.first = f.first; f.together && n < len(techniques) && techniques[n].family() == f; {
				n++
			}
		}
		a.techniques, techniques = techniques[:n], techniques[n:]
		list = append(list, a)
	}
	return list
}

// begin makes a board the one to search; end when done.
func (s *search) begin(b *Board) { s.singles.fill(b) }

func (s *search) end() { s.work.free() }

// apply does what a step says.
func (s *search) apply(step *Step) { s.singles.apply(step) }

// first returns the step of the first attempt with one. It returns none when the context
// has ended.
func (s *search) first(ctx context.Context) (Step, bool) { return s.firstOf(ctx, s.attempts) }

func (s *search) firstOf(ctx context.Context, attempts []attempt) (Step, bool) {
	for i := range attempts {
		if ctx.Err() != nil {
			break
		}
		if step, ok := s.attempt(ctx, &attempts[i]); ok && ctx.Err() == nil {
			return step, true
		}
	}
	return Step{}, false
}

func (s *search) attempt(ctx context.Context, a *attempt) (Step, bool) {
	b, t := &s.board, a.techniques[0]
	switch {
	case t <= HiddenSingle:
		c, u, ok := s.singles.first(t)
		if !ok {
			return Step{}, false
		}
		return singleIn(t, c, u), true
	case t == BruteForce:
		return bruteForce(ctx, b)
	case s.work.none(b, t):
		return Step{}, false
	case a.first != nil:
		return a.first(ctx, &s.work, b, a.techniques)
	}
	s.found = false
	findPlain(ctx, b, t, s.take)
	return s.step, s.found
}

// singleIn returns the step of a single. Naked singles have no unit.
func singleIn(t Technique, c Candidate, u nonet.Unit) Step {
	s := single(t, c.Cell, c.Digit)
	if t == NakedSingle {
		return s
	}
	return inUnit(s, u)
}

// bruteForce takes the digit of the middle open cell from the solution, as HoDoKu does.
func bruteForce(ctx context.Context, b *Board) (s Step, ok bool) {
	solution, unique, err := nonet.Solve(ctx, b.puzzle())
	if err != nil || !unique {
		return s, false
	}
	open := b.open.cells()
	if len(open) == 0 {
		return s, false
	}
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
