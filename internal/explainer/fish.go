package explainer

import "math/bits"

var (
	fishNames   = [5]string{2: "X-Wing", 3: "Swordfish", 4: "Jellyfish"}
	fishRatings = [5]int{2: 32, 3: 38, 4: 52}
)

// fish looks for n parallel lines where a digit has places in n crossing lines
// only, which therefore lose its other places; first columns, then rows, and for
// each n lines one digit after another. The search ends when found returns false.
func fish(b *board, n int, found func(*hint) bool) {
	var usable uint16 // digits not placed too often for a fish and its equal opposite
	for d, count := range b.placed {
		if int(count)+2*n <= 9 {
			usable |= 1 << d
		}
	}
	if usable == 0 {
		return
	}
	if fishAlong(b, n, firstColumn, firstRow, usable, found) {
		fishAlong(b, n, firstRow, firstColumn, usable, found)
	}
}

// fishAlong looks for fish whose digits are locked along one kind of line, and
// reports whether the search shall go on.
func fishAlong(b *board, n, bases, covers int, usable uint16, found func(*hint) bool) bool {
	var digitsOf [9]uint16 // of each line: the digits with two to n places
	var lines uint16       // the lines with such digits
	for i := range digitsOf {
		digitsOf[i] = small(&b.places[bases+i], n) & usable
		if digitsOf[i] != 0 {
			lines |= 1 << i
		}
	}
	for _, chosen := range combinations[n] {
		if chosen&^lines != 0 {
			continue
		}
		digits := usable
		for s := chosen; s != 0; s &= s - 1 {
			digits &= digitsOf[bits.TrailingZeros16(s)]
		}
		for ; digits != 0; digits &= digits - 1 {
			d := bits.TrailingZeros16(digits)
			var at uint16
			for s := chosen; s != 0; s &= s - 1 {
				at |= b.places[bases+bits.TrailingZeros16(s)][d]
			}
			if bits.OnesCount16(at) != n {
				continue
			}
			if h := fishHint(b, n, bases, covers, chosen, at, d); h != nil && !found(h) {
				return false
			}
		}
	}
	return true
}

// fishHint returns nil if the fish removes nothing.
func fishHint(b *board, n, bases, covers int, chosen, at uint16, digit int) *hint {
	var others uint16
	for s := at; s != 0; s &= s - 1 {
		others |= b.places[covers+bits.TrailingZeros16(s)][digit] &^ chosen
	}
	if others == 0 {
		return nil
	}
	h := newHint(fishNames[n], fishRatings[n], shapeFish)
	h.bases, h.covers, h.digits = uint32(chosen)<<bases, uint32(at)<<covers, 1<<digit
	for s := at; s != 0; s &= s - 1 {
		line := covers + bits.TrailingZeros16(s)
		h.removeFrom(line, b.places[line][digit]&^chosen, digit)
	}
	return h
}
