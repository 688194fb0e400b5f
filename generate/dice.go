package generate

import (
	"math/bits"
	"math/rand/v2"
)

// A dice yields random numbers. What it yields depends on its seeds alone: not on
// the machine, and not on the version of Go.
type dice struct{ source rand.PCG }

// newDice returns the dice of one attempt.
func newDice(seed, attempt uint64) dice {
	var d dice
	d.source.Seed(seed, attempt)
	return d
}

// below returns a number from 0 to n-1, each as likely as any other. It is the method
// of Lemire, "Fast random integer generation in an interval" (2019).
func (d *dice) below(n uint64) uint64 {
	high, low := bits.Mul64(d.source.Uint64(), n)
	if low < n {
		for least := -n % n; low < least; {
			high, low = bits.Mul64(d.source.Uint64(), n)
		}
	}
	return high
}

// shuffle puts elements into a random order, each order as likely as any other.
func shuffle[T any](d *dice, list []T) {
	for i := len(list) - 1; i > 0; i-- {
		j := d.below(uint64(i + 1))
		list[i], list[j] = list[j], list[i]
	}
}
