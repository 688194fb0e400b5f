package nonet_test

import (
	"bytes"
	"context"
	"slices"
	"testing"
	"time"

	"nonet"
	"nonet/internal/soon"
)

func TestAllInReadingOrder(t *testing.T) {
	for _, test := range counted {
		t.Run(test.name, func(t *testing.T) {
			puzzle := grid(t, test.puzzle)
			smallest, _, err := nonet.Solve(context.Background(), puzzle)
			if err != nil {
				t.Fatal(err)
			}
			var count uint64
			last := smallest
			for solution := range nonet.All(within(t, longEnough), puzzle) {
				if !nonet.Verify(puzzle, solution).Solves() {
					t.Fatalf("%s is no solution", solution)
				}
				if order := bytes.Compare(last[:], solution[:]); count == 0 && order != 0 || count > 0 && order >= 0 {
					t.Fatalf("number %d, %s, follows %s", count+1, solution, last)
				}
				last = solution
				count++
			}
			if count != test.count {
				t.Errorf("%d solutions, want %d", count, test.count)
			}
		})
	}
}

func TestAllTwo(t *testing.T) {
	got := slices.Collect(nonet.All(context.Background(), grid(t, counted[0].puzzle)))
	want := []nonet.Grid{
		grid(t, "132469587874351926965728431421596378586173249793842165217635894348917652659284713"),
		grid(t, "174639582852741396369825147746598231281473965593162478917356824428917653635284719"),
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestAllOneOrNone(t *testing.T) {
	for _, test := range unique {
		got := slices.Collect(nonet.All(within(t, longEnough), grid(t, test.puzzle)))
		if !slices.Equal(got, []nonet.Grid{grid(t, test.solution)}) {
			t.Errorf("%s: got %v", test.name, got)
		}
	}
	for _, test := range unsolvable {
		if got := slices.Collect(nonet.All(within(t, longEnough), grid(t, test.puzzle))); len(got) > 0 {
			t.Errorf("%s: got %v", test.name, got)
		}
	}
}

// Breaking off ends the work, and the same sequence can be walked again.
func TestAllBreak(t *testing.T) {
	all := nonet.All(within(t, longEnough), nonet.Grid{})
	take := func(n int) (taken []nonet.Grid) {
		for solution := range all {
			if taken = append(taken, solution); len(taken) == n {
				break
			}
		}
		return taken
	}
	few, many := take(3), take(300)
	if !slices.Equal(few, many[:3]) {
		t.Errorf("first %v, then %v", few, many[:3])
	}
	if !slices.IsSortedFunc(many, func(a, b nonet.Grid) int { return bytes.Compare(a[:], b[:]) }) {
		t.Error("the first 300 solutions of the empty grid are out of order")
	}
}

func TestAllStopsOnContext(t *testing.T) {
	t.Run("before", func(t *testing.T) {
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		for solution := range nonet.All(ctx, nonet.Grid{}) {
			t.Fatalf("yields %s", solution)
		}
	})
	t.Run("while solutions come", func(t *testing.T) {
		soon.Within(t, "the end", 2*time.Second, func() time.Duration {
			ctx, cancel := context.WithCancel(context.Background())
			defer cancel()
			var ended time.Time
			n := 0
			for range nonet.All(ctx, nonet.Grid{}) {
				if n++; n == 1 {
					time.AfterFunc(50*time.Millisecond, cancel)
				}
				if ctx.Err() == nil {
					ended = time.Now()
				}
			}
			if n < 2 || ctx.Err() == nil {
				t.Errorf("%d solutions, context %v", n, ctx.Err())
			}
			return time.Since(ended)
		})
	})
	t.Run("between two solutions", func(t *testing.T) {
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		n := 0
		for range nonet.All(ctx, nonet.Grid{}) {
			cancel()
			n++
		}
		if n != 1 {
			t.Errorf("%d solutions, want none after the context has ended", n)
		}
	})
}
