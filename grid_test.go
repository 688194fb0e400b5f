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

func TestGridMarshalText(t *testing.T) {
	g := grid(t, classic)
	text, err := g.MarshalText()
	if string(text) != classic || err != nil {
		t.Errorf("got %s, %v", text, err)
	}
	var back nonet.Grid
	if err := back.UnmarshalText(text); back != g || err != nil {
		t.Errorf("read back as %s, %v", back, err)
	}
	for want, g := range map[string]nonet.Grid{
		"r1c1 holds 10, expected a digit 1 to 9 or 0 for a blank":  {0: 10, 80: 9},
		"r9c9 holds 255, expected a digit 1 to 9 or 0 for a blank": {0: 9, 80: 255},
	} {
		if text, err := g.MarshalText(); len(text) > 0 || err == nil || err.Error() != want {
			t.Errorf("got %q, %v, want the error %q", text, err, want)
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
