package main

import (
	"math/bits"
	"slices"
)

// A band is three rows of a grid, digits 0 to 8.
type band [3][9]uint8

// A bandClass is the bands that orders of rows, boxes and columns and names of digits make of
// one another.
type bandClass struct {
	example band
	bands   uint64 // how many there are
	grids   uint64 // that each of them is the first band of
}

// columnOrders are the orders of three things.
var columnOrders = [6][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}

// form returns the smallest band that a band can be turned into, as the rows of its second and
// third box: the first is made 012, 345, 678.
func (b *band) form() (least [18]uint8) {
	least[0] = 9
	for first := range 3 {
		for _, rows := range columnOrders {
			for _, columns := range columnOrders {
				var name [9]uint8
				for r := range 3 {
					for k := range 3 {
						name[b[rows[r]][3*first+columns[k]]] = uint8(3*r + k)
					}
				}
				left, right := b.sorted((first+1)%3, &rows, &name), b.sorted((first+2)%3, &rows, &name)
				if slices.Compare(right[:], left[:]) < 0 {
					left, right = right, left
				}
				var f [18]uint8
				copy(f[:], left[:])
				copy(f[9:], right[:])
				if slices.Compare(f[:], least[:]) < 0 {
					least = f
				}
			}
		}
	}
	return least
}

// sorted returns the rows of a box with other names, its columns in the order of their first
// digits.
func (b *band) sorted(box int, rows *[3]int, name *[9]uint8) (s [9]uint8) {
	order := [3]int{3 * box, 3*box + 1, 3*box + 2}
	slices.SortFunc(order[:], func(i, k int) int { return int(name[b[rows[0]][i]]) - int(name[b[rows[0]][k]]) })
	for r := range 3 {
		for k, c := range order {
			s[3*r+k] = name[b[rows[r]][c]]
		}
	}
	return s
}

// bandClasses returns the classes by their forms.
func bandClasses() map[[18]uint8]*bandClass {
	classes := map[[18]uint8]*bandClass{}
	for _, second := range boxesBeside() {
		for _, third := range boxesBeside() {
			b := band{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}}
			if !b.put(1, second) || !b.put(2, third) {
				continue
			}
			f := b.form()
			if classes[f] == nil {
				classes[f] = &bandClass{example: b}
			}
			const named, ordered = 362880, 6 * 6 // digits of the first box, columns of the others
			classes[f].bands += named * ordered
		}
	}
	w := newWays()
	for _, c := range classes {
		c.grids = w.grids(&c.example)
	}
	return classes
}

// boxesBeside returns the boxes that fit beside the first one, their columns in the order of
// their first digits.
func boxesBeside() (list [][9]uint8) {
	var box [9]uint8
	var next func(i int, used uint)
	next = func(i int, used uint) {
		if i == 9 {
			list = append(list, box)
			return
		}
		for d := range uint8(9) {
			if used>>d&1 != 0 || int(d/3) == i/3 || (i == 1 || i == 2) && d < box[i-1] {
				continue
			}
			box[i] = d
			next(i+1, used|1<<d)
		}
	}
	next(0, 0)
	return list
}

// put puts a box into a band, and reports whether no row has a digit twice then.
func (b *band) put(at int, box [9]uint8) bool {
	for r := range 3 {
		var used uint16
		for c := range 3 * at {
			used |= 1 << b[r][c]
		}
		for k := range 3 {
			if used>>box[3*r+k]&1 != 0 {
				return false
			}
			b[r][3*at+k] = box[3*r+k]
		}
	}
	return true
}

// A triple is the digits of the three columns of a box, nine bits each.
type triple [3]uint16

// ways counts in how many ways a band can be filled whose columns hold given digits.
type ways struct{ known map[[2]triple]uint64 }

func newWays() *ways { return &ways{known: map[[2]triple]uint64{}} }

// grids returns how many grids begin with a band: the sum over all ways to split the other
// digits of each column between the second band and the third.
func (w *ways) grids(b *band) (n uint64) {
	var splits [3][][2]triple
	for box := range splits {
		var t triple
		for k := range t {
			for r := range 3 {
				t[k] |= 1 << b[r][3*box+k]
			}
		}
		splits[box] = below(t)
	}
	for _, first := range splits[0] {
		for _, second := range splits[1] {
			for _, third := range splits[2] {
				n += w.of(first[0], second[0], third[0]) * w.of(first[1], second[1], third[1])
			}
		}
	}
	return n
}

// below returns the columns that the two boxes below one can have.
func below(t triple) (list [][2]triple) {
	for a := range uint16(512) {
		for b := range uint16(512) {
			c := 511 &^ a &^ b
			if bits.OnesCount16(a) != 3 || bits.OnesCount16(b) != 3 || a&b != 0 || a&t[0]|b&t[1]|c&t[2] != 0 {
				continue
			}
			list = append(list, [2]triple{{a, b, c}, {511 &^ a &^ t[0], 511 &^ b &^ t[1], 511 &^ c &^ t[2]}})
		}
	}
	return list
}

// of returns the ways for three boxes. The digits of the first are given new names, and columns
// are sorted, so that few cases are left.
func (w *ways) of(first, second, third triple) uint64 {
	var name [9]uint16
	next := uint16(1)
	for _, set := range first {
		for ; set != 0; set &= set - 1 {
			name[bits.TrailingZeros16(set)] = next
			next <<= 1
		}
	}
	key := [2]triple{second.named(&name), third.named(&name)}
	n, known := w.known[key]
	if !known {
		n = fillings(&key[0], &key[1])
		w.known[key] = n
	}
	return n
}

// named gives the digits other names and sorts the columns.
func (t triple) named(name *[9]uint16) (to triple) {
	for i, set := range t {
		for ; set != 0; set &= set - 1 {
			to[i] |= name[bits.TrailingZeros16(set)]
		}
	}
	slices.Sort(to[:])
	return to
}

// fillings counts the ways where the first box has the columns 012, 345, 678. It tries all.
func fillings(second, third *triple) (n uint64) {
	columns := [9]uint16{7, 7 << 3, 7 << 6, second[0], second[1], second[2], third[0], third[1], third[2]}
	var next func(column int, rows [3]uint16)
	next = func(column int, rows [3]uint16) {
		if column == 9 {
			n++
			return
		}
		var digits [3]uint16
		for i, set := 0, columns[column]; i < 3; i, set = i+1, set&(set-1) {
			digits[i] = set & -set
		}
		for _, order := range columnOrders {
			a, b, c := digits[order[0]], digits[order[1]], digits[order[2]]
			if rows[0]&a|rows[1]&b|rows[2]&c == 0 {
				next(column+1, [3]uint16{rows[0] | a, rows[1] | b, rows[2] | c})
			}
		}
	}
	next(0, [3]uint16{})
	return n
}
