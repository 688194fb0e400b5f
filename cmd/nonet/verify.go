package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"nonet"
)

// pairs reads puzzles and grids side by side and reports on each pair. One
// puzzle alone stands against all grids.
func (v *checker) pairs() error {
	grids := &input{a: v.app, files: []string{v.solution}, idle: v.out.Flush}
	defer grids.close()
	var puzzle item
	for n := 0; v.ctx.Err() == nil; {
		grid, err := grids.next()
		if err == io.EOF {
			return v.left(v.in, "this puzzle has no grid in "+v.solution)
		} else if err != nil {
			return err
		}
		switch next, err := v.in.next(); {
		case err == nil:
			puzzle = next
			n++
		case err != io.EOF:
			return err
		case n != 1:
			v.mark(exitUnreadable)
			v.complain(grid, "this grid has no puzzle")
			return nil
		}
		if err := v.pair(puzzle, grid); err != nil {
			return err
		}
		if lost(puzzle) || lost(grid) {
			return nil
		}
		v.progress.answered()
	}
	return v.ctx.Err()
}

// left complains about the next item of in, if there is one.
func (v *checker) left(in *input, text string) error {
	it, err := in.next()
	switch {
	case err == io.EOF:
		return nil
	case err != nil:
		return err
	case it.err != nil:
		return v.unreadable(it)
	}
	v.mark(exitUnreadable)
	v.complain(it, "%s", text)
	return nil
}

// lost reports whether an item stands for the rest of a file, after which
// nobody knows which grid belongs to which puzzle.
func lost(it item) bool {
	_, one := errors.AsType[*nonet.ParseError](it.err)
	return it.err != nil && !one
}

// pair reports on one puzzle and the grid that is to solve it.
func (v *checker) pair(puzzle, grid item) error {
	for _, it := range []item{puzzle, grid} {
		if it.err != nil {
			if err := v.unreadable(it); err != nil {
				return err
			}
		}
	}
	if puzzle.err != nil || grid.err != nil {
		return nil
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

// A verdictRecord is the JSON object of one pair.
type verdictRecord struct {
	place
	Solution     string   `json:"solution"`
	SolutionFile string   `json:"solution_file"`
	SolutionLine int      `json:"solution_line"`
	Solves       bool     `json:"solves"`
	Overwritten  []string `json:"overwritten,omitempty"`
	Blank        []string `json:"blank,omitempty"`
	Clashes      []clash  `json:"clashes,omitempty"`
}

func newVerdictRecord(puzzle, grid item, verdict nonet.Verdict) verdictRecord {
	return verdictRecord{newPlace(puzzle), grid.puzzle.Grid().String(), grid.file, grid.puzzle.Line,
		verdict.Solves(), names(verdict.Overwritten), names(verdict.Blank), newClashes(verdict.Clashes)}
}

// verdictSentences returns a line with the answer, and below it what stands
// against the grid.
func verdictSentences(puzzle, grid item, verdict nonet.Verdict) string {
	if verdict.Solves() {
		return fmt.Sprintf("%s: %s solves the puzzle\n", puzzle, grid)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s does not solve the puzzle\n", puzzle, grid)
	if cells := verdict.Overwritten; len(cells) > 0 {
		what := "givens overwritten"
		if puzzle.puzzle.Marked {
			what = "not a candidate"
		}
		fmt.Fprintf(&b, "  %s: %s\n", what, list(names(cells)))
	}
	if cells := verdict.Blank; len(cells) > 0 {
		fmt.Fprintf(&b, "  blank: %s\n", list(names(cells)))
	}
	for _, text := range clashTexts(verdict.Clashes) {
		fmt.Fprintf(&b, "  %s\n", text)
	}
	return b.String()
}
