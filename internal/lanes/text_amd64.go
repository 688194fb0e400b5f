//go:build !noasm

package lanes

// The functions below see no bounds: the 81 bytes at each offset must lie
// inside the text, and the block or columns need all 81 rows. Apart from that they
// agree with [goParse] and [goWrite], for 32 and 16 lanes.

//go:noescape
func parseAVX512(block *uint64, text *byte, offsets *[maxWidth]int32) uint32

//go:noescape
func writeAVX512(columns *uint64, text *byte, offsets *[maxWidth]int32)

//go:noescape
func parseAVX2(block *uint64, text *byte, offsets *[maxWidth]int32) uint32

//go:noescape
func writeAVX2(columns *uint64, text *byte, offsets *[maxWidth]int32)
