package generate

import (
	"context"
	"sync"

	"nonet"
	"nonet/logic"
)

// minimal reports whether no given of the puzzle is redundant. If the context ends the answer
// has no meaning.
func (c *carving) minimal(ctx context.Context) bool {
	candidates := c.puzzle().Candidates()
	for rest := c.givens; !rest.empty(); {
		cell := rest.pop()
		var one cellSet
		one.add(cell)
		if c.known.needs(one, c.givens.without(one)) {
			continue
		}
		if n, _, err := nonet.Count(ctx, without(candidates, cell, c.solution[cell]), 1); err != nil || n == 0 {
			return false
		}
	}
	return true
}

// without returns the puzzle that asks for another digit in a cell. If it has no solution the given
// is redundant.
func without(p nonet.Candidates, cell int, digit uint8) nonet.Candidates {
	p[cell] = nonet.AllDigits &^ (1 << (digit - 1))
	return p
}

// onlySolution returns the only solution of a puzzle. The error is a [*nonet.ConflictError],
// [nonet.ErrNoSolution], [logic.ErrSeveralSolutions], or the cause of a context that ended.
func onlySolution(ctx context.Context, g nonet.Grid) (nonet.Grid, error) {
	solution, unique, err := nonet.Solve(ctx, g)
	if err == nil && !unique {
		err = logic.ErrSeveralSolutions
	}
	return solution, err
}

// Redundant returns the redundant givens of a puzzle, in reading order: without any
// one of them, the others kept, the solution is still the only one. A puzzle without such
// givens is minimal.
//
// The error is a [*nonet.ConflictError], [nonet.ErrNoSolution], [logic.ErrSeveralSolutions],
// or the cause of a context that ended.
func Redundant(ctx context.Context, g nonet.Grid) ([]nonet.Cell, error) {
	if _, err := onlySolution(ctx, g); err != nil {
		return nil, err
	}
	var cells []nonet.Cell
	var questions []nonet.Candidates
	for c, d := range g {
		if d != 0 {
			cells = append(cells, nonet.Cell(c))
			questions = append(questions, without(g.Candidates(), c, d))
		}
	}
	answers := make([]nonet.Answer, len(questions))
	s := nonet.Solver{Limit: 1, CountOnly: true, Workers: 1}
	if err := s.Solve(ctx, questions, answers); err != nil {
		return nil, err
	}
	var list []nonet.Cell
	for i, a := range answers {
		if a.Solutions == 0 {
			list = append(list, cells[i])
		}
	}
	return list, nil
}

// carvers keeps carvers between calls.
var carvers sync.Pool

// Minimize returns a minimal puzzle of givens of g: with its solution as the only one, and
// no redundant given. There are many; the seed says in which order givens
// are taken away. It takes a fraction of a millisecond. The errors are those of [Redundant].
func Minimize(ctx context.Context, g nonet.Grid, seed uint64) (nonet.Grid, error) {
	solution, err := onlySolution(ctx, g)
	if err != nil {
		return nonet.Grid{}, err
	}
	v, _ := carvers.Get().(*carver)
	if v == nil {
		if v, err = newCarver(); err != nil {
			return nonet.Grid{}, err
		}
	}
	defer carvers.Put(v)
	o := Options{Seed: seed, Solution: solution}
	for c, d := range g {
		if d != 0 {
			o.Mask = append(o.Mask, nonet.Cell(c))
		}
	}
	err = v.carve(ctx, newPlan(&o), 0, 1, func(c *carving) { g = c.puzzle() })
	return g, err
}
