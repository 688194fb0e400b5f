package logic

import (
	"context"
	"errors"
	"testing"
	"time"

	"nonet"
	"nonet/internal/soon"
)

// crowded are positions with very many patterns, on which some techniques would take
// minutes.
func crowded() map[string]Board {
	cell := func(digits func(row, column int) []int) Board {
		var p nonet.Candidates
		for c := range nonet.Cell(81) {
			p[c] = digitSet(digits(c.Row(), c.Column())...)
		}
		return BoardOfCandidates(p)
	}
	d := func(n int) int { return n%9 + 1 }
	return map[string]Board{
		"the same two": cell(func(int, int) []int { return []int{1, 2} }),
		"two":          cell(func(r, c int) []int { return []int{d(r + c), d(r + c + 1)} }),
		"two of boxes": cell(func(r, c int) []int { return []int{d(3*r + r/3 + c), d(3*r + r/3 + c + 4)} }),
		"three":        cell(func(r, c int) []int { return []int{d(r + c), d(r + 2*c + 1), d(2*r + c + 4)} }),
		"five":         cell(func(r, c int) []int { return []int{d(r + c), d(r + 2*c), d(2*r + c), d(4*r + c), d(r + 5*c)} }),
		"all":          NewBoard(nonet.Grid{}),
		"all but some": NewBoard(nonet.Grid{0: 1, 40: 2, 77: 3}),
	}
}

// TestEnds lets time run out while one technique is looked for: that ends soon, with the
// cause of the context.
func TestEnds(t *testing.T) {
	const limit, most = 20 * time.Millisecond, time.Second
	over := errors.New("time is over")
	ended := 0
	for name, b := range crowded() {
		if testing.Short() && name != "two" {
			continue
		}
		ends := func(what string, run func(context.Context) error) {
			soon.Within(t, name+": "+what, most, func() time.Duration {
				ctx, cancel := context.WithTimeoutCause(t.Context(), limit, over)
				defer cancel()
				begin := time.Now()
				if err := run(ctx); errors.Is(err, over) {
					ended++
				}
				return time.Since(begin)
			})
		}
		for _, technique := range Techniques() {
			o := Options{Techniques: []Technique{technique}, Unique: true}
			ends("All "+technique.String(), func(ctx context.Context) error {
				_, err := o.All(ctx, &b)
				return err
			})
			ends("Next "+technique.String(), func(ctx context.Context) error {
				_, err := o.Next(ctx, &b)
				return err
			})
		}
		o := Options{Techniques: Techniques(), Unique: true}
		ends("Solve", func(ctx context.Context) error {
			_, err := o.Solve(ctx, b)
			return err
		})
	}
	if ended == 0 {
		t.Error("the time has never been over")
	}
}

// TestEnded finds nothing when the context has ended.
func TestEnded(t *testing.T) {
	over := errors.New("time is over")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(over)
	b := NewBoard(grid(t, gameText))
	if _, err := (Options{}).Next(ctx, &b); !errors.Is(err, over) {
		t.Errorf("a next step, %v", err)
	}
	if steps, err := (Options{}).All(ctx, &b); len(steps) > 0 || !errors.Is(err, over) {
		t.Errorf("%d steps, %v", len(steps), err)
	}
	if path, err := (Options{}).Solve(ctx, b); len(path.Steps) > 0 || !errors.Is(err, over) {
		t.Errorf("a path of %d steps, %v", len(path.Steps), err)
	}
}

// TestStuck tells what leads no further from what is solved.
func TestStuck(t *testing.T) {
	singles := Options{Techniques: []Technique{FullHouse}}
	open, solved := NewBoard(grid(t, gameText)), NewBoard(grid(t, gameSolution))
	if _, err := singles.Next(t.Context(), &open); !errors.Is(err, ErrNoStep) {
		t.Errorf("stuck: %v", err)
	}
	if _, err := (Options{}).Next(t.Context(), &solved); !errors.Is(err, ErrSolved) {
		t.Errorf("solved: %v", err)
	}
	if path, err := singles.Solve(t.Context(), open); err != nil || path.Solved() {
		t.Errorf("stuck: %v, %t", err, path.Solved())
	}
	if path, err := singles.Solve(t.Context(), solved); err != nil || !path.Solved() {
		t.Errorf("solved: %v, %t", err, path.Solved())
	}
}
