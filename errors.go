package nonet

import (
	"fmt"
	"strings"
)

// A ConflictError says which rules a puzzle breaks.
type ConflictError struct {
	Clashes []Clash // at least one
}

// Error names each clash: "r1c1 and r8c1 both hold 8 in column 1".
func (e *ConflictError) Error() string {
	texts := make([]string, len(e.Clashes))
	for i, c := range e.Clashes {
		texts[i] = c.String()
	}
	return strings.Join(texts, "; ")
}

// String names the clash: "r1c1 and r8c1 both hold 8 in column 1".
func (c Clash) String() string {
	word := "both"
	if len(c.Cells) > 2 {
		word = "all"
	}
	return fmt.Sprintf("%s %s hold %d in %s", cellList(c.Cells), word, c.Digit, c.Unit)
}

// String names the digit and the unit: "4 has no place in box 3".
func (n NoPlace) String() string {
	return fmt.Sprintf("%d has no place in %s", n.Digit, n.Unit)
}

// cellList returns "r1c1", "r1c1 and r1c2", "r1c1, r1c2 and r1c3".
func cellList(cells []Cell) string {
	var b strings.Builder
	for i, c := range cells {
		switch {
		case i == 0:
		case i == len(cells)-1:
			b.WriteString(" and ")
		default:
			b.WriteString(", ")
		}
		b.WriteString(c.String())
	}
	return b.String()
}
