package main

import (
	"errors"
	"runtime"
	"syscall"
)

// The exit statuses. Several may apply to one run: what could not be read
// outweighs what was given up, and that outweighs a negative answer.
const (
	exitPositive    = 0
	exitNegative    = 1
	exitUnreadable  = 2
	exitGaveUp      = 3
	exitUsage       = 64
	exitInterrupted = 130 // as a shell reports SIGINT
	exitClosedPipe  = 141 // as a shell reports SIGPIPE
	exitTerminated  = 143 // as a shell reports SIGTERM
)

// exitHelp ends what the help of a verb says about them.
const exitHelp = `2 unreadable input, or results that could not be written; 3 gave up; 64 usage;
130 interrupted; 141 the reader of the results is gone; 143 terminated.`

// exitHelpAtOnce is the same for a verb that gives nothing up.
const exitHelpAtOnce = `2 unreadable input, or results that could not be written; 64 usage; 130 interrupted;
141 the reader of the results is gone; 143 terminated.`

// mark notes that status applies to the run.
func (a *app) mark(status int) {
	weight := [...]int{exitPositive: 0, exitNegative: 1, exitGaveUp: 2, exitUnreadable: 3}
	if weight[status] > weight[a.status] {
		a.status = status
	}
}

// isClosedPipe reports whether a write failed because nobody reads any more.
func isClosedPipe(err error) bool {
	if runtime.GOOS == "windows" {
		const brokenPipe, noData = syscall.Errno(109), syscall.Errno(232)
		return errors.Is(err, brokenPipe) || errors.Is(err, noData)
	}
	return errors.Is(err, syscall.EPIPE)
}
