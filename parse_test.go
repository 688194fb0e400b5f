package nonet_test

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"nonet"
)

// allShapes yields every shape there is.
func allShapes(yield func(nonet.Shape) bool) {
	for s := nonet.Shape(0); !strings.HasPrefix(s.String(), "Shape("); s++ {
		if !yield(s) {
			return
		}
	}
}

// randomGrid fills about n of the 81 cells with any digit.
func randomGrid(rng *rand.Rand, n int) nonet.Grid {
	var g nonet.Grid
	for i := range g {
		if rng.IntN(81) < n {
			g[i] = uint8(1 + rng.IntN(9))
		}
	}
	return g
}

func TestParseReadsWhatFormatWrites(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for shape := range allShapes {
		t.Run(shape.String(), func(t *testing.T) {
			for n := range 82 {
				g := randomGrid(rng, n)
				text := nonet.Format(g, shape)
				got, err := nonet.Parse(text)
				if err != nil || got != g {
					t.Fatalf("%s\nread as %v, %v", text, got, err)
				}
			}
		})
	}
}

func TestParseErrors(t *testing.T) {
	const line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	marks := strings.Repeat("12 3 4 5 6 7 8 9 1\n", 9)
	for _, tc := range []struct {
		name, text string
		want       nonet.ParseError
	}{
		{"nothing", "", nonet.ParseError{Line: 1, Found: "no cells", Wanted: "a grid of 81 cells"}},
		{"80 cells", line[1:], nonet.ParseError{Line: 1, Column: 1, Cells: 80, Found: "80 cells", Wanted: "81 cells"}},
		{"two grids", line + "\n\n" + line, nonet.ParseError{Line: 3, Cells: 81, Found: "a second grid", Wanted: "one grid"}},
		{"a grid and half of one", line + "\n" + line[:40], nonet.ParseError{Line: 2, Cells: 40, Found: "a line of 40 cells", Wanted: "81 cells"}},
		{"candidates", marks, nonet.ParseError{Line: 1, Cells: 81, Found: "a grid of candidates", Wanted: "one digit or blank a cell"}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			_, err := nonet.Parse(tc.text)
			var got *nonet.ParseError
			if !errors.As(err, &got) || *got != tc.want {
				t.Errorf("got %#v, want %#v", got, tc.want)
			}
		})
	}
	if _, err := nonet.ParseCandidates(marks); err != nil {
		t.Errorf("ParseCandidates: %v", err)
	}
}

func TestParseErrorText(t *testing.T) {
	for want, err := range map[string]nonet.ParseError{
		"line 1: found 80 cells, expected 81 cells":     {Line: 1, Found: "80 cells", Wanted: "81 cells"},
		"line 2, column 4: found 'l', expected a digit": {Line: 2, Column: 4, Found: "'l'", Wanted: "a digit"},
	} {
		if err.Error() != want {
			t.Errorf("got %q, want %q", err.Error(), want)
		}
	}
}

func TestGridInJSON(t *testing.T) {
	in := struct{ Puzzle nonet.Grid }{randomGrid(rand.New(rand.NewPCG(3, 4)), 30)}
	text, err := json.Marshal(in)
	if want := `{"Puzzle":"` + in.Puzzle.String() + `"}`; err != nil || string(text) != want {
		t.Fatalf("got %s, %v, want %s", text, err, want)
	}
	out := in
	out.Puzzle = nonet.Grid{}
	if err := json.Unmarshal(text, &out); err != nil || out != in {
		t.Errorf("read back as %v, %v", out, err)
	}
	if err := json.Unmarshal([]byte(`{"Puzzle":"123"}`), &out); err == nil || out != in {
		t.Errorf("a short grid was read: %v, %v", out, err)
	}
}

func FuzzParse(f *testing.F) {
	rng := rand.New(rand.NewPCG(5, 6))
	for s := range allShapes {
		f.Add(nonet.Format(randomGrid(rng, 30), s))
	}
	f.Add(strings.Repeat("12 3 4 5 6 7 8 9 1\n", 9))
	f.Add("https://example.org/?p=" + randomGrid(rng, 25).String())
	f.Add(strings.ReplaceAll(randomGrid(rng, 30).String(), ".", "·"))
	f.Add(strings.ReplaceAll(randomGrid(rng, 30).String(), "5", "５"))
	f.Add("[Puzzle]\n#A\n*---*\n|5 |")
	f.Fuzz(func(t *testing.T, text string) {
		g, err := nonet.Parse(text)
		if err != nil {
			var bad *nonet.ParseError
			if !errors.As(err, &bad) {
				t.Fatalf("the error is a %T", err)
			}
			if bad.Line < 1 || bad.Column < 0 || bad.Found == "" || bad.Wanted == "" {
				t.Fatalf("the error does not say where or what: %#v", bad)
			}
			if lines := lineCount(text); bad.Line > lines {
				t.Fatalf("the error is in line %d of %d", bad.Line, lines)
			}
			return
		}
		digits := 0
		for _, d := range g {
			if d > 9 {
				t.Fatalf("the cell value %d was read", d)
			}
			if d > 0 {
				digits++
			}
		}
		found := 0
		for _, c := range text {
			if c >= '1' && c <= '9' || c >= '１' && c <= '９' {
				found++
			}
		}
		if digits > found && !strings.ContainsAny(text, `%\`) {
			t.Fatalf("%d digits were read from %d", digits, found)
		}
		if c, err := nonet.ParseCandidates(text); err != nil || c != g.Candidates() {
			t.Fatalf("ParseCandidates reads another grid: %v, %v", c.Grid(), err)
		}
		for s := range allShapes {
			if again, err := nonet.Parse(nonet.Format(g, s)); err != nil || again != g {
				t.Fatalf("%v written as %s is read as %v, %v", g, s, again, err)
			}
		}
	})
}

// lineCount counts the lines of a text, whatever ends them.
func lineCount(text string) int {
	return 1 + strings.Count(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text), "\n")
}
