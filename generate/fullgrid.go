package generate

import (
	"iter"
	"math/bits"

	"nonet"
)

// FullGrids returns solved grids without end. Each of the
// 6,670,903,752,021,072,936,960 grids is as likely as any other, and none depends on
// those before it. The same seed gives the same grids. One takes some 10 microseconds.
//
// The first band is drawn, all bands being equally likely, and for each column how its
// other six digits are split between the second band and the third. A band of which
// each column's digits are known can be filled in up to 1,728 ways. The draw is kept with
// a probability of the product of both bands' numbers of ways over 1,728 squared, or else
// made anew. So it is as likely as the number of grids that it stands for, and one of
// these is taken.
func FullGrids(seed uint64) iter.Seq[nonet.Grid] {
	return func(yield func(nonet.Grid) bool) {
		for n := uint64(0); ; n++ {
			d := newDice(seed, n)
			if !yield(d.fullGrid()) {
				return
			}
		}
	}
}

// fullGrid draws a grid.
func (d *dice) fullGrid() nonet.Grid {
	for {
		g := d.draft()
		if ways := g.ways(); d.below(g.most) < ways[0]*ways[1] {
			return d.named(&[3]rows{g.top(), d.fillBand(&g.middle), d.fillBand(&g.bottom)})
		}
	}
}

// A draft is a grid of which the first band is known, and of the others which digits each
// column holds. Digits have no names yet: the first box holds 123, 456, 789.
type draft struct {
	second, third  filling // boxes of the first band
	middle, bottom band
	most           uint64 // a bound for the product of the ways to fill these
}

// mostWays is in how many ways a band can be filled at the most of which each column's
// digits are known.
const mostWays = 1728

// draft draws one. Where two boxes show that there are few ways, it is given up early:
// with the same probability as if the bound of all drafts had been used in the end.
func (d *dice) draft() (g draft) {
	t := tables()
	for {
		n := d.below(splits * splits * splits * orders)
		columns := &columnSplits[n%splits]
		n /= splits
		rows := n / splits
		second := &t.secondColumns[rows]
		next := second.next(n % splits)
		middle := mostOf(&columns.next, &next)
		if d.below(mostWays) >= middle {
			continue
		}
		last := second.beside(&next)
		bottom := mostOf(&columns.last, &last)
		if d.below(mostWays) >= bottom {
			continue
		}
		g.most = middle * bottom
		g.second = fill(&rowSplits[rows%splits].next, rows/splits)
		n = d.below(orders * splits)
		g.third = fill(&rowSplits[rows%splits].last, n/splits)
		third := g.third.columns()
		nextOfThird := third.next(n % splits)
		lastOfThird := third.beside(&nextOfThird)
		g.middle.set(&columns.next, &next, &nextOfThird)
		g.bottom.set(&columns.last, &last, &lastOfThird)
		return g
	}
}

// set takes the columns of three boxes.
func (b *band) set(first, second, third *box) {
	copy(b[:3], first[:])
	copy(b[3:6], second[:])
	copy(b[6:], third[:])
}

// ways returns in how many ways the second band and the third can be filled.
func (g *draft) ways() [2]uint64 {
	t := tables()
	return [2]uint64{t.waysOf(&g.middle), t.waysOf(&g.bottom)}
}

// A rows is a band of which each cell is known.
type rows [3][9]mask

// top returns the first band.
func (g *draft) top() (r rows) {
	first := fill(&firstBox, 0)
	for i := range r {
		for k := range 3 {
			r[i][k], r[i][3+k], r[i][6+k] = first.at(i, k), g.second.at(i, k), g.third.at(i, k)
		}
	}
	return r
}

// named gives the digits of a grid names at random.
func (d *dice) named(bands *[3]rows) (g nonet.Grid) {
	names := [9]uint8{1, 2, 3, 4, 5, 6, 7, 8, 9}
	shuffle(d, names[:])
	for i := range g {
		g[i] = names[bits.TrailingZeros16(bands[i/27][i/9%3][i%9])%9]
	}
	return g
}
