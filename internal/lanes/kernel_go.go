package lanes

import "math/bits"

// goKernel is the kernel in plain Go: four lanes in each uint64. It runs everywhere,
// and says what the assembly of the others computes.
var goKernel = Kernel{
	name:     "go",
	width:    wordLanes,
	settleAt: wordLanes,
	sweep:    goSweep,
	branch:   goBranch,
	expand:   goExpand,
	compress: goCompress,
	verify:   goVerify,
	parse:    goParse,
	write:    goWrite,
}

func goSweep(b []uint64) report { return sweepWord((*[Cells]uint64)(b)) }

func goBranch(b []uint64, m, free Mask, pool *columns, first int) Mask {
	word := (*[Cells]uint64)(b)
	var c choice
	can := c.choose(word) & m
	goCompress(b, can, pool, first)
	column := first
	for rest := can; rest != 0; rest &= rest - 1 {
		lane := bits.TrailingZeros32(uint32(rest))
		band, triad, digit := c.triad(lane)
		waits := bits.RotateLeft64(digit, (column-lane)*fieldBits)
		// The state that stays has the digit in that triad and loses it in the others
		// of its line; the one that waits has it there no more.
		line := triad - triad%3
		for t := line; t < line+3; t++ {
			cell, step := cellsOf(band, t)
			for range 3 {
				if t == triad {
					pool.words[cell*pool.stride+column/wordLanes] &^= waits
				} else {
					word[cell] &^= digit
				}
				cell += step
			}
		}
		column++
	}
	if to, column := deal(can, free, first); to != 0 {
		goExpand(b, to, pool, column)
	}
	return can
}

func goExpand(b []uint64, m Mask, pool *columns, first int) {
	word, words, stride := (*[Cells]uint64)(b), pool.words, pool.stride
	for ; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros32(uint32(m))
		turn := (lane - first) * fieldBits
		field := uint64(0xffff) << (lane * fieldBits)
		at := first / wordLanes
		for i, c := range word {
			word[i] = c ^ (c^bits.RotateLeft64(words[at], turn))&field
			at += stride
		}
		first++
	}
}

func goCompress(b []uint64, m Mask, pool *columns, first int) {
	word, words, stride := (*[Cells]uint64)(b), pool.words, pool.stride
	for ; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros32(uint32(m))
		turn := (first - lane) * fieldBits
		field := uint64(0xffff) << (first % wordLanes * fieldBits)
		at := first / wordLanes
		for _, c := range word {
			w := words[at]
			words[at] = w ^ (w^bits.RotateLeft64(c, turn))&field
			at += stride
		}
		first++
	}
}

func goVerify(b []uint64) Mask {
	word := (*[Cells]uint64)(b)
	filled := uint64(guard)
	all := uint64(full)
	var t triads
	for i := range 3 {
		band := (*[27]uint64)(word[27*i:])
		for _, c := range band {
			filled &= c + below
		}
		triadsAcross(&t, band)
		for k := range 3 {
			all &= (t[3*k] | t[3*k+1] | t[3*k+2]) & (t[k] | t[k+3] | t[k+6])
		}
	}
	return laneBits(nonzero(filled) &^ nonzero(all^full))
}
