package lanes

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"
)

// The functions that begin with ref are the kernel as one writes it without an
// eye on the clock: loops over bands, lines and triads in place of constant
// indices. The kernel has to give the same bits.

// refNonzero returns 0xffff in each lane of x that is not zero.
func refNonzero(x uint64) uint64 {
	z := (x + below) & guard
	return z - z>>15 | z
}

// refSingle returns the lanes of c that have exactly one bit, the others zero.
func refSingle(c uint64) uint64 { return c &^ refNonzero(c&((c|guard)-ones)) }

// refThree returns 0xffff in each lane of c that has exactly three bits.
func refThree(c uint64) uint64 {
	two := c & ((c | guard) - ones)
	one := two & ((two | guard) - ones)
	none := one & ((one | guard) - ones)
	return refNonzero(one) &^ refNonzero(none)
}

// refMajority returns the bits that two or three of a, b and c have.
func refMajority(a, b, c uint64) uint64 { return a&b | c&(a|b) }

// refKeep returns c & h in each lane where that is not zero, and c elsewhere.
func refKeep(c, h uint64) uint64 {
	t := c & h
	return t | c&^refNonzero(t)
}

// refLowest returns the lowest bit of each lane.
func refLowest(x uint64) uint64 { return x &^ ((x | guard) - ones) }

// refCount returns the number of bits in each lane.
func refCount(x uint64) uint64 {
	x -= x >> 1 & (ones * 0x5555)
	x = x&(ones*0x3333) + x>>2&(ones*0x3333)
	x = (x + x>>4) & (ones * 0x0f0f)
	return (x + x>>8) & (ones * 0x1f)
}

// refLess returns 0xffff in each lane where a < b; both are below 1<<15.
func refLess(a, b uint64) uint64 {
	z := ^((a | guard) - b) & guard
	return z - z>>15 | z
}

// refLaneBits returns a mask of the lanes of x, each 0 or 0xffff.
func refLaneBits(x uint64) Mask {
	x &= ones
	return Mask(x|x>>15|x>>30|x>>45) & 15
}

// refSpread returns 0xffff in the lanes of m.
func refSpread(m Mask) uint64 {
	x := uint64(m)
	x = (x | x<<15 | x<<30 | x<<45) & ones
	return x<<16 - x
}

// A refDirection says where the cells of a band stand. A band is three lines of
// nine cells, a line three triads of three: cell j of triad k of line r
// stands at base + r*line + k*triad + j*cell.
type refDirection struct{ band, line, triad, cell int }

var (
	refAcross = refDirection{band: 27, line: 9, triad: 3, cell: 1}
	refDown   = refDirection{band: 3, line: 1, triad: 27, cell: 9}
)

// refSweepWord eliminates candidates in the four lanes of a word of each row:
// first in the bands of rows, then in those of columns.
func refSweepWord(b *[Cells]uint64) report {
	r := refRest{alive: full, filled: guard}
	for i := range 3 {
		r.refSweepAcross(b, i*refAcross.band)
	}
	for i := range 3 {
		r.refSweepDown(b, i*refDown.band)
	}
	dead := refNonzero(r.alive^full) | ^refNonzero(r.filled)
	return report{
		dead:   refLaneBits(dead),
		placed: refLaneBits(^(refNonzero(r.twice) | dead)),
		still:  refLaneBits(^(refNonzero(r.changed) | dead)),
	}
}

// A refRest is what the bands of a sweep add up.
type refRest struct {
	alive   uint64 // digits with a place in every unit
	twice   uint64 // digits with two places or more in some column
	changed uint64 // candidates that went while sweeping down
	filled  uint64 // the guard, in lanes where every cell has a candidate
}

// refTriads is a word for each triad of a band: three lines of three.
type refTriads [3][3]uint64

