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

// verifyUniform draws full grids and holds them against a uniform distribution: how often each
// digit stands in each cell, and how often the first band is of each of the 416 classes.
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
	var cells [81][9]int
	bands := map[[18]uint8]int{}
	n := 0
	for g := range generate.FullGrids(j.seed) {
		var b band
		for c, d := range g {
			cells[c][d-1]++
			if c < 27 {
				b[c/9][c%9] = d - 1
			}
		}
		bands[b.form()]++
		if n++; n == j.uniform {
			break
		}
	}
	all, _ := new(big.Float).SetInt(total).Float64()
	return j.judge(n, &cells, func(yield func(expected float64, found int)) {
		for f, c := range classes {
			yield(float64(n)*float64(c.bands)/all*float64(c.grids), bands[f])
		}
	})
}

// leastChance is the chance below which a distribution is taken for another.
const leastChance = 0.001

// judge says how likely it is that uniform grids are as far from what is expected.
func (j *job) judge(n int, cells *[81][9]int, classes func(func(float64, int))) error {
	var all chiSquare
	worst := 1.0
	for c := range cells {
		var one chiSquare
		for _, found := range cells[c] {
			one.add(float64(n)/9, found)
		}
		if p := one.chance(8); p < worst {
			worst = p
			fmt.Fprintf(j.out, "%s: chi-square %.1f with 8 degrees of freedom, chance %.4f\n", nonet.Cell(c), one.sum, p)
		}
		all.sum += one.sum
	}
	var bands, rare chiSquare
	fewExpected, fewFound, groups := 0.0, 0, -1
	classes(func(expected float64, found int) {
		if expected < 20 {
			fewExpected, fewFound = fewExpected+expected, fewFound+found
			return
		}
		bands.add(expected, found)
		groups++
	})
	if fewExpected > 5 {
		rare.add(fewExpected, fewFound)
		bands.sum += rare.sum
		groups++
	}
	p := bands.chance(groups)
	fmt.Fprintf(j.out, "%d grids, 81 cells: chi-square %.1f, 648 expected\n", n, all.sum)
	fmt.Fprintf(j.out, "%d grids, classes of first bands: chi-square %.1f with %d degrees of freedom, chance %.4f\n", n, bands.sum, groups, p)
	// Of 81 cells one is as unlikely as one in 81.
	if p < leastChance || worst < leastChance/81 {
		return fmt.Errorf("uniform grids are hardly ever like that")
	}
	return nil
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
