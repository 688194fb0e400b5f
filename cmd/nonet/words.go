package main

import (
	"strconv"
	"strings"

	"nonet"
)

// plural returns "1 puzzle", "2 puzzles", "12,345 puzzles".
func plural(n int, word string) string {
	if n != 1 {
		word += "s"
	}
	return thousands(strconv.Itoa(n)) + " " + word
}

// thousands sets a comma after every third digit from the right.
func thousands(digits string) string {
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}

// list returns "a", "a and b", "a, b and c".
func list(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " and " + words[last]
}

// names returns the names of the cells.
func names(cells []nonet.Cell) []string {
	texts := make([]string, len(cells))
	for i, c := range cells {
		texts[i] = c.String()
	}
	return texts
}

// clashTexts returns a sentence for each clash.
func clashTexts(clashes []nonet.Clash) []string {
	var texts []string
	for _, c := range clashes {
		texts = append(texts, c.String())
	}
	return texts
}

// stuckTexts returns a sentence for each cell and each digit that has nowhere
// to go.
func stuckTexts(r nonet.Report) []string {
	var texts []string
	for _, c := range r.NoCandidate {
		texts = append(texts, c.String()+" has no candidate")
	}
	for _, n := range r.NoPlace {
		texts = append(texts, n.String())
	}
	return texts
}

// short joins the first few texts.
func short(texts []string) string {
	const most = 4
	if len(texts) <= most {
		return strings.Join(texts, "; ")
	}
	return strings.Join(texts[:most], "; ") + "; and " + strconv.Itoa(len(texts)-most) + " more"
}

// these returns "this one", "these 2", "these 12,345".
func these(n uint64) string {
	if n == 1 {
		return "this one"
	}
	return "these " + thousands(strconv.FormatUint(n, 10))
}