// refGather returns the candidates of each triad of a band, those that are the
// only one of a cell, and those of two or three cells.
func refGather(b *[Cells]uint64, base int, d refDirection) (all, own, several refTriads) {
	for r := range 3 {
		for k := range 3 {
			i := base + r*d.line + k*d.triad
			c0, c1, c2 := b[i], b[i+d.cell], b[i+2*d.cell]
			all[r][k] = c0 | c1 | c2
			own[r][k] = refSingle(c0) | refSingle(c1) | refSingle(c2)
			several[r][k] = refMajority(c0, c1, c2)
		}
	}
	return all, own, several
}

// refLock removes from each triad what other triads of its line and box own, and
// then every digit that cannot be part of a complete placement in the band: a
// digit takes one triad of each line and of each box.
func refLock(all, own *refTriads) (left refTriads) {
	for r := range 3 {
		r1, r2 := (r+1)%3, (r+2)%3
		for k := range 3 {
			k1, k2 := (k+1)%3, (k+2)%3
			all[r][k] &^= own[r][k1] | own[r][k2] | own[r1][k] | own[r2][k]
		}
	}
	for r := range 3 {
		r1, r2 := (r+1)%3, (r+2)%3
		for k := range 3 {
			k1, k2 := (k+1)%3, (k+2)%3
			left[r][k] = all[r][k] & (all[r1][k1]&all[r2][k2] | all[r1][k2]&all[r2][k1])
		}
	}
	return left
}

// refOnly returns the candidates of triad k that neither of the others of a line or
// box has.
func refOnly(k int, t0, t1, t2 uint64) uint64 {
	t := [3]uint64{t0, t1, t2}
	return t[k] &^ (t[(k+1)%3] | t[(k+2)%3])
}

// refThrees leaves three digits to each triad where only these three have their
// place of the line or of the box there, and returns those of triads with three.
func refThrees(t *refTriads) (own refTriads) {
	was := *t
	for r := range 3 {
		for k := range 3 {
			must := refOnly(k, was[r][0], was[r][1], was[r][2]) | refOnly(r, was[0][k], was[1][k], was[2][k])
			if three := refThree(must); three != 0 {
				t[r][k] = t[r][k]&^three | must&three
			}
			own[r][k] = t[r][k] & refThree(t[r][k])
		}
	}
	return own
}

// refEliminate returns what is left to each triad of a band, and the digits with one
// place in its line or box.
func (a *refRest) refEliminate(b *[Cells]uint64, base int, d refDirection) (left, hidden refTriads) {
	all, own, several := refGather(b, base, d)
	all = refLock(&all, &own)
	own = refThrees(&all)
	left = refLock(&all, &own)
	for i := range 3 {
		a.alive &= left[i][0] | left[i][1] | left[i][2]
		a.alive &= left[0][i] | left[1][i] | left[2][i]
	}
	for r := range 3 {
		for k := range 3 {
			only := refOnly(k, left[r][0], left[r][1], left[r][2]) | refOnly(r, left[0][k], left[1][k], left[2][k])
			hidden[r][k] = only &^ several[r][k]
		}
	}
	return left, hidden
}

// refSweepAcross sweeps a band of rows.
func (a *refRest) refSweepAcross(b *[Cells]uint64, base int) {
	left, hidden := a.refEliminate(b, base, refAcross)
	for i := range 27 {
		r, k := i/9, i%9/3
		b[base+i] = refKeep(b[base+i]&left[r][k], hidden[r][k])
	}
}

// refSweepDown sweeps a band of columns.
func (a *refRest) refSweepDown(b *[Cells]uint64, base int) {
	left, hidden := a.refEliminate(b, base, refDown)
	for r := range 3 {
		var once, twice uint64
		for j := range 9 {
			cell := &b[base+r*refDown.line+j*refDown.cell]
			candidates := *cell & left[r][j/3]
			twice |= once & candidates
			once |= candidates
			now := refKeep(candidates, hidden[r][j/3])
			a.changed |= *cell ^ now
			*cell = now
			a.filled &= (now | guard) - ones
		}
		a.twice |= twice
	}
}

