package main

import (
	"fmt"
	"math"
	"math/big"

	"nonet"
	"nonet/generate"
)

// allGrids is how many solved grids there are, as Felgenhauer and Jarvis counted in 2005.
const allGrids = "6670903752021072936960"

// verifyUniform draws full grids and holds them against a uniform distribution: how often
// each of the three bands and three stacks is of each of the 416 classes, and where in the
// first box the digits of all other cells stand. The names of the digits play no part in
// either, so that it makes no difference that they are shuffled in the end.
func (j *job) verifyUniform() error {
	classes := bandClasses()
	total := new(big.Int)
	for _, c := range classes {
		n := new(big.Int).SetUint64(c.bands)
		total.Add(total, n.Mul(n, new(big.Int).SetUint64(c.grids)))
	}
	fmt.Fprintf(j.out, "%d classes of bands, %v grids\n", len(classes), total)
	if len(classes) != 416 || total.String() != allGrids {
		return fmt.Errorf("there are 416 classes and %s grids", allGrids)
	}
	all, _ := new(big.Float).SetInt(total).Float64()
	shares := map[[18]uint8]float64{}
	for f, c := range classes {
		shares[f] = float64(c.bands) / all * float64(c.grids)
	}
	count := newCounts()
	for g := range generate.FullGrids(j.seed) {
		count.add(&g)
		if count.grids == j.uniform {
			break
		}
	}
	return j.judge(count, shares)
}

// A counts is what is counted of full grids.
type counts struct {
	grids  int
	chutes [6]map[[18]uint8]int // the classes of the three bands and the three stacks
	places [81][9]int           // where in the first box the digit of each cell stands
}

func newCounts() *counts {
	c := &counts{}
	for i := range c.chutes {
		c.chutes[i] = map[[18]uint8]int{}
	}
	return c
}

// add counts a grid.
func (c *counts) add(g *nonet.Grid) {
	var bands [6]band
	var place [10]int
	for i, d := range g {
		row, column := i/9, i%9
		bands[row/3][row%3][column] = d - 1
		bands[3+column/3][column%3][row] = d - 1
		if row < 3 && column < 3 {
			place[d] = 3*row + column
		}
	}
	for i := range bands {
		c.chutes[i][bands[i].form()]++
	}
	for i, d := range g {
		c.places[i][place[d]]++
	}
	c.grids++
}

// leastChance is the chance below which a distribution is taken for another.
const leastChance = 0.001

// chuteNames are the bands and stacks, in their order.
var chuteNames = [6]string{"band 1", "band 2", "band 3", "stack 1", "stack 2", "stack 3"}

// judge says how likely it is that uniform grids are as far from what is expected. The shares
// are those of the classes.
func (j *job) judge(c *counts, shares map[[18]uint8]float64) error {
	unlikely := false
	for i, name := range chuteNames {
		sum, freedom := c.chute(i, shares)
		p := sum.chance(freedom)
		fmt.Fprintf(j.out, "%s: classes of %d grids: chi-square %.1f with %d degrees of freedom, chance %.4f\n",
			name, c.grids, sum.sum, freedom, p)
		unlikely = unlikely || p < leastChance/6
	}
	worst, at := 1.0, 0
	for i := range c.places {
		if p := c.place(i); p < worst {
			worst, at = p, i
		}
	}
	fmt.Fprintf(j.out, "%s is the most unlikely of 72 cells: the place of its digit in the first box has the chance %.4f\n",
		nonet.Cell(at), worst)
	// Of 72 cells one is as unlikely as one in 72.
	if unlikely || worst < leastChance/72 {
		return fmt.Errorf("uniform grids are hardly ever like that")
	}
	return nil
}

// chute returns how far the classes of a band or stack are from what is expected, and the
// degrees of freedom. Those that are expected hardly ever are taken together.
func (c *counts) chute(i int, shares map[[18]uint8]float64) (sum chiSquare, freedom int) {
	fewExpected, fewFound := 0.0, 0
	freedom = -1
	for f, share := range shares {
		expected, found := float64(c.grids)*share, c.chutes[i][f]
		if expected < 20 {
			fewExpected, fewFound = fewExpected+expected, fewFound+found
			continue
		}
		sum.add(expected, found)
		freedom++
	}
	if fewExpected > 5 {
		sum.add(fewExpected, fewFound)
		freedom++
	}
	return sum, freedom
}

// place returns how likely it is that the digit of a cell is found in the first box as unevenly.
// In the row or column of the cell it cannot be, elsewhere it is equally often.
func (c *counts) place(cell int) float64 {
	row, column := cell/9, cell%9
	if row < 3 && column < 3 {
		return 1
	}
	open := 0
	for p := range 9 {
		if p/3 != row && p%3 != column {
			open++
		}
	}
	var sum chiSquare
	for p, found := range c.places[cell] {
		if p/3 != row && p%3 != column {
			sum.add(float64(c.grids)/float64(open), found)
		}
	}
	return sum.chance(open - 1)
}

// A chiSquare adds up how far numbers are from what is expected.
type chiSquare struct{ sum float64 }

func (c *chiSquare) add(expected float64, found int) {
	off := float64(found) - expected
	c.sum += off * off / expected
}

// chance returns how likely a sum at least as large is, by the approximation of Wilson and
// Hilferty: its cube root is nearly normal.
func (c *chiSquare) chance(freedom int) float64 {
	k := float64(freedom)
	z := (math.Cbrt(c.sum/k) - (1 - 2/(9*k))) / math.Sqrt(2/(9*k))
	return math.Erfc(z/math.Sqrt2) / 2
}
