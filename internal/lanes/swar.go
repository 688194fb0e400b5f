package lanes

// Plain Go holds four lanes in a uint64. A field has nine bits for candidates
// and seven that are always zero, so that sums do not run into the next lane:
// a field plus below has the guard bit exactly where the field is not zero, and
// is the field less 1 in the bits under it.
const (
	ones  = 0x0001_0001_0001_0001 // 1 in each lane
	guard = ones << 15
	below = guard - ones // all bits below the guard
	full  = ones * All
)

// nonzero returns 0xffff in each lane of x that is not zero. Lanes are at most
// the guard.
func nonzero(x uint64) uint64 {
	z := (x + below) & guard
	return z - z>>15 | z
}

// zero returns all bits below the guard in each lane of x that is zero, and the
// guard alone in the others.
func zero(x uint64) uint64 { return (x+below)>>15&ones + below }

// single returns the lanes of c that have exactly one bit, the others zero.
func single(c uint64) uint64 { return c & zero(c&(c+below)) }

// notThree returns the guard alone in each lane of c that has exactly three bits,
// and all bits below it in the others.
func notThree(c uint64) uint64 {
	c &= c + below
	c &= c + below
	third := c + below
	fourth := c&third + below
	return (third^fourth)>>15&ones + below
}

// keep returns c & h in each lane where that is not zero, and c & left elsewhere.
// Left has all bits of h.
func keep(c, left, h uint64) uint64 { return c & (h | left&zero(c&h)) }

// majority returns the bits that two or three of a, b and c have.
func majority(a, b, c uint64) uint64 { return a&b | c&(a|b) }

// pick returns a in each lane where that is not zero, and b elsewhere.
func pick(a, b uint64) uint64 { return a | b&zero(a) }

// lowest returns the lowest bit of each lane.
func lowest(x uint64) uint64 { return x &^ (x + below) }

// count returns the number of bits in each lane.
func count(x uint64) uint64 {
	x -= x >> 1 & (ones * 0x5555)
	x = x&(ones*0x3333) + x>>2&(ones*0x3333)
	x = (x + x>>4) & (ones * 0x0f0f)
	return (x + x>>8) & (ones * 0x1f)
}

// less returns 0xffff in each lane where a < b; both are below the guard.
func less(a, b uint64) uint64 {
	z := ^((a | guard) - b) & guard
	return z - z>>15 | z
}

// laneBits returns a mask of the lanes of x, each 0 or 0xffff.
func laneBits(x uint64) Mask {
	x &= ones
	return Mask(x|x>>15|x>>30|x>>45) & 15
}
