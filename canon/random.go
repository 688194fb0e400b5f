package canon

import "math/rand/v2"

// Order is the number of all transforms, 2 x 6^8 x 9!.
const Order uint64 = 2 * 1_679_616 * 362_880

// Random returns a transform, each with the same chance. The same source gives
// the same transforms everywhere.
func Random(r *rand.Rand) Transform {
	// The numbers from most on are left out, so that all remainders have the
	// same chance.
	const most = (1<<64 - 1) / Order * Order
	n := r.Uint64()
	for n >= most {
		n = r.Uint64()
	}
	return nth(n % Order)
}

// nth returns the transform of number n, below Order.
func nth(n uint64) Transform {
	draw := dice(n)
	t := Transform{transposed: draw.below(2) == 1}
	rows, columns, digits := draw.lines(), draw.lines(), [9]int{0, 1, 2, 3, 4, 5, 6, 7, 8}
	draw.shuffle(digits[:])
	for i := range 9 {
		t.setRow(i, rows[i])
		t.setColumn(i, columns[i])
		t.setDigit(i, digits[i])
	}
	return t
}

// A dice is a number that small numbers are taken from.
type dice uint64

// below takes a number from 0 to n-1.
func (d *dice) below(n int) int {
	k := uint64(*d) % uint64(n)
	*d /= dice(n)
	return int(k)
}

// shuffle puts a list into one of its orders.
func (d *dice) shuffle(list []int) {
	for i := len(list) - 1; i > 0; i-- {
		j := d.below(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}

// lines takes an order of nine lines in which those of a band stay together.
func (d *dice) lines() [9]int {
	var lines [9]int
	bands := []int{0, 1, 2}
	d.shuffle(bands)
	for i, band := range bands {
		in := []int{0, 1, 2}
		d.shuffle(in)
		for j, line := range in {
			lines[3*i+j] = 3*band + line
		}
	}
	return lines
}
