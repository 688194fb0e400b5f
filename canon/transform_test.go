package canon_test

import (
	"math/rand/v2"
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

// TestRandom asks whether everything that a transform consists of comes equally
// often, and always in the same order.
func TestRandom(t *testing.T) {
	const n = 36000
	r := newRand()
	var firstRow, lastColumn, becomesOf1 [10]int
	g := nonet.Grid{}
	for i := range g {
		g[i] = uint8(i/9 + 1)
	}
	transposed := 0
	for range n {
		made := canon.Random(r).Apply(g)
		if made[0] != made[1] {
			transposed++
			lastColumn[made[8]]++
			continue
		}
		firstRow[made[0]]++
		becomesOf1[made[80]]++
	}
	for d := 1; d <= 9; d++ {
		for _, count := range []int{firstRow[d], lastColumn[d], becomesOf1[d]} {
			if count < n/18*9/10 || count > n/18*11/10 {
				t.Errorf("digit %d comes %d times, expected some %d", d, count, n/18)
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
