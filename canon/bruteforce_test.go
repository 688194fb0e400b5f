package canon_test

import (
	"bytes"
	"fmt"
	"testing"

	"nonet"
	"nonet/canon"
)

// A force is the search for the smallest grid by trying every order of rows
// and columns. Digits get their labels in the order in which they come.
type force struct {
	side    nonet.Grid
	columns [9]int
	least   nonet.Grid // so far
	ways    uint64     // to make it
}

// bruteForce finds the form of a grid, and how many transforms reach it.
func bruteForce(g nonet.Grid) (nonet.Grid, uint64) {
	var f force
	f.forget(0)
	unused := uint64(9)
	seen := map[uint8]bool{}
	for i, d := range g {
		if d > 9 {
			g[i] = 0
		} else if d > 0 && !seen[d] {
			seen[d] = true
			unused--
		}
	}
	for _, f.side = range []nonet.Grid{g, transposed(g)} {
		for _, f.columns = range lineOrders() {
			f.addRow(0, 0, [10]uint8{}, 0)
		}
	}
	for ; unused > 1; unused-- {
		f.ways *= unused
	}
	return f.least, f.ways
}

// forget lets the smallest grid begin anew at a row: what comes is smaller.
func (f *force) forget(row int) {
	f.ways = 0
	for i := 9 * row; i < 81; i++ {
		f.least[i] = 10
	}
}

// addRow tries each row that may stand at a level, behind the set taken. The
// digits with labels have those of the array.
func (f *force) addRow(level int, taken uint, label [10]uint8, labels uint8) {
	if level == 9 {
		f.ways++
		return
	}
	for row := range 9 {
		band := taken >> (row / 3 * 3) & 7
		if begun := level%3 > 0; taken>>row&1 != 0 || begun && (band == 0 || band == 7) || !begun && band != 0 {
			continue
		}
		label, labels := label, labels
		var made [9]uint8
		for i, column := range f.columns {
			d := f.side[9*row+column]
			if d != 0 && label[d] == 0 {
				labels++
				label[d] = labels
			}
			made[i] = label[d]
		}
		least := f.least[9*level:]
		switch bytes.Compare(made[:], least[:9]) {
		case 1:
			continue
		case -1:
			f.forget(level)
			copy(least, made[:])
		}
		f.addRow(level+1, taken|1<<row, label, labels)
	}
}

func transposed(g nonet.Grid) (out nonet.Grid) {
	for i, d := range g {
		out[i%9*9+i/9] = d
	}
	return out
}

// lineOrders returns the 1,296 orders of nine lines.
func lineOrders() (orders [][9]int) {
	three := [][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}
	for _, bands := range three {
		for _, first := range three {
			for _, second := range three {
				for _, third := range three {
					var o [9]int
					for i, in := range [][3]int{first, second, third} {
						for j, line := range in {
							o[3*i+j] = 3*bands[i] + line
						}
					}
					orders = append(orders, o)
				}
			}
		}
	}
	return orders
}

// TestBruteForce compares the search with one that shares nothing with it, on
// grids with much symmetry and on random ones, most of which break a rule.
func TestBruteForce(t *testing.T) {
	grids := madeUp()
	chance := newRand()
	for n := range 60 {
		m := made{name: fmt.Sprintf("random %d", n)}
		for i := range m.grid {
			if chance.IntN(12) <= n/5 {
				m.grid[i] = uint8(1 + chance.IntN(1+n%9))
			}
		}
		grids = append(grids, m)
	}
	for _, m := range grids {
		if m.free {
			continue // every order is one of the smallest: there are millions
		}
		t.Run(m.name, func(t *testing.T) {
			want, ways := bruteForce(m.grid)
			if got := canon.Form(m.grid); got.Grid != want || got.Automorphisms != ways {
				t.Errorf("%s\n got %s, %d automorphisms\nwant %s, %d", m.grid, got.Grid, got.Automorphisms, want, ways)
			}
		})
	}
}
