package web

import (
	"context"
	"errors"
	"net/http/httptest"
	"strings"
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

// send sends a body to an operation and returns the answer.
func send(s *Server, path, body string) *httptest.ResponseRecorder {
	w := httptest.NewRecorder()
	s.ServeHTTP(w, httptest.NewRequest("POST", "/api/v1/"+path, strings.NewReader(body)))
	return w
}

// Large bodies wait for each other, and small ones not for them.
func TestLargeBodiesStandBack(t *testing.T) {
	large := readmePuzzle + strings.Repeat("\n", largeBody)
	for _, test := range []struct {
		name  string
		taken func(*Server) *slots
	}{
		{"places", func(s *Server) *slots { return s.bodies }},
		{"reading", func(s *Server) *slots { return s.trials[bulky] }},
	} {
		t.Run(test.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				s := New(Options{})
				defer s.Close()
				taken := test.taken(s)
				for range cap(taken.taken) {
					taken.taken <- struct{}{}
				}
				for _, path := range []string{"solve", "hint", "rate", "solve/batch", "convert?several"} {
					if w := send(s, path, large); w.Code != 503 || !strings.Contains(w.Body.String(), `"limit":"concurrency"`) {
						t.Errorf("%s of a large body: %d %s", path, w.Code, w.Body)
					}
					if w := send(s, path, readmePuzzle); w.Code != 200 {
						t.Errorf("%s of a small body: %d %s", path, w.Code, w.Body)
					}
				}
				for range cap(taken.taken) {
					taken.release()
				}
				for range 2 * mostLarge {
					for _, path := range []string{"canon", "solve/batch"} {
						if w := send(s, path, large); w.Code != 200 {
							t.Fatalf("%s of a large body, later: %d %s", path, w.Code, w.Body)
						}
					}
				}
				if n := len(s.bodies.taken) + len(s.trials[bulky].taken); n > 0 {
					t.Errorf("%d slots are left taken", n)
				}
			})
		})
	}
}
