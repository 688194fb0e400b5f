package nonet_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"nonet"
)

// texts says facts as a person reads them.
func texts[T interface{ String() string }](list []T) (all []string) {
	for _, item := range list {
		all = append(all, item.String())
	}
	return all
}

func TestCheck(t *testing.T) {
	for _, test := range []struct {
		name        string
		grid        string
		complete    bool
		clashes     []string
		noCandidate []string
		noPlace     []string
	}{
		{
			name: "a puzzle",
			grid: classic,
		},
		{
			name: "the empty grid",
			grid: blank,
		},
		{
			name:     "a solution",
			grid:     "974236158638591742125487936316754289742918563589362417867125394253649871491873625",
			complete: true,
		},
		{
			name: "an 8 too many in a column and a box",
			grid: "83..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
			clashes: []string{
				"r1c1 and r4c1 both hold 8 in column 1",
				"r1c1 and r3c3 both hold 8 in box 1",
			},
		},
		{
			name:    "a clash in a box alone",
			grid:    ".4.........4.........1..7.............3....6......6.9.....1..........2.....8.....",
			clashes: []string{"r1c2 and r2c3 both hold 4 in box 1"},
		},
		{
			name: "two ones and nothing else",
			grid: "11...............................................................................",
			clashes: []string{
				"r1c1 and r1c2 both hold 1 in row 1",
				"r1c1 and r1c2 both hold 1 in box 1",
			},
		},
		{
			name: "four nines at the corners of a rectangle",
			grid: strings.Repeat(".", 63) + "9..9.....9..9.....",
			clashes: []string{
				"r8c1 and r8c4 both hold 9 in row 8",
				"r9c1 and r9c4 both hold 9 in row 9",
				"r8c1 and r9c1 both hold 9 in column 1",
				"r8c4 and r9c4 both hold 9 in column 4",
				"r8c1 and r9c1 both hold 9 in box 7",
				"r8c4 and r9c4 both hold 9 in box 8",
			},
		},
		{
			name: "clashes of many digits",
			grid: "5..2.4.96.711697.54287...425.964.28319...5.142...129..8...835.97.25263719..9..4.8",
			clashes: []string{
				"r2c3 and r2c4 both hold 1 in row 2",
				"r2c2 and r2c7 both hold 7 in row 2",
				"r3c2 and r3c9 both hold 2 in row 3",
				"r3c1 and r3c8 both hold 4 in row 3",
				"r5c1 and r5c8 both hold 1 in row 5",
				"r6c1 and r6c6 both hold 2 in row 6",
				"r7c1 and r7c5 both hold 8 in row 7",
				"r8c3 and r8c5 both hold 2 in row 8",
				"r8c1 and r8c8 both hold 7 in row 8",
				"r9c1 and r9c4 both hold 9 in row 9",
				"r1c1 and r4c1 both hold 5 in column 1",
				"r4c3 and r5c2 both hold 9 in box 4",
			},
		},
		{
			name:        "a first cell that nothing fits",
			grid:        ".876543212........3........4........5........6........7........8........9........",
			noCandidate: []string{"r1c1"},
			noPlace:     []string{"9 has no place in row 1", "1 has no place in column 1"},
		},
		{
			name:        "two cells left and neither can be filled",
			grid:        "874630251195247836263581479342718695758396142916054783431865927629473518587129364",
			noCandidate: []string{"r1c6", "r6c4"},
			noPlace: []string{
				"9 has no place in row 1", "2 has no place in row 6",
				"9 has no place in column 4", "2 has no place in column 6",
				"9 has no place in box 2", "2 has no place in box 5",
			},
		},
		{
			name:    "three cells left in a row for two digits",
			grid:    "...2345671.......................................................................",
			noPlace: []string{"1 has no place in row 1"},
		},
		{
			name: "no solution, but nothing to see at a glance",
			grid: ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := nonet.Check(grid(t, test.grid))
			if r.Complete != test.complete {
				t.Errorf("complete is %v", r.Complete)
			}
			if d := cmp.Diff(test.clashes, texts(r.Clashes)); d != "" {
				t.Errorf("clashes (-want +got):\n%s", d)
			}
			if broken := len(test.clashes) > 0; r.Broken() != broken || r.Solved() != (test.complete && !broken) {
				t.Errorf("broken is %v, solved is %v", r.Broken(), r.Solved())
			}
			if r.Broken() {
				return
			}
			if d := cmp.Diff(test.noCandidate, texts(r.NoCandidate)); d != "" {
				t.Errorf("cells without a candidate (-want +got):\n%s", d)
			}
			if d := cmp.Diff(test.noPlace, texts(r.NoPlace)); d != "" {
				t.Errorf("digits without a place (-want +got):\n%s", d)
			}
			if impossible := len(test.noCandidate)+len(test.noPlace) > 0; r.Impossible() != impossible {
				t.Errorf("impossible is %v", r.Impossible())
			}
		})
	}
}

