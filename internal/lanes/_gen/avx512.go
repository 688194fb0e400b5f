package main

import (
	"github.com/mmcloughlin/avo/attr"
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// What a ternary logic instruction computes of its destination a and its
// sources b and c.
const (
	or3      = 0xfe // a | b | c
	xor3     = 0x96 // a ^ b ^ c
	and3     = 0x80 // a & b & c
	maj      = 0xe8 // two or three of them
	orAnd    = 0xf8 // a | b & c
	orXor    = 0xf6 // a | b ^ c
	clearOr  = 0x10 // a &^ (b | c)
	andNot   = 0x50 // a &^ c
	orAndNot = 0xf4 // a | b &^ c
	allOnes  = 0xff
)

// Comparisons of unsigned numbers.
const (
	lessThan    = 1
	notEqual    = 4
	greaterThan = 6
)

const (
	rowBytes = 64 // a row of a block: 32 lanes of 16 bits
	cells    = 81
)

// A direction says where the cells of a band stand, in rows of a block: cell
// j of triad k of line r stands at base + r*line + k*triad + j*cell.
type direction struct{ band, line, triad, cell int }

var (
	across = direction{band: 27, line: 9, triad: 3, cell: 1}
	down   = direction{band: 3, line: 1, triad: 27, cell: 9}
)

// A wide is the AVX-512 kernel while it is written.
type wide struct {
	block  Register   // where the band begins
	work   Register   // rows to work with
	ones   VecVirtual // 0xffff in each lane
	three  VecVirtual
	alive  VecVirtual // digits with a place in every unit
	many   VecVirtual // digits with several places in some column
	change VecVirtual // candidates that went in the bands of columns
	least  VecVirtual // the least of all cells
}

// tern writes a ternary logic instruction: a becomes what imm says of a, b and c.
func tern(imm uint8, c, b Op, a VecVirtual) { VPTERNLOGQ(U8(imm), c, b, a) }

// row returns where row i of a block is.
func row(block Register, i int) Mem { return Mem{Base: block, Disp: i * rowBytes} }

// ternOf returns a new register with the ternary function of a, b and c.
func ternOf(imm uint8, a, b, c Op) VecVirtual {
	r := ZMM()
	VMOVDQU64(a, r)
	tern(imm, c, b, r)
	return r
}

// sweep writes sweepAVX512; see sweepWord in sweep.go.
func (w *wide) sweep() {
	TEXT("sweepAVX512", attr.NOSPLIT, "func(b *uint64, r *[3]uint32)")
	w.block = Load(Param("b"), GP64())
	w.work = GP64()
	LEAQ(row(w.block, cells), w.work)
	w.ones, w.three, w.alive = ZMM(), ZMM(), ZMM()
	tern(allOnes, w.ones, w.ones, w.ones)
	w.constant(w.three, 3)
	VMOVDQA64(w.ones, w.alive)
	w.threeTimes("across", across, func() { w.sweepBand(across) })
	SUBQ(I32(3*across.band*rowBytes), w.block)
	w.many, w.change, w.least = ZMM(), ZMM(), ZMM()
	VPXORQ(w.many, w.many, w.many)
	VPXORQ(w.change, w.change, w.change)
	VMOVDQA64(w.ones, w.least)
	w.threeTimes("down", down, func() { w.sweepBand(down) })
	w.report()
	RET()
}

// threeTimes writes a loop over the three bands of a direction. Loops keep the
// code small enough to stay decoded, together with that of the other functions.
func (w *wide) threeTimes(name string, d direction, band func()) {
	n := GP64()
	MOVQ(U32(3), n)
	Label(name)
	band()
	ADDQ(I32(d.band*rowBytes), w.block)
	DECQ(n)
	JNZ(LabelRef(name))
}

// constant fills every lane of r with v.
func (w *wide) constant(r VecVirtual, v uint16) {
	g := GP32()
	MOVL(U32(v), g)
	VPBROADCASTW(g, r)
}

// report turns what the bands added up into masks of lanes.
func (w *wide) report() {
	full := ZMM()
	w.constant(full, 511)
	VPANDQ(full, w.alive, w.alive)
	dead, empty, placed, still := K(), K(), K(), K()
	VPCMPUW(U8(notEqual), full, w.alive, dead)
	VPTESTNMW(w.least, w.least, empty)
	KORD(empty, dead, dead)
	VPTESTNMW(w.many, w.many, placed)
	VPTESTNMW(w.change, w.change, still)
	KANDND(placed, dead, placed)
	KANDND(still, dead, still)
	r := Load(Param("r"), GP64())
	KMOVD(dead, Mem{Base: r})
	KMOVD(placed, Mem{Base: r, Disp: 4})
	KMOVD(still, Mem{Base: r, Disp: 8})
	VZEROUPPER()
}

type triads [3][3]VecVirtual

// at is where a cell of a band stands.
func (w *wide) at(d direction, r, k, j int) Mem {
	return row(w.block, r*d.line+k*d.triad+j*d.cell)
}

// gather looks at the triads of a band. It returns the candidates of each, and those
// that are the only one of a cell; those in more than one cell are put aside.
func (w *wide) gather(d direction) (all, own triads) {
	for r := 0; r < 3; r++ {
		for k := 0; k < 3; k++ {
			var c, s [3]VecVirtual
			for j := range c {
				c[j] = ZMM()
				VMOVDQU64(w.at(d, r, k, j), c[j])
			}
			for j := range c {
				s[j] = w.single(c[j])
			}
			tern(or3, s[1], s[2], s[0])
			VMOVDQU64(ternOf(maj, c[0], c[1], c[2]), w.several(r, k))
			tern(or3, c[1], c[2], c[0])
			all[r][k], own[r][k] = c[0], s[0]
		}
	}
	return all, own
}

// several is where the candidates are that a triad has in more than one cell.
func (w *wide) several(r, k int) Mem { return row(w.work, 3*r+k) }

// single returns the cell in the lanes where it has one candidate.
func (w *wide) single(c VecVirtual) VecVirtual {
	s, one := ZMM(), K()
	VPADDW(w.ones, c, s)
	VPTESTNMW(s, c, one)
	VMOVDQU16_Z(c, one, s)
	return s
}

// sweepBand removes candidates from the cells of a band.
func (w *wide) sweepBand(d direction) {
	t, own := w.gather(d)
	for r := range t {
		clearOthers(&t[r], &own[r])
	}
	place(&t)
	for r := range t {
		own := w.threes(&t[r])
		clearOthers(&t[r], &own)
	}
	place(&t)
	some := ternOf(or3, t[0][0], t[0][1], t[0][2])
	VPANDQ(some, w.alive, w.alive)
	for r := range t {
		for k, hidden := range forced(&t[r]) {
			tern(andNot, w.several(r, k), hidden, hidden)
			if d == down {
				tern(orAndNot, hidden, t[r][k], w.many)
			}
			for j := 0; j < 3; j++ {
				w.keep(t[r][k], hidden, w.at(d, r, k, j), d == down)
			}
		}
	}
}

// threes leaves three candidates to the triads of a line that have three which the
// others lack, and returns those of triads that have three.
func (w *wide) threes(t *[3]VecVirtual) (own [3]VecVirtual) {
	only := forced(t)
	for k := range t {
		is, mustBe := w.hasThree(t[k]), w.hasThree(only[k])
		own[k] = ZMM()
		VMOVDQU16_Z(t[k], is, own[k])
		VMOVDQU16(only[k], mustBe, own[k])
		VMOVDQU16(only[k], mustBe, t[k])
	}
	return own
}

// clearOthers removes from each triad of a line what the others own.
func clearOthers(t, own *[3]VecVirtual) {
	for k := range t {
		tern(clearOr, own[(k+1)%3], own[(k+2)%3], t[k])
	}
}

// forced returns the candidates of each triad of a line that the others lack.
func forced(t *[3]VecVirtual) (only [3]VecVirtual) {
	for k := range t {
		only[k] = ternOf(clearOr, t[k], t[(k+1)%3], t[(k+2)%3])
	}
	return only
}

// hasThree returns the lanes in which t has three candidates.
func (w *wide) hasThree(t VecVirtual) OpmaskVirtual {
	n, is := ZMM(), K()
	VPOPCNTW(t, n)
	VPCMPEQW(w.three, n, is)
	return is
}

// place leaves to the triads the candidates that can be placed in the band.
func place(t *triads) {
	p := placements(t)
	for r := 0; r < 3; r++ {
		for k := 0; k < 3; k++ {
			var with []VecVirtual
			for i, way := range ways {
				if way[r] == k {
					with = append(with, p[i])
				}
			}
			t[r][k] = ZMM()
			VPORQ(with[0], with[1], t[r][k])
		}
	}
}

// keep leaves to a cell its hidden singles, if there are any, else what is left
// to the triad.
func (w *wide) keep(left, hidden VecVirtual, at Mem, counted bool) {
	c, kept, is := ZMM(), ZMM(), K()
	VMOVDQU64(at, c)
	VPTESTMW(hidden, c, is)
	VMOVDQA64(left, kept)
	VMOVDQU16(hidden, is, kept)
	VPANDQ(c, kept, kept)
	if counted {
		tern(orAndNot, kept, c, w.change)
		VPMINUW(kept, w.least, w.least)
	}
	VMOVDQU64(kept, at)
}
