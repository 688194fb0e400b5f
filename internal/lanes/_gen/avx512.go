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
	or3     = 0xfe // a | b | c
	xor3    = 0x96 // a ^ b ^ c
	and3    = 0x80 // a & b & c
	maj     = 0xe8 // two or three of them
	orAnd   = 0xf8 // a | b & c
	orXor   = 0xf6 // a | b ^ c
	clearOr = 0x10 // a &^ (b | c)
	allOnes = 0xff
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
	alive  VecVirtual
	twice  VecVirtual
	change VecVirtual
	empty  VecVirtual
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
	w.ones, w.three = ZMM(), ZMM()
	tern(allOnes, w.ones, w.ones, w.ones)
	w.constant(w.three, 3)
	w.alive, w.twice, w.change, w.empty = ZMM(), ZMM(), ZMM(), ZMM()
	VMOVDQA64(w.ones, w.alive)
	VPXORQ(w.twice, w.twice, w.twice)
	VPXORQ(w.change, w.change, w.change)
	VPXORQ(w.empty, w.empty, w.empty)
	// Loops keep the code small enough to stay decoded.
	w.work = GP64()
	LEAQ(row(w.block, cells), w.work)
	w.threeTimes("across", across.band, func() { w.bandAcross(0) })
	SUBQ(I32(3*across.band*rowBytes), w.block)
	w.threeTimes("down", down.band, func() { w.bandDown(0) })
	w.report()
	RET()
}

