package nonet_test

import (
	"testing"

	"nonet"
)

const (
	classic = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	blank   = "................................................................................."
)

func TestGridGivens(t *testing.T) {
	if n := (nonet.Grid{}).Givens(); n != 0 {
		t.Errorf("the empty grid has %d givens", n)
	}
	if n := grid(t, classic).Givens(); n != 30 {
		t.Errorf("%d givens, want 30", n)
	}
}

func TestGridCandidates(t *testing.T) {
	c := nonet.Grid{0: 1, 1: 9, 2: 10, 3: 255}.Candidates()
	for i, want := range []string{"1", "9", "", "", "123456789"} {
		if got := c[i].String(); got != want {
			t.Errorf("%s may hold %q, want %q", nonet.Cell(i), got, want)
		}
	}
}

func TestGridIsComparable(t *testing.T) {
	seen := map[nonet.Grid]bool{grid(t, classic): true}
	copied := grid(t, classic)
	if !seen[copied] {
		t.Error("an equal grid is not found in the map")
	}
	copied[2] = 4
	if seen[copied] {
		t.Error("a changed copy is found in the map")
	}
}
