package explainer

import (
	"strings"
	"testing"
)

// parse reads 81 characters as what [Rate] takes.
func parse(puzzle string) (cands [81]uint16) {
	for i, ch := range []byte(puzzle) {
		cands[i] = allDigits
		if ch >= '1' && ch <= '9' {
			cands[i] = 1 << (ch - '1')
		}
	}
	return cands
}

// boardOfPuzzle is the board of 81 characters.
func boardOfPuzzle(puzzle string) *board {
	cands := parse(puzzle)
	return newBoard(&cands)
}

// boardOf is the board with the given candidates.
func boardOf(text string) *board {
	var cands [81]uint16
	for c, digits := range strings.Fields(text) {
		for _, d := range digits {
			cands[c] |= 1 << (d - '1')
		}
	}
	return newBoard(&cands)
}

func TestPlaceKeepsBoard(t *testing.T) {
	given := parse(".6..54.3......3.........7.....71.2...48.........6.....7..2............451........")
	b := newBoard(&given)
	b.place(13, 6)
	given[13] = 1 << 6
	if want := newBoard(&given); *b != *want {
		t.Errorf("place(r2c5, 7) gives\n%v, want\n%v", b, want)
	}
}
