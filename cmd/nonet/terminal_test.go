//go:build linux

package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"unsafe"
)

// openTerminal returns both ends of a new terminal.
func openTerminal(t *testing.T) (master, terminal *os.File) {
	t.Helper()
	master, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip(err)
	}
	t.Cleanup(func() { master.Close() })
	var unlocked, number int32
	for request, value := range map[uintptr]*int32{syscall.TIOCSPTLCK: &unlocked, syscall.TIOCGPTN: &number} {
		if _, _, err := syscall.Syscall(syscall.SYS_IOCTL, master.Fd(), request, uintptr(unsafe.Pointer(value))); err != 0 {
			t.Skip(err)
		}
	}
	terminal, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip(err)
	}
	return master, terminal
}

func TestTraceAtTerminal(t *testing.T) {
	for _, test := range []struct {
		args, term string
		inPlace    bool
	}{
		{"trace --delay 1ms", "xterm", true},
		{"trace --delay 1ms", "dumb", false},
		{"trace --delay 1ms --json", "xterm", false},
		{"trace", "xterm", false},
	} {
		t.Run(test.args+" "+test.term, func(t *testing.T) {
			t.Setenv("TERM", test.term)
			master, terminal := openTerminal(t)
			shown := make(chan string)
			go func() {
				text, _ := io.ReadAll(master) // ends when the other end is closed
				shown <- string(text)
			}()
			newApp(t.Context(), strings.NewReader(fewLine), terminal, io.Discard).run(strings.Fields(test.args))
			terminal.Close()
			text := <-shown
			if !strings.Contains(text, "r8c4") {
				t.Errorf("the last step is missing in %q", text)
			}
			if got := strings.Contains(text, "\x1b[14A"); got != test.inPlace {
				t.Errorf("in place: %t, want %t: %q", got, test.inPlace, text)
			}
		})
	}
}

// The bar shows where it does not mix with results.
func TestProgressAtTerminal(t *testing.T) {
	_, terminal := openTerminal(t)
	defer terminal.Close()
	file := filepath.Join(t.TempDir(), "out.txt")
	for _, test := range []struct {
		name   string
		stdout io.Writer
		stderr io.Writer
		opt    options
		want   bool
	}{
		{"results elsewhere", io.Discard, terminal, options{}, true},
		{"results to a file", terminal, terminal, options{output: file}, true},
		{"results here", terminal, terminal, options{}, false},
		{"no terminal", io.Discard, io.Discard, options{}, false},
		{"quiet", io.Discard, terminal, options{quiet: true}, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			a := newApp(t.Context(), strings.NewReader(puzzleLine), test.stdout, test.stderr)
			s, err := a.openStream(nil, &test.opt)
			if err != nil {
				t.Fatal(err)
			}
			defer s.close(nil)
			if got := s.progress != nil; got != test.want {
				t.Errorf("a bar: %t, want %t", got, test.want)
			}
		})
	}
}
