//go:build unix

package main

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// A named pipe opens when somebody opens its other end.
func TestInterruptedWhileOpening(t *testing.T) {
	for _, flag := range []string{"--quiet", "--output"} {
		name := filepath.Join(t.TempDir(), "pipe")
		if err := syscall.Mkfifo(name, 0o666); err != nil {
			t.Skip(err)
		}
		ctx, interrupt := context.WithCancel(t.Context())
		done := make(chan int)
		go func() {
			done <- newApp(ctx, strings.NewReader(puzzleLine), io.Discard, io.Discard).run([]string{"solve", flag, name})
		}()
		interrupt()
		if status := <-done; status != exitInterrupted {
			t.Errorf("%s: exit status %d", flag, status)
		}
		// This ends the wait that the run leaves behind.
		if f, err := os.OpenFile(name, os.O_RDWR, 0); err == nil {
			f.Close()
		}
	}
}
