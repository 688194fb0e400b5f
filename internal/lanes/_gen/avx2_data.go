package main

import (
	"fmt"
	"math/bits"

	"github.com/mmcloughlin/avo/attr"
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
)

// known are the constants written so far.
var known = map[string]Mem{}

// constants returns a constant made of these words of 64 bits.
func constants(name string, v ...uint64) Mem {
	m, ok := known[name]
	if !ok {
		m = GLOBL(name, attr.RODATA|attr.NOPTR)
		for i, x := range v {
			DATA(8*i, U64(x))
		}
		known[name] = m
	}
	return m
}

// words is v in every lane.
func words(v uint16) Mem {
	x := uint64(v) * 0x0001_0001_0001_0001
	return constants(fmt.Sprintf("words%04x", v), x, x, x, x)
}

// nibbles is the number of bits of 0 to 15, times weight.
func nibbles(weight int) Mem {
	var v [2]uint64
	for n := range 16 {
		v[n/8] |= uint64(weight*bits.OnesCount(uint(n))) << (n % 8 * 8)
	}
	return constants(fmt.Sprintf("nibbles%d", weight), v[:]...)
}

// laneBit is bit i in lane i.
func laneBit() Mem {
	var v [4]uint64
	for i := range 16 {
		v[i/4] |= 1 << i << (i % 4 * 16)
	}
	return constants("laneBit", v[:]...)
}

// lanesInOrder is a table of eight bytes for each mask of eight lanes: the
// offsets of its lanes, lowest first.
func lanesInOrder() Mem {
	var v [256]uint64
	for m := range v {
		n := 0
		for lane := range 8 {
			if m>>lane&1 != 0 {
				v[m] |= uint64(2*lane) << (8 * n)
				n++
			}
		}
	}
	return constants("lanesInOrder", v[:]...)
}
