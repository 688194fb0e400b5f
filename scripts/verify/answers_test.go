package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"
	"testing/iotest"
)

// TestMain turns the test binary into a nonet, good or bad, where a test asks
// for one.
func TestMain(m *testing.M) {
	if manner := os.Getenv("FAKE_NONET"); manner != "" {
		os.Exit(fake(manner, os.Args[1:]))
	}
	os.Exit(m.Run())
}

// fake answers as nonet would, each puzzle with the same solution or word, but
// for what the manner spoils. It returns the exit status.
func fake(manner string, args []string) int {
	answer, files := "unique", args[1:]
	switch {
	case args[0] == "solve":
		answer, files = solution, args[3:]
	case manner == "several":
		answer = manner
	}
	total := 0
	if len(files) == 0 {
		in := bufio.NewScanner(os.Stdin)
		for in.Scan() {
			total++
		}
	}
	for range puzzles(files, 0) {
		total++
	}
	switch manner {
	case "too few":
		total--
	case "too many":
		total++
	case "wrong":
		fmt.Println(answer[1:])
		total--
	}
	for range total {
		fmt.Println(answer)
	}
	if manner == "failing" {
		fmt.Fprintln(os.Stderr, "nonet: out of ink")
		return 3
	}
	return 0
}

// runs returns what a job says over one file of three puzzles, and its error.
func runs(t *testing.T, manner string, j job) (string, error) {
	t.Helper()
	t.Setenv("FAKE_NONET", manner)
	var out strings.Builder
	j.nonet, j.out = os.Args[0], &out
	j.files = []string{write(t, "puzzles.txt", []byte(strings.Repeat(puzzle+"\n", 3)))}
	err := j.run()
	return out.String(), err
}

func TestRun(t *testing.T) {
	for _, test := range []struct {
		name, manner string
		job          job
		says, fails  string
	}{
		{"right", "right", job{}, "solve of 3 puzzles", ""},
		{"counted", "right", job{unique: true}, "count of 3 puzzles", ""},
		{"counted otherwise", "several", job{unique: true}, "solve of 3 puzzles", `called "several"`},
		{"stream", "right", job{stream: 2000}, "solve of 2000 puzzles", ""},
		{"an answer too few", "too few", job{}, "", "puzzle 3, " + puzzle + ", has no answer"},
		{"an answer too many", "too many", job{}, "", "an answer too many: " + solution},
		{"a wrong answer", "wrong", job{}, "", "puzzle 1, " + puzzle + ": 81 characters are answered by 80"},
		{"a wrong answer in a stream", "wrong", job{stream: 2000}, "", "puzzle 1, "},
		{"an exit status", "failing", job{}, "", "exit status 3\nnonet said: nonet: out of ink"},
	} {
		t.Run(test.name, func(t *testing.T) {
			said, err := runs(t, test.manner, test.job)
			if !strings.Contains(said, test.says) {
				t.Errorf("says %q, want %q", said, test.says)
			}
			switch {
			case test.fails == "" && err != nil:
				t.Error(err)
			case test.fails != "" && (err == nil || !strings.Contains(err.Error(), test.fails)):
				t.Errorf("fails with %v, want %s", err, test.fails)
			}
		})
	}
}

func TestRunPeak(t *testing.T) {
	if !tellsPeak {
		t.Skip("this system does not tell")
	}
	if said, err := runs(t, "right", job{peak: 10_000}); err != nil || !strings.Contains(said, "peak memory ") {
		t.Errorf("says %q, %v", said, err)
	}
	if _, err := runs(t, "right", job{peak: 1}); err == nil || !strings.HasSuffix(err.Error(), "the limit is 1 MB") {
		t.Errorf("no process takes less than 1 MB: %v", err)
	}
}

func TestRunWithoutNonet(t *testing.T) {
	j := job{nonet: "./missing", files: []string{write(t, "puzzles.txt", []byte(puzzle))}}
	if err := j.run(); err == nil {
		t.Error("a command that is missing passes")
	}
}

func TestRunSets(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("FAKE_NONET", "right")
	var out strings.Builder
	j := job{nonet: os.Args[0], sets: folder, out: &out}
	if err := j.run(); err == nil || !strings.Contains(err.Error(), "none of the sets") {
		t.Errorf("an empty folder passes: %v", err)
	}
	put := func(file string) {
		if err := os.WriteFile(folder+"/"+file, gzipped(t, puzzle+"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	put("top95.txt.gz")
	out.Reset()
	if err := j.run(); err != nil {
		t.Error(err)
	}
	for _, part := range []string{"solve of 1 puzzles", "count of 1 puzzles", "not there: "} {
		if !strings.Contains(out.String(), part) {
			t.Errorf("says %q, want %q", out.String(), part)
		}
	}
	put("puzzles7_serg.txt.gz") // comes first and is not counted
	t.Setenv("FAKE_NONET", "several")
	if err := j.run(); err == nil || !strings.Contains(err.Error(), "top95") {
		t.Errorf("several solutions pass where there is one: %v", err)
	}
}

func TestCompare(t *testing.T) {
	broken := errors.New("torn page")
	for _, test := range []struct {
		name, puzzles, answers string
		n                      int
		fails                  string
	}{
		{"equal", "a b c", "a b c", 3, ""},
		{"out of order", "a b c", "a c b", 2, "puzzle 2, b: is c"},
		{"one missing", "a b c", "a b", 2, "puzzle 3, c, has no answer"},
		{"one too many", "a b", "a b c", 2, "an answer too many: c"},
		{"nothing at all", "", "", 0, "no puzzles"},
		{"puzzles that cannot be read", "a ! c", "a b c", 1, "torn page"},
		{"answers that cannot be read", "a b", "a !", 1, "torn page"},
		{"answers that cannot be read at the end", "a b", "a b !", 2, "torn page"},
	} {
		t.Run(test.name, func(t *testing.T) {
			all := func(yield func(string, error) bool) {
				for _, p := range strings.Fields(test.puzzles) {
					if p == "!" {
						yield("", broken)
						return
					}
					if !yield(p, nil) {
						return
					}
				}
			}
			n, err := compare(all, answersOf(test.answers, broken), func(p, a string) error {
				if p != a {
					return errors.New("is " + a)
				}
				return nil
			})
			got := ""
			if err != nil {
				got = err.Error()
			}
			if n != test.n || got != test.fails {
				t.Errorf("%d answers, %q, want %d, %q", n, got, test.n, test.fails)
			}
		})
	}
}

// answersOf returns each word as a line; a ! is where reading fails.
func answersOf(words string, broken error) *bufio.Scanner {
	before, _, fails := strings.Cut(words, "!")
	var lines io.Reader = strings.NewReader(strings.ReplaceAll(before, " ", "\n"))
	if fails {
		lines = io.MultiReader(lines, iotest.ErrReader(broken))
	}
	return bufio.NewScanner(lines)
}
