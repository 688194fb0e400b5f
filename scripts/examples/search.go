package main

import (
	"cmp"
	"context"
	"errors"
	"runtime"
	"slices"
	"sync"

	"nonet/logic"
)

// An example is a step in a position.
type example struct {
	step  logic.Step
	board logic.Board
	cost  int // less is clearer
}

// wanted is how many examples of a technique are kept, of different puzzles.
const wanted = 2

// examples has the clearest examples of each technique, the clearest first.
type examples map[logic.Technique][]example

// A search walks the solutions of puzzles.
type search struct {
	seed       uint64
	puzzles    uint64
	techniques []logic.Technique // what to look for, in order
}

// run looks at all puzzles. They are shared out among the processors, and what comes of
// them is put together in their order.
func (s search) run(ctx context.Context) (examples, error) {
	found := make([]examples, s.puzzles)
	errs := make([]error, s.puzzles)
	numbers := make(chan uint64)
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for n := range numbers {
				found[n], errs[n] = s.look(ctx, n)
			}
		})
	}
	for n := range s.puzzles {
		numbers <- n
	}
	close(numbers)
	workers.Wait()
	all := examples{}
	for _, one := range found {
		for t, list := range one {
			all[t] = append(all[t], list...)
		}
	}
	for t := range all {
		slices.SortStableFunc(all[t], func(a, b example) int { return cmp.Compare(a.cost, b.cost) })
		all[t] = all[t][:min(wanted, len(all[t]))]
	}
	return all, errors.Join(errs...)
}

// look returns the clearest example of each technique on the way to the solution of one
// puzzle.
func (s search) look(ctx context.Context, number uint64) (examples, error) {
	puzzle, err := newPuzzle(ctx, s.seed, number)
	if err != nil {
		return nil, err
	}
	best := examples{}
	b := logic.NewBoard(puzzle)
	solve := logic.Options{Unique: true}
	for !b.Solved() {
		next, err := solve.Next(ctx, &b)
		if errors.Is(err, logic.ErrNoStep) {
			return nil, nil
		}
		if err != nil {
			return nil, err
		}
		if err := s.add(ctx, best, &b, number, next.Technique <= logic.HiddenSingle); err != nil {
			return nil, err
		}
		b.Apply(&next)
	}
	return best, nil
}

// add adds what is found in a position. Where there are singles, a player sees nothing
// else.
func (s search) add(ctx context.Context, best examples, b *logic.Board, number uint64, singles bool) error {
	known := map[logic.Candidate]bool{}
	for _, t := range s.techniques {
		if singles && t > logic.HiddenSingle || number >= effort(t) {
			continue
		}
		look := logic.Options{Techniques: []logic.Technique{t}, Unique: true, Plain: true}
		steps, err := look.All(ctx, b)
		if err != nil {
			return err
		}
		for _, e := range judge(b, steps, known) {
			if old := best[t]; len(old) == 0 || e.cost < old[0].cost {
				best[t] = []example{e}
			}
		}
		for _, step := range steps {
			for _, c := range slices.Concat(step.Eliminations, step.Placements) {
				known[c] = true
			}
		}
	}
	return nil
}

// effort returns the number of puzzles in which a technique is looked for: fewer where
// that takes long. The numbers are of puzzles, not of seconds, so that every machine
// finds the same.
func effort(t logic.Technique) uint64 {
	switch {
	case t >= logic.FinnedMutantSquirmbag && t <= logic.FinnedMutantLeviathan || t == logic.KrakenFishType2:
		return 25
	case t >= logic.MutantSquirmbag && t <= logic.KrakenFishType1:
		return 80
	case t >= logic.FinnedFrankenSquirmbag && t <= logic.ForcingNetVerity:
		return 160
	case t >= logic.XChain && t <= logic.FinnedFrankenJellyfish:
		return 700
	}
	return 1 << 32
}
