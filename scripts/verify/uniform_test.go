package main

import (
	"io"
	"math"
	"testing"

	"nonet"
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

// evenly returns counts of two classes of bands, as often as their shares, and of the places
// of digits.
func evenly(shares map[[18]uint8]float64) *counts {
	c := newCounts()
	c.grids = 9000
	for f, share := range shares {
		for i := range c.chutes {
			c.chutes[i][f] = int(share * 9000)
		}
	}
	for cell := range c.places {
		for p := range 9 {
			row, column := cell/9, cell%9
			switch inRow, inColumn := row < 3 && p/3 != row, column < 3 && p%3 != column; {
			case row > 2 && column > 2:
				c.places[cell][p] = 1000
			case inRow || inColumn:
				c.places[cell][p] = 1500
			}
		}
	}
	return c
}

// TestJudge takes what is far from uniform for what it is.
func TestJudge(t *testing.T) {
	a, b := [18]uint8{1}, [18]uint8{2}
	shares := map[[18]uint8]float64{a: 0.5, b: 0.5}
	j := &job{out: io.Discard}
	if err := j.judge(evenly(shares), shares); err != nil {
		t.Errorf("uniform numbers: %v", err)
	}
	for i, name := range chuteNames {
		c := evenly(shares)
		c.chutes[i][a] += 20
		c.chutes[i][b] -= 20
		if err := j.judge(c, shares); err != nil {
			t.Errorf("nearly uniform numbers in %s: %v", name, err)
		}
		c.chutes[i][a] += 280
		c.chutes[i][b] -= 280
		if err := j.judge(c, shares); err == nil {
			t.Errorf("classes that are not uniform in %s pass", name)
		}
	}
	for _, cell := range []int{5, 27, 80} {
		c := evenly(shares)
		c.places[cell][5] += 200
		c.places[cell][7] -= 200
		if err := j.judge(c, shares); err == nil {
			t.Errorf("%s is not uniform and passes", nonet.Cell(cell))
		}
	}
}

// TestCounts counts what is known of one grid.
func TestCounts(t *testing.T) {
	g, err := nonet.Parse("123456789456789123789123456231564897564897231897231564312645978645978312978312645")
	if err != nil {
		t.Fatal(err)
	}
	c := newCounts()
	c.add(&g)
	for i := range c.chutes {
		if len(c.chutes[i]) != 1 {
			t.Errorf("%s has %d classes", chuteNames[i], len(c.chutes[i]))
		}
	}
	for i, d := range g {
		if c.places[i][d-1] != 1 {
			t.Errorf("%s: %v", nonet.Cell(i), c.places[i])
		}
	}
}
