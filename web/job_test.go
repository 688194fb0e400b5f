package web

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"
)

// hold takes all slots, and gives them back after some time.
func hold(s *slots, d time.Duration) {
	for range cap(s.taken) {
		s.taken <- struct{}{}
	}
	time.AfterFunc(d, func() {
		for range cap(s.taken) {
			s.release()
		}
	})
}

// A request waits in several queues, but with one patience.
func TestPatience(t *testing.T) {
	for _, test := range []struct {
		name          string
		middle, heavy time.Duration // how long all slots are taken
		took          time.Duration
		err           error
	}{
		{"in time", 8 * time.Second, 9500 * time.Millisecond, 9500 * time.Millisecond, nil},
		{"in two queues", 8 * time.Second, 14 * time.Second, 10 * time.Second, errBusy},
		{"in one queue", 14 * time.Second, 14 * time.Second, 10 * time.Second, errBusy},
	} {
		t.Run(test.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				s := newAPI(Options{MaxTime: 10 * time.Second}.withDefaults())
				hold(s.trials[trial], 4*time.Second)
				hold(s.trials[middle], test.middle)
				hold(s.slots, test.heavy)
				begin := time.Now()
				err := s.newJob().do(t.Context(), trial, func(ctx context.Context) error {
					if ctx.(*paced).try != nil {
						return errTried
					}
					return nil
				})
				if took := time.Since(begin); !errors.Is(err, test.err) || took != test.took {
					t.Errorf("%v after %v", err, took)
				}
				s.Close()
				time.Sleep(time.Minute)
			})
		})
	}
}
