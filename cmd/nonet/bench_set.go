package main

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"io"

	"nonet"
)

//go:embed samples/*.txt
var samples embed.FS

// sampleNames are the files of samples, the easiest first.
var sampleNames = []string{"easy.txt", "17-clue.txt", "hardest.txt"}

// A benchSet is puzzles to solve, one a line.
type benchSet struct {
	file    string
	puzzles int
	text    []byte // the puzzles, again and again if they are few
}

// leastTimed is how many puzzles are solved at a time: with fewer, lanes would
// run empty at the end.
const leastTimed = 1 << 13

func newBenchSet(file string, text []byte) (*benchSet, error) {
	n := len(text) / lineBytes
	if n == 0 {
		return nil, fmt.Errorf("%s: %w", file, errNoPuzzle)
	}
	times := (leastTimed + n - 1) / n
	return &benchSet{file, n, bytes.Repeat(text, times)}, nil
}

// sets reads the files, or takes the samples.
func (v *bench) sets(files []string) ([]*benchSet, error) {
	var list []*benchSet
	for _, name := range files {
		file, text, err := v.readLines(name)
		if err != nil {
			return nil, err
		}
		set, err := newBenchSet(file, text)
		if err != nil {
			return nil, err
		}
		list = append(list, set)
	}
	if len(files) > 0 {
		return list, nil
	}
	for _, name := range sampleNames {
		text, err := samples.ReadFile("samples/" + name)
		if err != nil {
			return nil, err
		}
		set, err := newBenchSet(name, text)
		if err != nil {
			return nil, err
		}
		list = append(list, set)
	}
	return list, nil
}

// readLines returns the puzzles of a file as lines of text.
func (v *bench) readLines(name string) (file string, text []byte, err error) {
	in := &input{a: v.app, ctx: v.ctx, files: []string{name}, idle: func() error { return nil }}
	defer in.close()
	for {
		before := len(text)
		if text, _ = in.lines(text, leastTimed); len(text) > before {
			continue
		}
		it, err := in.next()
		switch {
		case err == io.EOF:
			return in.file, text, nil
		case err != nil:
			return "", nil, err
		case it.err != nil:
			return "", nil, fmt.Errorf("%s: %w", it.file, it.err)
		case it.puzzle.Marked:
			return "", nil, fmt.Errorf("%s: %w", it, errors.New("grids of candidates are not timed"))
		}
		text = append(nonet.AppendFormat(text, it.puzzle.Grid(), nonet.ShapeLine), '\n')
	}
}
