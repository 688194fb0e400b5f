package logic

import (
	"bufio"
	"flag"
	"os"
	"strings"
	"testing"

	"nonet"
)

var update = flag.Bool("update", false, "write what the golden files should have")

// TestSentences puts the steps of the cases into words.
func TestSentences(t *testing.T) {
	f, err := os.Open("testdata/cases.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var text strings.Builder
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if strings.HasPrefix(lines.Text(), "#") {
			continue
		}
		c, err := parseLibrary(lines.Text())
		if err != nil {
			t.Fatal(err)
		}
		for s := range Find(&c.board, c.technique) {
			if s.libraryDigits() == c.digits {
				text.WriteString(s.String() + "\n")
				break
			}
		}
	}
	const golden = "testdata/sentences.txt"
	if *update {
		if err := os.WriteFile(golden, []byte(text.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if text.String() != string(want) {
		t.Errorf("got\n%s", &text)
	}
}

func TestCellList(t *testing.T) {
	for _, test := range []struct {
		cells []nonet.Cell
		want  string
	}{
		{nil, ""},
		{[]nonet.Cell{0}, "r1c1"},
		{[]nonet.Cell{2, 6}, "r1c37"},
		{[]nonet.Cell{3, 12}, "r12c4"},
		{[]nonet.Cell{0, 4, 36, 40}, "r15c15"},
		{[]nonet.Cell{0, 4, 36, 40, 80, 8}, "r1c159,r5c15,r9c9"},
	} {
		if got := cellList(setOf(test.cells...)); got != test.want {
			t.Errorf("%v: got %s, want %s", test.cells, got, test.want)
		}
	}
}

func TestUnitList(t *testing.T) {
	if got := unitList([]nonet.Unit{1, 7, 11, 22}); got != "r28c3b5" {
		t.Errorf("got %s", got)
	}
}

// TestChain writes a chain in Eureka notation.
func TestChain(t *testing.T) {
	c := Chain{
		{Cells: []nonet.Cell{1}, Digit: 3},
		{Cells: []nonet.Cell{6}, Digit: 3, On: true, Strong: true},
		{Cells: []nonet.Cell{6}, Digit: 5},
		{Cells: []nonet.Cell{15, 24}, Digit: 5, On: true, Strong: true},
	}
	if got, want := c.String(), "(3)r1c2=(3)r1c7-(5)r1c7=(5)r23c7"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestChainThroughSets writes almost locked sets, one after another and before a cell
// in which they leave one candidate.
func TestChainThroughSets(t *testing.T) {
	c := Chain{
		{Cells: []nonet.Cell{1}, Digit: 3, On: true},
		{Cells: []nonet.Cell{2, 3}, Digit: 3, Set: true, Keeps: digitSet(5)},
		{Cells: []nonet.Cell{6, 7}, Digit: 5, Set: true, Keeps: digitSet(1, 8)},
		{Cells: []nonet.Cell{8}, Digit: 4, On: true, Strong: true},
		{Cells: []nonet.Cell{17}, Digit: 4},
	}
	if got, want := c.String(), "(3)r1c2-(3=5)r1c34-(5=18)r1c78-(18=4)r1c9-(4)r2c9"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestSetsKeep asks that the chains through sets say what each keeps: other digits of
// the set, and the one by which it is left.
func TestSetsKeep(t *testing.T) {
	boards, _ := realPositions(t, 8)
	sets := 0
	for i := range boards {
		b := &boards[i]
		for _, technique := range groupedLoops.techniques {
			for s := range Find(b, technique) {
				for k, n := range s.Chains[0] {
					if !n.Set {
						continue
					}
					sets++
					var all nonet.DigitSet
					for _, c := range n.Cells {
						all |= b.cands[c]
					}
					next := s.Chains[0][k+1]
					left := n.Keeps == setOfDigit(next.Digit)
					if next.On {
						left = n.Keeps == b.cands[next.Cells[0]]&^setOfDigit(next.Digit)
					}
					if !all.Has(n.Digit) || n.Keeps&^all != 0 || n.Keeps.Has(n.Digit) || !left {
						t.Fatalf("%s: node %d keeps %s", &s, k, n.Keeps)
					}
				}
			}
		}
	}
	if sets == 0 {
		t.Error("no chain passes through a set")
	}
}
