package web

import (
	"context"
	"sync/atomic"
	"time"
)

// How long work goes on before it rests, and for how long it does.
const (
	paceWork = 2 * time.Millisecond
	paceRest = 50 * time.Microsecond
)

// A paced context lets long work rest for a moment now and then, as often as it asks whether
// it is to end. In between Go looks for requests that have arrived, which otherwise it does
// every 10 milliseconds on processors that are busy.
type paced struct {
	context.Context
	begin  time.Time
	rested atomic.Int64 // nanoseconds after begin

	// A try ends when it has taken too long and has asked often enough. So it does not
	// end because the machine was busy with something else.
	try    *tryLimit // nil where it is no try
	asked  atomic.Int64
	cancel context.CancelCauseFunc

	turn *turn // nil where there are no turns
}

// A tryLimit says how far a first try of work may go.
type tryLimit struct {
	time  time.Duration
	asked int64
}

// mostTries is how many times as long as it may a try takes at the most.
const mostTries = 10

// paceTry returns a context for a first try.
func paceTry(ctx context.Context, most *tryLimit) (*paced, context.CancelFunc) {
	outer, stop := context.WithTimeoutCause(ctx, mostTries*most.time, errTried)
	inner, cancel := context.WithCancelCause(outer)
	return &paced{Context: inner, begin: time.Now(), try: most, cancel: cancel}, func() { cancel(nil); stop() }
}

// Err rests if it is time to, and says whether the context has ended.
func (p *paced) Err() error {
	now := time.Since(p.begin)
	if p.try != nil && p.asked.Add(1) > p.try.asked && now-p.waited() > p.try.time {
		p.cancel(errTried)
	}
	if last := p.rested.Load(); int64(now)-last > int64(paceWork) && p.rested.CompareAndSwap(last, int64(now)) {
		time.Sleep(paceRest)
		if p.turn != nil {
			p.turn.pass(p.Context)
		}
	}
	return p.Context.Err()
}

// waited returns how long the work has waited for its turns.
func (p *paced) waited() time.Duration {
	if p.turn == nil {
		return 0
	}
	return time.Duration(p.turn.waited.Load())
}
