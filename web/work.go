package web

import (
	"context"
	"errors"
	"net/http"
	"time"
)

// How long work may take before it has to wait for a slot with the rest that takes long.
// Nearly everything takes much less.
const (
	quickTime = 5 * time.Millisecond
	trialTime = 10 * time.Millisecond
)

// A weight says how work is done.
type weight uint8

const (
	quick weight = iota // takes microseconds: at once
	trial               // takes milliseconds, unless it takes long: one after the other
)

var (
	errTried   = errors.New("takes longer than a first try")
	errTime    = errors.New("took too long")
	errClosing = errors.New("the server is shutting down")
)

// do does work that a request asks for: it tries, and where that takes too long it does it
// again in a slot. The work must stop when its context ends, and may be done twice.
func (s *Server) do(ctx context.Context, w weight, work func(context.Context) error) error {
	err := s.try(ctx, w, work)
	if !errors.Is(err, errTried) {
		return err
	}
	return s.slotted(ctx, false, s.options.MaxTime, work)
}

// try gives the work a first try.
func (s *Server) try(ctx context.Context, w weight, work func(context.Context) error) error {
	most := quickTime
	if w == trial {
		if err := s.trials.acquire(ctx, false, s.options.MaxTime); err != nil {
			return err
		}
		defer s.trials.release()
		most = trialTime
	}
	ctx, cancel := context.WithTimeoutCause(ctx, most, errTried)
	defer cancel()
	return work(newPaced(ctx))
}

// slotted does work in one of the slots for what takes long. What has begun is not
// refused because the queue is full.
func (s *Server) slotted(ctx context.Context, begun bool, most time.Duration, work func(context.Context) error) error {
	if err := s.slots.acquire(ctx, begun, s.options.MaxTime); err != nil {
		return err
	}
	defer s.slots.release()
	ctx, cancel := context.WithTimeoutCause(ctx, most, errTime)
	defer cancel()
	return work(newPaced(ctx))
}

// workProblem returns the problem that an error of work is.
func (s *Server) workProblem(err error) *problem {
	var p *problem
	switch {
	case errors.As(err, &p):
		return p
	case errors.Is(err, errTime):
		p = newProblem(http.StatusServiceUnavailable, "gave up after %v; the puzzle may have a solution or not", s.options.MaxTime).limited(limitTime)
		p.retryAfter = 60
	case errors.Is(err, errBusy):
		p = newProblem(http.StatusServiceUnavailable, "the server is busy with other requests; try again in a moment").limited(limitConcurrency)
		p.retryAfter = 1
	case errors.Is(err, errClosing):
		p = newProblem(http.StatusServiceUnavailable, "the server is shutting down")
		p.retryAfter = 5
	case errors.Is(err, context.Canceled):
		p = newProblem(statusGone, "the client is gone")
	default:
		p = newProblem(http.StatusInternalServerError, "something went wrong in the server")
	}
	p.cause = err
	return p
}

// statusGone is what is counted for clients that did not wait for their answer.
const statusGone = 499
