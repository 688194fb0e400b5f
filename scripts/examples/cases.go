package main

import (
	"slices"
	"strings"

	"nonet/logic"
)

// withCases returns a file of cases with examples added where a technique has fewer than
// wanted; the lines that are there stay. The file is in the order of codes.
func withCases(file string, found examples) string {
	lines := strings.Split(strings.TrimRight(file, "\n"), "\n")
	have := map[string]int{}
	for _, l := range lines {
		have[codeIn(l)]++
	}
	for _, t := range logic.Techniques() {
		for _, e := range found[t] {
			l := e.step.Library(&e.board)
			if t.Library() != "" && have[t.Library()] < wanted && !slices.Contains(lines, l) {
				lines = append(lines, l)
				have[t.Library()]++
			}
		}
	}
	slices.SortStableFunc(lines, func(a, b string) int { return strings.Compare(codeIn(a), codeIn(b)) })
	return strings.Join(lines, "\n") + "\n"
}

// codeIn returns the code of a line, "" in a comment.
func codeIn(line string) string {
	if strings.HasPrefix(line, ":") {
		return strings.Split(line, ":")[1]
	}
	return ""
}
