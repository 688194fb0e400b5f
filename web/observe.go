package web

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"runtime/debug"
	"strings"
	"time"

	"github.com/VictoriaMetrics/metrics"
)

// A recorder notes what is answered.
type recorder struct {
	http.ResponseWriter
	status int
	bytes  int64
}

func (r *recorder) WriteHeader(status int) {
	if r.status == 0 {
		r.status = status
	}
	r.ResponseWriter.WriteHeader(status)
}

func (r *recorder) Write(b []byte) (int, error) {
	if r.status == 0 {
		r.status = http.StatusOK
	}
	n, err := r.ResponseWriter.Write(b)
	r.bytes += int64(n)
	return n, err
}

// Unwrap lets an [http.ResponseController] reach the connection.
func (r *recorder) Unwrap() http.ResponseWriter { return r.ResponseWriter }

// observed logs and counts each request, and answers those that next fails at.
func (s *Server) observed(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		begin := time.Now()
		rec := &recorder{ResponseWriter: w}
		defer func() {
			cause := recover()
			if cause != nil && cause != http.ErrAbortHandler {
				s.failed(rec, r, cause)
			}
			s.note(rec, r, time.Since(begin))
			if cause != nil && rec.status != http.StatusInternalServerError {
				panic(http.ErrAbortHandler) // half of the answer is on its way
			}
		}()
		next.ServeHTTP(rec, r)
	})
}

// failed logs a panic and answers in its place, if there is no answer yet.
func (s *Server) failed(w *recorder, r *http.Request, cause any) {
	s.metrics.GetOrCreateCounter("nonet_panics_total").Inc()
	s.options.Log.Error("panic", "path", r.URL.Path, "cause", fmt.Sprint(cause), "stack", string(debug.Stack()))
	if w.status == 0 {
		s.fail(w, newProblem(http.StatusInternalServerError, "something went wrong in the server"))
	}
}

// note logs and counts a request that has been answered.
func (s *Server) note(w *recorder, r *http.Request, took time.Duration) {
	route := routeOf(r)
	s.metrics.GetOrCreateCounter(fmt.Sprintf("nonet_requests_total{route=%q,status=\"%dxx\"}", route, w.status/100)).Inc()
	s.metrics.GetOrCreatePrometheusHistogramExt(fmt.Sprintf("nonet_request_seconds{route=%q}", route), durations).Update(took.Seconds())
	level := slog.LevelInfo
	if w.status >= 500 && w.status != http.StatusServiceUnavailable {
		level = slog.LevelError
	}
	s.options.Log.LogAttrs(context.Background(), level, "request",
		slog.String("method", r.Method), slog.String("path", r.URL.Path), slog.Int("status", w.status),
		slog.Int64("bytes", w.bytes), slog.Duration("took", took), slog.String("from", r.RemoteAddr))
}

// durations are the bounds by which requests are counted, in seconds.
var durations = []float64{.001, .0025, .005, .01, .02, .05, .1, .25, .5, 1, 2.5, 5, 10, 20}

// routeOf returns the path of the pattern that took a request, so that there are only
// so many.
func routeOf(r *http.Request) string {
	_, path, ok := strings.Cut(r.Pattern, " ")
	switch {
	case r.Pattern == "":
		return "none"
	case !ok:
		path = r.Pattern
	}
	return strings.TrimSuffix(path, "{$}")
}

// fail answers with a problem, and counts it where it is a limit.
func (s *Server) fail(w http.ResponseWriter, p *problem) {
	s.limited(p.Limit)
	if p.Status == http.StatusInternalServerError && p.cause != nil {
		s.options.Log.Error("failed", "error", p.cause)
	}
	p.write(w)
}

// limited counts a limit that was reached, if it is one.
func (s *Server) limited(limit string) {
	if limit != "" {
		s.metrics.GetOrCreateCounter(fmt.Sprintf("nonet_limited_total{limit=%q}", limit)).Inc()
	}
}

// newMetrics returns the numbers of a server. Each has its own.
func (s *Server) newMetrics() *metrics.Set {
	set := metrics.NewSet()
	set.GetOrCreateCounter("nonet_panics_total")
	for _, limit := range limits {
		set.GetOrCreateCounter(fmt.Sprintf("nonet_limited_total{limit=%q}", limit))
	}
	for name, slots := range map[string]*slots{"heavy": s.slots, "turn": s.turns, "light": s.trials[light], "trial": s.trials[trial], "middle": s.trials[middle], "bulky": s.trials[bulky], "body": s.bodies, "batch": s.batches} {
		set.NewGauge(fmt.Sprintf("nonet_work_running{kind=%q}", name), func() float64 { return float64(len(slots.taken)) })
		set.NewGauge(fmt.Sprintf("nonet_work_waiting{kind=%q}", name), func() float64 { return float64(slots.waiting.Load()) })
		set.NewGauge(fmt.Sprintf("nonet_work_slots{kind=%q}", name), func() float64 { return float64(cap(slots.taken)) })
	}
	return set
}

// serveMetrics answers with the numbers of the server and of its process.
func (s *Server) serveMetrics(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	s.metrics.WritePrometheus(w)
	metrics.WriteProcessMetrics(w)
}

// serveHealth says whether the server takes work.
func (s *Server) serveHealth(w http.ResponseWriter, _ *http.Request) {
	if s.closing.Err() != nil {
		s.fail(w, s.workProblem(errClosing))
		return
	}
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.Write([]byte("ok\n"))
}