// A refSplit is how the lanes of a word branch. In each lane one digit of one
// triad is chosen: the state that stays has the digit in that triad, the other
// has it not.
type refSplit struct {
	can  uint64    // 0xffff in the lanes that can branch
	band [6]uint64 // 0xffff in the lanes whose triad is in that band; rows first
	stay refTriads // what the state that stays loses in each triad of the band
	part refTriads // what the other loses
}

// refBandBase returns where a band begins, 0 to 2 for rows and 3 to 5 for columns.
func refBandBase(i int) (base int, d refDirection) {
	if i < 3 {
		return i * refAcross.band, refAcross
	}
	return (i - 3) * refDown.band, refDown
}

// refTriadsOf returns the candidates of each triad of a band.
func refTriadsOf(b *[Cells]uint64, base int, d refDirection) (t refTriads) {
	for r := range 3 {
		for k := range 3 {
			i := base + r*d.line + k*d.triad
			t[r][k] = b[i] | b[i+d.cell] | b[i+2*d.cell]
		}
	}
	return t
}

// refPlacements returns, for each of the six ways to give the lines of a band
// different boxes, the digits that can be placed that way.
func refPlacements(t *refTriads) [6]uint64 {
	return [6]uint64{
		t[0][0] & t[1][1] & t[2][2],
		t[0][0] & t[1][2] & t[2][1],
		t[0][1] & t[1][0] & t[2][2],
		t[0][1] & t[1][2] & t[2][0],
		t[0][2] & t[1][0] & t[2][1],
		t[0][2] & t[1][1] & t[2][0],
	}
}

// refChoose finds a digit to branch on in each lane of a word: in the band with
// the fewest placements over all digits that is not settled yet, a digit with
// two placements if there is one, else three, else more; then the first line
// where it has two triads, else three, and the first of these triads.
func refChoose(b *[Cells]uint64) (s refSplit) {
	var best refTriads
	fewest := uint64(ones * (mostPlacements + 1))
	for i := range 6 {
		base, d := refBandBase(i)
		t := refTriadsOf(b, base, d)
		var total uint64
		for _, p := range refPlacements(&t) {
			total += refCount(p)
		}
		better := refLess(ones*9, total) & refLess(total, fewest)
		fewest = fewest&^better | total&better
		s.can |= better
		for k := range s.band {
			s.band[k] &^= better
		}
		s.band[i] = better
		for r := range 3 {
			for k := range 3 {
				best[r][k] = best[r][k]&^better | t[r][k]&better
			}
		}
	}
	digit := refLowest(refChooseDigit(refPlacements(&best)))
	s.refChooseTriad(&best, digit)
	return s
}

// refChooseDigit returns the digits with two placements, where there is none
// those with three, and where there is none either those with more.
func refChooseDigit(p [6]uint64) uint64 {
	low1, mid1 := p[0]^p[1]^p[2], refMajority(p[0], p[1], p[2])
	low2, mid2 := p[3]^p[4]^p[5], refMajority(p[3], p[4], p[5])
	low, carry := low1^low2, low1&low2
	mid, high := mid1^mid2^carry, refMajority(mid1, mid2, carry)
	two := mid &^ (low | high)
	more := mid&low&^high | two
	return refPick(two, refPick(more, mid|high))
}

// refPick returns a in each lane where that is not zero, and b elsewhere.
func refPick(a, b uint64) uint64 { return a | b&^refNonzero(a) }

// refChooseTriad fills in what each of the two states loses.
func (s *refSplit) refChooseTriad(t *refTriads, digit uint64) {
	var in refTriads
	var two, three [3]uint64
	for r := range 3 {
		for k := range 3 {
			in[r][k] = t[r][k] & digit
		}
		three[r] = in[r][0] & in[r][1] & in[r][2]
		two[r] = refMajority(in[r][0], in[r][1], in[r][2]) &^ three[r]
	}
	noTwo := ^refNonzero(two[0] | two[1] | two[2])
	var taken uint64
	for r := range 3 {
		line := (two[r] | three[r]&noTwo) &^ taken
		taken |= line
		first := in[r][0] & line
		second := in[r][1] & line &^ first
		s.part[r] = [3]uint64{first, second, 0}
		s.stay[r] = [3]uint64{line &^ first, line &^ second, line}
	}
}

