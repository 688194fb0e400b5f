package main

import (
	"context"
	"fmt"
	"math/bits"
	"strings"

	"nonet/format"
)

func (v *checker) answer(ctx context.Context, p format.Entry) number {
	return count(ctx, p, 2)
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

func (v *checker) report(it item, n number) error {
	switch n.status {
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
		return v.out.object(newCheckRecord(it, n))
	}
	return v.out.write(v.sentences(it, n))
}

func newCheckRecord(it item, n number) checkRecord {
	r := checkRecord{place: newPlace(it), Broken: n.status == statusBroken, Complete: blanks(it) == 0,
		Count: n.n, AtLeast: n.atLeast, reasons: newReasons(n.report), Remarks: fewness(it, n), Status: n.status}
	if solvable := n.n > 0; solvable || n.status != statusGaveUp {
		r.Solvable = &solvable
	}
	if unique := n.n == 1; n.n > 1 || n.status != statusGaveUp {
		r.Unique = &unique
	}
	return r
}

// blanks returns how many cells of a puzzle are open.
func blanks(it item) int { return 81 - it.puzzle.Grid().Givens() }

// sentences returns a line with the facts, and below it what explains them.
func (v *checker) sentences(it item, n number) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s; %s; %s\n", it, ruleFact(n), fillFact(it), v.solutionFact(it, n))
	var below []string
	switch n.status {
	case statusBroken:
		below = clashTexts(n.report.Clashes)
	case statusNone:
		below = stuckTexts(n.report)
		if len(below) == 0 {
			below = []string{"no cell and no digit is stuck yet; only the search shows it"}
		}
	}
	for _, text := range append(below, fewness(it, n)...) {
		b.WriteString("  " + text + "\n")
	}
	return b.String()
}

func ruleFact(n number) string {
	if n.status == statusBroken {
		return "a rule is broken"
	}
	return "no rule is broken"
}

func fillFact(it item) string {
	switch n := blanks(it); n {
	case 0:
		return "every cell is filled"
	case 1:
		return "1 cell is blank"
	default:
		return fmt.Sprintf("%d cells are blank", n)
	}
}

// solutionFact returns the last two facts: can it be solved, in how many ways.
func (v *checker) solutionFact(it item, n number) string {
	switch n.status {
	case statusBroken, statusNone:
		return "it cannot be solved as it stands"
	case statusSeveral:
		return "it can be solved; there are at least 2 solutions"
	case statusGaveUp:
		if n.n > 0 {
			return "it can be solved; " + v.gaveUp(n.err) + " looking for a second solution"
		}
		return v.gaveUp(n.err) + " looking for a solution"
	}
	if blanks(it) == 0 {
		return "it is solved"
	}
	return "it can be solved; the solution is unique"
}

// fewness says where the givens are too few for a single solution.
func fewness(it item, n number) []string {
	if it.puzzle.Marked || n.status != statusSeveral {
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
