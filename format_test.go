package nonet_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"nonet"
)

// layouts holds each shape with the classic puzzle in it.
var layouts = []struct {
	shape     nonet.Shape
	name      string
	multiline bool
	text      string
}{
	{nonet.ShapeLine, "line", false, classic},
	{nonet.ShapeRows, "rows", true, `5 3 0 0 7 0 0 0 0
6 0 0 1 9 5 0 0 0
0 9 8 0 0 0 0 6 0
8 0 0 0 6 0 0 0 3
4 0 0 8 0 3 0 0 1
7 0 0 0 2 0 0 0 6
0 6 0 0 0 0 2 8 0
0 0 0 4 1 9 0 0 5
0 0 0 0 8 0 0 7 9`},
	{nonet.ShapeDigits, "digits", true, `53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79`},
	{nonet.ShapeGrid, "grid", true, `+-------+-------+-------+
| 5 3 . | . 7 . | . . . |
| 6 . . | 1 9 5 | . . . |
| . 9 8 | . . . | . 6 . |
+-------+-------+-------+
| 8 . . | . 6 . | . . 3 |
| 4 . . | 8 . 3 | . . 1 |
| 7 . . | . 2 . | . . 6 |
+-------+-------+-------+
| . 6 . | . . . | 2 8 . |
| . . . | 4 1 9 | . . 5 |
| . . . | . 8 . | . 7 9 |
+-------+-------+-------+`},
	{nonet.ShapeCSV, "csv", true, `5,3,,,7,,,,
6,,,1,9,5,,,
,9,8,,,,,6,
8,,,,6,,,,3
4,,,8,,3,,,1
7,,,,2,,,,6
,6,,,,,2,8,
,,,4,1,9,,,5
,,,,8,,,7,9`},
	{nonet.ShapeJSON, "json", false, joined(`[[5,3,0,0,7,0,0,0,0],
[6,0,0,1,9,5,0,0,0],
[0,9,8,0,0,0,0,6,0],
[8,0,0,0,6,0,0,0,3],
[4,0,0,8,0,3,0,0,1],
[7,0,0,0,2,0,0,0,6],
[0,6,0,0,0,0,2,8,0],
[0,0,0,4,1,9,0,0,5],
[0,0,0,0,8,0,0,7,9]]`)},
	{nonet.ShapeJSONStrings, "json-strings", false, joined(`[["5","3",".",".","7",".",".",".","."],
["6",".",".","1","9","5",".",".","."],
[".","9","8",".",".",".",".","6","."],
["8",".",".",".","6",".",".",".","3"],
["4",".",".","8",".","3",".",".","1"],
["7",".",".",".","2",".",".",".","6"],
[".","6",".",".",".",".","2","8","."],
[".",".",".","4","1","9",".",".","5"],
[".",".",".",".","8",".",".","7","9"]]`)},
	{nonet.ShapeJSONFlat, "json-flat", false, joined(`[5,3,0,0,7,0,0,0,0,
6,0,0,1,9,5,0,0,0,
0,9,8,0,0,0,0,6,0,
8,0,0,0,6,0,0,0,3,
4,0,0,8,0,3,0,0,1,
7,0,0,0,2,0,0,0,6,
0,6,0,0,0,0,2,8,0,
0,0,0,4,1,9,0,0,5,
0,0,0,0,8,0,0,7,9]`)},
	{nonet.ShapeJSONRows, "json-rows", false, joined(`["53..7....",
"6..195...",
".98....6.",
"8...6...3",
"4..8.3..1",
"7...2...6",
".6....28.",
"...419..5",
"....8..79"]`)},
	{nonet.ShapeJSONText, "json-text", false, `"` + classic + `"`},
}

// joined takes out the line breaks that keep a table readable.
func joined(text string) string { return strings.ReplaceAll(text, "\n", "") }

func TestFormat(t *testing.T) {
	for _, test := range layouts {
		t.Run(test.name, func(t *testing.T) {
			g := grid(t, classic)
			if d := cmp.Diff(test.text, nonet.Format(g, test.shape)); d != "" {
				t.Errorf("text (-want +got):\n%s", d)
			}
			if got := nonet.AppendFormat([]byte("before "), g, test.shape); string(got) != "before "+test.text {
				t.Errorf("appended %s", got)
			}
			if test.shape.Multiline() != test.multiline || strings.Contains(test.text, "\n") != test.multiline {
				t.Errorf("takes more than one line: %v", test.shape.Multiline())
			}
		})
	}
}

