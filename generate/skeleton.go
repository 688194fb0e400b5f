package generate

import "math/bits"

// A mask is a set of digits: bit d-1 for digit d.
type mask = uint16

const allDigits mask = 1<<9 - 1

// A box is the digits of each of its three rows, or of its three columns.
type box [3]mask

// A band is the digits of each of its nine columns.
type band [9]mask

// firstBox is the rows of the first box, and standing its columns.
var (
	firstBox = box{0o7, 0o70, 0o700}
	standing = box{0o111, 0o222, 0o444}
)

// There are 56 ways to split the rows of a box between the boxes beside it: from each row
// the same number of digits, none to three, goes to the row above in the next box, and
// the others to the row below, where rows are counted in a circle. It is the same with
// columns.
const splits = 56

// splitOf lists the ways: which of the three digits of each row go up.
var splitOf = func() (t [splits]box) {
	n := 0
	for abc := range mask(8 * 8 * 8) {
		a, b, c := abc>>6, abc>>3&7, abc&7
		if k := bits.OnesCount16(a); bits.OnesCount16(b) == k && bits.OnesCount16(c) == k {
			t[n] = box{a, b, c}
			n++
		}
	}
	return t
}()

// subsetOf tells for a set of three digits which of them are chosen by three bits.
var subsetOf = func() (t [allDigits + 1][8]mask) {
	for set := range t {
		for chosen := range t[set] {
			rest := mask(set)
			for k := 0; rest != 0 && k < 3; k++ {
				if chosen>>k&1 != 0 {
					t[set][chosen] |= lowest(rest)
				}
				rest &= rest - 1
			}
		}
	}
	return t
}()

// lowest returns the lowest digit of a set.
func lowest(m mask) mask { return m & -m }

// next splits the rows or columns of a box between two others, and returns those of the
// next one.
func (b *box) next(way uint64) box {
	up := &splitOf[way]
	x, y, z := subsetOf[b[0]&allDigits][up[0]&7], subsetOf[b[1]&allDigits][up[1]&7], subsetOf[b[2]&allDigits][up[2]&7]
	return box{y | b[2]&^z, z | b[0]&^x, x | b[1]&^y}
}

// beside returns the rows or columns of the third box of a band or stack.
func (b *box) beside(c *box) box {
	return box{allDigits &^ b[0] &^ c[0], allDigits &^ b[1] &^ c[1], allDigits &^ b[2] &^ c[2]}
}

// A pair is the two boxes that a third one was split between.
type pair struct{ next, last box }

// rowSplits and columnSplits are the ways to split the first box.
var rowSplits, columnSplits = splitsOf(&firstBox), splitsOf(&standing)

func splitsOf(b *box) (t [splits]pair) {
	for way := range t {
		next := b.next(uint64(way))
		t[way] = pair{next, b.beside(&next)}
	}
	return t
}

// orderOf lists the orders of three digits, as three bits that choose one of them.
var orderOf = [6]box{{1, 2, 4}, {1, 4, 2}, {2, 1, 4}, {2, 4, 1}, {4, 1, 2}, {4, 2, 1}}

// orders is in how many orders the digits of three lines can be.
const orders = 6 * 6 * 6

// A filling is a box of which each cell is known: the digits of three lines, rows or columns,
// and in which order each has them.
type filling struct {
	lines  box
	orders [3]uint8
}

// fill puts the digits of each line into one of their orders.
func fill(lines *box, n uint64) filling {
	return filling{*lines, [3]uint8{uint8(n / 36 % 6), uint8(n / 6 % 6), uint8(n % 6)}}
}

// at returns the digit in a place of a line.
func (f *filling) at(line, place int) mask {
	return subsetOf[f.lines[line]&allDigits][orderOf[f.orders[line]%6][place]&7]
}

// across returns the digits in a place of all lines.
func (f *filling) across(place int) mask { return f.at(0, place) | f.at(1, place) | f.at(2, place) }

// columns returns the digits of each column of a box that is filled by rows.
func (f *filling) columns() box { return box{f.across(0), f.across(1), f.across(2)} }
