package main

import (
	"github.com/mmcloughlin/avo/attr"
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// mostPlacements is explained in branch.go.
const mostPlacements = 32

const (
	lessThan    = 1
	greaterThan = 6
)

// branch writes branchAVX512; see goBranch in kernel_go.go.
func (w *wide) branch() {
	TEXT("branchAVX512", attr.NOSPLIT, "func(b *uint64, m uint32, pool *uint16, stride uintptr) uint32")
	w.block = Load(Param("b"), GP64())
	index := w.chooseBand()
	var inBand [6]OpmaskVirtual
	for i := range inBand {
		inBand[i] = K()
		n := ZMM()
		w.constant(n, uint16(i))
		VPCMPEQW(n, index, inBand[i])
	}
	var t triads
	for r := 0; r < 3; r++ {
		for k := 0; k < 3; k++ {
			t[r][k] = ZMM()
			VMOVDQU16_Z(w.saved(0, r, k), inBand[0], t[r][k])
			for i := 1; i < 6; i++ {
				VMOVDQU16(w.saved(i, r, k), inBand[i], t[r][k])
			}
		}
	}
	digit := chooseDigit(placements(&t))
	lowest := ZMM()
	VPXORQ(lowest, lowest, lowest)
	VPSUBW(digit, lowest, lowest)
	VPANDQ(digit, lowest, lowest)
	line, first, second := chooseTriad(&t, lowest)
	w.split(inBand, line, first, second)
}

// saved is where the candidates of a triad are kept.
func (w *wide) saved(band, r, k int) Mem { return row(w.block, cells+9*band+3*r+k) }

// chooseBand finds the band with the fewest placements in each lane, and
// keeps the triads of all bands. The index is 0xffff where every band is settled.
func (w *wide) chooseBand() (index VecVirtual) {
	index = ZMM()
	fewest, nine := ZMM(), ZMM()
	tern(allOnes, index, index, index)
	w.constant(fewest, mostPlacements+1)
	w.constant(nine, 9)
	for i := 0; i < 6; i++ {
		d, base := across, i*across.band
		if i >= 3 {
			d, base = down, (i-3)*down.band
		}
		var t triads
		for r := 0; r < 3; r++ {
			for k := 0; k < 3; k++ {
				at := func(j int) Mem { return row(w.block, base+r*d.line+k*d.triad+j*d.cell) }
				t[r][k] = ZMM()
				c := ZMM()
				VMOVDQU64(at(0), t[r][k])
				VMOVDQU64(at(1), c)
				tern(or3, at(2), c, t[r][k])
				VMOVDQU64(t[r][k], w.saved(i, r, k))
			}
		}
		total := ZMM()
		for n, p := range placements(&t) {
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
		number := ZMM()
		w.constant(number, uint16(i))
		VMOVDQU16(number, better, index)
	}
	return index
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

// chooseTriad returns the digit in its line, and in the first or second triad
// of that line where that is the one to branch on.
func chooseTriad(t *triads, digit VecVirtual) (line, first, second [3]VecVirtual) {
	var two, three [3]VecVirtual
	for r := 0; r < 3; r++ {
		for k := 0; k < 3; k++ {
			VPANDQ(digit, t[r][k], t[r][k])
		}
		three[r] = ternOf(and3, t[r][0], t[r][1], t[r][2])
		two[r] = ternOf(maj, t[r][0], t[r][1], t[r][2])
		VPANDNQ(two[r], three[r], two[r])
	}
	any := ternOf(or3, two[0], two[1], two[2])
	none := K()
	VPTESTNMW(any, any, none)
	taken := ZMM()
	VPXORQ(taken, taken, taken)
	for r := 0; r < 3; r++ {
		VMOVDQU16(three[r], none, two[r])
		VPANDNQ(two[r], taken, two[r])
		VPORQ(two[r], taken, taken)
		line[r] = two[r]
		first[r], second[r] = ZMM(), ZMM()
		VPANDQ(t[r][0], line[r], first[r])
		VPANDQ(t[r][1], line[r], second[r])
		VPANDNQ(second[r], first[r], second[r])
	}
	return line, first, second
}

// split makes the two states, and returns from the function.
func (w *wide) split(inBand [6]OpmaskVirtual, line, first, second [3]VecVirtual) {
	m := K()
	KORD(inBand[0], inBand[1], m)
	for _, k := range inBand[2:] {
		KORD(m, k, m)
	}
	can := GP32()
	KMOVD(m, can)
	ANDL(Load(Param("m"), GP32()), can)
	KMOVD(can, m)
	for _, k := range inBand {
		KANDD(k, m, k)
	}
	var stay, part triads
	for r := 0; r < 3; r++ {
		stay[r] = [3]VecVirtual{ZMM(), ZMM(), line[r]}
		part[r] = [3]VecVirtual{first[r], second[r], nil}
		VPANDNQ(line[r], first[r], stay[r][0])
		VPANDNQ(line[r], second[r], stay[r][1])
	}
	pool := Load(Param("pool"), GP64())
	stride := Load(Param("stride"), GP64())
	stride9 := GP64()
	LEAQ(Mem{Base: stride, Index: stride, Scale: 8}, stride9)
	stride3 := GP64()
	LEAQ(Mem{Base: stride, Index: stride, Scale: 2}, stride3)
	for rb := 0; rb < 3; rb++ {
		boxRow := GP64()
		MOVQ(pool, boxRow)
		for cb := 0; cb < 3; cb++ {
			out := GP64()
			MOVQ(boxRow, out)
			var stayIn, partIn, stayDown, partDown [3]VecVirtual
			for i := 0; i < 3; i++ {
				stayIn[i] = masked(inBand[rb], stay[i][cb])
				partIn[i] = masked(inBand[rb], part[i][cb])
				stayDown[i] = masked(inBand[3+cb], stay[i][rb])
				partDown[i] = masked(inBand[3+cb], part[i][rb])
			}
			for r := 0; r < 3; r++ {
				for c := 0; c < 3; c++ {
					at := row(w.block, 27*rb+9*r+3*cb+c)
					a, b := ZMM(), ZMM()
					VMOVDQU64(at, a)
					VMOVDQA64(a, b)
					tern(clearOr, stayIn[r], stayDown[c], a)
					VMOVDQU64(a, at)
					switch {
					case partIn[r] != nil && partDown[c] != nil:
						tern(clearOr, partIn[r], partDown[c], b)
					case partIn[r] != nil:
						VPANDNQ(b, partIn[r], b)
					case partDown[c] != nil:
						VPANDNQ(b, partDown[c], b)
					}
					packed := ZMM()
					VPCOMPRESSW_Z(b, m, packed)
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
			ADDQ(stride3, boxRow)
		}
		if rb < 2 {
			LEAQ(Mem{Base: pool, Index: stride9, Scale: 1}, pool)
			LEAQ(Mem{Base: pool, Index: stride9, Scale: 2}, pool)
		}
	}
	Store(can, ReturnIndex(0))
	VZEROUPPER()
	RET()
}

// masked returns v in the lanes of k, zero elsewhere; nil stays nil.
func masked(k OpmaskVirtual, v VecVirtual) VecVirtual {
	if v == nil {
		return nil
	}
	r := ZMM()
	VMOVDQU16_Z(v, k, r)
	return r
}

// compress writes compressAVX512: the lanes of m go to a pool.
func (w *wide) compress() {
	TEXT("compressAVX512", attr.NOSPLIT, "func(b *uint64, m uint32, pool *uint16, stride uintptr)")
	w.eachRow(func(m OpmaskVirtual, block, pool Mem) {
		z, packed := ZMM(), ZMM()
		VMOVDQU64(block, z)
		VPCOMPRESSW_Z(z, m, packed)
		VMOVDQU64(packed, pool)
	})
}

// expand writes expandAVX512: columns of a pool go to the lanes of m.
func (w *wide) expand() {
	TEXT("expandAVX512", attr.NOSPLIT, "func(b *uint64, m uint32, pool *uint16, stride uintptr)")
	w.eachRow(func(m OpmaskVirtual, block, pool Mem) {
		z, packed := ZMM(), ZMM()
		VMOVDQU64(pool, packed)
		VMOVDQU64(block, z)
		VPEXPANDW(packed, m, z)
		VMOVDQU64(z, block)
	})
}

// eachRow calls f for each row of block and pool, and returns from the function.
func (w *wide) eachRow(f func(m OpmaskVirtual, block, pool Mem)) {
	w.block = Load(Param("b"), GP64())
	m := K()
	KMOVD(Load(Param("m"), GP32()), m)
	pool := Load(Param("pool"), GP64())
	stride := Load(Param("stride"), GP64())
	for i := 0; i < cells; i++ {
		f(m, row(w.block, i), Mem{Base: pool})
		if i < cells-1 {
			ADDQ(stride, pool)
		}
	}
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
	for band := 0; band < 3; band++ {
		var box [3]VecVirtual
		for r := 0; r < 3; r++ {
			var t [3]VecVirtual
			for k := range t {
				var c [3]VecVirtual
				for j := range c {
					c[j] = ZMM()
					VMOVDQU64(row(w.block, 27*band+9*r+3*k+j), c[j])
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
	}
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
