package main

import (
	"github.com/mmcloughlin/avo/attr"
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// A pooled is where in a pool lanes go to or come from: the lower eight begin
// at low, the others, after as many columns as there are of the lower, at high.
type pooled struct {
	low, high Register
	stride    Register
	stride3   Register
}

// pool loads the arguments that say where m lanes go to or come from.
func (h *half) pool(m GPVirtual) pooled {
	p := pooled{Load(Param("pool"), GP64()), GP64(), Load(Param("stride"), GP64()), GP64()}
	n := GP64()
	MOVBLZX(m.As8(), n.As32())
	POPCNTL(n.As32(), n.As32())
	LEAQ(Mem{Base: p.low, Index: n, Scale: 2}, p.high)
	LEAQ(Mem{Base: p.stride, Index: p.stride, Scale: 2}, p.stride3)
	return p
}

// row returns where row j of three begins, for the lower and the upper lanes.
func (p pooled) row(j int) (low, high Mem) {
	if j == 0 {
		return Mem{Base: p.low}, Mem{Base: p.high}
	}
	return Mem{Base: p.low, Index: p.stride, Scale: uint8(j)}, Mem{Base: p.high, Index: p.stride, Scale: uint8(j)}
}

// put writes lanes to row j of three, in the order that squeeze returned.
func (p pooled) put(lanes, order VecVirtual, j int) {
	packed := YMM()
	VPSHUFB(order, lanes, packed)
	low, high := p.row(j)
	VMOVDQU(packed.AsX(), low)
	VEXTRACTI128(U8(1), packed, high)
}

// skip goes on by a number of bytes.
func (p pooled) skip(n Register) {
	ADDQ(n, p.low)
	ADDQ(n, p.high)
}

// laneMask returns 0xffff in the lanes of m.
func laneMask(m GPVirtual) VecVirtual {
	x, r := XMM(), YMM()
	VMOVD(m, x)
	VPBROADCASTW(x, r)
	bit := load(laneBit())
	return equal(and(r, bit), bit)
}

// squeeze returns the order of bytes in which the lanes of m come first, for
// VPSHUFB and in each half apart.
func squeeze(m GPVirtual) VecVirtual {
	low, high, table := GP64(), GP64(), GP64()
	MOVBLZX(m.As8(), low.As32())
	MOVL(m, high.As32())
	SHRL(U8(8), high.As32())
	MOVBLZX(high.As8(), high.As32())
	LEAQ(lanesInOrder(), table)
	x, r := XMM(), YMM()
	VMOVQ(Mem{Base: table, Index: low, Scale: 8}, x)
	VPINSRQ(U8(1), Mem{Base: table, Index: high, Scale: 8}, x, x)
	VPMOVZXBW(x, r)
	return bytesOf(r)
}

// stretch returns the order of bytes that undoes squeeze in the lanes of the
// mask, which is 0xffff in some. A lane comes from as far on as there are
// lanes of the mask before it.
func stretch(mask VecVirtual) VecVirtual {
	before := YMM()
	VPSLLDQ(U8(2), mask, before)
	for _, n := range []uint8{2, 4, 8} {
		further := YMM()
		VPSLLDQ(U8(n), before, further)
		VPADDW(further, before, before)
	}
	r := YMM()
	VPMULLW(words(0xfffe), before, r) // each of them counts as -1
	return bytesOf(r)
}

// bytesOf turns the offset of each lane into those of its two bytes.
func bytesOf(r VecVirtual) VecVirtual {
	VPMULLW(words(0x0101), r, r)
	VPADDW(words(0x0100), r, r)
	return r
}

// compress writes compressAVX2: the lanes of m go to a pool.
func (h *half) compress() {
	TEXT("compressAVX2", attr.NOSPLIT, "func(b *uint64, m uint32, pool *uint16, stride uintptr)")
	h.block = Load(Param("b"), GP64())
	m := Load(Param("m"), GP32()).(GPVirtual)
	order := squeeze(m)
	h.eachRow(h.pool(m), func(p pooled, i, j int) { p.put(load(h.row(i)), order, j) })
}

// expand writes expandAVX2: columns of a pool go to the lanes of m.
func (h *half) expand() {
	TEXT("expandAVX2", attr.NOSPLIT, "func(b *uint64, m uint32, pool *uint16, stride uintptr)")
	h.block = Load(Param("b"), GP64())
	m := Load(Param("m"), GP32()).(GPVirtual)
	mask := laneMask(m)
	order := stretch(mask)
	h.clearZero()
	keep := equal(mask, h.zero)
	h.eachRow(h.pool(m), func(p pooled, i, j int) {
		low, high := p.row(j)
		x := YMM()
		VMOVDQU(low, x.AsX())
		VINSERTI128(U8(1), high, x, x)
		VPSHUFB(order, x, x)
		store(blend(keep, h.row(i), x), h.row(i))
	})
}

// eachRow writes a loop over the rows of block and pool, nine at a time, and
// returns from the function.
func (h *half) eachRow(p pooled, row func(p pooled, i, j int)) {
	left := GP32()
	MOVL(U32(cells/9), left)
	Label("rows")
	for i := 0; i < 9; i++ {
		row(p, i, i%3)
		if i%3 == 2 {
			p.skip(p.stride3)
		}
	}
	ADDQ(U32(9*halfRow), h.block)
	DECL(left)
	JNE(LabelRef("rows"))
	VZEROUPPER()
	RET()
}
