package main

import (
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
	"github.com/rogpeppe/go-internal/testscript"
	"github.com/spf13/cobra"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"nonet": main})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 filepath.Join("testdata", "script"),
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"status":   status,
			"examples": examples,
			"gz":       func(ts *testscript.TestScript, _ bool, args []string) { pack(ts, args, toGzip) },
			"zst":      func(ts *testscript.TestScript, _ bool, args []string) { pack(ts, args, toZstd) },
			"repeat":   repeat,
			"shorten":  shorten,
		},
	})
}

// status N COMMAND... runs a command that has to end with exit status N.
func status(ts *testscript.TestScript, _ bool, args []string) {
	err := ts.Exec(args[1], args[2:]...)
	code := 0
	if exit, ok := errors.AsType[*exec.ExitError](err); ok {
		code = exit.ExitCode()
	} else {
		ts.Check(err)
	}
	if strconv.Itoa(code) != args[0] {
		ts.Fatalf("exit status %d, want %s", code, args[0])
	}
}

// seedNote is what standard error says of a seed that was drawn.
var seedNote = regexp.MustCompile(`(?m)^nonet: seed \d+\n`)

// examples runs every example that the help shows: each ends well and without
// a word on standard error, but for a seed.
func examples(ts *testscript.TestScript, _ bool, _ []string) {
	commands := []*cobra.Command{newApp(context.Background(), nil, io.Discard, io.Discard).rootCommand()}
	for len(commands) > 0 {
		cmd := commands[0]
		commands = append(commands[1:], cmd.Commands()...)
		if cmd.Example == "" {
			ts.Fatalf("%s has no examples", cmd.CommandPath())
		}
		for line := range strings.Lines(cmd.Example) {
			ts.Logf("$ %s", strings.TrimSpace(line))
			if strings.HasPrefix(line, "  nonet serve") {
				serveExample(ts, line)
				continue
			}
			ts.Check(ts.Exec("bash", "-c", line))
			if text := seedNote.ReplaceAllString(ts.ReadFile("stderr"), ""); text != "" {
				ts.Fatalf("%s: %s", cmd.CommandPath(), text)
			}
		}
	}
}

// pack FROM TO appends a compressed copy of FROM to TO, as a member of its own.
func pack(ts *testscript.TestScript, args []string, compress func(io.Writer) io.WriteCloser) {
	var packed strings.Builder
	w := compress(&packed)
	_, err := io.WriteString(w, ts.ReadFile(args[0]))
	ts.Check(errors.Join(err, w.Close()))
	appendTo(ts, args[1], packed.String())
}

func toGzip(w io.Writer) io.WriteCloser { return gzip.NewWriter(w) }

func toZstd(w io.Writer) io.WriteCloser {
	z, err := zstd.NewWriter(w)
	if err != nil {
		panic(err)
	}
	return z
}

// repeat N FROM TO appends N copies of FROM to TO.
func repeat(ts *testscript.TestScript, _ bool, args []string) {
	n, err := strconv.Atoi(args[0])
	ts.Check(err)
	appendTo(ts, args[2], strings.Repeat(ts.ReadFile(args[1]), n))
}

// shorten FILE cuts the last bytes off.
func shorten(ts *testscript.TestScript, _ bool, args []string) {
	name := ts.MkAbs(args[0])
	ts.Check(os.Truncate(name, int64(len(ts.ReadFile(args[0]))-12)))
}

func appendTo(ts *testscript.TestScript, name, text string) {
	f, err := os.OpenFile(ts.MkAbs(name), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o666)
	ts.Check(err)
	_, err = f.WriteString(text)
	ts.Check(errors.Join(err, f.Close()))
}
