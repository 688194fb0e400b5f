package main

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

const (
	ratedPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	hardPuzzle  = "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6"
)

// earlier returns the name of a file with what an earlier run has left.
func earlier(t *testing.T, text string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "rated.txt")
	if err := os.WriteFile(name, []byte(text), 0o640); err != nil {
		t.Fatal(err)
	}
	return name
}

// A file without line ends is not read as a whole.
func TestResumeLongLine(t *testing.T) {
	for _, begin := range []string{"", ratedPuzzle + " 1.2/1.2/1.2 Easy 204 Naked Single\n"} {
		text := begin + ratedPuzzle + " 1.2/1.2/1.2 Easy 204 " + strings.Repeat("Naked Single ", 1<<10)
		name := earlier(t, text)
		var said strings.Builder
		in := strings.NewReader(ratedPuzzle + "\n" + ratedPuzzle + "\n")
		if status := newApp(t.Context(), in, io.Discard, &said).run([]string{"rate", "--resume", name}); status != exitUnreadable {
			t.Errorf("exit status %d", status)
		}
		if !strings.Contains(said.String(), "not a line that rate has written") {
			t.Errorf("says %q", said.String())
		}
		if got, err := os.ReadFile(name); err != nil || string(got) != text {
			t.Errorf("the file is now %d bytes, %v", len(got), err)
		}
	}
}

// An interrupt keeps what was rated again until then, in its place.
func TestRetryInterrupted(t *testing.T) {
	name := earlier(t, ratedPuzzle+" gave up\n"+hardPuzzle+" gave up\n"+ratedPuzzle+" several\n")
	ctx, cancel := context.WithCancelCause(t.Context())
	in, typed := io.Pipe()
	defer typed.Close()
	done := make(chan int)
	go func() {
		done <- newApp(ctx, in, io.Discard, io.Discard).run([]string{"rate", "--retry", "--resume", name})
	}()
	io.WriteString(typed, ratedPuzzle+"\n"+hardPuzzle+"\n")
	time.Sleep(200 * time.Millisecond) // the first is rated by then, the second is not
	cancel(stop{os.Interrupt})
	if status := <-done; status != exitInterrupted {
		t.Errorf("exit status %d", status)
	}
	got, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{ratedPuzzle + " 1.2/1.2/1.2 Easy 204 Naked Single\n", ratedPuzzle + " gave up\n"}
	rest, rated := strings.CutPrefix(string(got), want[0])
	if !rated {
		rest = strings.TrimPrefix(string(got), want[1]) // on a slow machine
	}
	if rest != hardPuzzle+" gave up\n"+ratedPuzzle+" several\n" {
		t.Errorf("the file is now %q", got)
	}
	files, err := filepath.Glob(filepath.Join(filepath.Dir(name), "*"))
	if err != nil || len(files) != 1 {
		t.Errorf("files left: %q, %v", files, err)
	}
	info, err := os.Stat(name)
	if err != nil || info.Mode().Perm() != 0o640 && runtime.GOOS != "windows" {
		t.Errorf("%v, %v", info, err)
	}
}

// What was rated again is kept as soon as there is no more of it, though the run goes on.
func TestRetryKept(t *testing.T) {
	name := earlier(t, ratedPuzzle+" gave up\n")
	in, typed := io.Pipe()
	done := make(chan int)
	go func() {
		done <- newApp(t.Context(), in, io.Discard, io.Discard).run([]string{"rate", "--retry", "--resume", name})
	}()
	io.WriteString(typed, ratedPuzzle+"\n")
	line := ratedPuzzle + " 1.2/1.2/1.2 Easy 204 Naked Single\n"
	for begin := time.Now(); ; time.Sleep(10 * time.Millisecond) {
		got, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if string(got) == line {
			break
		}
		if time.Since(begin) > 20*time.Second {
			t.Fatalf("the file is still %q", got)
		}
	}
	io.WriteString(typed, ratedPuzzle+"\n")
	typed.Close()
	if status := <-done; status != exitPositive {
		t.Errorf("exit status %d", status)
	}
	if got, err := os.ReadFile(name); err != nil || string(got) != line+line {
		t.Errorf("the file is now %q, %v", got, err)
	}
}
