package main

import (
	"context"
	"errors"
	"io"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"nonet/format"
)

// assemble runs ordered on an input with some workers.
func assemble(ctx context.Context, in io.Reader, workers int, answer func(context.Context, format.Entry) int,
	report func(item, int) error) error {
	a := newApp(ctx, in, io.Discard, io.Discard)
	s, err := a.openStream(nil, &options{workers: workers})
	if err != nil {
		return err
	}
	return s.close(ordered(s, answer, report))
}

// Answers that take their time in any order are reported in that of the input.
func TestOrdered(t *testing.T) {
	const puzzles = 200
	for _, workers := range []int{1, 3} {
		synctest.Test(t, func(t *testing.T) {
			answer := func(_ context.Context, e format.Entry) int {
				time.Sleep(time.Duration(e.Line*7919%13) * time.Millisecond)
				return e.Line
			}
			last := 0
			report := func(_ item, line int) error {
				if line != last+1 {
					t.Errorf("line %d after %d", line, last)
				}
				last = line
				return nil
			}
			err := assemble(t.Context(), strings.NewReader(strings.Repeat(puzzleLine, puzzles)), workers, answer, report)
			if err != nil || last != puzzles {
				t.Errorf("%d lines, %v", last, err)
			}
		})
	}
}

// A report that fails ends the run, and no answer is sought any more once it is over.
func TestOrderedEnds(t *testing.T) {
	full := errors.New("no space left on device")
	var running atomic.Int32
	answer := func(ctx context.Context, e format.Entry) int {
		running.Add(1)
		defer running.Add(-1)
		if e.Line > 1 {
			<-ctx.Done()
		}
		return 0
	}
	err := assemble(t.Context(), endless(puzzleLine), 3, answer, func(item, int) error { return full })
	if !errors.Is(err, full) || running.Load() != 0 {
		t.Errorf("%v with %d still running", err, running.Load())
	}
}

// An interrupt ends a run whose workers are busy and whose reader waits; what was cut
// short is not reported.
func TestOrderedInterrupted(t *testing.T) {
	ctx, interrupt := context.WithCancel(t.Context())
	in, typed := io.Pipe()
	defer typed.Close()
	var running atomic.Int32
	answer := func(ctx context.Context, e format.Entry) int {
		running.Add(1)
		defer running.Add(-1)
		if e.Line == 2 {
			interrupt()
		}
		<-ctx.Done()
		return e.Line
	}
	go io.WriteString(typed, puzzleLine+puzzleLine)
	err := assemble(ctx, in, 2, answer, func(item, int) error { return errors.New("reported") })
	if !errors.Is(err, context.Canceled) || running.Load() != 0 {
		t.Errorf("%v with %d still running", err, running.Load())
	}
}

// Nothing is added to a file of ratings by a run that was interrupted.
func TestRateInterrupted(t *testing.T) {
	ctx, interrupt := context.WithCancel(t.Context())
	time.AfterFunc(50*time.Millisecond, interrupt)
	var stdout, stderr strings.Builder
	hard := "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6\n"
	status := newApp(ctx, strings.NewReader(hard), &stdout, &stderr).run([]string{"rate"})
	if status != exitInterrupted || stdout.String() != "" || stderr.String() != "nonet: interrupted\n" {
		t.Errorf("exit status %d, stdout %q, stderr %q", status, &stdout, &stderr)
	}
}
