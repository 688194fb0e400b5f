package main

import (
	"github.com/mmcloughlin/avo/attr"
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// Where branch keeps what, in rows behind the block. While it looks for the
// band, the triads of the six bands take all of them, nine each.
const (
	workBest = 0  // the triads of the band chosen
	workStay = 9  // what the state that stays loses in them
	workPart = 18 // what the other loses
	workIn   = 27 // the lanes whose band it is, for each band
)

// branch writes branchAVX2; see goBranch in kernel_go.go.
func (h *half) branch() {
	TEXT("branchAVX2", attr.NOSPLIT, "func(b *uint64, m uint32, pool *uint16, stride uintptr) uint32")
	start := Load(Param("b"), GP64())
	h.work = GP64()
	LEAQ(Mem{Base: start, Disp: cells * halfRow}, h.work)
	index, digit := h.chooseBand(start)
	h.chosen(index)
	h.chooseTriad(digit)
	can := h.lanes(index, Load(Param("m"), GP32()).(GPVirtual))
	h.split(start, can)
	Store(can, ReturnIndex(0))
	VZEROUPPER()
	RET()
}

// chooseBand finds the band with the fewest placements in each lane and a digit
// in it, and keeps the triads of all bands. The index is 0xffff where no band can
// be taken. It looks for the digit in every band, as that takes less time than
// waiting until the band is known.
func (h *half) chooseBand(start Register) (index, digit VecVirtual) {
	h.clearZero()
	index, digit = YMM(), YMM()
	fewest, number := load(words(mostPlacements+1)), YMM()
	VPCMPEQW(index, index, index)
	VPXOR(digit, digit, digit)
	VPXOR(number, number, number)
	behind := h.work
	h.work = GP64()
	MOVQ(behind, h.work)
	look := func(d direction) {
		low, mid, high := placed(h.union(d))
		total := total(low, mid, high)
		better := and(greater(total, words(9)), greater(fewest, total))
		VPBLENDVB(better, total, fewest, fewest)
		VPBLENDVB(better, number, index, index)
		VPBLENDVB(better, h.digit(low, mid, high), digit, digit)
		VPADDW(words(1), number, number)
		ADDQ(U32(9*halfRow), h.work)
	}
	h.bands("rows", start, across, func() { look(across) })
	h.bands("columns", start, down, func() { look(down) })
	h.work = behind
	return index, digit
}

// union returns the candidates of each triad of a band, and keeps them.
func (h *half) union(d direction) (t triads) {
	for r := 0; r < 3; r++ {
		for k := 0; k < 3; k++ {
			t[r][k] = or(or(load(h.at(d, r, k, 0)), h.at(d, r, k, 1)), h.at(d, r, k, 2))
			store(t[r][k], h.triad(0, r, k))
		}
	}
	return t
}

// total returns the number of placements over all digits.
func total(low, mid, high VecVirtual) VecVirtual {
	sum := YMM()
	VPADDB(population(low, 1), population(mid, 2), sum)
	VPADDB(population(high, 4), sum, sum)
	VPMADDUBSW(words(0x0101), sum, sum)
	return sum
}

// placed returns the number of placements of each digit, as three bits.
func placed(t triads) (low, mid, high VecVirtual) {
	p := halfPlacements(&t)
	low1, mid1 := sum3(p[0], p[1], p[2])
	low2, mid2 := sum3(p[3], p[4], p[5])
	carry := and(low1, low2)
	mid, high = sum3(mid1, mid2, carry)
	return xor(low1, low2), mid, high
}

// sum3 returns the two bits of a + b + c, for each bit of these.
func sum3(a, b, c VecVirtual) (low, high VecVirtual) {
	x := xor(a, b)
	return xor(x, c), or(and(a, b), and(x, c))
}

// population returns the number of bits in each byte of x, times weight. It is
// found by nibbles.
func population(x VecVirtual, weight int) VecVirtual {
	table, high, r := YMM(), YMM(), YMM()
	VBROADCASTI128(nibbles(weight), table)
	VPSRLW(U8(4), x, high)
	low := and(x, words(0x0f0f))
	VPAND(words(0x0f0f), high, high)
	VPSHUFB(low, table, low)
	VPSHUFB(high, table, high)
	VPADDB(low, high, r)
	return r
}

// chosen collects the triads of the band chosen in each lane.
func (h *half) chosen(index VecVirtual) {
	var is [6]VecVirtual
	for i := 1; i < 6; i++ {
		is[i] = equal(index, words(uint16(i)))
	}
	for j := 0; j < 9; j++ {
		t := load(h.spare(j))
		for i := 1; i < 6; i++ {
			t = blend(is[i], h.spare(9*i+j), t)
		}
		store(t, h.spare(workBest+j))
	}
}

// digit returns the first digit with two placements, or three, or more.
func (h *half) digit(low, mid, high VecVirtual) VecVirtual {
	two := without(mid, or(low, high))
	d := h.pick(two, h.pick(without(mid, high), or(mid, high)))
	lowest := YMM()
	VPSUBW(d, h.zero, lowest)
	return and(lowest, d)
}

// pick returns a where that is not zero, b elsewhere.
func (h *half) pick(a, b VecVirtual) VecVirtual { return blend(equal(a, h.zero), b, a) }

// chooseTriad keeps what the two states lose in the triads of the band.
func (h *half) chooseTriad(digit VecVirtual) {
	var two, three [3]VecVirtual
	for r := range two {
		a, b, c := and(digit, h.triad(workBest, r, 0)), and(digit, h.triad(workBest, r, 1)), and(digit, h.triad(workBest, r, 2))
		ab := and(a, b)
		three[r] = and(ab, c)
		two[r] = without(or(ab, and(or(a, b), c)), three[r])
	}
	none := equal(or(or(two[0], two[1]), two[2]), h.zero)
	taken := h.zero
	for r := range two {
		line := without(or(two[r], and(three[r], none)), taken)
		taken = or(taken, line)
		first := and(line, h.triad(workBest, r, 0))
		second := without(and(line, h.triad(workBest, r, 1)), first)
		for k, part := range []VecVirtual{first, second, h.zero} {
			store(part, h.triad(workPart, r, k))
			store(without(line, part), h.triad(workStay, r, k))
		}
	}
}

// lanes keeps which lanes of m have their triad in which band, and returns
// those that have one at all.
func (h *half) lanes(index VecVirtual, m GPVirtual) GPVirtual {
	wanted := laneMask(m)
	can := YMM()
	VPXOR(can, can, can)
	for i := 0; i < 6; i++ {
		in := and(wanted, equal(index, words(uint16(i))))
		store(in, h.spare(workIn+i))
		can = or(can, in)
	}
	return laneBits(can)
}

// split makes the two states, a box at a time.
func (h *half) split(start Register, can GPVirtual) {
	p := h.pool(can)
	order := squeeze(can)
	stride9 := GP64()
	LEAQ(Mem{Base: p.stride, Index: p.stride, Scale: 8}, stride9)
	h.block = start
	side := GP64() // work, moved on with the boxes for what belongs to their rows
	MOVQ(h.work, side)
	mine := func(i int) Mem { return Mem{Base: side, Disp: i * halfRow} }
	left := GP32()
	MOVL(U32(3), left)
	Label("split")
	for box := 0; box < 3; box++ {
		q := p
		q.low, q.high = GP64(), GP64()
		MOVQ(p.low, q.low)
		MOVQ(p.high, q.high)
		var stays, parts [3]VecVirtual // lost in the columns of the box
		in := load(h.spare(workIn + 3 + box))
		for c := range stays {
			stays[c], parts[c] = and(in, mine(workStay+3*c)), and(in, mine(workPart+3*c))
		}
		for r := 0; r < 3; r++ {
			in := load(mine(workIn))
			stay, part := and(in, h.triad(workStay, r, box)), and(in, h.triad(workPart, r, box))
			for c := range stays {
				at := h.row(9*r + 3*box + c)
				cell := load(at)
				store(without(cell, or(stay, stays[c])), at)
				q.put(without(cell, or(part, parts[c])), order, c)
			}
			if r < 2 {
				q.skip(stride9)
			}
		}
		p.skip(p.stride3)
	}
	p.skip(stride9)
	p.skip(stride9)
	ADDQ(U32(across.band*halfRow), h.block)
	ADDQ(U32(halfRow), side)
	DECL(left)
	JNE(LabelRef("split"))
}

// verify writes verifyAVX2; see goVerify in kernel_go.go.
func (h *half) verify() {
	TEXT("verifyAVX2", attr.NOSPLIT, "func(b *uint64) uint32")
	start := Load(Param("b"), GP64())
	least, alive := load(words(511)), load(words(511))
	h.bands("bands", start, across, func() {
		var boxes [3]VecVirtual
		for r := 0; r < 3; r++ {
			var t [3]VecVirtual
			for k := range t {
				var c [3]VecVirtual
				for j := range c {
					c[j] = load(h.at(across, r, k, j))
					VPMINUW(c[j], least, least)
				}
				t[k] = or(or(c[0], c[1]), c[2])
				if r == 0 {
					boxes[k] = t[k]
				} else {
					boxes[k] = or(boxes[k], t[k])
				}
			}
			VPAND(or(or(t[0], t[1]), t[2]), alive, alive)
		}
		for k := range boxes {
			VPAND(boxes[k], alive, alive)
		}
	})
	h.clearZero()
	good := without(equal(alive, words(511)), equal(least, h.zero))
	Store(laneBits(good), ReturnIndex(0))
	VZEROUPPER()
	RET()
}
