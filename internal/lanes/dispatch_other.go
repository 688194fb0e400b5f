//go:build !amd64 || noasm

package lanes

func vectorKernels() []*Kernel { return nil }
