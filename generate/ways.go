package generate

import (
	"math/bits"
	"sync"
)

// partitions is how many ways there are to split nine digits into three sets of three.
const partitions = 280

// A wayTable knows in how many ways a band can be filled. Only the partitions matter that
// the columns of its three boxes make, and not the names of the digits: the first is
// made 123, 456, 789.
type wayTable struct {
	list   [partitions]box
	number [allDigits + 1][allDigits + 1]uint16 // of a partition, by its first and second set
	ways   [partitions][partitions]uint16

	// secondColumns is the columns of the second box of the first band, for each order of
	// each way to split the rows of the first.
	secondColumns [splits * orders]box
}

// tables returns the one table there is. It takes some milliseconds to fill.
var tables = sync.OnceValue(func() *wayTable {
	t := &wayTable{}
	n := 0
	for a := range allDigits + 1 {
		for b := range allDigits + 1 {
			c := allDigits &^ a &^ b
			if bits.OnesCount16(a) == 3 && bits.OnesCount16(b) == 3 && a&b == 0 && lowest(a) < lowest(b) && lowest(b) < lowest(c) {
				t.list[n] = box{a, b, c}
				t.number[a][b] = uint16(n)
				n++
			}
		}
	}
	t.fill()
	for i := range t.secondColumns {
		f := fill(&rowSplits[i%splits].next, uint64(i/splits))
		t.secondColumns[i] = f.columns()
	}
	return t
})

// fill counts the ways of one in each class of second partitions that can be turned into
// one another while the first stays.
func (t *wayTable) fill() {
	renamings := keeping()
	var done [partitions]bool
	for second := range partitions {
		if done[second] {
			continue
		}
		var ways [partitions]uint16
		for third := range ways {
			var b band
			b.set(&firstBox, &t.list[second], &t.list[third])
			ways[third] = uint16(b.countWays())
		}
		for i := range renamings {
			r := &renamings[i]
			to := t.numberOf(r.box(&t.list[second]))
			if done[to] {
				continue
			}
			done[to] = true
			for third := range ways {
				t.ways[to][t.numberOf(r.box(&t.list[third]))] = ways[third]
			}
		}
	}
}

// numberOf returns the number of a partition.
func (t *wayTable) numberOf(sets box) uint16 {
	a, b, c := sets[0], sets[1], sets[2]
	if lowest(b) < lowest(a) {
		a, b = b, a
	}
	if lowest(c) < lowest(a) {
		a, c = c, a
	}
	if lowest(c) < lowest(b) {
		b = c
	}
	return t.number[a&allDigits][b&allDigits]
}

// waysOf returns in how many ways a band can be filled.
func (t *wayTable) waysOf(b *band) uint64 {
	var r renaming
	name := mask(1)
	for _, set := range b[:3] {
		for ; set != 0; set &= set - 1 {
			r[bits.TrailingZeros16(set)%9] = name
			name <<= 1
		}
	}
	second := t.numberOf(r.box((*box)(b[3:])))
	third := t.numberOf(r.box((*box)(b[6:])))
	return uint64(t.ways[second][third])
}

// mostOf returns in how many ways a band can be filled at the most, when the columns of two
// boxes are known. Only how many digits they have in common matters; a test looks at all
// cases.
func mostOf(a, b *box) uint64 {
	sum := 0
	for _, x := range a {
		for _, y := range b {
			n := bits.OnesCount16(x & y)
			sum += n * n
		}
	}
	return uint64(mostBySquares[sum])
}

// mostBySquares is indexed by the sum of squares of the numbers of common digits.
var mostBySquares = [28]uint16{9: 192, 13: 288, 15: 516, 19: 864, 27: mostWays}

// A renaming gives each digit another name, as a mask.
type renaming [9]mask

// box renames the digits of a box.
func (r *renaming) box(from *box) (to box) {
	for i, set := range from {
		for ; set != 0; set &= set - 1 {
			to[i] |= r[bits.TrailingZeros16(set)%9]
		}
	}
	return to
}

// keeping returns the 1,296 renamings that keep the partition 123, 456, 789.
func keeping() []renaming {
	var list []renaming
	for _, rows := range orderOf {
		for n := range uint64(orders) {
			f := fill(&firstBox, n)
			var r renaming
			for digit := range r {
				row := bits.TrailingZeros16(rows[digit/3])
				r[digit] = f.at(row, digit%3)
			}
			list = append(list, r)
		}
	}
	return list
}
