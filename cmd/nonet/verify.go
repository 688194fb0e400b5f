package main

import (
	"errors"
	"io"

	"nonet"
)

// pairs reads puzzles and grids side by side and reports on each pair. One
// puzzle alone stands against all grids.
func (v *checker) pairs() error {
	grids := &input{a: v.app, ctx: v.ctx, files: []string{v.solution}, idle: v.out.Flush}
	defer grids.close()
	var puzzle item
	for puzzles := 0; v.ctx.Err() == nil; v.progress.answered() {
		next, err := v.in.next()
		more := err == nil
		switch {
		case more && lost(puzzle):
			return v.left(next, v.in, "puzzle", "it is not known which grid is meant for this puzzle")
		case more:
			puzzle = next
			puzzles++
		case err != io.EOF:
			return err
		}
		grid, err := grids.next()
		switch {
		case err == io.EOF && more:
			return v.left(puzzle, v.in, "puzzle", "this puzzle has no grid in "+v.solution)
		case err == io.EOF:
			return nil
		case err != nil:
			return err
		case !more && (puzzles > 1 || puzzle.err != nil):
			return v.left(grid, grids, "grid", "this grid has no puzzle")
		}
		if err := v.pair(puzzle, grid); err != nil {
			return err
		}
	}
	return v.ctx.Err()
}

// lost reports whether an item stands for the rest of a file, after which
// nobody knows which grid belongs to which puzzle.
func lost(it item) bool {
	_, one := errors.AsType[*nonet.ParseError](it.err)
	return it.err != nil && !one
}

// left reports on an item that has no counterpart, and on all that follow it.
func (v *checker) left(it item, in *input, kind, text string) error {
	for v.ctx.Err() == nil {
		if err := v.single(it, kind, text); err != nil {
			return err
		}
		var err error
		if it, err = in.next(); err == io.EOF {
			return nil
		} else if err != nil {
			return err
		}
	}
	return v.ctx.Err()
}

// single reports on one item, a puzzle or a grid, that has no counterpart.
func (v *checker) single(it item, kind, text string) error {
	if it.err != nil {
		return v.unreadable(it)
	}
	v.mark(exitUnreadable)
	v.remark(it, kind, text)
	switch {
	case !v.json:
		return nil
	case kind == "grid":
		return v.out.object(unreadable{File: it.file, Line: it.puzzle.Line, Error: text, Status: statusUnpaired})
	}
	return v.out.object(unpaired{newPlace(it), text, statusUnpaired})
}

// pair reports on one puzzle and the grid that is to solve it.
func (v *checker) pair(puzzle, grid item) error {
	if puzzle.err != nil || grid.err != nil {
		return v.unreadablePair(puzzle, grid)
	}
	verdict := nonet.Verify(puzzle.puzzle.Candidates, grid.puzzle.Grid())
	if !verdict.Solves() {
		v.mark(exitNegative)
	}
	if v.json {
		return v.out.object(newVerdictRecord(puzzle, grid, verdict))
	}
	return v.out.write(verdictSentences(puzzle, grid, verdict))
}

// unreadablePair reports on a pair of which one, or both, could not be read.
func (v *checker) unreadablePair(puzzle, grid item) error {
	for _, it := range []item{puzzle, grid} {
		if it.err == nil {
			continue
		}
		if err := v.unreadable(it); err != nil {
			return err
		}
	}
	if puzzle.err != nil || !v.json {
		return nil
	}
	return v.out.object(unpaired{newPlace(puzzle), "the grid of this puzzle could not be read", statusUnpaired})
}
