package main

import (
	"context"
	"math/rand/v2"

	"nonet"
)

// newPuzzle returns the puzzle with a number: one that has a single solution, and
// that the seed and the number alone determine.
func newPuzzle(ctx context.Context, seed, number uint64) (nonet.Grid, error) {
	r := rand.New(rand.NewPCG(seed, number))
	g, err := fullGrid(ctx, r)
	if err != nil {
		return g, err
	}
	order := r.Perm(81)
	least := 0
	switch number % 4 {
	case 1:
		// Without any given of a digit there is room for the largest fish.
		order = digitFirst(g, order, uint8(1+r.IntN(9)))
	case 2:
		// More givens than needed leave positions that are easy to take in.
		least = 27 + r.IntN(4)
	}
	return dig(ctx, g, order, least)
}

// fullGrid fills three boxes that do not see each other at random, and the rest as it
// comes.
func fullGrid(ctx context.Context, r *rand.Rand) (nonet.Grid, error) {
	var g nonet.Grid
	for _, u := range [...]nonet.Unit{18, 22, 26} {
		digits := r.Perm(9)
		for i, c := range u.Cells() {
			g[c] = uint8(digits[i] + 1)
		}
	}
	solution, _, err := nonet.Solve(ctx, g)
	return solution, err
}

// digitFirst puts the cells of one digit before all others.
func digitFirst(g nonet.Grid, order []int, digit uint8) []int {
	var first, rest []int
	for _, c := range order {
		if g[c] == digit {
			first = append(first, c)
		} else {
			rest = append(rest, c)
		}
	}
	return append(first, rest...)
}

// dig takes the givens away, in order, that are not needed for a single solution, and
// stops when only so many are left.
func dig(ctx context.Context, g nonet.Grid, order []int, least int) (nonet.Grid, error) {
	for left, i := 81, 0; i < len(order) && left > least; i++ {
		c := order[i]
		digit := g[c]
		g[c] = 0
		n, _, err := nonet.Count(ctx, g, 2)
		if err != nil {
			return g, err
		}
		if n == 1 {
			left--
		} else {
			g[c] = digit
		}
	}
	return g, nil
}
