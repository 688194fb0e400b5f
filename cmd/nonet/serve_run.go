package main

import (
	"context"
	"errors"
	"net"
	"net/http"
	"time"

	"nonet/web"
)

// How long clients and requests have.
const (
	headerTime = 10 * time.Second // to send the header
	bodyTime   = 30 * time.Second // to send all of the request
	slowTime   = 60 * time.Second // to take the answer, beyond the time it takes to find
	idleTime   = 90 * time.Second // between requests
	graceTime  = 5 * time.Second  // to end once there is an interrupt
	noteTime   = time.Second / 2  // until it is said that requests are waited for
	cancelTime = time.Second      // to answer once their work is cancelled
)

// serve answers requests until the run is to end.
func (v *server) serve(l net.Listener, handler *web.Server) error {
	s := &http.Server{
		Handler:           handler,
		ReadHeaderTimeout: headerTime,
		ReadTimeout:       bodyTime,
		WriteTimeout:      bodyTime + 2*v.limits.MaxTime + slowTime, // it may wait as long as it works
		IdleTimeout:       idleTime,
		MaxHeaderBytes:    16 << 10,
		ErrorLog:          errorLog(v.limits.Log),
	}
	ended := make(chan error, 1)
	go func() { ended <- s.Serve(l) }()
	select {
	case err := <-ended:
		return err
	case <-v.ctx.Done():
		return v.finish(s, handler)
	}
}

// finish takes no more requests, and waits for those that are running: first
// in silence, then saying so. What is left after that is cancelled.
func (v *server) finish(s *http.Server, handler *web.Server) error {
	if shutdown(s, noteTime) {
		return nil
	}
	v.errorf("waiting up to %v for requests that are running; a second interrupt ends at once", graceTime)
	if shutdown(s, graceTime) {
		return nil
	}
	handler.Close()
	if shutdown(s, cancelTime) {
		return nil
	}
	return s.Close()
}

// shutdown reports whether all requests have ended within limit.
func shutdown(s *http.Server, limit time.Duration) bool {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	return !errors.Is(s.Shutdown(ctx), context.DeadlineExceeded)
}
