package lanes

import (
	"math/rand/v2"
	"syscall"
	"testing"
)

// Puzzles may begin and end where memory does.
func TestTextGuardPages(t *testing.T) {
	page := syscall.Getpagesize()
	mem, err := syscall.Mmap(-1, 0, 3*page, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err != nil {
		t.Skip(err)
	}
	defer syscall.Munmap(mem)
	for _, outside := range [][]byte{mem[:page], mem[2*page:]} {
		if err := syscall.Mprotect(outside, syscall.PROT_NONE); err != nil {
			t.Skip(err)
		}
	}
	text := mem[page : 2*page]
	eachTextKernel(t, func(t *testing.T, k *textKernel) {
		rng := rand.New(rand.NewPCG(7, 1))
		copy(text, fill(rng, page, ".123456789"))
		for _, edge := range []int{0, page - Cells} {
			var offsets [maxWidth]int32
			for lane := range k.width {
				offsets[lane] = int32(edge)
			}
			checkParse(t, k, text, &offsets)
			c := newColumns(k.width)
			for i := range Cells {
				for lane := range k.width {
					c.setField(i, lane, 1<<(i%9))
				}
			}
			k.write(c.words, text, &offsets)
			checkParse(t, k, text, &offsets)
		}
	})
}
