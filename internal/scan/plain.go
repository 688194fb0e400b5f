package scan

import (
	"encoding/binary"
	"slices"
)

// plainCells is the length of the most frequent line of all: 81 digits, with "."
// or "0" for blanks.
const plainCells = 81

// Plain reports whether a line is 81 digits, with "." or "0" for blanks, and only
// one of the two.
func Plain(line []byte) bool {
	return len(line) == plainCells && plain81((*[plainCells]byte)(line))
}

// plain81 looks at eight characters at a time; the last step sees some again.
func plain81(line *[plainCells]byte) bool {
	const (
		ones = 0x0101010101010101
		high = 0x80 * ones
		low  = 0x7f * ones
		dot  = '.' ^ '0'
	)
	// The top bit of a byte tells about its character.
	var wide, others, wrong uint64
	noZero := uint64(high)
	for i := 0; i < plainCells+7; i += 8 {
		x := binary.LittleEndian.Uint64(line[min(i, plainCells-8):])
		wide |= x
		// Now the digits are 0 to 9. As long as no character is wide, sums stay
		// within their bytes.
		x ^= '0' * ones
		other := x + (0x80-10)*ones
		others |= other
		wrong |= other & ((x ^ dot*ones) + low)
		noZero &= x + low
	}
	mixed := others&high != 0 && noZero&high != high
	return (wide|wrong)&high == 0 && !mixed
}

// Lines appends plain lines that come next and are already there, up to most of
// them, to b, each with a line feed. It returns b and the number of the first;
// the others follow it. Where the next line is of another kind, or not there as
// a whole, it appends nothing, and Next goes on.
func (s *Scanner) Lines(b []byte, most int) (text []byte, first int) {
	if !s.plainNext() || len(s.ready) > 0 || s.done != nil {
		return b, 0
	}
	l := &s.lines
	there, _ := l.in.Peek(l.in.Buffered())
	at := 0
	if l.halfCR && len(there) > 0 && there[0] == '\n' {
		at = 1
	}
	first = l.number + 1
	b = slices.Grow(b, min(most, len(there)/(plainCells+1))*(plainCells+1))
	for most > 0 {
		size := plainLength(there[at:])
		if size == 0 {
			break
		}
		n := len(b)
		b = b[:n+plainCells+1]
		*(*[plainCells + 1]byte)(b[n:]) = [plainCells + 1]byte(there[at:])
		b[n+plainCells] = '\n'
		at += size
		l.number++
		most--
	}
	if l.number < first {
		return b, 0
	}
	s.inside = amongLines
	l.halfCR = false
	l.discard(at)
	return b, first
}

// plainLength returns how many bytes a plain line and its end take, 0 if text
// begins with no such line.
func plainLength(text []byte) int {
	if len(text) <= plainCells {
		return 0
	}
	size := plainCells + 1
	if text[plainCells] == '\r' {
		size++
	}
	if len(text) < size || text[size-1] != '\n' || !plain81((*[plainCells]byte)(text)) {
		return 0
	}
	return size
}
