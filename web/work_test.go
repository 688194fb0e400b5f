package web_test

import (
	"context"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"nonet/internal/soon"
	"nonet/web"
)

// hardest is a puzzle that takes many seconds to rate.
const hardest = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."

// countAll is a request that takes for ever.
const countAll = `{"puzzle":"` + emptyGrid + `","limit":0}`

func TestTimeLimit(t *testing.T) {
	url := start(t, web.Options{MaxTime: 100 * time.Millisecond}) + "/api/v1/"
	for _, test := range []struct{ path, body string }{
		{"rate", `{"puzzle":"` + hardest + `"}`},
		{"steps", `{"puzzle":"` + hardest + `","order":"se"}`},
		{"generate", `{"se":{"low":11.0}}`},
	} {
		t.Run(test.path, func(t *testing.T) {
			soon.Within(t, "the refusal", 2*time.Second, func() time.Duration {
				begin := time.Now()
				a := post(t, url+test.path, "application/json", test.body)
				o := object(t, a.body)
				detail, _ := o["detail"].(string)
				if a.status != 503 || o["limit"] != "time" || a.header.Get("Retry-After") == "" || !strings.Contains(detail, "gave up after 100ms") {
					t.Errorf("%d %s", a.status, a.body)
				}
				return time.Since(begin)
			})
		})
	}
}

// TestConcurrency lets requests that take for ever hold all slots and fill the queue.
func TestConcurrency(t *testing.T) {
	base := start(t, web.Options{MaxTime: 600 * time.Millisecond, Workers: 1, Queue: 2})
	url := base + "/api/v1/"
	var group sync.WaitGroup
	var mu sync.Mutex
	refused, answered := 0, 0
	for range 50 {
		group.Go(func() {
			a := post(t, url+"count", "application/json", countAll)
			o := object(t, a.body)
			mu.Lock()
			defer mu.Unlock()
			switch {
			case a.status == 200 && o["limitReached"] == "time":
				answered++
			case a.status == 503 && o["limit"] == "concurrency" && a.header.Get("Retry-After") == "1":
				refused++
			default:
				t.Errorf("%d %s", a.status, a.body)
			}
		})
	}
	awaitMetric(t, base, `nonet_limited_total{limit="concurrency"} [^0]`)
	var took []time.Duration
	for range 50 {
		for _, one := range []struct{ path, body string }{
			{"solve", `{"puzzle":"` + readme + `"}`}, {"hint", `{"puzzle":"` + readme + `"}`}, {"canon", `{"puzzle":"` + readme + `"}`},
		} {
			begin := time.Now()
			a := post(t, url+one.path, "application/json", one.body)
			if a.status != 200 {
				t.Errorf("%s: %d %s", one.path, a.status, a.body)
			}
			took = append(took, time.Since(begin))
		}
	}
	slices.Sort(took)
	if median := took[len(took)/2]; median > 200*time.Millisecond {
		t.Errorf("ordinary requests took %v", median)
	}
	group.Wait()
	if answered < 1 || refused < 20 {
		t.Errorf("%d were answered and %d refused", answered, refused)
	}
}

// TestTurns lets work of a tenth of a second end while work that takes for ever goes on.
func TestTurns(t *testing.T) {
	base := start(t, web.Options{MaxTime: time.Minute, Workers: 1})
	url := base + "/api/v1/"
	ctx, cancel := context.WithCancel(t.Context())
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() {
			r := request(t, "POST", url+"count", countAll, "Content-Type", "application/json").WithContext(ctx)
			if resp, err := http.DefaultTransport.RoundTrip(r); err == nil {
				resp.Body.Close()
			}
		})
	}
	awaitMetric(t, base, `nonet_work_running{kind="heavy"} [^0]`)
	soon.Within(t, "a batch", 3*time.Second, func() time.Duration {
		begin := time.Now()
		if a := post(t, url+"solve/batch", "text/plain", strings.Repeat(readme+"\n", 1000)); a.status != 200 {
			t.Errorf("%d %s", a.status, a.body)
		}
		return time.Since(begin)
	})
	cancel()
	group.Wait()
}

// TestClose ends what is running.
func TestClose(t *testing.T) {
	soon.Within(t, "the end", time.Second, func() time.Duration { return closeAtWork(t) })
}

// closeAtWork returns how long a server takes to end what it does.
func closeAtWork(t *testing.T) time.Duration {
	s := web.New(web.Options{Workers: 1})
	url := serve(t, s)
	var group sync.WaitGroup
	for range 3 {
		group.Go(func() {
			a := post(t, url+"/api/v1/count", "application/json", strings.Replace(countAll, `"limit":0`, `"limit":100000000000`, 1))
			if o := object(t, a.body); a.status != 503 || !strings.Contains(o["detail"].(string), "shutting down") {
				t.Errorf("%d %s", a.status, a.body)
			}
		})
	}
	awaitMetric(t, url, `nonet_work_running{kind="heavy"} [^0]`)
	begin := time.Now()
	s.Close()
	group.Wait()
	took := time.Since(begin)
	if a := send(t, request(t, "GET", url+"/healthz", "")); a.status != http.StatusServiceUnavailable {
		t.Errorf("%d %s", a.status, a.body)
	}
	return took
}