// refSplitWord makes the two states of each lane in m: b keeps the one, other gets
// the other, with the lanes outside m as they are in b.
func refSplitWord(b, other *[Cells]uint64, m uint64, s *refSplit) {
	*other = *b
	for i := range 6 {
		lanes := s.band[i] & m
		if lanes == 0 {
			continue
		}
		base, d := refBandBase(i)
		for r := range 3 {
			for k := range 3 {
				at := base + r*d.line + k*d.triad
				for j := range 3 {
					b[at+j*d.cell] &^= s.stay[r][k] & lanes
					other[at+j*d.cell] &^= s.part[r][k] & lanes
				}
			}
		}
	}
}

func refGoSweep(b []uint64) report { return refSweepWord((*[Cells]uint64)(b)) }

func refGoBranch(b []uint64, m, free Mask, pool *columns, first int) Mask {
	word := (*[Cells]uint64)(b)
	s := refChoose(word)
	var other [Cells]uint64
	can := refLaneBits(s.can) & m
	refSplitWord(word, &other, refSpread(can), &s)
	refGoCompress(other[:], can, pool, first)
	// The last states go to the lanes that are free.
	n := min(can.len(), free.len())
	refGoExpand(b, free.lowest(n), pool, first+can.len()-n)
	return can
}

func refGoExpand(b []uint64, m Mask, pool *columns, first int) {
	block := columns{b, 1}
	for ; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros32(uint32(m))
		for i := range Cells {
			block.setField(i, lane, pool.field(i, first))
		}
		first++
	}
}

func refGoCompress(b []uint64, m Mask, pool *columns, first int) {
	block := columns{b, 1}
	for ; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros32(uint32(m))
		for i := range Cells {
			pool.setField(i, first, block.field(i, lane))
		}
		first++
	}
}

func refGoVerify(b []uint64) Mask {
	word := (*[Cells]uint64)(b)
	good := ^uint64(0)
	for _, c := range word {
		good &= refNonzero(c)
	}
	for i := range 3 {
		t := refTriadsOf(word, i*refAcross.band, refAcross)
		for k := range 3 {
			good &^= refNonzero(full ^ (t[k][0] | t[k][1] | t[k][2]))
			good &^= refNonzero(full ^ (t[0][k] | t[1][k] | t[2][k]))
		}
	}
	return refLaneBits(good)
}

// mixedStates fills n columns of c with states of many kinds: broken ones, nearly
// full ones, and states of grids that have a solution or nearly so.
func mixedStates(rng *rand.Rand, c *columns, n int) {
	for column := range n {
		digits := rng.Perm(9)
		broken, transposed := rng.IntN(3) == 0, rng.IntN(2) == 0
		open, draws := rng.IntN(100), rng.IntN(10)
		for i := range Cells {
			row, place := i/9, i%9
			if transposed {
				row, place = place, row
			}
			v := uint16(1) << digits[(row*3+row/3+place)%9]
			switch extra := uint16(rng.IntN(All + 1)); {
			case broken:
				v = extra
				for range draws {
					v |= uint16(rng.IntN(All + 1))
				}
				if rng.IntN(3) == 0 {
					v = 1 << rng.IntN(9)
				}
			case rng.IntN(400) == 0:
				v = extra
			case rng.IntN(100) < open:
				for range draws / 3 {
					extra &= uint16(rng.IntN(All + 1))
				}
				v |= extra
			}
			c.setField(i, column, v)
		}
	}
}

