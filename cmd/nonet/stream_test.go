package main

import (
	"bufio"
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"nonet/format"
)

const (
	puzzleLine   = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
	emptyLine    = ".................................................................................\n"
	solutionLine = "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n"
)

// endless is an input that repeats one line for ever.
type endless string

func (e endless) Read(p []byte) (int, error) {
	n := 0
	for n+len(e) <= len(p) {
		n += copy(p[n:], e)
	}
	return n, nil
}

// An answer is there as soon as its puzzle is, while the input stays open.
func TestAnswerBeforeMoreInput(t *testing.T) {
	for _, test := range []struct{ args, want string }{
		{"solve", solutionLine},
		{"count", "unique\n"},
		{"check --plain", "True\n"},
		{"hint", "stdin:1: Naked Single: only 5 is left => r5c5=5\n"},
		{"rate --format %r", "1.2\n"},
		{"check", "stdin:1: no rule is broken; 51 cells are blank; it can be solved; the solution is unique\n"},
	} {
		t.Run(test.args, func(t *testing.T) {
			in, typed := io.Pipe()
			answers, out := io.Pipe()
			done := make(chan int)
			go func() {
				done <- newApp(t.Context(), in, out, io.Discard).run(strings.Fields(test.args))
			}()
			lines := bufio.NewReader(answers)
			for i := range 3 {
				io.WriteString(typed, puzzleLine)
				got, err := lines.ReadString('\n')
				want := strings.Replace(test.want, "stdin:1", "stdin:"+string(rune('1'+i)), 1)
				if err != nil || got != want {
					t.Fatalf("answer %d: %q, %v; want %q", i, got, err, want)
				}
			}
			typed.Close()
			if status := <-done; status != exitPositive {
				t.Errorf("exit status %d", status)
			}
		})
	}
}

// brokenPipe is an output that nobody reads.
type brokenPipe struct{}

func (brokenPipe) Write([]byte) (int, error) {
	return 0, &os.PathError{Op: "write", Path: "|1", Err: syscall.EPIPE}
}

func TestClosedOutput(t *testing.T) {
	for _, verb := range []string{"solve", "check", "count", "rate", "hint", "explain", "steps"} {
		var stderr strings.Builder
		status := newApp(t.Context(), endless(puzzleLine), brokenPipe{}, &stderr).run([]string{verb})
		if status != exitClosedPipe || stderr.String() != "" {
			t.Errorf("%s: exit status %d, stderr %q", verb, status, &stderr)
		}
	}
}

// The program itself ends as filters do when their reader has seen enough.
func TestClosedPipe(t *testing.T) {
	cmd := exec.Command("nonet", "solve")
	cmd.Stdin = endless(puzzleLine)
	var stderr strings.Builder
	cmd.Stderr = &stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if got, err := bufio.NewReader(out).ReadString('\n'); err != nil || got != solutionLine {
		t.Errorf("first line %q, %v", got, err)
	}
	out.Close()
	if err := cmd.Wait(); err == nil {
		t.Error("the exit status is 0")
	}
	if stderr.String() != "" {
		t.Errorf("stderr %q", &stderr)
	}
}

type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, errors.New("no space left on device") }

func TestFailingOutput(t *testing.T) {
	var stderr strings.Builder
	status := newApp(t.Context(), endless(puzzleLine), failing{}, &stderr).run([]string{"solve"})
	if want := "nonet: no space left on device\n"; status != exitUnreadable || stderr.String() != want {
		t.Errorf("exit status %d, stderr %q; want %q", status, &stderr, want)
	}
}

func TestInterruptedWhileWaiting(t *testing.T) {
	ctx, interrupt := context.WithCancel(t.Context())
	in, typed := io.Pipe()
	defer typed.Close()
	answers, out := io.Pipe()
	done := make(chan int)
	go func() { done <- newApp(ctx, in, out, io.Discard).run([]string{"solve"}) }()
	io.WriteString(typed, puzzleLine)
	bufio.NewReader(answers).ReadString('\n')
	interrupt()
	select {
	case status := <-done:
		if status != exitInterrupted {
			t.Errorf("exit status %d", status)
		}
	case <-time.After(10 * time.Second):
		t.Fatal("still waiting for input")
	}
}

func TestInterruptedWhileCounting(t *testing.T) {
	ctx, interrupt := context.WithCancel(t.Context())
	defer interrupt()
	var stdout, stderr strings.Builder
	a := newApp(ctx, strings.NewReader(emptyLine+emptyLine), &stdout, &stderr)
	v := &counter{limit: 0}
	var err error
	if v.stream, err = a.openStream(nil, &v.options); err != nil {
		t.Fatal(err)
	}
	answer := func(ctx context.Context, p format.Entry) number {
		time.AfterFunc(10*time.Millisecond, interrupt)
		return v.answer(ctx, p)
	}
	if status := a.end(nil, v.close(each(v.stream, answer, v.report))); status != exitInterrupted {
		t.Errorf("exit status %d", status)
	}
	if got := stdout.String(); !strings.HasPrefix(got, "at least ") || strings.Count(got, "\n") != 1 {
		t.Errorf("stdout %q", got)
	}
	if want := "nonet: stdin:1: gave up: interrupted\nnonet: interrupted\n"; stderr.String() != want {
		t.Errorf("stderr %q, want %q", &stderr, want)
	}
}

// A puzzle that takes long is left at once.
func TestInterruptWithinAPuzzle(t *testing.T) {
	for _, args := range []string{"explain --order se", "explain", "rate", "steps", "hint"} {
		t.Run(args, func(t *testing.T) {
			ctx, cancel := context.WithCancelCause(t.Context())
			var begin time.Time
			time.AfterFunc(100*time.Millisecond, func() {
				begin = time.Now()
				cancel(stop{os.Interrupt})
			})
			hard := strings.Repeat(hardPuzzle+"\n", 1000)
			status := newApp(ctx, strings.NewReader(hard), io.Discard, io.Discard).run(strings.Fields(args + " --workers 1"))
			if took := time.Since(begin); status != exitInterrupted || took > 10*time.Second {
				t.Errorf("exit status %d after %v", status, took)
			}
		})
	}
}
