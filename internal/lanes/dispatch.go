package lanes

import (
	"fmt"
	"os"
	"strings"
	"sync"
)

// Variable is the environment variable that forces a kernel.
const Variable = "NONET_KERNEL"

// Names lists the kernels, the widest first.
func Names() []string { return []string{"avx512", "avx2", "go"} }

// Available returns the kernels that this processor can run, the widest first.
// The last is plain Go, which runs everywhere.
func Available() []*Kernel { return append(vectorKernels(), &goKernel) }

// Named returns the kernel of that name, or the widest for "". It is an error if
// there is none, or if this processor or program lacks it.
func Named(name string) (*Kernel, error) {
	available := Available()
	if name == "" {
		return available[0], nil
	}
	var names []string
	for _, k := range available {
		if k.name == name {
			return k, nil
		}
		names = append(names, k.name)
	}
	for _, known := range Names() {
		if known == name {
			return nil, fmt.Errorf("kernel %s cannot run here, where there is %s", name, strings.Join(names, ", "))
		}
	}
	return nil, fmt.Errorf("no kernel is called %q; there are %s", name, strings.Join(Names(), ", "))
}

// Default returns the kernel that the environment names, or else the widest. It
// is chosen once.
var Default = sync.OnceValues(func() (*Kernel, error) {
	k, err := Named(os.Getenv(Variable))
	if err != nil {
		err = fmt.Errorf("%s: %w", Variable, err)
	}
	return k, err
})
