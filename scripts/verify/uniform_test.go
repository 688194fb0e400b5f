package main

import (
	"io"
	"math"
	"testing"
)

// TestForm turns a band in every way: its form stays.
func TestForm(t *testing.T) {
	b := band{{0, 1, 2, 3, 4, 5, 6, 7, 8}, {3, 4, 5, 6, 7, 8, 0, 1, 2}, {6, 7, 8, 0, 1, 2, 3, 5, 4}}
	want := b.form()
	for _, rows := range columnOrders {
		for _, boxes := range columnOrders {
			for _, columns := range columnOrders {
				var turned band
				for r := range turned {
					for c := range turned[r] {
						turned[r][c] = (b[rows[r]][3*boxes[c/3]+columns[c%3]]*2 + 5) % 9
					}
				}
				if turned.form() != want {
					t.Fatalf("%v has the form %v, want %v", turned, turned.form(), want)
				}
			}
		}
	}
	other := band{{0, 1, 2, 3, 4, 5, 6, 7, 8}, {3, 4, 5, 6, 7, 8, 0, 1, 2}, {6, 7, 8, 0, 1, 2, 3, 4, 5}}
	if other.form() == want {
		t.Error("two bands that differ have one form")
	}
}

func TestFillings(t *testing.T) {
	same := triple{0o7, 0o70, 0o700}
	if n := fillings(&same, &same); n != 12*12*12 {
		t.Errorf("three boxes with the same columns can be filled in %d ways", n)
	}
	if n := len(below(same)); n != 56 {
		t.Errorf("%d ways to split three columns", n)
	}
	if n := len(boxesBeside()); n != 56*6*6 {
		t.Errorf("%d boxes beside the first", n)
	}
}

func TestChance(t *testing.T) {
	for _, test := range []struct {
		sum     float64
		freedom int
		want    float64
	}{{15.507, 8, 0.05}, {26.125, 8, 0.001}, {7.344, 8, 0.5}, {463.5, 415, 0.05}} {
		c := chiSquare{test.sum}
		if p := c.chance(test.freedom); math.Abs(p-test.want) > 0.1*test.want {
			t.Errorf("chi-square %v with %d degrees of freedom has the chance %v, want %v", test.sum, test.freedom, p, test.want)
		}
	}
}

// TestJudge takes what is far from uniform for what it is.
func TestJudge(t *testing.T) {
	var cells [81][9]int
	for c := range cells {
		for d := range cells[c] {
			cells[c][d] = 1000
		}
	}
	j := &job{out: io.Discard}
	classes := func(found int) func(func(float64, int)) {
		return func(yield func(float64, int)) {
			yield(4500, found)
			yield(4500, 9000-found)
		}
	}
	if err := j.judge(9000, &cells, classes(4520)); err != nil {
		t.Errorf("uniform numbers: %v", err)
	}
	if err := j.judge(9000, &cells, classes(4800)); err == nil {
		t.Error("classes that are not uniform pass")
	}
	cells[40] = [9]int{1200, 800, 1000, 1000, 1000, 1000, 1000, 1000, 1000}
	if err := j.judge(9000, &cells, classes(4500)); err == nil {
		t.Error("a cell that is not uniform passes")
	}
}
