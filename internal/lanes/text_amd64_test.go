//go:build !noasm

package lanes

import x86 "golang.org/x/sys/cpu"

func init() {
	wide, half := "", ""
	if !x86.X86.HasAVX512BW || !x86.X86.HasAVX512VL {
		wide = "the CPU has no AVX-512 BW and VL"
	}
	if !x86.X86.HasAVX2 {
		half = "the CPU has no AVX2"
	}
	textKernels = append(textKernels,
		textKernel{
			"avx512", 32, wide,
			func(b []uint64, text []byte, offsets *[maxWidth]int32) Mask {
				return Mask(parseAVX512(&b[0], &text[0], offsets))
			},
			func(b []uint64, text []byte, offsets *[maxWidth]int32) {
				writeAVX512(&b[0], &text[0], offsets)
			},
		},
		textKernel{
			"avx2", 16, half,
			func(b []uint64, text []byte, offsets *[maxWidth]int32) Mask {
				return Mask(parseAVX2(&b[0], &text[0], offsets))
			},
			func(b []uint64, text []byte, offsets *[maxWidth]int32) {
				writeAVX2(&b[0], &text[0], offsets)
			},
		})
}