func TestGoKernel(t *testing.T) {
	const columnsUsed = 60
	rng := rand.New(rand.NewPCG(1, 2))
	n := 2000
	if testing.Short() {
		n = 200
	}
	pool, refPool := newColumns(columnsUsed+wordLanes), newColumns(columnsUsed+wordLanes)
	var seen struct{ dead, placed, still, good, split int }
	for range n {
		states := newBlock(wordLanes)
		mixedStates(rng, &states, wordLanes)
		word := (*[Cells]uint64)(states.words)
		for range 4 { // sweeps
			ref := *word
			report, refReport := goSweep(word[:]), refGoSweep(ref[:])
			if *word != ref || report != refReport {
				t.Fatalf("sweep: %x %v, want %x %v", *word, report, ref, refReport)
			}
			good, refGood := goVerify(word[:]), refGoVerify(word[:])
			if good != refGood {
				t.Fatalf("verify: %x, want %x", good, refGood)
			}
			seen.dead += report.dead.len()
			seen.placed += report.placed.len()
			seen.still += report.still.len()
			seen.good += good.len()

			for i := range pool.words {
				pool.words[i] = rng.Uint64() & full
			}
			copy(refPool.words, pool.words)
			same := func(what string, b, ref *[Cells]uint64) {
				t.Helper()
				if *b != *ref {
					t.Fatalf("%s: block is %x, want %x", what, *b, *ref)
				}
				if !slices.Equal(pool.words, refPool.words) {
					t.Fatalf("%s: pools differ", what)
				}
			}
			b, ref := *word, *word
			m, first := Mask(rng.IntN(16)), rng.IntN(columnsUsed)
			free := Mask(rng.IntN(16)) &^ m
			split, refSplit := goBranch(b[:], m, free, &pool, first), refGoBranch(ref[:], m, free, &refPool, first)
			if split != refSplit {
				t.Fatalf("branch: %x, want %x", split, refSplit)
			}
			same("branch", &b, &ref)
			seen.split += split.len()

			m, first = Mask(rng.IntN(16)), rng.IntN(columnsUsed)
			goCompress(b[:], m, &pool, first)
			refGoCompress(b[:], m, &refPool, first)
			same("compress", &b, &ref)

			m, first = Mask(rng.IntN(16)), rng.IntN(columnsUsed)
			goExpand(b[:], m, &pool, first)
			refGoExpand(ref[:], m, &pool, first)
			same("expand", &b, &ref)
		}
	}
	if seen.dead == 0 || seen.placed == 0 || seen.still == 0 || seen.good == 0 || seen.split == 0 {
		t.Fatalf("the states leave something untested: %+v", seen)
	}
}

// BenchmarkGoKernel times the plain Go kernel beside the readable one.
func BenchmarkGoKernel(b *testing.B) {
	const columnsUsed = 512
	rng := rand.New(rand.NewPCG(1, 1))
	states := newBlock(wordLanes)
	mixedStates(rng, &states, wordLanes)
	pool := newColumns(columnsUsed + wordLanes)
	mixedStates(rng, &pool, columnsUsed)
	// Each call gets a fresh copy of the states, which costs about 15 ns, and works
	// on one lane where a mask says which.
	word := make([]uint64, Cells)
	var i int
	for _, f := range []struct {
		name      string
		fast, ref func(b []uint64, m Mask)
	}{
		{"sweep", func(b []uint64, _ Mask) { goSweep(b) }, func(b []uint64, _ Mask) { refGoSweep(b) }},
		{"branch", func(b []uint64, m Mask) { goBranch(b, m, 0, &pool, i) }, func(b []uint64, m Mask) { refGoBranch(b, m, 0, &pool, i) }},
		{"expand", func(b []uint64, m Mask) { goExpand(b, m, &pool, i) }, func(b []uint64, m Mask) { refGoExpand(b, m, &pool, i) }},
		{"compress", func(b []uint64, m Mask) { goCompress(b, m, &pool, i) }, func(b []uint64, m Mask) { refGoCompress(b, m, &pool, i) }},
		{"verify", func(b []uint64, _ Mask) { goVerify(b) }, func(b []uint64, _ Mask) { refGoVerify(b) }},
	} {
		for _, side := range []struct {
			name string
			f    func(b []uint64, m Mask)
		}{{"kernel", f.fast}, {"reference", f.ref}} {
			b.Run(f.name+"/"+side.name, func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					copy(word, states.words)
					side.f(word, 1<<(i%wordLanes))
					i = (i + 1) % columnsUsed
				}
			})
		}
	}
}
