package web

import (
	"context"
	"errors"
	"net/http"
	"time"
)

// How requests share the processors.
//
// A server does not know what a request costs before it has worked on it: most puzzles are
// rated in a millisecond, some in a minute. So work is tried first, for some milliseconds,
// and what takes longer is done again further back (job.do):
//
//   - The first try is in the slots of its weight. What takes microseconds has none and
//     begins at once; the rest waits for its own kind only, so that hints do not wait behind
//     ratings, nor small bodies behind large ones.
//   - The second try, middle, has a tenth of a second.
//   - What is left, heavy, has as much time as a request may have.
//
// In each place waiting is first come, first served (slots.go), behind a queue that is full
// a request is refused at once, and all the waiting of one request takes at most as long as
// its work may (job).
//
// There are more slots for middle and heavy work than workers. Those who have one take turns
// (turn.go): who has worked for 50 ms lets the next one work, so that a tenth of a second does
// not wait behind ten. There is one worker fewer than processors: one is left for what
// begins at once.
//
// All this happens where work asks its context whether it is to end (pace.go): there a try
// ends, a turn is passed on, and long work rests for a moment so that Go looks for requests
// that have arrived. Work that does not ask cannot be bounded: all that is called here asks
// every millisecond or so, but for reading a body, which is why large bodies have slots of
// their own.
//
// Large bodies, and the large answers that they get, also take one of a few places from when
// they arrive until they are answered, so that memory is bounded (job.enlarge), and so do
// batches from when they have arrived, of which there are more (serveBatch). Nobody waits
// for that place while having another slot, nor for two slots in different orders: a turn
// is always taken last. So nothing can wait in a circle.

// A weight says how work is done.
type weight uint8

const (
	quick  weight = iota // takes microseconds: at once
	light                // takes a millisecond or so: one after the other
	trial                // may well take long: one after the other too, but not before what is light
	bulky                // has a large body: the same, but before neither
	middle               // has been tried: a second try, which takes turns with work that takes long
)

// How far work may go before it has to wait for a slot with the rest that takes long.
// Nearly all of it takes much less. Solving asks every millisecond whether it is to end,
// reasoning more often.
var tries = [...]tryLimit{
	quick: {5 * time.Millisecond, 10},
	light: {20 * time.Millisecond, 10},
	trial: {10 * time.Millisecond, 10},
	bulky: {20 * time.Millisecond, 10},

	middle: {100 * time.Millisecond, 10},
}

var (
	errTried   = errors.New("takes longer than a first try")
	errTime    = errors.New("took too long")
	errClosing = errors.New("the server is shutting down")
)

// A job is the work of one request. It waits in several places, but with one patience: all
// of its waiting together takes at most as long as its work may.
type job struct {
	*Server
	patience time.Duration // what is left of it
	large    bool          // has a place for its large body
}

func (s *Server) newJob() *job { return &job{Server: s, patience: s.options.MaxTime} }

// acquire takes a slot.
func (j *job) acquire(ctx context.Context, in *slots, begun bool) error {
	begin := time.Now()
	err := in.acquire(ctx, begun, j.patience)
	j.patience -= time.Since(begin)
	return err
}

// enlarge takes a place for a large body, which the job has until it ends.
func (j *job) enlarge(ctx context.Context) error {
	err := j.acquire(ctx, j.bodies, false)
	j.large = err == nil
	return err
}

// end ends a job that has its answer.
func (j *job) end() {
	if j.large {
		j.bodies.release()
	}
}

// do does work that a request asks for. It tries, and where that takes too long it does it
// again, first with some more time and then in a slot with as much as a request may have: so
// what takes little waits for little. The work must stop when its context ends.
func (j *job) do(ctx context.Context, w weight, work func(context.Context) error) error {
	for _, w := range []weight{w, middle} {
		if err := j.try(ctx, w, work); !errors.Is(err, errTried) {
			return err
		}
	}
	return j.slotted(ctx, j.slots, false, j.options.MaxTime, work)
}

// try gives the work a try.
func (j *job) try(ctx context.Context, w weight, work func(context.Context) error) error {
	if in := j.trials[w]; in != nil {
		if err := j.acquire(ctx, in, false); err != nil {
			return err
		}
		defer in.release()
	}
	p, cancel := paceTry(ctx, &tries[w])
	defer cancel()
	if w == middle {
		p.turn = &turn{slots: j.turns}
		if err := p.turn.begin(p.Context); err != nil {
			return err
		}
		defer p.turn.end()
	}
	return work(p)
}

// slotted does work in one of the slots for what takes long, where it takes turns with
// others. What has begun is not refused because the queue is full.
func (j *job) slotted(ctx context.Context, in *slots, begun bool, most time.Duration, work func(context.Context) error) error {
	if err := j.acquire(ctx, in, begun); err != nil {
		return err
	}
	defer in.release()
	ctx, cancel := context.WithTimeoutCause(ctx, most, errTime)
	defer cancel()
	t := &turn{slots: j.turns}
	if err := t.begin(ctx); err != nil {
		return err
	}
	defer t.end()
	return work(&paced{Context: ctx, begin: time.Now(), turn: t})
}

// workProblem returns the problem that an error of work is.
func (s *Server) workProblem(err error) *problem {
	var p *problem
	switch {
	case errors.As(err, &p):
		return p
	case errors.Is(err, errTime):
		p = newProblem(http.StatusServiceUnavailable, "gave up after %v; the puzzle may have a solution or not", s.options.MaxTime).limited(limitTime)
		p.retryAfter = 60
	case errors.Is(err, errBusy):
		p = newProblem(http.StatusServiceUnavailable, "the server is busy with other requests; try again in a moment").limited(limitConcurrency)
		p.retryAfter = 1
	case errors.Is(err, errClosing):
		p = newProblem(http.StatusServiceUnavailable, "the server is shutting down")
		p.retryAfter = 5
	case errors.Is(err, context.Canceled):
		p = newProblem(statusGone, "the client is gone")
	default:
		p = newProblem(http.StatusInternalServerError, "something went wrong in the server")
	}
	p.cause = err
	return p
}

// statusGone is what is counted for clients that did not wait for their answer.
const statusGone = 499
