package nonet_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"nonet"
	"nonet/internal/soon"
)

// counted holds puzzles with several solutions and how many.
var counted = []struct {
	name   string
	puzzle string
	count  uint64
}{
	{"two", "1.....58.8....1..6.6..2.......59........7.....93..2....1....8.4...9.7.5.6..2..71.", 2},
	{"three", "..3.....6...98..2.9426..7..45...6............1.9.5.47.....25.4.6...785...........", 3},
	{"four", "....9....6..4.7..8.4.812.3.7.......5..4...9..5..371..4.5..6..4.2.17.85.9.........", 4},
	{"four, two cells from the end", ".4839.716.716.8349936741.8.68..391743.91746.871486.9.3863417.9.19..864374.79.3861", 4},
	{"four in the last rows", "42719583653168294786934721535427618921693875497845162319256..787438.956.6857...9.", 4},
	{"four, one digit mistyped", "895.....7..79...6...65..3.....34.6.9.....81...2.....4..7...5.....8......9..6....5", 4},
	{"five", "6..27.49...9.8..3.73...6..2.473.8.653..4...799....7.....3...9.7.7256.3....47.2.5.", 5},
	{"six", "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..", 6},
	{"ten", "59.....486.8...3.7...2.1.......4.....753.698.....9.......8.3...2.6...7.934.....65", 10},
	{"a given lost in copying", "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58", 26},
	{"a hundred and more", "...3165..8..5..1...1.89724.9.1.85.2....9.1....4.263..1.5.....1.1..4.9..2..61.8...", 125},
	{"a given taken away", "31...9......18........3...5.....4....21.....4..6..79...4.3.8..2.......7..9...6...", 2718},
	{"sixteen givens", ".1....7.....3..2...7...........71...6......4.3........4..5....3.2..8...........6.", 10106},
}

func TestCount(t *testing.T) {
	for _, test := range counted {
		t.Run(test.name, func(t *testing.T) {
			puzzle := grid(t, test.puzzle)
			for _, limit := range []uint64{0, 1, 2, test.count - 1, test.count, test.count + 1, 1 << 63} {
				n, reached, err := nonet.Count(within(t, longEnough), puzzle, limit)
				want, wantReached := test.count, false
				if limit != 0 && limit <= test.count {
					want, wantReached = limit, true
				}
				if n != want || reached != wantReached || err != nil {
					t.Errorf("limit %d: %d, reached %v, %v, want %d, %v", limit, n, reached, err, want, wantReached)
				}
			}
			if puzzle != grid(t, test.puzzle) {
				t.Errorf("the puzzle has become %s", puzzle)
			}
		})
	}
}

func TestCountOneOrNone(t *testing.T) {
	want := map[string]uint64{}
	for _, u := range unique {
		want[u.puzzle] = 1
	}
	for _, u := range unsolvable {
		want[u.puzzle] = 0
	}
	for puzzle, count := range want {
		for _, limit := range []uint64{0, 2} {
			n, reached, err := nonet.Count(within(t, longEnough), grid(t, puzzle), limit)
			if n != count || reached || err != nil {
				t.Errorf("%s, limit %d: %d, reached %v, %v, want %d", puzzle, limit, n, reached, err, count)
			}
		}
	}
}

func TestCountWithinReach(t *testing.T) {
	for _, test := range []struct {
		name, puzzle string
		limit        uint64
	}{
		{"the empty grid", blank, 100_000},
		{"two givens", "1..........................................................................2.....", 10_000},
		{"ten givens", ".........1.......2..........2.....3.....4......5...6.....7.8................9....", 10_000},
		{"fifteen givens", "..1......2..........3......4......5...5...6..6......4...71.3...8...........9.2...", 10_000},
		{"sixteen givens", "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.4...9.........", 2},
		{"seven digits in seventeen givens", ".....6....59.....82....8....45........3........6..3.54...325..6..................", 100_000},
		{"two rows and a half", "49675.8..21869375..5.48..69......................................................", 10_000},
	} {
		t.Run(test.name, func(t *testing.T) {
			n, reached, err := nonet.Count(within(t, longEnough), grid(t, test.puzzle), test.limit)
			if n != test.limit || !reached || err != nil {
				t.Errorf("%d, reached %v, %v", n, reached, err)
			}
		})
	}
}

func TestCountDeadline(t *testing.T) {
	soon.Within(t, "the end", 2*time.Second, func() time.Duration {
		start := time.Now()
		n, reached, err := nonet.Count(within(t, 50*time.Millisecond), nonet.Grid{}, 0)
		if !errors.Is(err, context.DeadlineExceeded) || n == 0 || reached {
			t.Errorf("%d, reached %v, %v", n, reached, err)
		}
		return time.Since(start)
	})
}

func TestCountCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if n, reached, err := nonet.Count(ctx, nonet.Grid{}, 1); n != 0 || reached || !errors.Is(err, context.Canceled) {
		t.Errorf("%d, reached %v, %v", n, reached, err)
	}
}