// threeTimes repeats what band writes for the three bands of a direction, which
// are so many rows apart.
func (w *wide) threeTimes(name string, rows int, band func()) {
	n := GP64()
	MOVQ(U32(3), n)
	Label(name)
	band()
	ADDQ(I32(rows*rowBytes), w.block)
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
	// dead: a digit without a place, or an empty cell, whose predecessor
	// 0xffff has bits that no field has.
	VPANDQ(full, w.alive, w.alive)
	VPXORQ(full, w.alive, w.alive)
	VPANDNQ(w.empty, full, w.empty)
	VPORQ(w.empty, w.alive, w.alive)
	dead, placed, still := K(), K(), K()
	VPTESTMW(w.alive, w.alive, dead)
	VPTESTNMW(w.twice, w.twice, placed)
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

// settle does what can be done inside triads; see settle in sweep.go. A cell of
// the block is stored where put says.
func (w *wide) settle(base int, d direction, empties bool, put func(r, k, j int) Mem) (all, own triads) {
	for r := 0; r < 3; r++ {
		for k := 0; k < 3; k++ {
			var c, s, t [3]VecVirtual
			for j := range c {
				c[j] = ZMM()
				VMOVDQU64(row(w.block, base+r*d.line+k*d.triad+j*d.cell), c[j])
				s[j], t[j] = w.single(c[j], viaMask(j))
			}
			if empties {
				tern(or3, t[0], t[1], w.empty)
				VPORQ(t[2], w.empty, w.empty)
			}
			own[r][k] = ternOf(or3, s[0], s[1], s[2])
			tern(clearOr, s[1], s[2], c[0])
			tern(clearOr, s[0], s[2], c[1])
			tern(clearOr, s[0], s[1], c[2])
			for j := range c {
				VMOVDQU64(c[j], put(r, k, j))
			}
			tern(or3, c[1], c[2], c[0])
			all[r][k] = c[0]
			n, is := ZMM(), K()
			VPOPCNTW(all[r][k], n)
			VPCMPEQW(w.three, n, is)
			VMOVDQU16(all[r][k], is, own[r][k])
		}
	}
	return all, own
}

// lock removes from triads what is placed elsewhere, and returns what is left to
// each, and what is left to any; see lock in sweep.go.
func (w *wide) lock(all, own *triads) (left triads, once VecVirtual) {
	for r := 0; r < 3; r++ {
		for k := 0; k < 3; k++ {
			tern(clearOr, own[r][(k+1)%3], own[r][(k+2)%3], all[r][k])
		}
	}
	p := placements(all)
	once = ternOf(or3, p[0], p[1], p[2])
	tern(or3, p[3], p[4], once)
	VPORQ(p[5], once, once)
	for r := 0; r < 3; r++ {
		for k := 0; k < 3; k++ {
			left[r][k] = ZMM()
			var with []VecVirtual
			for i, way := range ways {
				if way[r] == k {
					with = append(with, p[i])
				}
			}
			VPORQ(with[0], with[1], left[r][k])
		}
	}
	return left, once
}

// narrow leaves to each cell of a triad what is left to the triad.
func narrow(left VecVirtual, from func(j int) Mem) (c [3]VecVirtual) {
	for j := range c {
		c[j] = ZMM()
		VPANDQ(from(j), left, c[j])
	}
	return c
}

// twice returns the digits that three triads have in more than one cell; m2 is
// left to be added.
func twice(t0, t1, t2, m0, m1 VecVirtual) VecVirtual {
	r := ternOf(maj, t0, t1, t2)
	tern(or3, m0, m1, r)
	return r
}

// keep leaves to a cell those of its candidates that are hidden singles, if
// there are any. Half the cells go without mask registers, which are scarcer
// than sums.
func (w *wide) keep(c, hidden VecVirtual, masked bool) VecVirtual {
	t := ZMM()
	VPANDQ(hidden, c, t)
	if masked {
		none := K()
		VPTESTNMW(t, t, none)
		VMOVDQU16(c, none, t)
		return t
	}
	n := ZMM()
	VPADDW(w.ones, t, n)
	VPSRAW(U8(15), n, n)
	tern(orAnd, c, n, t)
	return t
}

// single returns the cell in the lanes where it has one candidate, and its
// predecessor.
func (w *wide) single(c VecVirtual, masked bool) (s, less VecVirtual) {
	s, less = ZMM(), ZMM()
	VPADDW(w.ones, c, less)
	if masked {
		one := K()
		VPTESTNMW(less, c, one)
		VMOVDQU16_Z(c, one, s)
		return s, less
	}
	// What remains without the lowest bit is more than half of the cell.
	rest := ZMM()
	VPANDQ(less, c, rest)
	VPADDW(rest, rest, rest)
	VPSUBUSW(rest, c, s)
	return s, less
}

// viaMask says which of the three cells of a triad use mask registers: a mix of
// both ways keeps all ports busy.
func viaMask(j int) bool { return j < 2 }

func (w *wide) bandAcross(base int) {
	at := func(r, k, j int) Mem { return row(w.block, base+r*across.line+k*across.triad+j*across.cell) }
	all, own := w.settle(base, across, false, at)
	t, once := w.lock(&all, &own)
	VPANDQ(once, w.alive, w.alive)
	var m triads
	for r := 0; r < 3; r++ {
		for k := 0; k < 3; k++ {
			c := narrow(t[r][k], func(j int) Mem { return at(r, k, j) })
			tern(maj, c[1], c[2], c[0])
			m[r][k] = c[0]
		}
	}
	var inRow, inBox [3]VecVirtual
	for i := 0; i < 3; i++ {
		inRow[i] = ternOf(clearOr, once, twice(t[i][0], t[i][1], t[i][2], m[i][0], m[i][1]), m[i][2])
		inBox[i] = ternOf(clearOr, once, twice(t[0][i], t[1][i], t[2][i], m[0][i], m[1][i]), m[2][i])
	}
	for r := 0; r < 3; r++ {
		for k := 0; k < 3; k++ {
			hidden := ZMM()
			VPORQ(inRow[r], inBox[k], hidden)
			for j, c := range narrow(t[r][k], func(j int) Mem { return at(r, k, j) }) {
				VMOVDQU64(w.keep(c, hidden, viaMask(j)), at(r, k, j))
			}
		}
	}
}

func (w *wide) bandDown(base int) {
	at := func(r, k, j int) Mem { return row(w.block, base+r*down.line+k*down.triad+j*down.cell) }
	// The cells are put aside, so that the block still tells what they were.
	aside := func(r, k, j int) Mem { return row(w.work, 9*r+3*k+j) }
	all, own := w.settle(base, down, true, aside)
	t, once := w.lock(&all, &own)
	VPANDQ(once, w.alive, w.alive)
	for r := 0; r < 3; r++ {
		var c [3][3]VecVirtual
		var m [3]VecVirtual
		for k := 0; k < 3; k++ {
			c[k] = narrow(t[r][k], func(j int) Mem { return aside(r, k, j) })
			m[k] = ternOf(maj, c[k][0], c[k][1], c[k][2])
		}
		many := twice(t[r][0], t[r][1], t[r][2], m[0], m[1])
		tern(or3, many, m[2], w.twice)
		hidden := ternOf(clearOr, once, many, m[2])
		for k := 0; k < 3; k++ {
			for j := 0; j < 3; j++ {
				kept := w.keep(c[k][j], hidden, viaMask(j))
				tern(orXor, at(r, k, j), kept, w.change)
				VMOVDQU64(kept, at(r, k, j))
			}
		}
	}
}
