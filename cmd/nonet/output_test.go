package main

import (
	"context"
	"errors"
	"io"
	"os"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"nonet"
)

// newOutput returns an output to w.
func newOutput(t *testing.T, w io.Writer) *output {
	t.Helper()
	o, err := newApp(t.Context(), nil, w, io.Discard).create("", false)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

// The first result is there at once, those after it within a moment.
func TestOutputInTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var s screen
		o := newOutput(t, &s)
		show := func(want string) {
			t.Helper()
			if got := s.String(); got != want {
				t.Errorf("%q is there, want %q", got, want)
			}
		}
		o.write("a")
		show("a")
		o.write("b")
		o.write("c")
		show("a")
		time.Sleep(o.wait + 1)
		show("abc")
		o.write("d")
		show("abc")
		time.Sleep(o.wait)
		show("abcd")
		time.Sleep(2 * o.wait)
		o.write("e")
		show("abcde")
		o.write("f")
		show("abcde")
		o.Flush()
		show("abcdef")
		o.write("g")
		o.Close()
		show("abcdefg")
	})
}

// counting is a writer that knows how often it is used.
type counting struct{ n int }

func (c *counting) Write(p []byte) (int, error) {
	c.n++
	return len(p), nil
}

func TestOutputOfBatchIsNotFlushedOneByOne(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var c counting
		o := newOutput(t, &c)
		for range 100 {
			o.write("unique\n")
			o.grid(nonet.Grid{}, nonet.ShapeLine)
		}
		o.Close()
		if c.n != 2 {
			t.Errorf("%d writes, want the first and the last", c.n)
		}
	})
}

// An error behind the writer's back shows at the next write.
func TestOutputFailsInTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, w := io.Pipe()
		go io.CopyN(io.Discard, r, 1)
		o := newOutput(t, w)
		o.write("a")
		synctest.Wait()
		r.CloseWithError(os.ErrClosed)
		o.write("b")
		time.Sleep(2 * o.wait)
		if err := o.write("c"); !errors.Is(err, os.ErrClosed) {
			t.Errorf("error %v", err)
		}
	})
}

func TestOutputInOrder(t *testing.T) {
	var s screen
	o := newOutput(t, &s)
	want := ""
	for range 2000 {
		o.grid(nonet.Grid{}, nonet.ShapeLine)
		o.write("text\n")
		o.object([]int{1})
		want += emptyLine + "text\n[1]\n"
	}
	o.Close()
	if s.String() != want {
		t.Error("results stand in another order than they were written in")
	}
}

// What is answered does not wait for a puzzle that takes long.
func TestAnswersBeforeLongCount(t *testing.T) {
	ctx, interrupt := context.WithCancel(t.Context())
	defer interrupt()
	var stdout screen
	done := make(chan int)
	go func() {
		input := strings.NewReader(puzzleLine + puzzleLine + emptyLine)
		done <- newApp(ctx, input, &stdout, io.Discard).run([]string{"count", "--limit", "0"})
	}()
	stdout.await(t, "1\n1\n")
	interrupt()
	if status := <-done; status != exitInterrupted {
		t.Errorf("exit status %d", status)
	}
}