// Rows and boxes are clean here: only columns tell that bands repeat.
func TestCheckRepeatedBand(t *testing.T) {
	r := nonet.Check(grid(t, strings.Repeat("123456789456789123789123456", 3)))
	if !r.Complete || r.Solved() || len(r.Clashes) != 27 {
		t.Fatalf("complete %v, solved %v, %d clashes, want 27", r.Complete, r.Solved(), len(r.Clashes))
	}
	if got, want := r.Clashes[0].String(), "r1c1, r4c1 and r7c1 all hold 1 in column 1"; got != want {
		t.Errorf("first clash %q, want %q", got, want)
	}
	for _, c := range r.Clashes {
		if c.Unit < 9 || c.Unit >= 18 || len(c.Cells) != 3 {
			t.Errorf("clash %s", c)
		}
	}
}

func TestCheckValuesAboveNine(t *testing.T) {
	r := nonet.Check(nonet.Grid{0: 10, 8: 10, 40: 255})
	if r.Complete || r.Broken() || !r.Impossible() {
		t.Errorf("complete %v, broken %v, impossible %v", r.Complete, r.Broken(), r.Impossible())
	}
	if d := cmp.Diff([]string{"r1c1", "r1c9", "r5c5"}, texts(r.NoCandidate)); d != "" {
		t.Errorf("cells without a candidate (-want +got):\n%s", d)
	}
}

func TestCheckCandidates(t *testing.T) {
	all := nonet.Grid{}.Candidates()
	for _, test := range []struct {
		name   string
		change func(*nonet.Candidates)
		want   nonet.Report
	}{
		{
			name:   "nothing excluded",
			change: func(*nonet.Candidates) {},
		},
		{
			name:   "bits that stand for no digit",
			change: func(c *nonet.Candidates) { c[0] |= 1 << 9; c[1] |= 1 << 15 },
		},
		{
			name:   "a digit excluded from a row",
			change: func(c *nonet.Candidates) { exclude(c, nonet.Unit(2), 7) },
			want:   nonet.Report{NoPlace: []nonet.NoPlace{{Digit: 7, Unit: 2}}},
		},
		{
			name:   "two candidates, both taken by other cells",
			change: func(c *nonet.Candidates) { c[0], c[1], c[9] = 1|2, 1, 2 },
			want:   nonet.Report{NoCandidate: []nonet.Cell{0}},
		},
		{
			name:   "two equal single candidates in a column",
			change: func(c *nonet.Candidates) { c[4], c[76] = 1<<5, 1<<5 },
			want:   nonet.Report{Clashes: []nonet.Clash{{Digit: 6, Unit: 13, Cells: []nonet.Cell{4, 76}}}},
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := all
			test.change(&c)
			if d := cmp.Diff(test.want, nonet.Check(c)); d != "" {
				t.Errorf("report (-want +got):\n%s", d)
			}
		})
	}
}

