package web

import (
	"context"
	"errors"
	"sync/atomic"
	"time"
)

// errBusy says that there was no slot for a request.
var errBusy = errors.New("too much work is waiting")

// slots are places for work. Who finds none free waits, first come, first served.
type slots struct {
	taken   chan struct{} // those who wait to send are served in their order
	waiting atomic.Int64
	most    int64 // that may wait
}

func newSlots(n, queue int) *slots {
	return &slots{taken: make(chan struct{}, n), most: int64(queue)}
}

// acquire takes a slot. It waits for one as long as patience lasts, and not at all behind
// a full queue, unless the work has begun before.
func (s *slots) acquire(ctx context.Context, begun bool, patience time.Duration) error {
	select {
	case s.taken <- struct{}{}:
		return nil
	default:
	}
	defer s.waiting.Add(-1)
	if s.waiting.Add(1) > s.most && !begun {
		return errBusy
	}
	timer := time.NewTimer(patience)
	defer timer.Stop()
	select {
	case s.taken <- struct{}{}:
		return nil
	case <-timer.C:
		return errBusy
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

// release gives a slot back.
func (s *slots) release() { <-s.taken }
