package main

import (
	"fmt"
	"strings"

	"nonet"
)

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

// An unpaired is the JSON object of a puzzle that was not held against a grid.
type unpaired struct {
	place
	Error  string `json:"error"`
	Status string `json:"status"`
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
