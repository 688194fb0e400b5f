package main

import (
	"math/rand/v2"

	"nonet"
)

// turn returns the grid that a random symmetry makes of another: bands and the rows
// in each change places, so do stacks and columns, and digits, and half the time
// rows become columns.
func turn(chance *rand.Rand, g nonet.Grid) (turned nonet.Grid) {
	rows, columns := shuffledLines(chance), shuffledLines(chance)
	transpose := chance.IntN(2) == 1
	digits := chance.Perm(9)
	for c, digit := range g {
		row, column := rows[c/9], columns[c%9]
		if transpose {
			row, column = column, row
		}
		if digit != 0 {
			turned[row*9+column] = uint8(digits[digit-1]) + 1
		}
	}
	return turned
}

// shuffledLines returns where each of nine lines goes, three of a band together.
func shuffledLines(chance *rand.Rand) (lines [9]int) {
	for band, to := range chance.Perm(3) {
		for i, at := range chance.Perm(3) {
			lines[band*3+i] = to*3 + at
		}
	}
	return lines
}
