package main

import (
	"bytes"
	"compress/gzip"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// write writes a file into a folder of its own and returns its path.
func write(t *testing.T, name string, text []byte) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, text, 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// gzipped returns the text as gzip packs it.
func gzipped(t *testing.T, text string) []byte {
	t.Helper()
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	if _, err := w.Write([]byte(text)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return packed.Bytes()
}

func TestPuzzles(t *testing.T) {
	plain := write(t, "plain.txt", []byte("a\nb\n"))
	packed := write(t, "packed.txt.gz", gzipped(t, "c\nd"))
	empty := write(t, "empty.txt", nil)
	cut := write(t, "cut.txt.gz", gzipped(t, "e\nf\n")[:15])
	noGzip := write(t, "plain.txt.gz", []byte("a\nb\n"))
	long := write(t, "long.txt", bytes.Repeat([]byte("."), 1<<17))
	for _, test := range []struct {
		name   string
		files  []string
		n      int
		want   string
		failed bool
	}{
		{"one file", []string{plain}, 0, "a b", false},
		{"gzipped", []string{packed}, 0, "c d", false},
		{"one after the other", []string{plain, empty, packed}, 0, "a b c d", false},
		{"the first three", []string{plain, packed}, 3, "a b c", false},
		{"again and again", []string{plain, packed}, 9, "a b c d a b c d a", false},
		{"nothing to repeat", []string{empty}, 9, "", false},
		{"a file that is missing", []string{plain, plain + "x"}, 0, "a b", true},
		{"a gzipped file that is cut short", []string{plain, cut}, 0, "a b e f", true},
		{"a file that is not gzipped", []string{noGzip}, 9, "", true},
		{"a line without end", []string{long}, 9, "", true},
	} {
		t.Run(test.name, func(t *testing.T) {
			var got []string
			failed := false
			for puzzle, err := range puzzles(test.files, test.n) {
				if failed {
					t.Fatalf("goes on after an error with %q, %v", puzzle, err)
				}
				if failed = err != nil; !failed {
					got = append(got, puzzle)
				}
			}
			if !slices.Equal(got, strings.Fields(test.want)) || failed != test.failed {
				t.Errorf("got %q, failed %v, want %q", got, failed, test.want)
			}
		})
	}
}
