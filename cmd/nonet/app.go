package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"golang.org/x/term"
)

// An app is one run of the command: where it reads and writes, and how it ends.
type app struct {
	ctx            context.Context // done when the run is to be cut short
	stdin          io.Reader
	stdout, stderr io.Writer
	progress       *progress // the bar on standard error; nil when there is none
	status         int
}

func newApp(ctx context.Context, stdin io.Reader, stdout, stderr io.Writer) *app {
	return &app{ctx: ctx, stdin: stdin, stdout: stdout, stderr: stderr}
}

// run carries out one command line and returns the exit status.
func (a *app) run(args []string) int {
	root := a.rootCommand()
	root.SetArgs(args)
	cmd, err := root.ExecuteC()
	var f *failure
	switch {
	case a.ctx.Err() != nil:
		a.errorf("interrupted")
		return exitInterrupted
	case err == nil:
		return a.status
	case isClosedPipe(err):
		return exitClosedPipe
	case errors.As(err, &f):
		a.errorf("%v", f.err)
		a.mark(exitUnreadable)
		return a.status
	}
	a.usage(cmd, err)
	return exitUsage
}

// A failure is an error that ends a run which was asked for correctly. Any
// other error of a command is a question of usage.
type failure struct{ err error }

func (f *failure) Error() string { return f.err.Error() }
func (f *failure) Unwrap() error { return f.err }

// fail makes err a failure; nil stays nil.
func fail(err error) error {
	if err == nil {
		return nil
	}
	return &failure{err}
}

// errorf writes one message to standard error, above the progress bar if
// there is one.
func (a *app) errorf(format string, args ...any) {
	fmt.Fprintf(a.progress.above(a.stderr), "nonet: "+format+"\n", args...)
}

// isTerminal reports whether a stream is a terminal.
func isTerminal(stream any) bool {
	f, ok := stream.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}
