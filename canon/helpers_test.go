package canon_test

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"nonet"
)

// grid reads 81 characters, which may be broken over lines.
func grid(t testing.TB, text string) nonet.Grid {
	t.Helper()
	g, err := nonet.Parse(strings.Join(strings.Fields(text), ""))
	if err != nil {
		t.Fatalf("bad grid in the test: %v", err)
	}
	return g
}

// newRand returns a source that is the same in every run.
func newRand() *rand.Rand { return newRandFrom(1) }

func newRandFrom(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 2)) }

// sample reads one of the samples of the module, a puzzle a line.
func sample(t testing.TB, name string) []nonet.Grid {
	t.Helper()
	text, err := os.ReadFile("../testdata/" + name + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	var grids []nonet.Grid
	for line := range strings.Lines(string(text)) {
		grids = append(grids, grid(t, line))
	}
	return grids
}

// mostCanonical is the full grid with the most automorphisms.
const mostCanonical = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"

// A made grid is made up to be hard or odd; most break a rule.
type made struct {
	name string
	grid nonet.Grid
	free bool // almost every transform leaves it as it is
}

// madeUp returns grids with much symmetry, by a digit for each row and column.
func madeUp() []made {
	digits := []struct {
		name string
		of   func(row, column int) int
	}{
		{"empty", func(_, _ int) int { return 0 }},
		{"one digit everywhere", func(_, _ int) int { return 5 }},
		{"no digits at all", func(_, _ int) int { return 200 }},
		{"a digit for each row", func(r, _ int) int { return r + 1 }},
		{"a digit for each box", func(r, c int) int { return r/3*3 + c/3 + 1 }},
		{"a digit for each place in a box", func(r, c int) int { return r%3*3 + c%3 + 1 }},
		{"one digit on the diagonal", func(r, c int) int { return on(r == c, 1) }},
		{"all digits on the diagonal", func(r, c int) int { return on(r == c, r+1) }},
		{"one digit nine times", func(r, c int) int { return on(r/3+r%3*3 == c, 1) }},
		{"all but the diagonal", func(r, c int) int { return on(r != c, 1) }},
		{"two diagonals", func(r, c int) int { return on(r == c || r+c == 8, 3) }},
		{"addition", func(r, c int) int { return (r+c)%9 + 1 }},
		{"addition in boxes", func(r, c int) int { return (r/3+c/3)%3*3 + (r+c)%3 + 1 }},
		{"addition of three", func(r, c int) int { return (r+c)%3 + 1 }},
		{"addition without carry", func(r, c int) int { return (r/3+c/3)%3*3 + (r%3+c%3)%3 + 1 }},
		{"columns in boxes", func(r, c int) int { return (r+c)%3 + c/3*3 + 1 }},
		{"multiplication", func(r, c int) int { return r * c % 9 }},
		{"chess board", func(r, c int) int { return on((r+c)%2 == 0, 7) }},
		{"the middle of each box", func(r, c int) int { return on(r%3 == 1 && c%3 == 1, 1) }},
		{"a row", func(r, c int) int { return on(r == 4, c+1) }},
		{"a box", func(r, c int) int { return on(r/3 == 1 && c/3 == 1, r%3*3+c%3+1) }},
	}
	var grids []made
	for i, d := range digits {
		m := made{name: d.name, free: i < 5}
		for i := range m.grid {
			m.grid[i] = uint8(d.of(i/9, i%9))
		}
		grids = append(grids, m)
	}
	// The slowest of all: three boxes of three digits each, no two of them in one band or stack.
	slow, err := nonet.Parse("......123......231......312...456......564......645...789......897......978......")
	if err != nil {
		panic(err)
	}
	return append(grids, made{name: "three squares of three digits", grid: slow})
}

// on returns d where a condition holds, elsewhere a blank.
func on(condition bool, d int) int {
	if condition {
		return d
	}
	return 0
}
