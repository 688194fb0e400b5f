package soon

import (
	"testing"
	"testing/synctest"
	"time"
)

// A recorder is told of failures in place of a test.
type recorder struct {
	testing.TB
	failed bool
}

func (*recorder) Helper()                 {}
func (r *recorder) Errorf(string, ...any) { r.failed = true }

func TestWithin(t *testing.T) {
	for name, test := range map[string]struct {
		took   []time.Duration // by each run
		runs   int
		failed bool
	}{
		"at once":       {[]time.Duration{2}, 1, false},
		"held up once":  {[]time.Duration{3, 2}, 2, false},
		"held up often": {[]time.Duration{9, 9, 9, 9, 1}, 5, false},
		"slow":          {[]time.Duration{3, 3, 3, 3, 3}, 5, true},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				r := &recorder{}
				runs := 0
				Within(r, "it", 2, func() time.Duration {
					runs++
					return test.took[runs-1]
				})
				if runs != test.runs || r.failed != test.failed {
					t.Errorf("%d runs, failed %v", runs, r.failed)
				}
			})
		})
	}
}

func TestComes(t *testing.T) {
	asked := 0
	came := Comes(func() bool {
		asked++
		return asked == 3
	})
	if !came || asked != 3 {
		t.Errorf("came: %v, asked %d times", came, asked)
	}
	synctest.Test(t, func(t *testing.T) {
		begin := time.Now()
		if Comes(func() bool { return false }) || time.Since(begin) < patience {
			t.Errorf("given up after %v", time.Since(begin))
		}
	})
}
