package web

import (
	"context"
	"sync"
	"sync/atomic"
	"time"
)

// turnTime is how long work goes on before it is the turn of other work that waits.
const turnTime = 50 * time.Millisecond

// A turn is a slot that work holds for some time, gives to others and gets again. So what
// takes a tenth of a second does not wait for what takes ten.
type turn struct {
	slots *slots
	mu    sync.Mutex
	held  bool
	since time.Time

	waited atomic.Int64 // nanoseconds, for turns
}

// begin waits for the first turn.
func (t *turn) begin(ctx context.Context) error {
	begin := time.Now()
	err := t.slots.acquire(ctx, true, longTime)
	t.held, t.since = err == nil, time.Now()
	t.waited.Add(int64(time.Since(begin)))
	return err
}

// longTime is longer than any context lasts.
const longTime = 1000 * time.Hour

// pass lets others have their turn, if there are any and the own one is over. Where the context
// ends first, the slot is not held afterwards.
func (t *turn) pass(ctx context.Context) {
	if !t.mu.TryLock() {
		return // another goroutine of the same work is at it
	}
	defer t.mu.Unlock()
	if !t.held || time.Since(t.since) < turnTime || t.slots.waiting.Load() == 0 {
		return
	}
	begin := time.Now()
	t.slots.release()
	t.held = t.slots.acquire(ctx, true, longTime) == nil
	t.since = time.Now()
	t.waited.Add(int64(t.since.Sub(begin)))
}

// end gives the slot back.
func (t *turn) end() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.held {
		t.slots.release()
		t.held = false
	}
}
