package main

import (
	"github.com/mmcloughlin/avo/attr"
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// Text and blocks are each other's transposes: a puzzle is 81 bytes of text in
// a line, and a column of 81 fields in a block. Both directions take sixteen
// cells of every lane at a time, as bytes in eight registers; cell 80 is left
// over and goes byte by byte.
//
// A register consists of parts of 16 bytes. Puzzle 8q+j of the text stands in
// part q of register j, cell c at byte c. The block wants eight puzzles in each
// part, 8q to 8q+7, so parts never have to be exchanged: unpacking, which works
// inside parts, is all it takes.
const (
	chunk  = 16
	chunks = cells / chunk
)

// A textUnit has what differs between the vector extensions.
type textUnit interface {
	name() string
	parts() int
	vec() VecVirtual
	reset(v VecVirtual)
	// fill puts 16 bytes of memory into every part of v.
	fill(m Mem, v VecVirtual)
	// insert puts 16 bytes of memory into one part of v.
	insert(part int, m Mem, v VecVirtual)
	// extract puts one part of v into memory.
	extract(part int, v VecVirtual, m Mem)
	load(m Mem, v VecVirtual)
	store(v VecVirtual, m Mem)
	and(b, a VecVirtual)      // a &= b
	or(b, a VecVirtual)       // a |= b
	orXor(c, b, a VecVirtual) // a |= b ^ c, and b may change
	orAnd(c, b, a VecVirtual) // a |= b & c, and b may change
	// wellFormed returns the lanes of good puzzles; see flags.
	wellFormed(diff, flags VecVirtual) Register
}

// What the high table knows of the bytes with the same low four bits. At most
// one of them is right; its own upper half must be that of the table.
const (
	ninth   = 1 << 0 // bit 8 of the field
	dot     = 1 << 1
	zero    = 1 << 2
	never   = 1 << 7 // the upper half of no byte that VPSHUFB looks up
	upper   = 0xf0
	isDigit = '0' & upper
	isDot   = '.' & upper
)

// fields returns, by the low four bits of a byte of text, the low and the high
// byte of its field.
func fields() (low, high [16]byte) {
	for i := range high {
		high[i] = never
	}
	low['0'&15], high['0'&15] = 0xff, isDigit|zero|ninth
	low['.'&15], high['.'&15] = 0xff, isDot|dot|ninth
	for d := 1; d <= 8; d++ {
		low[d], high[d] = 1<<(d-1), isDigit
	}
	low[9], high[9] = 0, isDigit|ninth
	return low, high
}

// The multiplier makes a byte of a field with one bit that VPSHUFB tells from
// the eight others: bit k selects the upper k bits of 0xf0 as a number, which
// are 0, 1, 3, 7, 15, 30, 60, 120 and 240. The low four bits of the first eight
// differ, and for the last, with bit 7 set, VPSHUFB gives 0.
const multiplier = 0xf0

// digits returns the digit for each of these numbers, less '9'.
func digits() (t [16]byte) {
	for k := 0; k < 8; k++ {
		n := multiplier >> (8 - k)
		t[n&15] = byte(k+'1') - '9'
	}
	return t
}

// bytes16 makes a constant.
func bytes16(name string, b [16]byte) Mem {
	m := GLOBL(name, attr.RODATA|attr.NOPTR)
	for i, v := range b {
		DATA(i, U8(v))
	}
	return m
}

// words16 makes a constant of eight equal words.
func words16(name string, w uint16) Mem {
	var b [16]byte
	for i := 0; i < len(b); i += 2 {
		b[i], b[i+1] = byte(w), byte(w>>8)
	}
	return bytes16(name, b)
}

// A text is a conversion while it is written.
type text struct {
	textUnit
	block   Register // the first row of the chunk
	text    Register // the first byte of the chunk in a puzzle at offset 0
	offsets Register
	stride  int // bytes from one row to the next
}

func (t *text) constant(m Mem) VecVirtual {
	v := t.vec()
	t.fill(m, v)
	return v
}

// row returns the address of a row of the chunk.
func (t *text) row(i int) Mem { return Mem{Base: t.block, Disp: i * t.stride} }

// at returns the address of the chunk's first byte in a lane's puzzle.
func (t *text) at(lane int) Mem {
	off := GP64()
	MOVLQSX(Mem{Base: t.offsets, Disp: 4 * lane}, off)
	return Mem{Base: t.text, Index: off, Scale: 1}
}

// eachChunk repeats what body writes, and moves on from chunk to chunk.
func (t *text) eachChunk(body func()) {
	n := GP64()
	MOVQ(U32(chunks), n)
	Label("chunk")
	body()
	ADDQ(U32(chunk*t.stride), t.block)
	ADDQ(U32(chunk), t.text)
	DECQ(n)
	JNZ(LabelRef("chunk"))
}

// unpack interleaves registers that differ in one bit of their number, for
// each of the three bits. Every step turns the bits of the address (register,
// position in the part) by one; three put the registers' number lowest.
func (t *text) unpack(x *[8]VecVirtual, low, high func(b, a, to Op)) {
	for step := 4; step > 0; step /= 2 {
		for i := range x {
			if i&step != 0 {
				continue
			}
			l, h := t.vec(), t.vec()
			low(x[i+step], x[i], l)
			high(x[i+step], x[i], h)
			x[i], x[i+step] = l, h
		}
	}
}

func vpunpcklbw(b, a, to Op) { VPUNPCKLBW(b, a, to) }
func vpunpckhbw(b, a, to Op) { VPUNPCKHBW(b, a, to) }
func vpunpcklwd(b, a, to Op) { VPUNPCKLWD(b, a, to) }
func vpunpckhwd(b, a, to Op) { VPUNPCKHWD(b, a, to) }

func (t *text) both() {
	t.parse()
	t.write()
}

func (t *text) parse() {
	TEXT("parse"+t.name(), attr.NOSPLIT, "func(block *uint64, text *byte, offsets *[32]int32) uint32")
	t.stride = 16 * t.parts()
	low, high := fields()
	p := parser{
		text: t,
		low:  t.constant(bytes16("fieldLow", low)),
		high: t.constant(bytes16("fieldHigh", high)),
		one:  t.constant(words16("fieldOne", 0x0101)),
		diff: t.vec(), flags: t.vec(),
	}
	t.reset(p.diff)
	t.reset(p.flags)
	t.block = Load(Param("block"), GP64())
	t.text = Load(Param("text"), GP64())
	t.offsets = Load(Param("offsets"), GP64())

	// The last cells are put aside early: a load of what single bytes were
	// just stored to has to wait.
	last := AllocLocal(16 * t.parts())
	for lane := 0; lane < 8*t.parts(); lane++ {
		b := GP32()
		MOVBLZX(t.at(lane).Offset(cells-1), b)
		MOVB(b.As8(), last.Offset(lane/8*16+lane%8))
	}
	t.eachChunk(func() {
		var x [8]VecVirtual
		for j := range x {
			x[j] = t.vec()
			t.fill(t.at(j), x[j])
			for q := 1; q < t.parts(); q++ {
				t.insert(q, t.at(8*q+j), x[j])
			}
		}
		// The bits of a byte's position in its part are the cell's. Three
		// of them become the register's number; the fourth, the lowest,
		// stays as the highest.
		t.unpack(&x, vpunpcklbw, vpunpckhbw)
		for i := range x {
			low, high := p.field(x[i])
			first, second := t.vec(), t.vec()
			VPUNPCKLBW(high, low, first)
			VPUNPCKHBW(high, low, second)
			t.store(first, t.row(2*i))
			t.store(second, t.row(2*i+1))
		}
	})
	x := t.vec()
	t.load(last, x)
	VPUNPCKLQDQ(x, x, x)
	l, h := p.field(x)
	VPUNPCKLBW(h, l, l)
	t.store(l, t.row(0))

	// Both halves of a part belong to the same eight puzzles.
	for _, v := range []VecVirtual{p.diff, p.flags} {
		other := t.vec()
		VPSHUFD(U8(0x4e), v, other)
		t.or(other, v)
	}
	Store(t.wellFormed(p.diff, p.flags), ReturnIndex(0))
	VZEROUPPER()
	RET()
}

// A parser is a text that is read.
type parser struct {
	*text
	low, high, one VecVirtual
	diff           VecVirtual // differences to the upper halves in the table
	flags          VecVirtual // all that was found in the high table
}

// field returns the low and the high bytes of the fields for a register of text.
func (p *parser) field(x VecVirtual) (low, high VecVirtual) {
	low, high = p.vec(), p.vec()
	VPSHUFB(x, p.low, low)
	VPSHUFB(x, p.high, high)
	p.orXor(high, x, p.diff)
	p.or(high, p.flags)
	p.and(p.one, high)
	return low, high
}

// slackBytes is how much longer the rows of the columns are that write reads than
// those of a block: slack in pool.go.
const slackBytes = 64

func (t *text) write() {
	TEXT("write"+t.name(), attr.NOSPLIT, "func(columns *uint64, text *byte, offsets *[32]int32)")
	t.stride = 16*t.parts() + slackBytes
	even := t.constant(words16("timesEven", multiplier<<8))
	odd := t.constant(words16("timesOdd", multiplier))
	upperByte := t.constant(words16("upperByte", 0xff00))
	digit := t.constant(bytes16("digit", digits()))
	nine := t.constant(words16("nine", '9'*0x0101))
	t.block = Load(Param("columns"), GP64())
	t.text = Load(Param("text"), GP64())
	t.offsets = Load(Param("offsets"), GP64())
	t.eachChunk(func() {
		// Two rows become one of bytes, the even row's in the lower halves
		// of the words: unpacking moves words.
		var x [8]VecVirtual
		for i := range x {
			b := t.vec()
			x[i] = t.vec()
			VPMULHUW(t.row(2*i), even, x[i])
			VPMULLW(t.row(2*i+1), odd, b)
			t.orAnd(upperByte, b, x[i])
			VPSHUFB(x[i], digit, x[i])
			VPADDB(nine, x[i], x[i])
		}
		t.unpack(&x, vpunpcklwd, vpunpckhwd)
		for j := range x {
			for q := 0; q < t.parts(); q++ {
				t.extract(q, x[j], t.at(8*q+j))
			}
		}
	})
	x := t.vec()
	VPMULHUW(t.row(0), even, x)
	VPSHUFB(x, digit, x)
	VPADDB(nine, x, x)
	last := AllocLocal(16 * t.parts())
	t.store(x, last)
	for lane := 0; lane < 8*t.parts(); lane++ {
		b := GP32()
		MOVBLZX(last.Offset(2*lane), b)
		MOVB(b.As8(), t.at(lane))
	}
	VZEROUPPER()
	RET()
}