func TestFormatValueAboveNine(t *testing.T) {
	if got, want := (nonet.Grid{0: 10, 80: 255}).String(), "?"+blank[2:]+"?"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// What is no shape writes as a line, since no panic may leave a package.
func TestFormatUnknownShape(t *testing.T) {
	g := grid(t, classic)
	for _, shape := range []nonet.Shape{nonet.ShapeJSONText + 1, 200, 255} {
		if got := nonet.Format(g, shape); got != classic {
			t.Errorf("%s writes %s", shape, got)
		}
		if got := nonet.AppendFormat([]byte("before "), g, shape); string(got) != "before "+classic {
			t.Errorf("%s appends %s", shape, got)
		}
		if shape.Multiline() {
			t.Errorf("%s takes more than one line", shape)
		}
	}
}

func TestShapeNames(t *testing.T) {
	for _, test := range layouts {
		if test.shape.String() != test.name {
			t.Errorf("shape %d is called %q, want %q", test.shape, test.shape, test.name)
		}
		if s, err := nonet.ParseShape(test.name); s != test.shape || err != nil {
			t.Errorf("ParseShape(%q) is %v, %v", test.name, s, err)
		}
	}
	_, err := nonet.ParseShape("spiral")
	if err == nil {
		t.Fatal("a shape of no such name is found")
	}
	for _, test := range layouts {
		if !strings.Contains(err.Error(), test.name) {
			t.Errorf("%q does not name %s", err, test.name)
		}
	}
	if got := nonet.Shape(200).String(); got != "Shape(200)" {
		t.Errorf("shape 200 is called %q", got)
	}
}

func TestCandidatesString(t *testing.T) {
	c := grid(t, classic).Candidates()
	c[2], c[3], c[5], c[12] = 1<<0|1<<1|1<<3, 1<<1|1<<5, 0, 1<<11
	for i, s := range c {
		if s == nonet.AllDigits {
			c[i] = 1<<0 | 1<<8
		}
	}
	want := `+-----------+----------+----------+
| 5  3  124 | 26 7  ∅  | 19 19 19 |
| 6  19 19  | ∅  9  5  | 19 19 19 |
| 19 9  8   | 19 19 19 | 19 6  19 |
+-----------+----------+----------+
| 8  19 19  | 19 6  19 | 19 19 3  |
| 4  19 19  | 8  19 3  | 19 19 1  |
| 7  19 19  | 19 2  19 | 19 19 6  |
+-----------+----------+----------+
| 19 6  19  | 19 19 19 | 2  8  19 |
| 19 19 19  | 4  1  9  | 19 19 5  |
| 19 19 19  | 19 8  19 | 19 7  9  |
+-----------+----------+----------+`
	if d := cmp.Diff(want, c.String()); d != "" {
		t.Errorf("text (-want +got):\n%s", d)
	}
}

func TestParseCandidatesReadsWhatStringDraws(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for digits := 1; digits <= 9; digits++ {
		for range 20 {
			var c nonet.Candidates
			for i := range c {
				for range 1 + rng.IntN(digits) {
					c[i] |= 1 << rng.IntN(9)
				}
			}
			if got, err := nonet.ParseCandidates(c.String()); got != c || err != nil {
				t.Fatalf("%s\nread as\n%s\n%v", c, got, err)
			}
			c[rng.IntN(81)] = 0
			if got, err := nonet.ParseCandidates(c.String()); err == nil {
				t.Fatalf("%s\nhas an empty set and is read as\n%s", c, got)
			}
		}
	}
	for _, c := range []nonet.Candidates{nonet.Grid{}.Candidates(), grid(t, classic).Candidates()} {
		if got, err := nonet.ParseCandidates(c.String()); got != c || err != nil {
			t.Errorf("%s\nread as\n%s\n%v", c, got, err)
		}
	}
	if got, err := nonet.ParseCandidates(nonet.Candidates{}.String()); err == nil {
		t.Errorf("81 empty sets are read as\n%s", got)
	}
}
