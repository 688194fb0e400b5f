package main

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"testing"
	"time"

	"nonet/internal/soon"
)

// screen is a writer that several goroutines may use.
type screen struct {
	mu   sync.Mutex
	text strings.Builder
}

func (s *screen) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.Write(p)
}

func (s *screen) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.String()
}

// await waits until the screen shows text.
func (s *screen) await(t *testing.T, text string) {
	t.Helper()
	if !soon.Comes(func() bool { return strings.Contains(s.String(), text) }) {
		t.Fatalf("%q does not show in %q", text, s)
	}
}

func TestProgress(t *testing.T) {
	for _, total := range []int64{0, 1000} {
		t.Run(fmt.Sprint(total), func(t *testing.T) {
			var s screen
			p := newProgress(&s, total, 0)
			p.advance(400)
			for range 1234 {
				p.answered()
			}
			s.await(t, "1,234 puzzles")
			if total > 0 {
				s.await(t, "40 %")
			}
			fmt.Fprintln(p.above(&s), "nonet: a message")
			s.await(t, "nonet: a message\n")
			p.advance(600)
			p.stop()
			shown := s.String()
			p.advance(1)
			fmt.Fprintln(p.above(io.Discard), "nonet: a late message")
			if s.String() != shown {
				t.Error("the bar draws on after its end")
			}
		})
	}
}

func TestProgressOfShortRun(t *testing.T) {
	var s screen
	p := newProgress(&s, 1000, time.Hour)
	p.advance(1000)
	p.answered()
	p.stop()
	if s.String() != "" {
		t.Errorf("a short run draws %q", &s)
	}
}

func TestNoProgress(t *testing.T) {
	var p *progress
	p.advance(1)
	p.answered()
	p.stop()
	if p.above(io.Discard) != io.Discard {
		t.Error("messages go astray")
	}
}

// TestCount says how many puzzles there are, and in how many tries they were made.
func TestCount(t *testing.T) {
	p := &progress{}
	p.answered()
	if got := p.count(); got != "1 puzzle" {
		t.Error(got)
	}
	p.answered()
	p.tried(12345, 2)
	if got := p.count(); got != "2 puzzles in 12,345 tries" {
		t.Error(got)
	}
}
