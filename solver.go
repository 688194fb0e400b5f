package nonet

import (
	"context"
	"errors"
	"math"
	"runtime"
	"sync"
	"sync/atomic"

	"nonet/internal/lanes"
)

// NoLimit is the limit of a [Solver] that counts all solutions.
const NoLimit = math.MaxUint64

// A Solver solves many puzzles at once, several times as fast as one after the
// other with [Solve]. The zero value is ready: it looks for a second solution
// and uses all processors. The answers do not depend on how many there are.
//
// A Solver may be used by several goroutines at once, if its Progress may.
type Solver struct {
	// Limit is how many solutions of a puzzle are counted at the most. 0
	// stands for 2, which tells whether a solution is the only one.
	Limit uint64
	// CountOnly leaves the solutions out of the answers. That saves time
	// where a puzzle has several.
	CountOnly bool
	// Workers is how many goroutines solve, 0 for one on each processor
	// that Go may use.
	Workers int
	// Progress, if it is not nil, is told now and then how many puzzles of the
	// present call are done. The calls come from any goroutine, one at a time.
	Progress func(done int)

	kernel *lanes.Kernel // nil for the default
}

// An Answer is what a [Solver] found out about one puzzle.
type Answer struct {
	// Solutions is the number of solutions. Where it is the limit of the
	// Solver, there may be more.
	Solutions uint64
	// Solution is the smallest solution in reading order, blank where there is
	// none.
	Solution Grid
	// Broken is set when there is no solution because a digit stands twice in
	// a unit; see [Check].
	Broken bool
}

// Solve answers each of the puzzles, in their order. There must be room for
// all answers.
//
// If the context ends first, its cause is the error, and there are answers to
// some of the puzzles only.
func (s *Solver) Solve(ctx context.Context, puzzles []Candidates, answers []Answer) error {
	return solveAll(ctx, s, puzzles, answers, (*worker).loadSets)
}

// SolveGrids does for grids what [Solver.Solve] does.
func (s *Solver) SolveGrids(ctx context.Context, puzzles []Grid, answers []Answer) error {
	return solveAll(ctx, s, puzzles, answers, (*worker).loadGrids)
}

func solveAll[P Puzzle](ctx context.Context, s *Solver, puzzles []P, answers []Answer, load func(*worker, []P)) error {
	if len(answers) < len(puzzles) {
		return errors.New("there is no room for all answers")
	}
	return s.share(len(puzzles), func(w *worker, first, end int) error {
		load(w, puzzles[first:end])
		if err := w.solve(ctx); err != nil {
			return err
		}
		for i := first; i < end; i++ {
			answers[i] = w.answer(i - first)
			if answers[i].Solutions == 0 {
				c := puzzles[i].Candidates()
				c.clean()
				answers[i].Broken = broken(&c)
			}
		}
		return nil
	})
}

// workers returns how many goroutines solve.
func (s *Solver) workers() int {
	if s.Workers > 0 {
		return s.Workers
	}
	return runtime.GOMAXPROCS(0)
}

const (
	// chunk is how many puzzles a worker takes at a time: so many that its
	// lanes are full most of the time, and few enough to stay in its cache.
	chunk = 2048
	// leastChunk is how few are worth the trouble.
	leastChunk = 64
	// chunksEach is in how many chunks a worker's share of few puzzles comes,
	// since some take longer than others.
	chunksEach = 4
)

// share has workers do n puzzles in chunks.
func (s *Solver) share(n int, do func(w *worker, first, end int) error) error {
	workers := s.workers()
	size := min(max(n/(workers*chunksEach), leastChunk), chunk)
	workers = min(workers, (n+size-1)/size)
	if workers <= 1 {
		return s.take(n, size, &shared{}, do)
	}
	var all shared
	var group sync.WaitGroup
	for range workers {
		group.Go(func() { all.keep(s.take(n, size, &all, do)) })
	}
	group.Wait()
	return all.err
}

// A shared is what the workers of one call have in common.
type shared struct {
	next atomic.Int64 // the first puzzle that no worker has taken

	mu   sync.Mutex // guards what follows
	done int
	err  error // the first
}

// keep notes that a worker ended with err.
func (c *shared) keep(err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.err == nil {
		c.err = err
	}
}

// take does chunks until none is left.
func (s *Solver) take(n, size int, c *shared, do func(w *worker, first, end int) error) error {
	w, err := s.worker()
	if err != nil {
		return err
	}
	defer w.release()
	for {
		first := int(c.next.Add(int64(size))) - size
		if first >= n {
			return nil
		}
		end := min(first+size, n)
		if err := do(w, first, end); err != nil {
			c.next.Store(int64(n))
			return err
		}
		s.progress(c, end-first)
	}
}

// progress notes that n more puzzles are done.
func (s *Solver) progress(c *shared, n int) {
	if s.Progress == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.done += n
	s.Progress(c.done)
}
