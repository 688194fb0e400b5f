package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
	"golang.org/x/term"
)

// An app is one run of the command: where it reads and writes, and how it ends.
type app struct {
	ctx            context.Context // done when the run is to be cut short
	stdin          io.Reader
	stdout, stderr io.Writer
	progress       *progress // the bar on standard error; nil when there is none
	verb           string    // what the command line asks for
	status         int
}

func newApp(ctx context.Context, stdin io.Reader, stdout, stderr io.Writer) *app {
	return &app{ctx: ctx, stdin: stdin, stdout: stdout, stderr: stderr}
}

// run carries out one command line and returns the exit status.
func (a *app) run(args []string) int {
	root := a.rootCommand()
	root.SetArgs(args)
	told := &telling{w: a.stdout}
	root.SetOut(told)
	cmd, err := root.ExecuteC()
	return a.end(cmd, cmp.Or(fail(told.err), err))
}

// end returns the exit status of a command that returned err, and says what
// is left to say.
func (a *app) end(cmd *cobra.Command, err error) int {
	var f *failure
	switch {
	case a.ctx.Err() != nil:
		by := stopped(a.ctx)
		a.errorf("%v", by)
		return by.status()
	case err == nil:
		return a.status
	case isClosedPipe(err):
		return exitClosedPipe
	case errors.As(err, &f):
		a.errorf("%v", f.err)
		a.mark(exitUnreadable)
		return a.status
	}
	a.usage(cmd, plainGroupError(cmd, err))
	return exitUsage
}

// A telling takes what is no result, such as a help text, and keeps the first
// error: those who write it do not look.
type telling struct {
	w   io.Writer
	err error
}

func (t *telling) Write(p []byte) (int, error) {
	n, err := t.w.Write(p)
	t.err = cmp.Or(t.err, err)
	return n, err
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
