package main

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"nonet/internal/lanes"
)

// A benchRun is what was measured of one set with one kernel and one number of
// threads. The numbers of the CPU are 0 where the system does not tell.
type benchRun struct {
	File       string  `json:"file"`
	Kernel     string  `json:"kernel"`
	Threads    int     `json:"threads"`
	Puzzles    int     `json:"puzzles"`
	Rounds     int     `json:"rounds"`
	Wall       float64 `json:"puzzles_per_second"`
	WallMedian float64 `json:"puzzles_per_second_median"`
	CPU        float64 `json:"puzzles_per_cpu_second,omitempty"`
	CPUMedian  float64 `json:"puzzles_per_cpu_second_median,omitempty"`
	Sweeps     float64 `json:"sweeps_per_puzzle"`
	Guesses    float64 `json:"guesses_per_puzzle"`
	Unique     int     `json:"unique"`
	Several    int     `json:"several"`
	None       int     `json:"none"`
}

// roundTime is how long a round lasts at least.
const roundTime = 50 * time.Millisecond

// newBenchRun times a solver.
func newBenchRun(ctx context.Context, s *benchSolver, rounds int) (benchRun, error) {
	r := benchRun{File: s.set.file, Kernel: s.kernel.Name(), Threads: len(s.engines), Puzzles: s.set.puzzles, Rounds: rounds}
	begin := time.Now()
	if err := s.solve(ctx); err != nil { // for the first time, to warm up
		return r, err
	}
	times := 1 + int(roundTime/max(time.Since(begin), 1))
	r.count(s)
	var wall, cpu []float64
	for range rounds {
		begin, used := time.Now(), cpuTime()
		for range times {
			if err := s.solve(ctx); err != nil {
				return r, err
			}
		}
		solved := float64(times * len(s.counts))
		wall = append(wall, solved/time.Since(begin).Seconds())
		if used := cpuTime() - used; used > 0 {
			cpu = append(cpu, solved/used.Seconds())
		}
	}
	r.Wall, r.WallMedian = best(wall)
	r.CPU, r.CPUMedian = best(cpu)
	return r, nil
}

// best returns the largest and the median of some rates.
func best(rates []float64) (most, median float64) {
	n := len(rates)
	if n == 0 {
		return 0, 0
	}
	slices.Sort(rates)
	return rates[n-1], (rates[n/2] + rates[(n-1)/2]) / 2
}

// count takes from a solver what does not depend on time.
func (r *benchRun) count(s *benchSolver) {
	var total lanes.Stats
	for _, e := range s.engines {
		total.States += e.Stats.States
		total.Guesses += e.Stats.Guesses
	}
	n := float64(len(s.counts))
	r.Sweeps, r.Guesses = float64(total.States)/n, float64(total.Guesses)/n
	for _, n := range s.counts[:r.Puzzles] {
		switch n {
		case 0:
			r.None++
		case 1:
			r.Unique++
		default:
			r.Several++
		}
	}
}

// A benchSolver solves one set again and again, as [nonet.Solver] does, and
// keeps the statistics of its engines.
type benchSolver struct {
	set       *benchSet
	kernel    *lanes.Kernel
	goal      lanes.Goal
	engines   []*lanes.Engine // of each thread
	batches   []*lanes.Lines
	solutions []byte
	counts    []uint64
}

// benchChunk is how many puzzles a thread takes at a time.
const benchChunk = 2048

// newBenchSolver returns a solver for some threads. Of several solutions it takes the
// smallest, or any.
func newBenchSolver(set *benchSet, k *lanes.Kernel, threads int, any bool) *benchSolver {
	s := &benchSolver{set: set, kernel: k, goal: lanes.Goal{Limit: wordLimit, Smallest: !any}, solutions: make([]byte, len(set.text)), counts: make([]uint64, len(set.text)/lineBytes)}
	for range threads {
		s.engines = append(s.engines, lanes.NewEngine(k))
		s.batches = append(s.batches, &lanes.Lines{})
	}
	return s
}

// solve solves the set once.
func (s *benchSolver) solve(ctx context.Context) error {
	var next atomic.Int64
	errs := make([]error, len(s.engines))
	if len(s.engines) == 1 {
		return s.thread(ctx, 0, &next)
	}
	var group sync.WaitGroup
	for i := range s.engines {
		group.Go(func() { errs[i] = s.thread(ctx, i, &next) })
	}
	group.Wait()
	return errs[0]
}

// thread solves chunks until there are none left.
func (s *benchSolver) thread(ctx context.Context, i int, next *atomic.Int64) error {
	const size = benchChunk * lineBytes
	engine, batch := s.engines[i], s.batches[i]
	for {
		begin := int(next.Add(size)) - size
		if begin >= len(s.set.text) {
			return nil
		}
		batch.SetText(s.set.text[begin:min(begin+size, len(s.set.text))])
		if err := engine.Run(ctx, batch, s.goal); err != nil {
			return err
		}
		copy(s.solutions[begin:], batch.Digits[:len(batch.Text)])
		copy(s.counts[begin/lineBytes:], batch.Counts)
	}
}
