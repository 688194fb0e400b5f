package main

import (
	"fmt"

	"nonet/logic"
)

// hintLines puts a hint into words, as far as depth allows: a line for each mistake, or
// one for the next step.
func hintLines(h *logic.Hint, depth logic.Depth) []string {
	if len(h.Mistakes) == 0 {
		return []string{h.Text(depth)}
	}
	lines := make([]string, len(h.Mistakes))
	for i, m := range h.Mistakes {
		lines[i] = mistakeText(m)
		if depth == logic.DepthFull {
			lines[i] += fmt.Sprintf("; %s is %d", m.Cell, m.Right)
		}
	}
	return lines
}

// mistakeText says what is wrong, without giving away what is right. Nobody knows here
// whether a mark that is missing has been struck out or was never noted.
func mistakeText(m logic.Mistake) string {
	if m.Entered == 0 {
		return fmt.Sprintf("a candidate of %s is missing", m.Cell)
	}
	return m.String()
}
