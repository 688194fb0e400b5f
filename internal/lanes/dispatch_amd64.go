//go:build !noasm

package lanes

import "golang.org/x/sys/cpu"

// vectorKernels returns the kernels in assembly that this processor can run.
func vectorKernels() []*Kernel {
	var list []*Kernel
	x := &cpu.X86
	if x.HasAVX512F && x.HasAVX512BW && x.HasAVX512VL && x.HasAVX512BITALG && x.HasAVX512VBMI && x.HasAVX512VBMI2 &&
		x.HasBMI2 && x.HasPOPCNT {
		list = append(list, &avx512Kernel)
	}
	if x.HasAVX2 {
		list = append(list, &avx2Kernel)
	}
	return list
}
