package lanes

import (
	"math/rand/v2"
	"testing"
)

// Sweeps never remove what a solution needs: candidates are added to the cells of a
// solved grid at random, and the digits of the grid must stay.
func TestSweepsAreSound(t *testing.T) {
	rounds := 1500
	if testing.Short() {
		rounds = 200
	}
	for _, k := range Available() {
		t.Run(k.name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(9, 9))
			b := newBlock(k.width)
			solutions := make([][Cells]uint16, k.width)
			for range rounds {
				for lane := range solutions {
					solutions[lane] = shuffled(rng)
					density, thin := rng.IntN(101), rng.IntN(3)
					for cell, digit := range solutions[lane] {
						others := uint16(0)
						if rng.IntN(100) < density {
							others = uint16(rng.IntN(All + 1))
							for range thin {
								others &= uint16(rng.IntN(All + 1))
							}
						}
						b.setField(cell, lane, digit|others)
					}
				}
				for range 4 {
					if r := k.sweep(b.words); r.dead != 0 {
						t.Fatalf("lanes %x are dead", r.dead)
					}
					for lane, solution := range solutions {
						for cell, digit := range solution {
							if b.field(cell, lane)&digit == 0 {
								t.Fatalf("cell %d has lost its digit", cell)
							}
						}
					}
				}
			}
		})
	}
}

// shuffled returns a solved grid: one with its digits, bands, lines and sides
// exchanged at random.
func shuffled(rng *rand.Rand) (solution [Cells]uint16) {
	digits, turn := rng.Perm(9), rng.IntN(2) == 0
	lines := func() (at [9]int) {
		for i, band := range rng.Perm(3) {
			for j, line := range rng.Perm(3) {
				at[3*i+j] = 3*band + line
			}
		}
		return at
	}
	rows, columns := lines(), lines()
	for cell := range solution {
		row, column := rows[cell/9], columns[cell%9]
		if turn {
			row, column = column, row
		}
		solution[cell] = 1 << digits[easyDone[9*row+column]-'1']
	}
	return solution
}
