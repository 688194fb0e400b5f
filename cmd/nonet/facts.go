package main

import (
	"context"
	"fmt"
	"math/bits"
	"strings"

	"nonet"
	"nonet/format"
)

// facts are the answer of check to one puzzle.
type facts struct {
	number
	report nonet.Report
}

func (v *checker) answer(ctx context.Context, p format.Puzzle) facts {
	return facts{count(ctx, p, 2), nonet.Check(p.Candidates)}
}

// A checkRecord is the JSON object of one puzzle.
type checkRecord struct {
	place
	Broken   bool   `json:"broken"`
	Complete bool   `json:"complete"`
	Solvable *bool  `json:"solvable,omitempty"`
	Unique   *bool  `json:"unique,omitempty"`
	Count    uint64 `json:"count"`
	AtLeast  bool   `json:"at_least"`
	reasons
	Remarks []string `json:"remarks,omitempty"`
	Status  string   `json:"status"`
}

func (v *checker) report(it item, f facts) error {
	switch f.status {
	case statusBroken, statusNone:
		v.mark(exitNegative)
	case statusSeveral:
		if v.unique {
			v.mark(exitNegative)
		}
	case statusGaveUp:
		v.mark(exitGaveUp)
	}
	if v.json {
		return v.out.object(newCheckRecord(it, f))
	}
	return v.out.write(v.sentences(it, f))
}

func newCheckRecord(it item, f facts) checkRecord {
	r := checkRecord{place: newPlace(it), Broken: f.report.Broken(), Complete: f.report.Complete,
		Count: f.n, AtLeast: f.atLeast, reasons: newReasons(f.outcome.report), Remarks: remarks(it, f), Status: f.status}
	if solvable := f.n > 0; solvable || f.status != statusGaveUp {
		r.Solvable = &solvable
	}
	if unique := f.n == 1; f.n > 1 || f.status != statusGaveUp {
		r.Unique = &unique
	}
	return r
}

// sentences returns a line with the facts, and below it what explains them.
func (v *checker) sentences(it item, f facts) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s\n", it, strings.Join([]string{ruleFact(f), fillFact(it, f), v.solutionFact(f)}, "; "))
	var below []string
	switch f.status {
	case statusBroken:
		below = clashTexts(f.report.Clashes)
	case statusNone:
		below = stuckTexts(f.report)
		if len(below) == 0 {
			below = []string{"no cell and no digit is stuck yet; only the search shows it"}
		}
	}
	for _, text := range append(below, remarks(it, f)...) {
		b.WriteString("  " + text + "\n")
	}
	return b.String()
}

func ruleFact(f facts) string {
	if f.report.Broken() {
		return "a rule is broken"
	}
	return "no rule is broken"
}

func fillFact(it item, f facts) string {
	switch blanks := 81 - it.puzzle.Grid().Givens(); {
	case f.report.Complete:
		return "every cell is filled"
	case blanks == 1:
		return "1 cell is blank"
	default:
		return fmt.Sprintf("%d cells are blank", blanks)
	}
}

// solutionFact returns the last two facts: can it be solved, in how many ways.
func (v *checker) solutionFact(f facts) string {
	switch f.status {
	case statusBroken, statusNone:
		return "it cannot be solved as it stands"
	case statusSeveral:
		return "it can be solved; there are at least 2 solutions"
	case statusGaveUp:
		if f.n > 0 {
			return "it can be solved; " + v.gaveUp(f.err) + " looking for a second solution"
		}
		return v.gaveUp(f.err) + " looking for a solution"
	}
	if f.report.Solved() {
		return "it is solved"
	}
	return "it can be solved; the solution is unique"
}

// remarks says where the givens are too few for a single solution.
func remarks(it item, f facts) []string {
	if it.puzzle.Marked || f.status != statusSeveral {
		return nil
	}
	var texts []string
	grid := it.puzzle.Grid()
	if n := grid.Givens(); n < 17 {
		texts = append(texts, fmt.Sprintf("%d cells are given; fewer than 17 never leave a single solution", n))
	}
	seen := uint(0)
	for _, d := range grid {
		seen |= 1 << d
	}
	if n := bits.OnesCount(seen &^ 1); n < 8 {
		texts = append(texts, fmt.Sprintf("%d digits occur; fewer than 8 never leave a single solution", n))
	}
	return texts
}
