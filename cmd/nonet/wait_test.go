package main

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
)

// slow is an input that gives nothing before it may.
type slow struct {
	reads int
	may   chan struct{}
}

func (s *slow) Read(p []byte) (int, error) {
	s.reads++
	<-s.may
	return copy(p, "late"), nil
}

func TestPatientReader(t *testing.T) {
	r := &patientReader{ctx: t.Context(), r: strings.NewReader(puzzleLine)}
	got, err := io.ReadAll(r)
	if err != nil || string(got) != puzzleLine {
		t.Errorf("read %q, %v", got, err)
	}
}

// A read that is given up changes nothing any more, nor does another follow it.
func TestPatientReaderGivesUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, interrupt := context.WithCancel(t.Context())
		from := &slow{may: make(chan struct{})}
		r := &patientReader{ctx: ctx, r: from}
		buf := []byte("....")
		read := func() {
			if n, err := r.Read(buf); n != 0 || !errors.Is(err, context.Canceled) || string(buf) != "...." {
				t.Errorf("read %d bytes, %v: %q", n, err, buf)
			}
		}
		go func() {
			synctest.Wait()
			interrupt()
		}()
		read()
		read()
		close(from.may)
		synctest.Wait()
		read()
		if from.reads != 1 {
			t.Errorf("%d reads, want 1", from.reads)
		}
	})
}

func TestMayWait(t *testing.T) {
	name := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(name, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if mayWait(open(t, name, os.O_RDONLY)) {
		t.Error("a file may wait")
	}
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	defer w.Close()
	if !mayWait(r) || !mayWait(strings.NewReader("")) {
		t.Error("a pipe, or what nobody knows, may not wait")
	}
}
