package logic

import (
	"context"
	"sync"
)

// A grade is how hard the steps of a path are together.
type grade struct {
	level   Level
	score   int
	hardest Technique
}

// add takes a step. The level is that of the hardest step, or more after the score.
func (g *grade) add(t Technique) {
	g.score += t.Score()
	g.hardest = max(g.hardest, t)
	g.level = max(g.level, t.Level())
	for g.score > g.level.MaxScore() {
		g.level++
	}
}

// graders are searches with the techniques that are used by default for puzzles with
// one solution.
var graders = sync.Pool{New: func() any { return newSearch(Options{Unique: true}.techniques()) }}

// gradeOf returns the grade of the path that [Options.Solve] takes with the techniques
// used by default. It saves the steps of singles, which are most of them.
func gradeOf(ctx context.Context, b *Board) (g grade) {
	s := graders.Get().(*search)
	defer graders.Put(s)
	s.begin(b)
	defer s.end()
	for !s.board.Solved() && ctx.Err() == nil {
		if t, ok := s.placeSingle(); ok {
			g.add(t)
			continue
		}
		step, ok := s.firstOf(ctx, s.attempts[HiddenSingle+1:])
		if !ok {
			break
		}
		s.apply(&step)
		g.add(step.Technique)
	}
	return g
}

// placeSingle places the first single, in the order of the techniques.
func (s *search) placeSingle() (Technique, bool) {
	for t := FullHouse; t <= HiddenSingle; t++ {
		if c, _, ok := s.singles.first(t); ok {
			s.singles.place(c.Cell, c.Digit)
			return t, true
		}
	}
	return 0, false
}
