package main

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"testing"
)

// folder makes a new folder with files the working folder.
func folder(t *testing.T, files map[string]string) {
	t.Helper()
	t.Chdir(t.TempDir())
	for name, text := range files {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// open opens a file until the test ends.
func open(t *testing.T, name string, flag int) *os.File {
	t.Helper()
	f, err := os.OpenFile(name, flag, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

func TestSize(t *testing.T) {
	folder(t, map[string]string{"ten": "0123456789", "three": "012", "none": "", "-": "0123"})
	ten := open(t, "ten", os.O_RDONLY)
	for _, test := range []struct {
		name  string
		stdin io.Reader
		files string
		want  int64
	}{
		{"one file", nil, "ten", 10},
		{"several files", nil, "ten three none ten", 23},
		{"standard input from a file", ten, "-", 10},
		{"standard input among files", ten, "three -", 13},
		{"standard input from elsewhere", strings.NewReader("0123"), "-", 0},
		{"elsewhere and a file", strings.NewReader("0123"), "ten -", 0},
		{"a file named like standard input", ten, "./-", 4},
		{"a folder", nil, "ten .", 0},
		{"a missing file", nil, "ten missing", 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			a := newApp(t.Context(), test.stdin, io.Discard, io.Discard)
			if got := a.size(strings.Fields(test.files)); got != test.want {
				t.Errorf("%d bytes, want %d", got, test.want)
			}
		})
	}
}

// Whatever its names, a file that is read is not written.
func TestKeepApart(t *testing.T) {
	folder(t, map[string]string{"p.txt": puzzleLine, "q.txt": puzzleLine})
	if err := os.Link("p.txt", "hard.txt"); err != nil {
		t.Skip(err)
	}
	if err := os.Symlink("p.txt", "soft.txt"); err != nil {
		t.Skip(err)
	}
	for _, test := range []struct {
		args, stdin, stdout string
		refused             bool
	}{
		{"solve -o p.txt p.txt", "q.txt", "", true},
		{"solve -o p.txt q.txt hard.txt", "q.txt", "", true},
		{"solve -o soft.txt p.txt", "q.txt", "", true},
		{"solve -o p.txt", "p.txt", "", true},
		{"count -o p.txt q.txt -", "p.txt", "", true},
		{"trace -o soft.txt -", "hard.txt", "", true},
		{"check --solution - -o hard.txt q.txt", "p.txt", "", true},
		{"solve p.txt", "q.txt", "p.txt", true},
		{"solve -o -", "p.txt", "hard.txt", true},
		{"solve -o new.txt", "p.txt", "", false},
		{"solve -o old.txt p.txt q.txt", "p.txt", "p.txt", false},
		{"solve -o new.txt q.txt", "new.txt", "", false},
		{"check --solution p.txt -o old.txt", "p.txt", "", false},
	} {
		t.Run(test.args, func(t *testing.T) {
			for _, name := range []string{"new.txt", "old.txt"} {
				if err := os.WriteFile(name, nil, 0o666); err != nil {
					t.Fatal(err)
				}
			}
			stdout := io.Discard
			if test.stdout != "" {
				stdout = open(t, test.stdout, os.O_WRONLY|os.O_APPEND)
			}
			var stderr strings.Builder
			a := newApp(t.Context(), open(t, test.stdin, os.O_RDONLY), stdout, &stderr)
			status := a.run(strings.Fields(test.args))
			if got := status == exitUsage && strings.Contains(stderr.String(), " cannot be read and written at once\n"); got != test.refused {
				t.Errorf("exit status %d, stderr %q", status, &stderr)
			}
			for _, name := range []string{"p.txt", "q.txt"} {
				if text, err := os.ReadFile(name); err != nil || string(text) != puzzleLine {
					t.Errorf("%s now holds %q, %v", name, text, err)
				}
			}
		})
	}
}

func TestReadOnce(t *testing.T) {
	folder(t, map[string]string{"p.txt": puzzleLine})
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	defer w.Close()
	for _, test := range []struct {
		name  string
		stdin *os.File
		input string
		files string
		want  bool
	}{
		{"standard input twice", r, "-", "p.txt -", true},
		{"a pipe by two names", r, devFd(r), "-", true},
		{"a pipe and a file", r, "-", "p.txt", false},
		{"a file twice", r, "p.txt", "p.txt", false},
		{"a file by two names", open(t, "p.txt", os.O_RDONLY), "p.txt", "-", false},
		{"a missing file", r, "missing", "missing -", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			if strings.HasPrefix(test.input, "/dev") && runtime.GOOS != "linux" {
				t.Skip("names of open files are those of Linux")
			}
			a := newApp(t.Context(), test.stdin, io.Discard, io.Discard)
			if got := a.readOnce(test.input, strings.Fields(test.files)); got != test.want {
				t.Errorf("%t, want %t", got, test.want)
			}
		})
	}
}

// devFd returns a name by which Linux knows an open file.
func devFd(f *os.File) string { return fmt.Sprintf("/dev/fd/%d", f.Fd()) }
