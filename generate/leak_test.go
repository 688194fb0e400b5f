package generate_test

import (
	"context"
	"errors"
	"runtime"
	"testing"
	"time"

	"nonet/generate"
	"nonet/logic"
)

// TestNothingGoesOn counts goroutines around walks that end in different ways: the last
// of them has ended when the walk has, or does so at once.
func TestNothingGoesOn(t *testing.T) {
	g := grid(t, newspaper)
	puzzles := func(o generate.Options) func(context.Context, func() bool) error {
		o.Workers = 3
		return func(ctx context.Context, found func() bool) error {
			for _, err := range o.Puzzles(ctx) {
				if err != nil || !found() {
					return err
				}
			}
			return nil
		}
	}
	vicinity := func(c generate.Change) func(context.Context, func() bool) error {
		return func(ctx context.Context, found func() bool) error {
			for _, err := range generate.Vicinity(ctx, g, c, 3) {
				if err != nil || !found() {
					return err
				}
			}
			return nil
		}
	}
	rare := generate.Options{Clues: generate.Range{Low: 17, High: 17}}
	cause := errors.New("enough")
	tests := map[string]struct {
		walk func(context.Context, func() bool) error
		stop int           // after how many the loop is left, 0 for never
		end  time.Duration // when the context ends, 0 for never
		want error
	}{
		"puzzles, break":                {puzzles(generate.Options{}), 1, 0, nil},
		"puzzles, break among hard":     {puzzles(generate.Options{Levels: []logic.Level{logic.Unfair}}), 1, 0, nil},
		"puzzles, context":              {puzzles(generate.Options{}), 0, 20 * time.Millisecond, cause},
		"puzzles, context, none found":  {puzzles(rare), 0, 20 * time.Millisecond, cause},
		"puzzles, context ended before": {puzzles(rare), 0, 1, cause},
		"puzzles, count":                {puzzles(generate.Options{Count: 40}), 0, 0, nil},
		"puzzles, tries":                {puzzles(generate.Options{Tries: 40}), 0, 0, nil},
		"vicinity, break":               {vicinity(generate.Change{Less: 2, More: 2}), 1, 0, nil},
		"vicinity, context":             {vicinity(generate.Change{Less: 2, More: 2}), 0, 20 * time.Millisecond, cause},
		"vicinity, end":                 {vicinity(generate.Change{Less: 1, More: 1}), 0, 0, nil},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			before := runtime.NumGoroutine()
			ctx, cancel := context.WithCancelCause(t.Context())
			if test.end == 1 {
				cancel(cause)
			} else if test.end > 0 {
				timer := time.AfterFunc(test.end, func() { cancel(cause) })
				defer timer.Stop()
			}
			found := 0
			err := test.walk(ctx, func() bool {
				found++
				return found != test.stop
			})
			if !errors.Is(err, test.want) {
				t.Errorf("error %v, want %v", err, test.want)
			}
			if test.stop > 0 && found != test.stop {
				t.Errorf("%d found", found)
			}
			cancel(nil)
			for wait := time.Millisecond; runtime.NumGoroutine() > before; wait *= 2 {
				if wait > time.Second {
					t.Fatalf("%d goroutines, %d before", runtime.NumGoroutine(), before)
				}
				time.Sleep(wait)
			}
		})
	}
}
