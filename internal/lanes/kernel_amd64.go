//go:build !noasm

package lanes

import "unsafe"

//go:noescape
func sweepAVX512(b *uint64, r *[3]uint32)

//go:noescape
func branchAVX512(b *uint64, m, free uint32, pool *uint16, stride uintptr) uint32

//go:noescape
func compressAVX512(b *uint64, m uint32, pool *uint16, stride uintptr)

//go:noescape
func expandAVX512(b *uint64, m uint32, pool *uint16, stride uintptr)

//go:noescape
func verifyAVX512(b *uint64) uint32

var avx512Kernel = Kernel{
	name:     "avx512",
	width:    32,
	settleAt: 2,
	sweep: func(b []uint64) report {
		var r [3]uint32
		sweepAVX512(&b[0], &r)
		return report{Mask(r[0]), Mask(r[1]), Mask(r[2])}
	},
	branch: func(b []uint64, m, free Mask, pool *columns, first int) Mask {
		return Mask(branchAVX512(&b[0], uint32(m), uint32(free), pool.at(first), pool.bytes()))
	},
	expand: func(b []uint64, m Mask, pool *columns, first int) {
		expandAVX512(&b[0], uint32(m), pool.at(first), pool.bytes())
	},
	compress: func(b []uint64, m Mask, pool *columns, first int) {
		compressAVX512(&b[0], uint32(m), pool.at(first), pool.bytes())
	},
	verify: func(b []uint64) Mask { return Mask(verifyAVX512(&b[0])) },
	parse: func(b []uint64, text []byte, offsets *[maxWidth]int32) Mask {
		return Mask(parseAVX512(&b[0], &text[0], offsets))
	},
	write: func(b []uint64, text []byte, offsets *[maxWidth]int32) {
		writeAVX512(&b[0], &text[0], offsets)
	},
}

// at returns the address of a column's first field.
func (c *columns) at(column int) *uint16 {
	return (*uint16)(unsafe.Add(unsafe.Pointer(&c.words[0]), 2*column))
}

// bytes returns the distance from one row to the next.
func (c *columns) bytes() uintptr { return uintptr(c.stride) * 8 }