// exclude takes digit d off all cells of unit u.
func exclude(c *nonet.Candidates, u nonet.Unit, d int) {
	for _, cell := range u.Cells() {
		c[cell] &^= 1 << (d - 1)
	}
}

// Any two equal digits that share a unit stand in one clash of that unit, and
// a clash holds nothing else.
func TestCheckFindsEveryPair(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var g nonet.Grid
		copy(g[:], rapid.SliceOfN(rapid.Uint8Range(0, 9), 81, 81).Draw(t, "grid"))
		type pair struct {
			unit nonet.Unit
			a, b nonet.Cell
		}
		want := map[pair]bool{}
		for u := nonet.Unit(0); u < 27; u++ {
			cells := u.Cells()
			for i, a := range cells {
				for _, b := range cells[i+1:] {
					if g[a] != 0 && g[a] == g[b] {
						want[pair{u, a, b}] = true
					}
				}
			}
		}
		got := map[pair]bool{}
		for _, c := range nonet.Check(g).Clashes {
			for i, a := range c.Cells {
				for _, b := range c.Cells[i+1:] {
					p := pair{c.Unit, a, b}
					if got[p] || int(g[a]) != c.Digit {
						t.Fatalf("%s, which is wrong or said before", c)
					}
					got[p] = true
				}
			}
		}
		if d := cmp.Diff(want, got, cmp.AllowUnexported(pair{})); d != "" {
			t.Fatalf("pairs (-want +got):\n%s", d)
		}
	})
}

func TestVerify(t *testing.T) {
	const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	for _, test := range []struct {
		name        string
		grid        string
		blank       []string
		clashes     []string
		overwritten []string
	}{
		{
			name: "the solution",
			grid: solution,
		},
		{
			name: "a solution of another puzzle",
			grid: "531276498647198532298345167124867953856934721379521846982753614763419285415682379",
			overwritten: []string{
				"r2c6", "r4c1", "r5c1", "r5c4", "r5c6", "r6c1", "r7c2", "r7c7", "r7c8",
			},
		},
		{
			name:  "two cells open",
			grid:  ".34678912672195348198342567859761423426853791713924856961537284287419635.45286179",
			blank: []string{"r1c1", "r9c1"},
		},
		{
			name: "a wrong digit in a blank",
			grid: "535678912672195348198342567859761423426853791713924856961537284287419635345286179",
			clashes: []string{
				"r1c1 and r1c3 both hold 5 in row 1",
				"r1c3 and r9c3 both hold 5 in column 3",
				"r1c1 and r1c3 both hold 5 in box 1",
			},
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			v := nonet.Verify(grid(t, classic), grid(t, test.grid))
			if d := cmp.Diff(test.blank, texts(v.Blank)); d != "" {
				t.Errorf("blank cells (-want +got):\n%s", d)
			}
			if d := cmp.Diff(test.clashes, texts(v.Clashes)); d != "" {
				t.Errorf("clashes (-want +got):\n%s", d)
			}
			if d := cmp.Diff(test.overwritten, texts(v.Overwritten)); d != "" {
				t.Errorf("overwritten cells (-want +got):\n%s", d)
			}
			if solves := len(test.blank)+len(test.clashes)+len(test.overwritten) == 0; v.Solves() != solves {
				t.Errorf("solves is %v", v.Solves())
			}
		})
	}
}

func TestVerifyCandidates(t *testing.T) {
	puzzle := nonet.Grid{}.Candidates()
	puzzle[0] &^= 1 << 4 // r1c1 is not 5
	solution := grid(t, "534678912672195348198342567859761423426853791713924856961537284287419635345286179")
	v := nonet.Verify(puzzle, solution)
	if d := cmp.Diff(nonet.Verdict{Overwritten: []nonet.Cell{0}}, v); d != "" {
		t.Errorf("verdict (-want +got):\n%s", d)
	}
	solution[1] = 10
	if v := nonet.Verify(puzzle, solution); v.Solves() || len(v.Overwritten) != 2 {
		t.Errorf("a value above 9 passes: %+v", v)
	}
}
