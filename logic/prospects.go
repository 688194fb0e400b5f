package logic

import "math/bits"

// none reports whether a technique certainly finds nothing on a board, at less cost than
// trying it.
func (w *workspace) none(b *Board, t Technique) bool {
	switch {
	case t >= XWing && t <= Leviathan:
		return !w.byRows(b, fishKinds[t].size)
	case fishKinds[t].size > 0:
		return !w.byOneDigit(b)
	case t == Skyscraper, t == TwoStringKite, t == DualTwoStringKite, t == TurbotFish,
		t == EmptyRectangle, t == DualEmptyRectangle:
		return !w.byOneDigit(b)
	case t == XChain, t >= SimpleColorsTrap && t <= MultiColors2:
		return !w.byOneDigit(b) || !w.plain.some(b, plainKinds)
	case t == XYChain, t >= ContinuousNiceLoop && t <= AIC:
		return !w.plain.some(b, plainKinds)
	case t >= GroupedContinuousNiceLoop && t <= GroupedAIC:
		return !w.grouped.some(b, groupedKinds)
	}
	return false
}

// A digitProspect is what can be removed by looking at one digit.
type digitProspect struct {
	places cellSet
	lost   cellSet      // candidates that no template has
	sizes  uint16       // of basic fish without fins: bit n for size n
	noFish techniqueSet // fish that have been looked for in vain
}

// digit returns what is known about a digit as it stands on a board.
func (w *workspace) digit(b *Board, d int) *digitProspect {
	about := &w.digits[d]
	if about.places != b.places[d] {
		*about = digitProspect{places: b.places[d], lost: b.withoutTemplate(d), sizes: fishSizes(b.places[d])}
	}
	return about
}

// byOneDigit reports whether some candidate has no template.
func (w *workspace) byOneDigit(b *Board) bool {
	for d := 1; d <= 9; d++ {
		if !w.digit(b, d).lost.empty() {
			return true
		}
	}
	return false
}

// byRows reports whether there is a basic fish of a size without fins.
func (w *workspace) byRows(b *Board, size int) bool {
	for d := 1; d <= 9; d++ {
		if w.digit(b, d).sizes>>size&1 != 0 {
			return true
		}
	}
	return false
}

// A techniqueSet is a set of techniques.
type techniqueSet [(len(techniques) + 63) / 64]uint64

func (s *techniqueSet) has(t Technique) bool { return s[t/64]>>(t%64)&1 != 0 }
func (s *techniqueSet) add(t Technique)      { s[t/64] |= 1 << (t % 64) }

// fishSizes returns the sizes of basic fish without fins: n rows whose places lie in n
// columns, where other rows have some too, or the other way round.
func fishSizes(places cellSet) uint16 {
	var rows, columns [9]uint16
	for r := range rows {
		rows[r] = columnsIn(places, r)
		for s := rows[r]; s != 0; s &= s - 1 {
			columns[bits.TrailingZeros16(s)] |= 1 << r
		}
	}
	return sizesAlong(&rows) | sizesAlong(&columns)
}

// sizesAlong goes through all sets of lines, each one more than a set before.
func sizesAlong(lines *[9]uint16) (sizes uint16) {
	var used [9]uint16
	n := 0
	for _, s := range lines {
		if s != 0 {
			used[n] = s
			n++
		}
	}
	var union [512]uint16
	for set := 1; set < 1<<n-1; set++ {
		union[set] = union[set&(set-1)] | used[bits.TrailingZeros(uint(set))]
		if size := bits.OnesCount(uint(set)); bits.OnesCount16(union[set]) == size && meetsOther(used[:n], set, union[set]) {
			sizes |= 1 << size
		}
	}
	return sizes
}

// meetsOther reports whether a line that is not in a set has any of some places.
func meetsOther(lines []uint16, set int, places uint16) bool {
	for i, s := range lines {
		if set>>i&1 == 0 && s&places != 0 {
			return true
		}
	}
	return false
}
