package main

import (
	"bufio"
	"compress/gzip"
	"fmt"
	"io"
	"iter"
	"os"
	"strings"
)

// puzzles yields the lines of the files one after the other; with a number n
// above 0, again and again until there were n.
func puzzles(files []string, n int) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		count := 0
		for {
			before := count
			for _, file := range files {
				for puzzle, err := range lines(file) {
					count++
					if !yield(puzzle, err) || err != nil || count == n {
						return
					}
				}
			}
			if n == 0 || count == before {
				return
			}
		}
	}
}

// lines yields the lines of a file, or why it could not be read.
func lines(file string) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		f, err := os.Open(file)
		if err != nil {
			yield("", err)
			return
		}
		defer f.Close()
		var r io.Reader = f
		if strings.HasSuffix(file, ".gz") {
			if r, err = gzip.NewReader(f); err != nil {
				yield("", fmt.Errorf("%s: %w", file, err))
				return
			}
		}
		text := bufio.NewScanner(r)
		for text.Scan() {
			if !yield(text.Text(), nil) {
				return
			}
		}
		if err := text.Err(); err != nil {
			yield("", fmt.Errorf("%s: %w", file, err))
		}
	}
}
