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
}

func newPaced(ctx context.Context) *paced { return &paced{Context: ctx, begin: time.Now()} }

// Err rests if it is time to, and says whether the context has ended.
func (p *paced) Err() error {
	now := int64(time.Since(p.begin))
	if last := p.rested.Load(); now-last > int64(paceWork) && p.rested.CompareAndSwap(last, now) {
		time.Sleep(paceRest)
	}
	return p.Context.Err()
}
