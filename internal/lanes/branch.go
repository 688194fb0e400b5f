package lanes

import "math/bits"

// A choice is what the lanes of a word can branch on: the candidates of the
// triads of all bands, and in which band each lane is to branch.
type choice struct {
	triads [6]triads // bands of rows first
	fewest uint64    // placements in the band of each lane
	band   uint64    // the number of that band in each lane
}

// mostPlacements is how many placements a band may have over all digits for
// choose to take it. Where every open band has more, as in a nearly empty grid,
// whole bands would be settled one after the other that do not go together; the
// engine then branches on a cell.
const mostPlacements = 32

// choose finds for each lane the band with the fewest placements over all digits
// that is not settled yet, and returns the lanes that have one with no more than
// mostPlacements.
func (c *choice) choose(b *[Cells]uint64) Mask {
	const tooMany = ones * (mostPlacements + 1)
	c.fewest = tooMany
	for i := range 3 {
		t := &c.triads[i]
		triadsAcross(t, (*[27]uint64)(b[27*i:]))
		c.consider(t, uint64(i))
	}
	for i := range 3 {
		t := &c.triads[3+i]
		triadsDown(t, (*[75]uint64)(b[3*i:]))
		c.consider(t, uint64(3+i))
	}
	return laneBits(less(c.fewest, tooMany))
}

// consider takes a band in the lanes where it is better than those before. It is
// settled where each of the nine digits has one placement.
func (c *choice) consider(t *triads, band uint64) {
	n := countPlacements(t)
	total := count(n.bit0) + count(n.bit1)<<1 + count(n.bit2)<<2
	better := less(ones*9, total) & less(total, c.fewest)
	c.fewest ^= (c.fewest ^ total) & better
	c.band ^= (c.band ^ ones*band) & better
}

// triadsAcross collects the candidates of the triads of a band of rows.
func triadsAcross(t *triads, b *[27]uint64) {
	for i := range t {
		c := (*[3]uint64)(b[3*i:])
		t[i] = c[0] | c[1] | c[2]
	}
}

// triadsDown collects the candidates of the triads of a band of columns.
func triadsDown(t *triads, b *[75]uint64) {
	for i := range 3 {
		t[3*i] = b[i] | b[i+9] | b[i+18]
		t[3*i+1] = b[i+27] | b[i+36] | b[i+45]
		t[3*i+2] = b[i+54] | b[i+63] | b[i+72]
	}
}

// A tally is a number for each digit, in binary: three words of one bit a digit.
type tally struct{ bit0, bit1, bit2 uint64 }

// countPlacements counts, for each digit, how many are possible of the six ways to
// place it in a band, each of which gives the lines different boxes.
func countPlacements(t *triads) tally {
	p0, p1 := t[0]&t[4]&t[8], t[0]&t[5]&t[7]
	p2, p3 := t[1]&t[3]&t[8], t[1]&t[5]&t[6]
	p4, p5 := t[2]&t[3]&t[7], t[2]&t[4]&t[6]
	low1, mid1 := p0^p1^p2, majority(p0, p1, p2)
	low2, mid2 := p3^p4^p5, majority(p3, p4, p5)
	carry := low1 & low2
	return tally{low1 ^ low2, mid1 ^ mid2 ^ carry, majority(mid1, mid2, carry)}
}

// digit returns the digit to branch on in each lane: the first with two placements,
// where there is one, else with three, else with more.
func (n tally) digit() uint64 {
	two := n.bit1 &^ (n.bit0 | n.bit2)
	twoOrThree := n.bit1 &^ n.bit2
	return lowest(pick(two, pick(twoOrThree, n.bit1|n.bit2)))
}

// triad returns the band, the triad of that band and the digit, a bit in its lane,
// that a lane branches on. The triad is the first that has the digit in the first
// line where two have it, or three if there is no such line.
func (c *choice) triad(lane int) (band, triad int, digit uint64) {
	shift := lane * fieldBits
	band = int(c.band>>shift) & 7
	t := &c.triads[band]
	digit = countPlacements(t).digit() & (0xffff << shift)
	at := bits.TrailingZeros64(digit)
	fewest := uint64(4)
	for i := 0; i < 9; i += 3 {
		first := t[i] >> at & 1
		second := t[i+1] >> at & 1
		if n := first + second + t[i+2]>>at&1; n > 1 && n < fewest {
			fewest = n
			triad = i + int(1-first)
		}
	}
	return band, triad, digit
}

// cellsOf returns the first of the cells of a triad, and the distance from one
// to the next.
func cellsOf(band, triad int) (first, step int) {
	if band < 3 {
		return 27*band + 3*triad, 1
	}
	return 3*(band-3) + triad/3 + triad%3*27, 9
}
