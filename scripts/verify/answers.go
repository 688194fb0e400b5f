package main

import (
	"bufio"
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"iter"
	"os/exec"
)

// answers returns the number of puzzles that were answered rightly and the
// peak memory of the command in MB.
func (j *job) answers(verb string, files []string, check func(puzzle, answer string) error) (n, peak int, err error) {
	args := []string{verb}
	if verb == "solve" {
		args = append(args, "--to", "line")
	}
	if j.stream == 0 {
		args = append(args, files...)
	}
	cmd := exec.Command(j.nonet, args...)
	var said head
	cmd.Stderr = &said
	if j.stream > 0 {
		input := j.input(files)
		defer input.Close()
		cmd.Stdin = input
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return 0, 0, err
	}
	if err := cmd.Start(); err != nil {
		return 0, 0, err
	}
	n, err = compare(puzzles(files, j.stream), bufio.NewScanner(out), check)
	out.Close() // a command that still writes ends here
	if waitErr := cmd.Wait(); err == nil {
		err = waitErr
	}
	switch {
	case err == nil:
		return n, peakMemory(cmd.ProcessState), nil
	case len(said) > 0:
		err = fmt.Errorf("%w\nnonet said: %s", err, bytes.TrimSpace(said))
	}
	return n, 0, err
}

// input returns the puzzles as a stream of lines, which ends early when it is
// closed.
func (j *job) input(files []string) io.ReadCloser {
	r, w := io.Pipe()
	go func() {
		buffered := bufio.NewWriter(w)
		for puzzle, err := range puzzles(files, j.stream) {
			if err == nil {
				_, err = fmt.Fprintln(buffered, puzzle)
			}
			if err != nil {
				w.CloseWithError(err)
				return
			}
		}
		w.CloseWithError(buffered.Flush())
	}()
	return r
}

// compare holds each answer against its puzzle, until one is wrong or both
// have ended.
func compare(puzzles iter.Seq2[string, error], answers *bufio.Scanner, check func(puzzle, answer string) error) (n int, err error) {
	for puzzle, err := range puzzles {
		if err != nil {
			return n, err
		}
		if !answers.Scan() {
			return n, cmp.Or(answers.Err(), fmt.Errorf("puzzle %d, %s, has no answer", n+1, puzzle))
		}
		n++
		if err := check(puzzle, answers.Text()); err != nil {
			return n, fmt.Errorf("puzzle %d, %s: %w", n, puzzle, err)
		}
	}
	if answers.Scan() {
		return n, fmt.Errorf("an answer too many: %s", answers.Text())
	}
	if n == 0 {
		return n, errors.New("no puzzles")
	}
	return n, answers.Err()
}

// A head keeps the beginning of what a command says on standard error.
type head []byte

func (h *head) Write(p []byte) (int, error) {
	*h = append(*h, p[:min(len(p), 1000-len(*h))]...)
	return len(p), nil
}
