package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// textAVX2 is the textUnit of AVX2.
type textAVX2 struct{}

func (textAVX2) name() string                         { return "AVX2" }
func (textAVX2) parts() int                           { return 2 }
func (textAVX2) vec() VecVirtual                      { return YMM() }
func (textAVX2) reset(v VecVirtual)                   { VPXOR(v, v, v) }
func (textAVX2) fill(m Mem, v VecVirtual)             { VBROADCASTI128(m, v) }
func (textAVX2) insert(part int, m Mem, v VecVirtual) { VINSERTI128(U8(part), m, v, v) }
func (textAVX2) load(m Mem, v VecVirtual)             { VMOVDQU(m, v) }
func (textAVX2) store(v VecVirtual, m Mem)            { VMOVDQU(v, m) }
func (textAVX2) and(b, a VecVirtual)                  { VPAND(b, a, a) }
func (textAVX2) or(b, a VecVirtual)                   { VPOR(b, a, a) }

func (textAVX2) orXor(c, b, a VecVirtual) {
	VPXOR(c, b, b)
	VPOR(b, a, a)
}

func (textAVX2) orAnd(c, b, a VecVirtual) {
	VPAND(c, b, b)
	VPOR(b, a, a)
}

func (textAVX2) extract(part int, v VecVirtual, m Mem) {
	if part == 0 {
		VMOVDQU(v.AsX(), m)
		return
	}
	VEXTRACTI128(U8(part), v, m)
}

func (textAVX2) wellFormed(diff, flags VecVirtual) Register {
	// The lower half of both parts, side by side, is the order of the lanes.
	VPERMQ(U8(0x08), diff, diff)
	VPERMQ(U8(0x08), flags, flags)
	// VPMOVMSKB takes the highest bit of each byte.
	test := func(v VecVirtual, bit uint64) Register {
		t, g := YMM(), GP32()
		VPSLLW(U8(bit), v, t)
		VPMOVMSKB(t, g)
		return g
	}
	dots, zeros := test(flags, 6), test(flags, 5)
	bad := test(diff, 0)
	for shift := uint64(1); shift < 4; shift++ {
		ORL(test(diff, shift), bad)
	}
	ANDL(zeros, dots)
	ORL(dots, bad)
	NOTL(bad)
	MOVWLZX(bad.(GPVirtual).As16(), bad)
	return bad
}
