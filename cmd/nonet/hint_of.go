package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"nonet"
	"nonet/logic"
)

// puzzleOf returns the puzzle of --of, which must have one solution: text that is a
// puzzle, or else the name of a file with one.
func (a *app) puzzleOf(text string) (*nonet.Grid, error) {
	g, err := nonet.Parse(text)
	if err != nil {
		g, err = a.onlyPuzzle(text, err)
	}
	if err != nil {
		return nil, err
	}
	game := logic.Game{Givens: g}
	if _, err := game.Solution(a.ctx); err != nil {
		return nil, fail(fmt.Errorf("--of: %w", err))
	}
	return &g, nil
}

// onlyPuzzle reads a file with one puzzle. What is neither a file nor a puzzle, as
// noPuzzle says, is a mistake on the command line.
func (a *app) onlyPuzzle(name string, noPuzzle error) (g nonet.Grid, err error) {
	if _, err := os.Stat(name); err != nil {
		return g, fmt.Errorf("--of: neither a file nor a puzzle: %w", noPuzzle)
	}
	in := &input{a: a, ctx: a.ctx, files: []string{name}, idle: func() error { return nil }}
	defer in.close()
	it, err := in.next()
	if err == nil {
		err = it.err
	}
	if err != nil {
		return g, fail(fmt.Errorf("--of %s: %w", name, err))
	}
	if _, err := in.next(); err != io.EOF {
		return g, fail(fmt.Errorf("--of %s: %w", name, errMoreThanOne))
	}
	return it.puzzle.Grid(), nil
}

var errMoreThanOne = errors.New("it holds more than one puzzle")

// ofFile returns the file that --of names, if it names one.
func (v *hinter) ofFile() []string {
	if _, err := os.Stat(v.of); err != nil {
		return nil
	}
	return []string{v.of}
}
