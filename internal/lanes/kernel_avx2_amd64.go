//go:build !noasm

package lanes

// The functions below need a block of 81 rows of 16 lanes, and 54 more rows to
// work with. A pool must have room for 16 columns from the first on; those
// behind the lanes of m are overwritten.

//go:noescape
func sweepAVX2(b *uint64, r *[3]uint32)

//go:noescape
func branchAVX2(b *uint64, m uint32, pool *uint16, stride uintptr) uint32

//go:noescape
func compressAVX2(b *uint64, m uint32, pool *uint16, stride uintptr)

//go:noescape
func expandAVX2(b *uint64, m uint32, pool *uint16, stride uintptr)

//go:noescape
func verifyAVX2(b *uint64) uint32

var avx2Kernel = Kernel{
	name:     "avx2",
	width:    16,
	settleAt: 2,
	sweep: func(b []uint64) report {
		var r [3]uint32
		sweepAVX2(&b[0], &r)
		return report{Mask(r[0]), Mask(r[1]), Mask(r[2])}
	},
	branch: func(b []uint64, m, free Mask, pool *columns, first int) Mask {
		can := Mask(branchAVX2(&b[0], uint32(m), pool.at(first), pool.bytes()))
		if to, column := deal(can, free, first); to != 0 {
			expandAVX2(&b[0], uint32(to), pool.at(column), pool.bytes())
		}
		return can
	},
	expand: func(b []uint64, m Mask, pool *columns, first int) {
		expandAVX2(&b[0], uint32(m), pool.at(first), pool.bytes())
	},
	compress: func(b []uint64, m Mask, pool *columns, first int) {
		compressAVX2(&b[0], uint32(m), pool.at(first), pool.bytes())
	},
	verify: func(b []uint64) Mask { return Mask(verifyAVX2(&b[0])) },
	parse: func(b []uint64, text []byte, offsets *[maxWidth]int32) Mask {
		return Mask(parseAVX2(&b[0], &text[0], offsets))
	},
	write: func(b []uint64, text []byte, offsets *[maxWidth]int32) {
		writeAVX2(&b[0], &text[0], offsets)
	},
}
