package nonet

import (
	"context"
	"iter"
	"slices"
	"sync"
)

// firstChunk is how many puzzles the first chunk of a stream has. Each has twice
// as many as the one before it, up to a whole chunk.
const firstChunk = 32

// Stream answers puzzles one after the other, in their order and in constant
// memory. While it takes puzzles and hands out answers, workers solve those in
// between, so that an answer comes some thousand puzzles after its own, or when
// the puzzles end. Both sequences run in the goroutine that walks the answers.
//
// The answers end early when the context does; ctx.Err tells whether they were
// cut short. Where the environment asks for a kernel that cannot run, there are
// none, and [Solver.Solve] says why.
func (s *Solver) Stream(ctx context.Context, puzzles iter.Seq[Candidates]) iter.Seq[Answer] {
	return func(yield func(Answer) bool) {
		ctx, cancel := context.WithCancel(ctx)
		workers := s.workers()
		t := &stream{solver: s, ctx: ctx, yield: yield, most: 2 * workers, todo: make(chan *streamChunk, 2*workers)}
		for range workers {
			t.group.Go(t.work)
		}
		defer t.group.Wait()
		defer close(t.todo)
		defer cancel()
		t.run(puzzles)
	}
}

// A stream is one walk over answers.
type stream struct {
	solver *Solver
	ctx    context.Context
	yield  func(Answer) bool
	most   int               // how many chunks may be under way
	todo   chan *streamChunk // takes them all
	group  sync.WaitGroup

	under []*streamChunk // under way, oldest first
	spare []*streamChunk
	size  int // of the chunk that is being filled
	done  int // answers handed out
}

// A streamChunk is puzzles of a stream, and then their answers.
type streamChunk struct {
	puzzles []Candidates
	answers []Answer
	err     chan error // gets one when the answers are there
}

// work solves chunks.
func (t *stream) work() {
	one := Solver{Limit: t.solver.Limit, CountOnly: t.solver.CountOnly, Workers: 1, kernel: t.solver.kernel}
	for c := range t.todo {
		c.answers = slices.Grow(c.answers[:0], len(c.puzzles))[:len(c.puzzles)]
		c.err <- one.Solve(t.ctx, c.puzzles, c.answers)
	}
}

// run takes all puzzles and hands out all answers.
func (t *stream) run(puzzles iter.Seq[Candidates]) {
	t.size = firstChunk
	c := t.empty()
	for p := range puzzles {
		c.puzzles = append(c.puzzles, p)
		if len(c.puzzles) < t.size {
			continue
		}
		if !t.send(c) {
			return
		}
		t.size = min(2*t.size, chunk)
		c = t.empty()
	}
	if len(c.puzzles) > 0 && !t.send(c) {
		return
	}
	for len(t.under) > 0 && t.hand() {
	}
}

// empty returns a chunk without puzzles.
func (t *stream) empty() *streamChunk {
	n := len(t.spare)
	if n == 0 {
		return &streamChunk{err: make(chan error, 1)}
	}
	c := t.spare[n-1]
	t.spare = t.spare[:n-1]
	c.puzzles = c.puzzles[:0]
	return c
}

// send gives a chunk to the workers, and before that hands out answers if there
// are too many chunks under way. It returns false when the walk is over.
func (t *stream) send(c *streamChunk) bool {
	if len(t.under) == t.most && !t.hand() {
		return false
	}
	t.under = append(t.under, c)
	t.todo <- c
	return true
}

// hand hands out the answers to the oldest chunk.
func (t *stream) hand() bool {
	c := t.under[0]
	t.under = append(t.under[:0], t.under[1:]...)
	if err := <-c.err; err != nil {
		return false
	}
	for _, a := range c.answers {
		if t.ctx.Err() != nil || !t.yield(a) {
			return false
		}
	}
	t.done += len(c.answers)
	if t.solver.Progress != nil {
		t.solver.Progress(t.done)
	}
	t.spare = append(t.spare, c)
	return true
}
