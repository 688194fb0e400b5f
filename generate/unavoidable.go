package generate

import (
	"encoding/binary"
	"math/bits"

	"nonet"
)

// An unavoidable set is cells of a solved grid that can be filled in another way. A puzzle
// without a given in one of them has several solutions. Any second solution shows one:
// the cells where it differs.
type unavoidable struct {
	sets   [mostSets]cellSet
	having [81][mostSets / 64]uint64 // which of the sets a cell is in
	n      int                       // how many were learned
}

// mostSets is how many sets are known at a time, more than a grid needs as a rule. A
// new one takes the place of the oldest.
const mostSets = 128

// forget begins with another grid.
func (u *unavoidable) forget() {
	u.having = [81][mostSets / 64]uint64{}
	u.n = 0
}

// learn takes another set. It will be thought of where one of some cells is asked about.
func (u *unavoidable) learn(s, at cellSet) {
	i := u.n % mostSets
	word, bit := i/64, uint64(1)<<(i%64)
	if u.n >= mostSets {
		for c := range u.having {
			u.having[c][word] &^= bit
		}
	}
	u.n++
	u.sets[i] = s
	for half, cells := range at.and(s) {
		for ; cells != 0; cells &= cells - 1 {
			u.having[(64*half+bits.TrailingZeros64(cells))%81][word] |= bit
		}
	}
}

// needs reports whether one of some cells must be a given beside those that are left: it is
// in a set that these do not meet.
func (u *unavoidable) needs(cells, left cellSet) bool {
	for !cells.empty() {
		for word, sets := range u.having[cells.pop()%81] {
			for ; sets != 0; sets &= sets - 1 {
				if !u.sets[64*word+bits.TrailingZeros64(sets)].meets(left) {
					return true
				}
			}
		}
	}
	return false
}

// missed reports whether some cells leave out all of a known set.
func (u *unavoidable) missed(cells cellSet) bool {
	for i := range u.sets[:min(u.n, mostSets)] {
		if !u.sets[i].meets(cells) {
			return true
		}
	}
	return false
}

// learnSmall learns the sets that can be seen without search: where two digits change places,
// and where two rows of a band do, or two columns of a stack.
func (u *unavoidable) learnSmall(g *nonet.Grid) {
	u.learnLines(g, 9, 1)
	u.learnLines(g, 1, 9)
	u.learnDigits(g)
}

// learnLines learns the circles in which the digits of two lines of three can be exchanged.
// Lines are across cells apart, the cells of one along.
func (u *unavoidable) learnLines(g *nonet.Grid, across, along int) {
	for _, pair := range [...][2]int{{0, 1}, {0, 2}, {1, 2}, {3, 4}, {3, 5}, {4, 5}, {6, 7}, {6, 8}, {7, 8}} {
		a, b := pair[0]*across, pair[1]*across
		var place [10]int // of the digits of the first line
		for i := range 9 {
			place[g[a+i*along]] = i
		}
		for open := uint(1<<9 - 1); open != 0; {
			var s cellSet
			n := 0
			for i := lowestBit(open); open>>i&1 != 0; i = place[g[b+i*along]] {
				open &^= 1 << i
				s.add(a + i*along)
				s.add(b + i*along)
				n++
			}
			if n < 9 {
				u.learn(s, allCells)
			}
		}
	}
}

// A digitPlaces is where a digit stands in a grid.
type digitPlaces struct {
	column, box     [9]uint8 // of each row
	inColumn, inBox [9]uint8 // the row in each of them
}

// learnDigits learns the smallest parts of two digits' cells in which these can be exchanged:
// with a row, all that share a column or box with its cells belong to the part.
func (u *unavoidable) learnDigits(g *nonet.Grid) {
	var places [10]digitPlaces
	for c, d := range g {
		p := &places[d]
		row, column, box := uint8(c/9), uint8(c%9), boxOf[c]
		p.column[row], p.box[row] = column, box
		p.inColumn[column], p.inBox[box] = row, row
	}
	for d := 1; d < 9; d++ {
		for e := d + 1; e <= 9; e++ {
			u.learnPair(&places[d], &places[e])
		}
	}
}

func (u *unavoidable) learnPair(d, e *digitPlaces) {
	const rows = 1<<9 - 1
	for open := uint(rows); open != 0; {
		var part uint
		for found := open & -open; found != 0; {
			row := lowestBit(found)
			part |= 1 << row
			found |= 1<<e.inColumn[d.column[row]%9] | 1<<e.inBox[d.box[row]%9]
			found &^= part
		}
		if part == rows {
			return
		}
		open &^= part
		var s cellSet
		for ; part != 0; part &= part - 1 {
			row := lowestBit(part)
			s.add(9*row + int(d.column[row]))
			s.add(9*row + int(e.column[row]))
		}
		u.learn(s, allCells)
	}
}

// boxOf tells the box of each cell.
var boxOf = func() (t [81]uint8) {
	for c := range t {
		t[c] = uint8(nonet.Cell(c).Box())
	}
	return t
}()

// difference returns the cells where two texts of 81 digits differ.
func difference(a, b *[81]byte) (s cellSet) {
	for i := 0; i < 80; i += 8 {
		x := binary.LittleEndian.Uint64(a[i:]) ^ binary.LittleEndian.Uint64(b[i:])
		// Digits differ in their four low bits only: gather them in one, and these bits
		// of eight bytes in one byte.
		x |= x >> 2
		x |= x >> 1
		x = x & 0x0101010101010101 * 0x0102040810204080 >> 56
		s[i>>6] |= x << (i & 63)
	}
	if a[80] != b[80] {
		s.add(80)
	}
	return s
}
