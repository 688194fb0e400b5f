package canon_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"nonet"
	"nonet/canon"
)

// marksOf returns candidates that differ from cell to cell.
func marksOf(r *rand.Rand) (c nonet.Candidates) {
	for i := range c {
		c[i] = nonet.DigitSet(r.Uint32()) & nonet.AllDigits
	}
	return c
}

func gridOf(r *rand.Rand) (g nonet.Grid) {
	for i := range g {
		g[i] = uint8(r.Uint32() % 10)
	}
	return g
}

// TestGroup holds random transforms against the laws of a group, and what they
// do to grids against what they do to candidates.
func TestGroup(t *testing.T) {
	r := newRand()
	var identity canon.Transform
	for range 2000 {
		a, b, c := canon.Random(r), canon.Random(r), canon.Random(r)
		g, marks := gridOf(r), marksOf(r)
		if a.Then(b).Then(c) != a.Then(b.Then(c)) {
			t.Errorf("%s, %s and %s: not associative", a, b, c)
		}
		if a.Then(identity) != a || identity.Then(a) != a {
			t.Errorf("%s: the zero Transform does something", a)
		}
		if a.Then(a.Inverse()) != identity || a.Inverse().Then(a) != identity {
			t.Errorf("%s: %s is not its inverse", a, a.Inverse())
		}
		if got, want := a.Then(b).Apply(g), b.Apply(a.Apply(g)); got != want {
			t.Errorf("%s, then %s\n got %s\nwant %s", a, b, got, want)
		}
		if got, want := a.Then(b).ApplyCandidates(marks), b.ApplyCandidates(a.ApplyCandidates(marks)); got != want {
			t.Errorf("%s, then %s: candidates\n got %v\nwant %v", a, b, got, want)
		}
		if got, want := a.ApplyCandidates(g.Candidates()), a.Apply(g).Candidates(); got != want {
			t.Errorf("%s of %s: candidates\n%v", a, g, got)
		}
	}
}

// Whatever a transform does, cells of one unit stay in one unit.
func TestUnitsStay(t *testing.T) {
	full := grid(t, mostCanonical)
	r := newRand()
	for range 1000 {
		a := canon.Random(r)
		if nonet.Check(a.Apply(full)).Broken() {
			t.Errorf("%s breaks a rule", a)
		}
	}
}

func TestApplyNoDigit(t *testing.T) {
	g := nonet.Grid{0: 10, 1: 255, 2: 9}
	want := nonet.Grid{2: 9}
	if got := (canon.Transform{}).Apply(g); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
}

// TestRandom asks whether everything that a transform consists of comes equally often, and
// always in the same order. The orders of rows, of columns and of digits are looked at one by
// one: where the cells of a grid go is found after the digits are undone.
func TestRandom(t *testing.T) {
	const n = 36000
	r := newRand()
	rows, columns := nonet.Grid{}, nonet.Grid{}
	for i := range rows {
		rows[i], columns[i] = uint8(i/9+1), uint8(i%9+1)
	}
	transposed := 0
	// How often line b comes to place a, or digit a becomes b.
	var rowsAt, columnsAt, digitsTo [9][9]int
	for range n {
		a := canon.Random(r)
		var to [10]uint8 // which each digit becomes
		var turned bool
		if made := a.Apply(rows); made[0] != made[1] {
			turned = true
			transposed++
		}
		// A grid full of one digit shows what that becomes.
		for d := uint8(1); d <= 9; d++ {
			var full nonet.Grid
			for i := range full {
				full[i] = d
			}
			to[d] = a.Apply(full)[0]
			digitsTo[d-1][to[d]-1]++
		}
		var back [10]uint8
		for d, name := range to {
			back[name] = uint8(d)
		}
		across, down := a.Apply(rows), a.Apply(columns)
		if turned {
			across, down = down, across
		}
		for i := range 9 {
			rowsAt[i][back[across[9*i]]-1]++
			columnsAt[i][back[down[i]]-1]++
		}
	}
	for what, counts := range map[string]*[9][9]int{"rows": &rowsAt, "columns": &columnsAt, "digits": &digitsTo} {
		for a := range counts {
			for b, count := range counts[a] {
				if count < n/9*9/10 || count > n/9*11/10 {
					t.Errorf("%s: %d at %d comes %d times, expected some %d", what, b+1, a+1, count, n/9)
				}
			}
		}
	}
	if transposed < n*48/100 || transposed > n*52/100 {
		t.Errorf("%d of %d are transposed", transposed, n)
	}
	const want = "rows=213879465,columns=978456132,digits=869247351"
	if got := canon.Random(newRand()).String(); got != want {
		t.Errorf("the first of the source is %s, want %s", got, want)
	}
}

// TestNth looks at how a number is taken apart: each order of rows comes once when the part
// of the number that stands for it goes through its values, so for columns and digits, and the other
// parts stay as they are.
func TestNth(t *testing.T) {
	const lines = 1296
	factors := []struct {
		name          string
		step, numbers uint64
	}{
		{"transposed", 1, 2},
		{"rows", 2, lines},
		{"columns", 2 * lines, lines},
		{"digits", 2 * lines * lines, 362880},
	}
	for i, f := range factors {
		seen := map[canon.Transform]bool{}
		rest := map[string]bool{}
		for n := range f.numbers {
			a := canon.Nth(f.step * n)
			seen[a] = true
			if n%97 == 0 || f.numbers < 97 {
				parts := canon.Parts(a)
				parts[i] = ""
				rest[strings.Join(parts[:], " ")] = true
			}
		}
		if uint64(len(seen)) != f.numbers {
			t.Errorf("%s: %d numbers stand for %d transforms", f.name, f.numbers, len(seen))
		}
		if len(rest) != 1 {
			t.Errorf("%s: the other parts change: %v", f.name, rest)
		}
	}
}
