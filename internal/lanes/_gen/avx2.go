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
	workAll     = 0  // what triads have
	workSeveral = 9  // what two or three of their cells have
	workAlive   = 27 // digits with a place in every unit
	workMany    = 28 // digits with two places or more in some column
	workChange  = 29 // what went in the half along the columns
	workLeast   = 30 // the least of all fields after it
	workOnly    = 31 // what the triads of a line have that the others lack
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
	store(load(words(511)), h.spare(workLeast))
	store(h.zero, h.spare(workMany))
	store(h.zero, h.spare(workChange))
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

// single returns c in the lanes where it is one candidate.
func (h *half) single(c VecVirtual) VecVirtual {
	return and(c, equal(and(c, add(c, h.ones)), h.zero))
}

// three returns 0xffff in the lanes where triads have three candidates. A field x
// has one bit where x ^ (x-1), all bits up to its lowest, is more than x - 1.
// Three triads take turns, since each instruction needs the one before.
func (h *half) three(x [3]VecVirtual) [3]VecVirtual {
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
	return x
}

// clearOthersOf returns the triads of a line without what the others own.
func clearOthersOf(t, own [3]VecVirtual) [3]VecVirtual {
	others := [3]VecVirtual{or(own[1], own[2]), or(own[0], own[2]), or(own[0], own[1])}
	for k := range t {
		t[k] = without(t[k], others[k])
	}
	return t
}

// gather returns the candidates of the triads of a line, less those that are the
// only one of a cell in another. It keeps what two or three cells of a triad have.
func (h *half) gather(d direction, r int) [3]VecVirtual {
	var all, own [3]VecVirtual
	for k := range all {
		c0, c1, c2 := load(h.at(d, r, k, 0)), load(h.at(d, r, k, 1)), load(h.at(d, r, k, 2))
		c01 := or(c0, c1)
		store(or(and(c0, c1), and(c01, c2)), h.triad(workSeveral, r, k))
		all[k] = or(c01, c2)
		own[k] = or(or(h.single(c0), h.single(c1)), h.single(c2))
	}
	return clearOthersOf(all, own)
}

// threes leaves three candidates to the triads of a line that have three which the
// others lack, and takes those of triads that have three from the others.
func (h *half) threes(t [3]VecVirtual) [3]VecVirtual {
	only := forcedIn(t)
	for k := range only {
		store(only[k], h.spare(workOnly+k))
	}
	must := h.three(only)
	own := h.three(t)
	for k := range t {
		own[k] = blend(must[k], h.spare(workOnly+k), and(own[k], t[k]))
		t[k] = blend(must[k], h.spare(workOnly+k), t[k])
	}
	return clearOthersOf(t, own)
}

// forcedIn returns the candidates of each triad of a line that the others lack.
func forcedIn(t [3]VecVirtual) (only [3]VecVirtual) {
	for k := range t {
		only[k] = without(t[k], or(t[(k+1)%3], t[(k+2)%3]))
	}
	return only
}

// eliminate returns what is left to the triads of a band.
func (h *half) eliminate(d direction) (t triads) {
	for r := range t {
		h.keepAll(r, h.gather(d, r))
	}
	t = h.place()
	for r := range t {
		h.keepAll(r, t[r])
	}
	for r := range t {
		h.keepAll(r, h.threes(h.loadAll(r)))
	}
	t = h.place()
	some := or(or(t[0][0], t[0][1]), t[0][2])
	store(and(some, h.spare(workAlive)), h.spare(workAlive))
	return t
}

// keepAll puts the triads of a line aside, and loadAll fetches them.
func (h *half) keepAll(r int, t [3]VecVirtual) {
	for k := range t {
		store(t[k], h.triad(workAll, r, k))
	}
}

func (h *half) loadAll(r int) (t [3]VecVirtual) {
	for k := range t {
		t[k] = load(h.triad(workAll, r, k))
	}
	return t
}

// place returns the candidates of the triads that can be part of a complete
// placement.
func (h *half) place() (t triads) {
	for r := range t {
		t[r] = h.loadAll(r)
	}
	p := halfPlacements(&t)
	for r := range t {
		for k := range t[r] {
			var with []VecVirtual
			for i, way := range ways {
				if way[r] == k {
					with = append(with, p[i])
				}
			}
			t[r][k] = or(with[0], with[1])
		}
	}
	return t
}

// halfPlacements returns the digits that can be placed in each of six ways.
func halfPlacements(t *triads) (p [6]VecVirtual) {
	for i, way := range ways {
		p[i] = and(and(t[0][way[0]], t[1][way[1]]), t[2][way[2]])
	}
	return p
}

// hidden returns the digits of each triad of a line that have no other place in
// line or box.
func (h *half) hidden(r int, t [3]VecVirtual) [3]VecVirtual {
	t = forcedIn(t)
	for k := range t {
		several := load(h.triad(workSeveral, r, k))
		t[k] = without(t[k], several)
	}
	return t
}

// keep leaves to a cell what is left to its triad, and of that only what has no
// other place, if there is some. Where a blend is several operations, as it is for
// Intel, it takes no longer than the three that could stand in its place.
func (h *half) keep(c, left, hidden VecVirtual) VecVirtual {
	n := and(left, c)
	t := and(c, hidden)
	return blend(equal(t, h.zero), n, t)
}

// bandAcross sweeps a band of rows.
func (h *half) bandAcross() {
	t := h.eliminate(across)
	for r := range t {
		h.keepAll(r, t[r])
	}
	for r := range t {
		left := h.loadAll(r)
		for k, hidden := range h.hidden(r, left) {
			for j := 0; j < 3; j++ {
				at := h.at(across, r, k, j)
				store(h.keep(load(at), left[k], hidden), at)
			}
		}
	}
}

// bandDown sweeps a band of columns, and adds up what there is to report.
func (h *half) bandDown() {
	t := h.eliminate(down)
	for r := range t {
		h.keepAll(r, t[r])
	}
	many, change, least := load(h.spare(workMany)), load(h.spare(workChange)), load(h.spare(workLeast))
	for r := range t {
		left := h.loadAll(r)
		for k, hidden := range h.hidden(r, left) {
			VPOR(without(left[k], hidden), many, many)
			for j := 0; j < 3; j++ {
				at := h.at(down, r, k, j)
				c := load(at)
				kept := h.keep(c, left[k], hidden)
				VPOR(xor(c, kept), change, change)
				VPMINUW(kept, least, least)
				store(kept, at)
			}
		}
	}
	store(many, h.spare(workMany))
	store(change, h.spare(workChange))
	store(least, h.spare(workLeast))
}

// report turns what the bands added up into masks of lanes.
func (h *half) report() {
	good := equal(load(words(511)), h.spare(workAlive))
	good = without(good, equal(h.zero, h.spare(workLeast)))
	placed := and(good, equal(h.zero, h.spare(workMany)))
	still := and(good, equal(h.zero, h.spare(workChange)))
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
