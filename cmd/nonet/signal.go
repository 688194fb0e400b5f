package main

import (
	"context"
	"errors"
	"os"
	"os/signal"
	"syscall"
)

// A stop is the cause of a context that a signal ended.
type stop struct{ os.Signal }

func (s stop) Error() string {
	if s.Signal == syscall.SIGTERM {
		return "terminated"
	}
	return "interrupted"
}

// status returns the exit status of a run that the signal ended.
func (s stop) status() int {
	if s.Signal == syscall.SIGTERM {
		return exitTerminated
	}
	return exitInterrupted
}

// stopped returns what ended ctx: an interrupt, if it does not say.
func stopped(ctx context.Context) stop {
	if s, ok := errors.AsType[stop](context.Cause(ctx)); ok {
		return s
	}
	return stop{os.Interrupt}
}

// untilSignal returns a context that the first signal to stop ends.
func untilSignal(parent context.Context) context.Context {
	ctx, cancel := context.WithCancelCause(parent)
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		s := <-signals
		// The default action is back, so that a second signal ends the program
		// at once.
		signal.Stop(signals)
		cancel(stop{s})
	}()
	return ctx
}
