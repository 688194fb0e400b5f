package main

import (
	"github.com/mmcloughlin/avo/attr"
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// mostPlacements is explained in branch.go.
const mostPlacements = 32

// What branch keeps in the rows behind the block. While it looks for the band, the
// triads of the six bands take all of them, nine each.
const (
	stayRows = 0  // what the state that stays loses in the triads of the band chosen
	partRows = 9  // what the other loses
	inRows   = 18 // a mask of four bytes for each band: the lanes that are split there
)

// branch writes branchAVX512; see goBranch in kernel_go.go.
func (w *wide) branch() {
	TEXT("branchAVX512", attr.NOSPLIT, "func(b *uint64, m, free uint32, pool *uint16, stride uintptr) uint32")
	start := Load(Param("b"), GP64())
	behind := GP64()
	LEAQ(row(start, cells), behind)
	w.block, w.work = GP64(), GP64()
	MOVQ(start, w.block)
	MOVQ(behind, w.work)
	index := w.chooseBand()
	MOVQ(start, w.block)
	MOVQ(behind, w.work)
	t, inBand := w.chosen(index)
	digit := chooseDigit(placements(&t))
	lowest := ZMM()
	VPXORQ(lowest, lowest, lowest)
	VPSUBW(digit, lowest, lowest)
	VPANDQ(digit, lowest, lowest)
	w.chooseTriad(&t, lowest)
	w.split(w.deal(inBand))
}

// chooseBand finds the band with the fewest placements in each lane, and
// keeps the triads of all bands. The index is 0xffff where no band can be taken.
func (w *wide) chooseBand() (index VecVirtual) {
	index, number := ZMM(), ZMM()
	fewest, nine, one := ZMM(), ZMM(), ZMM()
	tern(allOnes, index, index, index)
	VPXORQ(number, number, number)
	w.constant(fewest, mostPlacements+1)
	w.constant(nine, 9)
	w.constant(one, 1)
	look := func(name string, d direction) {
		w.threeTimes(name, d, func() {
			total := ZMM()
			for n, p := range placements(w.union(d)) {
				if n == 0 {
					VPOPCNTW(p, total)
					continue
				}
				VPOPCNTW(p, p)
				VPADDW(p, total, total)
			}
			open, better := K(), K()
			VPCMPUW(U8(greaterThan), nine, total, open)
			VPCMPUW(U8(lessThan), fewest, total, open, better)
			VMOVDQU16(total, better, fewest)
			VMOVDQU16(number, better, index)
			VPADDW(one, number, number)
			ADDQ(U32(9*rowBytes), w.work)
		})
	}
	look("rows", across)
	SUBQ(I32(3*across.band*rowBytes), w.block)
	look("columns", down)
	return index
}

// union returns the candidates of the triads of a band, and keeps them.
func (w *wide) union(d direction) *triads {
	var t triads
	for r := range t {
		for k := range t[r] {
			t[r][k] = ZMM()
			c := ZMM()
			VMOVDQU64(w.at(d, r, k, 0), t[r][k])
			VMOVDQU64(w.at(d, r, k, 1), c)
			tern(or3, w.at(d, r, k, 2), c, t[r][k])
			VMOVDQU64(t[r][k], w.triad(0, r, k))
		}
	}
	return &t
}

// triad is where something is kept about a triad.
func (w *wide) triad(rows, r, k int) Mem { return row(w.work, rows+3*r+k) }

// chosen returns the triads of the band that was chosen in each lane, and the lanes
// of each band.
func (w *wide) chosen(index VecVirtual) (t triads, inBand [6]OpmaskVirtual) {
	for i := range inBand {
		inBand[i] = K()
		n := ZMM()
		w.constant(n, uint16(i))
		VPCMPEQW(n, index, inBand[i])
	}
	for r := range t {
		for k := range t[r] {
			t[r][k] = ZMM()
			VMOVDQU16_Z(w.triad(0, r, k), inBand[0], t[r][k])
			for i := 1; i < 6; i++ {
				VMOVDQU16(w.triad(9*i, r, k), inBand[i], t[r][k])
			}
		}
	}
	return t, inBand
}

// ways are the six ways to give the lines of a band different boxes.
var ways = [6][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}

// placements returns the digits that can be placed in each of six ways; see
// countPlacements in branch.go.
func placements(t *triads) (p [6]VecVirtual) {
	for i, way := range ways {
		p[i] = ternOf(and3, t[0][way[0]], t[1][way[1]], t[2][way[2]])
	}
	return p
}

// chooseDigit returns the digits with two placements, or three, or more.
func chooseDigit(p [6]VecVirtual) VecVirtual {
	low1, mid1 := ternOf(xor3, p[0], p[1], p[2]), ternOf(maj, p[0], p[1], p[2])
	low2, mid2 := ternOf(xor3, p[3], p[4], p[5]), ternOf(maj, p[3], p[4], p[5])
	low, carry := ZMM(), ZMM()
	VPXORQ(low1, low2, low)
	VPANDQ(low1, low2, carry)
	mid, high := ternOf(xor3, mid1, mid2, carry), ternOf(maj, mid1, mid2, carry)
	two := ternOf(clearOr, mid, low, high)
	three := ZMM()
	VPANDQ(mid, low, three)
	VPANDNQ(three, high, three)
	VPORQ(two, three, three)
	more := ZMM()
	VPORQ(mid, high, more)
	pick(three, more)
	pick(two, three)
	return two
}

// pick replaces the lanes of a that are zero by those of b.
func pick(a, b VecVirtual) {
	none := K()
	VPTESTNMW(a, a, none)
	VMOVDQU16(b, none, a)
}

// chooseTriad keeps what the two states lose in the triads of the band.
func (w *wide) chooseTriad(t *triads, digit VecVirtual) {
	var two, three [3]VecVirtual
	for r := range t {
		for k := range t[r] {
			VPANDQ(digit, t[r][k], t[r][k])
		}
		three[r] = ternOf(and3, t[r][0], t[r][1], t[r][2])
		two[r] = ternOf(maj, t[r][0], t[r][1], t[r][2])
		VPANDNQ(two[r], three[r], two[r])
	}
	any := ternOf(or3, two[0], two[1], two[2])
	none := K()
	VPTESTNMW(any, any, none)
	taken, zero := ZMM(), ZMM()
	VPXORQ(taken, taken, taken)
	VPXORQ(zero, zero, zero)
	for r := range t {
		line := two[r]
		VMOVDQU16(three[r], none, line)
		VPANDNQ(line, taken, line)
		VPORQ(line, taken, taken)
		first, second := ZMM(), ZMM()
		VPANDQ(t[r][0], line, first)
		VPANDQ(t[r][1], line, second)
		VPANDNQ(second, first, second)
		for k, part := range []VecVirtual{first, second, zero} {
			VMOVDQU64(part, w.triad(partRows, r, k))
			stay := ZMM()
			VPANDNQ(line, part, stay)
			VMOVDQU64(stay, w.triad(stayRows, r, k))
		}
	}
}

// A deal says where the states go that do not stay: those of the lanes of rest to the
// pool, and the others to the lanes of free, each of which takes that of the
// lane from.
type deal struct {
	rest, free OpmaskVirtual
	from       VecVirtual
}

// deal keeps which lanes are split in which band, and deals out their states. It
// returns the lanes that are split from the function.
func (w *wide) deal(inBand [6]OpmaskVirtual) deal {
	any := K()
	KORD(inBand[0], inBand[1], any)
	for _, k := range inBand[2:] {
		KORD(any, k, any)
	}
	can := GP32()
	KMOVD(any, can)
	ANDL(Load(Param("m"), GP32()), can)
	Store(can, ReturnIndex(0))
	KMOVD(can, any)
	for i, k := range inBand {
		KANDD(k, any, k)
		KMOVD(k, Mem{Base: w.work, Disp: inRows*rowBytes + 4*i})
	}
	free := Load(Param("free"), GP32())
	n, nFree, none := GP32(), GP32(), GP32()
	POPCNTL(can, n)
	POPCNTL(free, nFree)
	XORL(none, none)
	SUBL(nFree, n)
	CMOVLLT(none, n)
	rest := lowestLanes(n, can)
	XORL(rest, can)
	POPCNTL(can, n)
	d := deal{K(), K(), ZMM()}
	dealt := K()
	KMOVD(rest, d.rest)
	KMOVD(can, dealt)
	KMOVD(lowestLanes(n, free), d.free)
	VMOVDQU64(laneNumbers(), d.from)
	VPCOMPRESSW_Z(d.from, dealt, d.from)
	VPEXPANDW_Z(d.from, d.free, d.from)
	return d
}

// lowestLanes returns the n lowest lanes of m.
func lowestLanes(n Register, m Op) Register {
	r := GP32()
	MOVL(I32(-1), r)
	BZHIL(n, r, r)
	PDEPL(m, r, r)
	return r
}

// laneNumbers is the number of each of 32 lanes.
func laneNumbers() Mem {
	var v [8]uint64
	for i := range 32 {
		v[i/4] |= uint64(i) << (i % 4 * 16)
	}
	return constants("laneNumbers", v[:]...)
}

// split makes the two states, a box at a time, and returns from the function.
func (w *wide) split(d deal) {
	pool := Load(Param("pool"), GP64())
	stride := Load(Param("stride"), GP64())
	stride3, stride9 := GP64(), GP64()
	LEAQ(Mem{Base: stride, Index: stride, Scale: 2}, stride3)
	LEAQ(Mem{Base: stride, Index: stride, Scale: 8}, stride9)
	masks := GP64() // moves on with the rows of boxes, as does side
	LEAQ(row(w.work, inRows), masks)
	var inColumns [3]OpmaskVirtual
	for i := range inColumns {
		inColumns[i] = K()
		KMOVD(Mem{Base: masks, Disp: 4 * (3 + i)}, inColumns[i])
	}
	side := GP64()
	MOVQ(w.work, side)
	left := GP32()
	MOVL(U32(3), left)
	Label("split")
	inRow := K()
	KMOVD(Mem{Base: masks}, inRow)
	for box := 0; box < 3; box++ {
		out := GP64()
		MOVQ(pool, out)
		var stays, parts, staysDown, partsDown [3]VecVirtual
		for i := range stays {
			stays[i] = in(inRow, w.triad(stayRows, i, box))
			parts[i] = in(inRow, w.triad(partRows, i, box))
			staysDown[i] = in(inColumns[box], row(side, stayRows+3*i))
			partsDown[i] = in(inColumns[box], row(side, partRows+3*i))
		}
		for r := range stays {
			for c := range stays {
				at := row(w.block, 9*r+3*box+c)
				stay, other, packed := ZMM(), ZMM(), ZMM()
				VMOVDQU64(at, stay)
				VMOVDQA64(stay, other)
				tern(clearOr, staysDown[c], stays[r], stay)
				tern(clearOr, partsDown[c], parts[r], other)
				VPERMW(other, d.from, d.free, stay)
				VMOVDQU64(stay, at)
				VPCOMPRESSW_Z(other, d.rest, packed)
				to := Mem{Base: out}
				if c > 0 {
					to = Mem{Base: out, Index: stride, Scale: uint8(c)}
				}
				VMOVDQU64(packed, to)
			}
			if r < 2 {
				ADDQ(stride9, out)
			}
		}
		ADDQ(stride3, pool)
	}
	ADDQ(stride9, pool)
	ADDQ(stride9, pool)
	ADDQ(I32(across.band*rowBytes), w.block)
	ADDQ(U32(rowBytes), side)
	ADDQ(U32(4), masks)
	DECL(left)
	JNE(LabelRef("split"))
	VZEROUPPER()
	RET()
}

// in returns v in the lanes of k, zero elsewhere.
func in(k OpmaskVirtual, v Op) VecVirtual {
	r := ZMM()
	VMOVDQU16_Z(v, k, r)
	return r
}

// compress writes compressAVX512: the lanes of m go to a pool.
func (w *wide) compress() {
	TEXT("compressAVX512", attr.NOSPLIT, "func(b *uint64, m uint32, pool *uint16, stride uintptr)")
	l := w.loadMove()
	w.eachRow("rows", l, func(block, pool Mem) {
		z, packed := ZMM(), ZMM()
		VMOVDQU64(block, z)
		VPCOMPRESSW_Z(z, l.m, packed)
		VMOVDQU64(packed, pool)
	})
}

// expand writes expandAVX512: columns of a pool go to the lanes of m. One column for
// one lane is read alone, which takes half as many cache lines.
func (w *wide) expand() {
	TEXT("expandAVX512", attr.NOSPLIT, "func(b *uint64, m uint32, pool *uint16, stride uintptr)")
	l := w.loadMove()
	rest := GP32()
	LEAL(Mem{Base: l.lanes, Disp: -1}, rest)
	TESTL(l.lanes, rest)
	JZ(LabelRef("single"))
	w.eachRow("rows", l, func(block, pool Mem) {
		z, packed := ZMM(), ZMM()
		VMOVDQU64(pool, packed)
		VMOVDQU64(block, z)
		VPEXPANDW(packed, l.m, z)
		VMOVDQU64(z, block)
	})
	Label("single")
	w.eachRow("row", l, func(block, pool Mem) {
		z := ZMM()
		VMOVDQU64(block, z)
		VPBROADCASTW(pool, l.m, z)
		VMOVDQU64(z, block)
	})
}

// A move is from a block to a pool or back.
type move struct {
	lanes        Register
	m            OpmaskVirtual
	pool, stride Register
}

// loadMove loads the arguments of a function that moves lanes.
func (w *wide) loadMove() move {
	w.block = Load(Param("b"), GP64())
	l := move{Load(Param("m"), GP32()), K(), Load(Param("pool"), GP64()), Load(Param("stride"), GP64())}
	KMOVD(l.lanes, l.m)
	return l
}

// eachRow writes a loop over the rows of block and pool, nine at a time, and
// returns from the function.
func (w *wide) eachRow(name string, l move, f func(block, pool Mem)) {
	left := GP32()
	MOVL(U32(cells/9), left)
	Label(name)
	for i := 0; i < 9; i++ {
		f(row(w.block, i), Mem{Base: l.pool})
		ADDQ(l.stride, l.pool)
	}
	ADDQ(U32(9*rowBytes), w.block)
	DECL(left)
	JNE(LabelRef(name))
	VZEROUPPER()
	RET()
}

// verify writes verifyAVX512; see goVerify in kernel_go.go.
func (w *wide) verify() {
	TEXT("verifyAVX512", attr.NOSPLIT, "func(b *uint64) uint32")
	w.block = Load(Param("b"), GP64())
	least, alive := ZMM(), ZMM()
	tern(allOnes, least, least, least)
	tern(allOnes, alive, alive, alive)
	w.threeTimes("bands", across, func() {
		var box [3]VecVirtual
		for r := 0; r < 3; r++ {
			var t [3]VecVirtual
			for k := range t {
				var c [3]VecVirtual
				for j := range c {
					c[j] = ZMM()
					VMOVDQU64(w.at(across, r, k, j), c[j])
					VPMINUW(c[j], least, least)
				}
				t[k] = ternOf(or3, c[0], c[1], c[2])
				if r == 0 {
					box[k] = ZMM()
					VMOVDQA64(t[k], box[k])
				} else {
					VPORQ(t[k], box[k], box[k])
				}
			}
			tern(or3, t[1], t[2], t[0])
			VPANDQ(t[0], alive, alive)
		}
		VPANDQ(box[0], alive, alive)
		tern(and3, box[1], box[2], alive)
	})
	full := ZMM()
	w.constant(full, 511)
	good, filled := K(), K()
	VPCMPEQW(full, alive, good)
	VPTESTMW(least, least, filled)
	KANDD(filled, good, good)
	g := GP32()
	KMOVD(good, g)
	Store(g, ReturnIndex(0))
	VZEROUPPER()
	RET()
}
