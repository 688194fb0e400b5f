package nonet

import "nonet/internal/lanes"

// WithKernel returns a copy of s that uses the kernel of that name.
func (s Solver) WithKernel(name string) (*Solver, error) {
	var err error
	s.kernel, err = lanes.Named(name)
	return &s, err
}
