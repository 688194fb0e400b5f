package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"nonet"
)

// gridOf returns the grid of a flag: text that is a grid, or else the name of a file with
// one, or - for standard input. What is neither is a mistake on the command line.
func (a *app) gridOf(flag, text string) (g nonet.Grid, err error) {
	if g, err = nonet.Parse(text); err == nil {
		return g, nil
	}
	if _, noFile := os.Stat(text); noFile != nil && text != "-" {
		return g, fmt.Errorf("%s: neither a file nor a puzzle: %w", flag, err)
	}
	in := &input{a: a, ctx: a.ctx, files: []string{text}, idle: func() error { return nil }}
	defer in.close()
	it, err := in.next()
	if err == nil {
		err = it.err
	}
	if err != nil {
		return g, fail(fmt.Errorf("%s %s: %w", flag, text, err))
	}
	if _, err := in.next(); err != io.EOF {
		return g, fail(fmt.Errorf("%s %s: %w", flag, text, errMoreThanOne))
	}
	return it.puzzle.Grid(), nil
}

var errMoreThanOne = errors.New("it holds more than one puzzle")

// filesOf returns those of the values of flags that are names of files.
func filesOf(values ...string) (files []string) {
	for _, text := range values {
		if isFile(text) {
			files = append(files, text)
		}
	}
	return files
}

// isFile reports whether a text is the name of something that is there.
func isFile(text string) bool {
	_, err := os.Stat(text)
	return err == nil
}
