package main

import (
	"github.com/mmcloughlin/avo/attr"
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// halfRow is a row of a block of 16 lanes, in bytes.
const halfRow = 32

// A half is the AVX2 kernel while it is written. Its registers are half as wide
// as those of AVX-512, there are half as many, and nothing takes three operands.
// So what a band is known to have is kept in rows behind the block. Each half of a
// sweep is a loop over its bands, so that all of it stays decoded; written out it
// is not faster.
type half struct {
	block Register   // where the band begins
	work  Register   // the first row behind the block
	ones  VecVirtual // 0xffff in each lane
	zero  VecVirtual
}

// Where a sweep keeps what, in rows behind the block.
const (
	workAll   = 0  // what triads have, less what others of their line own
	workMany  = 9  // what two or three of their cells have
	workLeft  = 18 // what is left to them
	workAlive = 27 // digits with a place in every unit
	workTwice = 28 // digits with two places or more in some column
	workOld   = 29 // the sum of the fields before the half along the columns
	workNew   = 30 // and after it
)

func (h *half) row(i int) Mem { return Mem{Base: h.block, Disp: i * halfRow} }

func (h *half) at(d direction, r, k, j int) Mem { return h.row(r*d.line + k*d.triad + j*d.cell) }

func (h *half) spare(i int) Mem { return Mem{Base: h.work, Disp: i * halfRow} }

func (h *half) triad(i, r, k int) Mem { return h.spare(i + 3*r + k) }

// load returns a register with the lanes of m.
func load(m Mem) VecVirtual {
	r := YMM()
	VMOVDQU(m, r)
	return r
}

// store writes r to a row.
func store(r VecVirtual, m Mem) { VMOVDQU(r, m) }

// binary returns a new register with f of a and b. Only b may be in memory.
func binary(f func(...Op), b Op, a VecVirtual) VecVirtual {
	r := YMM()
	f(b, a, r)
	return r
}

func plain(f func(b, a, r Op)) func(...Op) {
	return func(ops ...Op) { f(ops[0], ops[1], ops[2]) }
}

func and(a VecVirtual, b Op) VecVirtual { return binary(plain(VPAND), b, a) }
func or(a VecVirtual, b Op) VecVirtual  { return binary(plain(VPOR), b, a) }
func xor(a VecVirtual, b Op) VecVirtual { return binary(plain(VPXOR), b, a) }
func add(a VecVirtual, b Op) VecVirtual { return binary(VPADDW, b, a) }

// without returns a &^ b. Here it is a that may be in memory.
func without(a Op, b VecVirtual) VecVirtual { return binary(plain(VPANDN), a, b) }

// equal returns 0xffff in the lanes where a == b.
func equal(a VecVirtual, b Op) VecVirtual { return binary(VPCMPEQW, b, a) }

// greater returns 0xffff in the lanes where a > b, with a sign.
func greater(a VecVirtual, b Op) VecVirtual { return binary(VPCMPGTW, b, a) }

// blend returns yes in the lanes of mask, no elsewhere.
func blend(mask VecVirtual, yes Op, no VecVirtual) VecVirtual {
	r := YMM()
	VPBLENDVB(mask, yes, no, r)
	return r
}

// clearZero fills the register of zeros.
func (h *half) clearZero() {
	h.zero = YMM()
	VPXOR(h.zero, h.zero, h.zero)
}

// sweep writes sweepAVX2; see sweepWord in sweep.go.
func (h *half) sweep() {
	TEXT("sweepAVX2", attr.NOSPLIT, "func(b *uint64, r *[3]uint32)")
	start := Load(Param("b"), GP64())
	h.work = GP64()
	LEAQ(Mem{Base: start, Disp: cells * halfRow}, h.work)
	h.ones = YMM()
	VPCMPEQW(h.ones, h.ones, h.ones)
	h.clearZero()
	store(load(words(511)), h.spare(workAlive))
	store(h.zero, h.spare(workTwice))
	store(h.zero, h.spare(workOld))
	store(h.zero, h.spare(workNew))
	h.bands("across", start, across, h.bandAcross)
	h.bands("down", start, down, h.bandDown)
	h.report()
	VZEROUPPER()
	RET()
}

// bands writes a loop over the three bands of a direction.
func (h *half) bands(name string, start Register, d direction, band func()) {
	h.block = GP64()
	MOVQ(start, h.block)
	left := GP32()
	MOVL(U32(3), left)
	Label(name)
	band()
	ADDQ(U32(d.band*halfRow), h.block)
	DECL(left)
	JNE(LabelRef(name))
}

// single returns c in the lanes where it is one candidate, and c - 1.
func (h *half) single(c VecVirtual) (s, less VecVirtual) {
	less = add(c, h.ones)
	return and(c, equal(and(c, less), h.zero)), less
}

// three lets triads own all they have in the lanes where that is three candidates.
// A field x has one bit where x ^ (x-1), all bits up to its lowest, is more than
// x - 1. Three triads take turns, since each instruction needs the one before.
func (h *half) three(all, own *[3]VecVirtual) {
	x := *all
	var less [3]VecVirtual
	step := func(f func(k int)) {
		for k := range x {
			less[k] = add(x[k], h.ones)
		}
		for k := range x {
			f(k)
		}
	}
	step(func(k int) { x[k] = and(x[k], less[k]) })
	step(func(k int) { x[k] = and(x[k], less[k]) })
	step(func(k int) { x[k] = xor(x[k], less[k]) })
	for k := range x {
		x[k] = greater(x[k], less[k])
	}
	for k := range x {
		own[k] = blend(x[k], all[k], own[k])
	}
}

// settle does what can be done inside the triads of a line; see settle in sweep.go.
// It returns what the triads have without what others of the line own, and keeps
// what two or three of their cells have. It calls see with the predecessors of
// the cells of each triad.
func (h *half) settle(d direction, r int, see func(less [3]VecVirtual)) (all [3]VecVirtual) {
	var s [3][3]VecVirtual
	for k := range all {
		var less [3]VecVirtual
		for j := range less {
			s[k][j], less[j] = h.single(load(h.at(d, r, k, j)))
		}
		see(less)
	}
	var own [3]VecVirtual
	for k := range all {
		s01 := or(s[k][0], s[k][1])
		own[k] = or(s01, s[k][2])
		c2 := without(h.at(d, r, k, 2), s01)
		c1 := without(h.at(d, r, k, 1), or(s[k][0], s[k][2]))
		c0 := without(h.at(d, r, k, 0), or(s[k][1], s[k][2]))
		store(c0, h.at(d, r, k, 0))
		store(c1, h.at(d, r, k, 1))
		store(c2, h.at(d, r, k, 2))
		c01 := or(c0, c1)
		all[k] = or(c01, c2)
		store(or(and(c0, c1), and(c01, c2)), h.triad(workMany, r, k))
	}
	h.three(&all, &own)
	others := [3]VecVirtual{or(own[1], own[2]), or(own[0], own[2]), or(own[0], own[1])}
	for k := range others {
		all[k] = without(all[k], others[k])
	}
	return all
}

// lock settles the lines of a band. It returns what is left to its triads, which
// are the digits that can be part of a complete placement, and what is left to any
// of them. It need not look at what other triads of a box own: a placement that
// passes by a triad which owns the digit takes another one of the same line, and
// that has lost it.
func (h *half) lock(d direction, see func(less [3]VecVirtual)) (t triads, some VecVirtual) {
	for r := 0; r < 3; r++ {
		t[r] = h.settle(d, r, see)
		for k := 0; r < 2 && k < 3; k++ {
			store(t[r][k], h.triad(workAll, r, k))
		}
	}
	for r := 0; r < 2; r++ {
		for k := 0; k < 3; k++ {
			t[r][k] = load(h.triad(workAll, r, k))
		}
	}
	p := halfPlacements(&t)
	for r := 0; r < 3; r++ {
		for k := 0; k < 3; k++ {
			var with []VecVirtual
			for i, way := range ways {
				if way[r] == k {
					with = append(with, p[i])
				}
			}
			t[r][k] = or(with[0], with[1])
			store(t[r][k], h.triad(workLeft, r, k))
		}
	}
	some = or(or(t[0][0], t[0][1]), t[0][2])
	store(and(some, h.spare(workAlive)), h.spare(workAlive))
	return t, some
}

// halfPlacements returns the digits that can be placed in each of six ways.
func halfPlacements(t *triads) (p [6]VecVirtual) {
	for i, way := range ways {
		p[i] = and(and(t[0][way[0]], t[1][way[1]]), t[2][way[2]])
	}
	return p
}

// several returns the digits that a unit has in more than one cell, where t is
// what is left to its triads, and many what several of their cells had.
func several(t [3]VecVirtual, many [3]Mem) VecVirtual {
	a := and(t[0], or(t[1], many[0]))
	b := and(t[1], or(t[2], many[1]))
	return or(or(a, b), and(t[2], or(t[0], many[2])))
}

// inLine returns where something is kept of the triads of a line.
func (h *half) inLine(i, r int) [3]Mem {
	return [3]Mem{h.triad(i, r, 0), h.triad(i, r, 1), h.triad(i, r, 2)}
}

// inBox returns where something is kept of the triads of a box.
func (h *half) inBox(i, k int) [3]Mem {
	return [3]Mem{h.triad(i, 0, k), h.triad(i, 1, k), h.triad(i, 2, k)}
}

// keep leaves to a cell what is left to its triad, and of that only what has no
// other place, if there is some. Where a blend is several operations, as it is for
// Intel, it takes no longer than the three that could stand in its place.
func (h *half) keep(c Mem, left, hidden VecVirtual) VecVirtual {
	n := and(left, c)
	t := and(n, hidden)
	return blend(equal(t, h.zero), n, t)
}

// bandAcross sweeps a band of rows.
func (h *half) bandAcross() {
	t, some := h.lock(across, func([3]VecVirtual) {})
	var rows, boxes [3]VecVirtual
	for r := range rows {
		rows[r] = without(some, several(t[r], h.inLine(workMany, r)))
	}
	for k := range boxes {
		left := h.inBox(workLeft, k)
		t := [3]VecVirtual{load(left[0]), load(left[1]), load(left[2])}
		boxes[k] = without(some, several(t, h.inBox(workMany, k)))
	}
	for r := range rows {
		for k := range boxes {
			left, hidden := load(h.triad(workLeft, r, k)), or(rows[r], boxes[k])
			for j := 0; j < 3; j++ {
				store(h.keep(h.at(across, r, k, j), left, hidden), h.at(across, r, k, j))
			}
		}
	}
}

// bandDown sweeps a band of columns. It also adds up the fields before and after:
// candidates only ever go, so that nothing changed where the sums are the same. The
// sum before is one of predecessors, and stays at 0xffff once a field was empty.
func (h *half) bandDown() {
	saturated := func(a, b VecVirtual) VecVirtual { return binary(VPADDUSW, a, b) }
	old := load(h.spare(workOld))
	t, some := h.lock(down, func(less [3]VecVirtual) {
		old = saturated(old, saturated(saturated(less[0], less[1]), less[2]))
	})
	store(old, h.spare(workOld))
	var hidden [3]VecVirtual
	twice := load(h.spare(workTwice))
	for r := range hidden {
		n := several(t[r], h.inLine(workMany, r))
		hidden[r] = without(some, n)
		twice = or(twice, n)
	}
	store(twice, h.spare(workTwice))
	sum := load(h.spare(workNew))
	for r := range hidden {
		for k := 0; k < 3; k++ {
			left := load(h.triad(workLeft, r, k))
			var c [3]VecVirtual
			for j := range c {
				c[j] = h.keep(h.at(down, r, k, j), left, hidden[r])
				store(c[j], h.at(down, r, k, j))
			}
			sum = add(sum, add(add(c[0], c[1]), c[2]))
		}
	}
	store(sum, h.spare(workNew))
}

// report turns what the bands added up into masks of lanes.
func (h *half) report() {
	good := equal(load(words(511)), h.spare(workAlive))
	old := load(h.spare(workOld))
	good = without(good, equal(old, h.ones))
	placed := and(good, equal(h.zero, h.spare(workTwice)))
	still := and(good, equal(add(old, words(cells)), h.spare(workNew)))
	r := Load(Param("r"), GP64())
	dead := laneBits(good)
	XORL(U32(0xffff), dead)
	MOVL(dead, Mem{Base: r})
	MOVL(laneBits(placed), Mem{Base: r, Disp: 4})
	MOVL(laneBits(still), Mem{Base: r, Disp: 8})
}

// laneBits returns a bit for each lane of x, which is 0 or 0xffff.
func laneBits(x VecVirtual) GPVirtual {
	high, g := XMM(), GP32()
	VEXTRACTI128(U8(1), x, high)
	VPACKSSWB(high, x.AsX(), high)
	VPMOVMSKB(high, g)
	return g
}
