package web_test

import (
	"bytes"
	"context"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestPage runs the tests of the page in a real browser, which are a module of
// their own so that what drives the browser is nobody's dependency. Where they
// cannot run they are skipped, never with CI=true. With -short they are left
// out; what they leave out themselves runs with `go test` in that folder.
func TestPage(t *testing.T) {
	if testing.Short() {
		t.Skip("a browser takes its time")
	}
	t.Parallel()
	depend(t, "browser")

	if out, err := run(t, "list", "-deps", "-test", "."); err != nil {
		if !unreachable.MatchString(out) {
			t.Fatalf("%v\n%s", err, out)
		}
		untested(t, "the page in a browser: what drives it cannot be downloaded: "+out)
	}
	out, err := run(t, "test", "-short", "-count=1")
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if what := notTested.FindString(out); what != "" {
		untested(t, what)
	}
}

var (
	unreachable = regexp.MustCompile(`dial tcp|proxyconnect|no such host|i/o timeout|connection refused|GOPROXY=off|GOFLAGS=-mod`)
	notTested   = regexp.MustCompile(`(?m)^!! NOT TESTED: .*$`)
)

// run runs the go command in the module of the browser tests.
func run(t *testing.T, args ...string) (string, error) {
	t.Helper()
	ctx := t.Context()
	if deadline, ok := t.Deadline(); ok {
		// Time to end the browser and to say where the tests were.
		var cancel context.CancelFunc
		ctx, cancel = context.WithDeadline(ctx, deadline.Add(-5*time.Second))
		defer cancel()
	}
	command := exec.CommandContext(ctx, "go", args...)
	command.Dir = "browser"
	command.WaitDelay = 3 * time.Second
	command.Cancel = func() error { return command.Process.Signal(syscall.SIGINT) }
	var out bytes.Buffer
	command.Stdout, command.Stderr = &out, &out
	err := command.Run()
	return strings.TrimSpace(out.String()), err
}

// untested says what was not tested, loudly: on the terminal too, where there
// is one, as go test shows nothing of a test that passes.
func untested(t *testing.T, what string) {
	t.Helper()
	what = "!! NOT TESTED: " + strings.TrimPrefix(what, "!! NOT TESTED: ")
	if os.Getenv("CI") == "true" {
		t.Fatal(what)
	}
	fmt.Fprintln(os.Stderr, what)
	if terminal, err := os.OpenFile("/dev/tty", os.O_WRONLY, 0); err == nil {
		fmt.Fprintln(terminal, what)
		terminal.Close()
	}
	t.Skip(what)
}

// depend opens the files of a folder, so that go test does not take the result
// of this test from its cache when one of them has changed.
func depend(t *testing.T, folder string) {
	t.Helper()
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		_, err = os.Stat(path)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
