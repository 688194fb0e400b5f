package generate

// A threeRows is which digits of a box are in each of its rows: nine bits a row.
type threeRows uint32

const (
	everything threeRows = 1<<27 - 1
)

// row returns the digits of a row.
func (t threeRows) row(i int) mask { return mask(t>>(9*i)) & allDigits }

// fitting reports whether each column of a box has a digit in each row.
func (t threeRows) fitting(columns *box) bool {
	for i := range 3 {
		for _, c := range columns {
			if t.row(i)&c == 0 {
				return false
			}
		}
	}
	return true
}

// An orderings is all ways to order the digits of the columns of a box: those of the first
// two, and those of the third.
type orderings struct {
	two [6 * 6]threeRows
	one [6]threeRows
}

// orderingsOf returns the ways for a box.
func orderingsOf(columns *box) (o orderings) {
	var first, second [6]threeRows
	for k, to := range []*[6]threeRows{&first, &second, &o.one} {
		for i, order := range orderOf {
			for row, place := range order {
				to[i] |= threeRows(subsetOf[columns[k]&allDigits][place&7]) << (9 * row)
			}
		}
	}
	for i := range o.two {
		o.two[i] = first[i/6] | second[i%6]
	}
	return o
}

// at returns one of the ways.
func (o *orderings) at(n uint64) threeRows { return o.two[n/6%36] | o.one[n%6] }

// fillBand fills a band whose columns hold given digits. All ways are equally likely: two boxes
// are filled at random until they leave room for the third.
func (d *dice) fillBand(b *band) (r rows) {
	first, second := orderingsOf((*box)(b[:3])), orderingsOf((*box)(b[3:]))
	for {
		n := d.below(orders * orders)
		x, y := first.at(n%orders), second.at(n/orders)
		z := everything &^ x &^ y
		if x&y != 0 || !z.fitting((*box)(b[6:])) {
			continue
		}
		for i := range r {
			for k := range 3 {
				r[i][k], r[i][3+k], r[i][6+k] = x.row(i)&b[k], y.row(i)&b[3+k], z.row(i)&b[6+k]
			}
		}
		return r
	}
}
