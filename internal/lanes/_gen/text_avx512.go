package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// textAVX512 is the textUnit of AVX-512 (F, BW and VL).
type textAVX512 struct{}

func (textAVX512) name() string                         { return "AVX512" }
func (textAVX512) parts() int                           { return 4 }
func (textAVX512) vec() VecVirtual                      { return ZMM() }
func (textAVX512) reset(v VecVirtual)                   { VPXORQ(v, v, v) }
func (textAVX512) fill(m Mem, v VecVirtual)             { VBROADCASTI32X4(m, v) }
func (textAVX512) insert(part int, m Mem, v VecVirtual) { VINSERTI32X4(U8(part), m, v, v) }
func (textAVX512) load(m Mem, v VecVirtual)             { VMOVDQU64(m, v) }
func (textAVX512) store(v VecVirtual, m Mem)            { VMOVDQU64(v, m) }
func (textAVX512) and(b, a VecVirtual)                  { VPANDQ(b, a, a) }
func (textAVX512) or(b, a VecVirtual)                   { VPORQ(b, a, a) }
func (textAVX512) orXor(c, b, a VecVirtual)             { tern(orXor, c, b, a) }
func (textAVX512) orAnd(c, b, a VecVirtual)             { tern(orAnd, c, b, a) }

func (textAVX512) extract(part int, v VecVirtual, m Mem) {
	if part == 0 {
		VMOVDQU64(v.AsX(), m)
		return
	}
	VEXTRACTI32X4(U8(part), v, m)
}

func (textAVX512) wellFormed(diff, flags VecVirtual) Register {
	// As the byte of a word each, the puzzles stand in the order of the lanes.
	VPUNPCKLBW(diff, diff, diff)
	VPUNPCKLBW(flags, flags, flags)
	test := func(v VecVirtual, bits uint32) Register {
		g, c, k := GP32(), ZMM(), K()
		MOVL(U32(bits), g)
		VPBROADCASTW(g, c)
		VPTESTMW(c, v, k)
		KMOVD(k, g)
		return g
	}
	bad, dots, zeros := test(diff, upper), test(flags, dot), test(flags, zero)
	ANDL(zeros, dots)
	ORL(dots, bad)
	NOTL(bad)
	return bad
}
