// Package soon helps tests to tell whether something ends in time, or comes to be at all,
// on a busy machine too.
package soon

import (
	"testing"
	"time"
)

// tries is how often something may be held up by the rest of the machine. What is slow
// itself is so each time. What else is busy has a pause to end in.
const (
	tries = 5
	pause = 500 * time.Millisecond
)

// patience is for what takes a moment, and would otherwise never come.
const patience = 30 * time.Second

// Within fails a test if something never takes at most so long. Run returns how long it took.
func Within(t testing.TB, what string, most time.Duration, run func() time.Duration) {
	t.Helper()
	var took []time.Duration
	for range tries {
		took = append(took, run())
		if took[len(took)-1] <= most {
			return
		}
		time.Sleep(pause)
	}
	t.Errorf("%s took %v, and never at most %v", what, took, most)
}

// Comes waits until a condition holds, and reports whether it ever did.
func Comes(holds func() bool) bool {
	for end := time.Now().Add(patience); !holds(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			return false
		}
	}
	return true
}
