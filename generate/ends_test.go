package generate_test

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"time"

	"nonet/generate"
	"nonet/internal/soon"
)

// An end is an end at once, however many workers were asked for and whatever they are at.
func TestEndIsPrompt(t *testing.T) {
	tests := map[string]generate.Options{
		"many workers": {Workers: 100_000},
		"rare":         {Workers: 4, Clues: generate.Range{Low: 17, High: 17}},
		"rated":        {Workers: 4, SE: generate.Range{Low: 90, High: 95}},
	}
	for name, o := range tests {
		t.Run(name, func(t *testing.T) {
			soon.Within(t, "the end", time.Second, func() time.Duration {
				ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
				defer cancel()
				begin := time.Now()
				var last error
				for _, last = range o.Puzzles(ctx) {
				}
				if !errors.Is(last, context.DeadlineExceeded) {
					t.Errorf("error %v", last)
				}
				return time.Since(begin)
			})
		})
	}
}

// asked is a context that ends when it is asked for the n-th time whether it has.
type asked struct {
	context.Context
	end context.CancelCauseFunc
	n   atomic.Int64
}

func (a *asked) Err() error {
	if a.n.Add(-1) <= 0 {
		a.end(errAsked)
	}
	return a.Context.Err()
}

var errAsked = errors.New("asked often enough")

// The context of the caller is what is asked, not one derived from it.
func TestContextIsAsked(t *testing.T) {
	for name, o := range map[string]generate.Options{
		"rare":  {Workers: 1, Clues: generate.Range{Low: 17, High: 17}, Tries: 100_000},
		"rated": {Workers: 1, SE: generate.Range{Low: 110, High: 120}, Tries: 1000},
	} {
		t.Run(name, func(t *testing.T) {
			ctx := &asked{}
			ctx.Context, ctx.end = context.WithCancelCause(t.Context())
			ctx.n.Store(100)
			var last error
			for _, last = range o.Puzzles(ctx) {
			}
			if !errors.Is(last, errAsked) {
				t.Errorf("error %v", last)
			}
		})
	}
}
