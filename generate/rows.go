package generate

import "math/bits"

// countWays counts in how many ways a band can be filled whose columns hold given digits. The
// first row takes one of each, and two are left.
func (b *band) countWays() (n uint64) {
	r := b.rest()
	r.firstRows(0, 0, func() bool {
		n += 1 << r.circles()
		return true
	})
	return n
}

// A rest is a band without its first row. Two digits are left to each column, and each
// digit to two columns, so that columns and digits make circles; in each of them the second row
// and the third can be exchanged.
type rest struct {
	digits  [9]mask // of each column
	columns [9]mask // of each digit
	band    [9]mask // the digits of each column of the band,
	having  [9]mask // and the columns of each digit
}

// rest returns a band of which no row is taken away yet.
func (b *band) rest() (r rest) {
	r.band = *b
	for i, digits := range b {
		for ; digits != 0; digits &= digits - 1 {
			r.having[bits.TrailingZeros16(digits)%9] |= 1 << i
		}
	}
	return r
}

// firstRows takes away each row that has a digit of each column, from a column on. It
// calls found each time, and returns whether found always returned true.
func (r *rest) firstRows(column int, used mask, found func() bool) bool {
	if column == len(r.band) {
		return found()
	}
	for open := r.band[column] &^ used; open != 0; open &= open - 1 {
		digit := lowest(open)
		r.digits[column] = r.band[column] &^ digit
		i := bits.TrailingZeros16(digit) % 9
		r.columns[i] = r.having[i] &^ (1 << column)
		if !r.firstRows(column+1, used|digit, found) {
			return false
		}
	}
	return true
}

// circles returns the number of circles.
func (r *rest) circles() (n int) {
	for open := mask(1<<9 - 1); open != 0; n++ {
		column := lowest(open)
		for digit := lowest(r.of(column)); open&column != 0; column, digit = r.next(column, digit) {
			open &^= column
		}
	}
	return n
}

// of returns the digits left to a column, given as a mask.
func (r *rest) of(column mask) mask { return r.digits[bits.TrailingZeros16(column)%9] }

// next goes from a column to the one that has its other digit too, and to that digit.
func (r *rest) next(column, digit mask) (mask, mask) {
	digit ^= r.of(column)
	return r.columns[bits.TrailingZeros16(digit)%9] ^ column, digit
}
