package lanes

import "encoding/binary"

// Flags that parsing keeps in the unused bits of a field.
const (
	textDot   = 1 << 9
	textZero  = 1 << 10
	textWrong = 1 << 11
)

// fieldOf has, for each lane, the field of each byte of text where that lane
// stands in a word, with its flags.
var fieldOf = func() (t [wordLanes][256]uint64) {
	for lane := range t {
		shift := lane * fieldBits
		for c := range t[lane] {
			t[lane][c] = textWrong << shift
		}
		t[lane]['.'] = (All | textDot) << shift
		t[lane]['0'] = (All | textZero) << shift
		for d := range 9 {
			t[lane]['1'+d] = 1 << d << shift
		}
	}
	return t
}()

// goParse reads one puzzle of 81 bytes for each lane of a block; that of lane l
// begins at text[offsets[l]]. It reads no other bytes, puzzles may overlap and
// stand in any order, and offsets beyond the block's lanes are ignored.
//
// A digit becomes a field with that one candidate; '.' and '0' are blanks and
// become all nine. The mask returned has the lanes of well-formed puzzles: no
// other byte, and one kind of blank. The columns of the others hold any
// candidates.
func goParse(b []uint64, text []byte, offsets *[maxWidth]int32) Mask {
	block := (*[Cells]uint64)(b)
	t0 := (*[Cells]byte)(text[offsets[0]:])
	t1 := (*[Cells]byte)(text[offsets[1]:])
	t2 := (*[Cells]byte)(text[offsets[2]:])
	t3 := (*[Cells]byte)(text[offsets[3]:])
	var flags uint64
	for i := range block {
		f := fieldOf[0][t0[i]] | fieldOf[1][t1[i]] | fieldOf[2][t2[i]] | fieldOf[3][t3[i]]
		flags |= f
		block[i] = f & full
	}
	mixed := flags & (flags << 1) & (ones * textZero)
	return laneBits(^nonzero(mixed | flags&(ones*textWrong)))
}

// goWrite writes columns made for as many states as a block has lanes, in which
// each field has exactly one candidate, as 81 digits each; those of column i begin
// at text[offsets[i]]. It writes no other bytes. Columns whose text nobody wants
// may share an offset.
func goWrite(words []uint64, text []byte, offsets *[maxWidth]int32) {
	const stride = 1 + slack/wordLanes
	c := (*[Cells * stride]uint64)(words)
	var to [wordLanes]*[Cells]byte
	for lane := range to {
		to[lane] = (*[Cells]byte)(text[offsets[lane]:])
	}
	t0, t1, t2, t3 := to[0], to[1], to[2], to[3]
	for i := 0; i < Cells-1; i += 8 {
		r := (*[7*stride + 1]uint64)(c[i*stride:])
		a, b := twoRows(r[0], r[stride]), twoRows(r[2*stride], r[3*stride])
		c, d := twoRows(r[4*stride], r[5*stride]), twoRows(r[6*stride], r[7*stride])
		// Now 16 bits of a, b, c and d each belong to a lane: transpose.
		a, b = a&low16|b&low16<<16, a>>16&low16|b&^low16
		c, d = c&low16|d&low16<<16, c>>16&low16|d&^low16
		binary.LittleEndian.PutUint64(t0[i:], a&low32|c<<32)
		binary.LittleEndian.PutUint64(t1[i:], b&low32|d<<32)
		binary.LittleEndian.PutUint64(t2[i:], a>>32|c&^low32)
		binary.LittleEndian.PutUint64(t3[i:], b>>32|d&^low32)
	}
	last := twoRows(c[(Cells-1)*stride], ones)
	for lane := range to {
		to[lane][Cells-1] = byte(last >> (lane * fieldBits))
	}
}

const (
	low16 = 0x0000_ffff_0000_ffff
	low32 = 0x0000_0000_ffff_ffff
)

// twoRows returns the digits of two rows of a block, the first row's in the
// lower bytes of the lanes.
func twoRows(r0, r1 uint64) uint64 {
	// Less 1, bit k becomes k bits, eight at most: count them in each byte.
	// The borrows of the whole cancel with what r1<<8 carries.
	x := r0 + r1<<8 - ones*0x0101
	x -= x >> 1 & (ones * 0x5555)
	x = x&(ones*0x3333) + x>>2&(ones*0x3333)
	x = (x + x>>4) & (ones * 0x0f0f)
	return x + ones*('1'*0x0101)
}
