package explainer

import "math/bits"

// A potential is a candidate that is assumed or shown to be on (true) or off
// (false). Candidates count by cell and digit, a potential is twice its candidate,
// plus one if it is on.
type potential uint16

const candidateCount = 81 * 9

func potentialOf(cell, digit int, on bool) potential {
	p := potential(cell*9+digit) << 1
	if on {
		p |= 1
	}
	return p
}

func (p potential) on() bool       { return p&1 != 0 }
func (p potential) candidate() int { return int(p >> 1) }
func (p potential) cell() int      { return int(cellOf[p>>1]) }
func (p potential) digit() int     { return int(digitOf[p>>1]) }
func (p potential) not() potential { return p ^ 1 }
func (p potential) bit() uint16    { return 1 << digitOf[p>>1] }

func (c *candidates) has(n uint16) bool   { return c.cands[cellOf[n]]>>digitOf[n]&1 != 0 }
func (c *candidates) takeOff(p potential) { c.eliminate(p.cell(), p.digit()) }

// cellOf and digitOf are the parts of a candidate.
var cellOf, digitOf = func() (cells, digits [candidateCount]uint8) {
	for c := range candidateCount {
		cells[c], digits[c] = uint8(c/9), uint8(c%9)
	}
	return cells, digits
}()

// weakLinks are the candidates that a candidate excludes, in the order in which the
// reference goes through them: the other digits of the cell, then the digit in the
// other cells of the block, of the row and of the column.
var weakLinks = func() (links [candidateCount][inCell + 20]uint16) {
	for c := range candidateCount {
		cell, digit := c/9, c%9
		list := links[c][:0]
		for d := range 9 {
			if d != digit {
				list = append(list, uint16(cell*9+d))
			}
		}
		var seen [81]bool
		seen[cell] = true
		for _, r := range regionsOf[cell] {
			for _, other := range regionCells[r] {
				if !seen[other] {
					seen[other] = true
					list = append(list, uint16(int(other)*9+digit))
				}
			}
		}
	}
	return links
}()

// inCell is how many of the weak links stay in the cell.
const inCell = 8

// A cause is why a potential holds: nothing else is left in its cell or in one of
// its regions (or, when it is off, what is on there), or a technique inside
// the chain.
type cause uint8

const (
	causeNone cause = iota // assumed
	causeCell
	causeBlock
	causeRow
	causeColumn
	causePointing
	causeClaiming
	causeHiddenPair
	causeNakedPair
	causeXWing
	causeChain
)

// technique names the technique that is the cause, "" if none is.
func (c cause) technique() string {
	return [...]string{causePointing: "Pointing", causeClaiming: "Claiming", causeHiddenPair: "Hidden Pair",
		causeNakedPair: "Naked Pair", causeXWing: "X-Wing", causeChain: "Forcing Chain"}[c]
}

// weakCause is the cause that turns the second of two linked candidates off.
func weakCause(from, to int) cause {
	a, b := cellOf[from], cellOf[to]
	if a == b {
		return causeCell
	}
	for k, r := range regionsOf[a] {
		if r == regionsOf[b][k] {
			return causeBlock + cause(k)
		}
	}
	return causeNone
}

// A candidateSet is a set of candidates.
type candidateSet [(candidateCount + 63) / 64]uint64

func (s *candidateSet) has(c int) bool { return s[c>>6]>>(c&63)&1 != 0 }
func (s *candidateSet) add(c int)      { s[c>>6] |= 1 << (c & 63) }

// and keeps what is in the other set too and reports whether anything is left.
func (s *candidateSet) and(other *candidateSet) bool {
	any := uint64(0)
	for i := range s {
		s[i] &= other[i]
		any |= s[i]
	}
	return any != 0
}

// only is the position of the single member of a set of nine.
func only(set uint16) int { return bits.TrailingZeros16(set) }
