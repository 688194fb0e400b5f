package lanes

import (
	"math/bits"
	"math/rand/v2"
	"testing"
)

// eachLane returns the word in which each lane is f of the lanes of the words.
func eachLane(f func(x ...uint16) uint16, words ...uint64) (r uint64) {
	for shift := 0; shift < 64; shift += fieldBits {
		x := make([]uint16, len(words))
		for i, w := range words {
			x[i] = uint16(w >> shift)
		}
		r |= uint64(f(x...)) << shift
	}
	return r
}

// TestLanes compares the operations on words with the same on each lane, for all
// values of a lane beside neighbours that tempt carries and borrows.
func TestLanes(t *testing.T) {
	is := func(b bool) uint16 {
		if b {
			return 0xffff
		}
		return 0
	}
	// Results of zero and notThree count below the guard only.
	unguarded := func(x uint64) uint64 { return x &^ guard }
	one := []struct {
		name string
		f    func(uint64) uint64
		lane func(x ...uint16) uint16
	}{
		{"nonzero", nonzero, func(x ...uint16) uint16 { return is(x[0] != 0) }},
		{"zero", func(x uint64) uint64 { return unguarded(zero(x)) }, func(x ...uint16) uint16 { return is(x[0] == 0) & 0x7fff }},
		{"single", single, func(x ...uint16) uint16 { return x[0] & is(bits.OnesCount16(x[0]) == 1) }},
		{"notThree", func(x uint64) uint64 { return unguarded(notThree(x)) }, func(x ...uint16) uint16 { return is(bits.OnesCount16(x[0]) != 3) & 0x7fff }},
		{"lowest", lowest, func(x ...uint16) uint16 { return x[0] & -x[0] }},
		{"count", count, func(x ...uint16) uint16 { return uint16(bits.OnesCount16(x[0])) }},
	}
	two := []struct {
		name string
		f    func(a, b uint64) uint64
		lane func(x ...uint16) uint16
	}{
		{"keep", func(a, b uint64) uint64 { return keep(a, full, b) }, func(x ...uint16) uint16 {
			if x[0]&x[1] != 0 {
				return x[0] & x[1]
			}
			return x[0]
		}},
		{"pick", pick, func(x ...uint16) uint16 {
			if x[0] != 0 {
				return x[0]
			}
			return x[1]
		}},
		{"less", less, func(x ...uint16) uint16 { return is(x[0] < x[1]) }},
	}
	rng := rand.New(rand.NewPCG(1, 3))
	neighbour := func() uint64 {
		return []uint64{0, 1, All, uint64(rng.IntN(All + 1))}[rng.IntN(4)]
	}
	word := func(lane int, v uint64) (w uint64) {
		for l := range wordLanes {
			if l == lane {
				w |= v << (l * fieldBits)
			} else {
				w |= neighbour() << (l * fieldBits)
			}
		}
		return w
	}
	for v := range uint64(All + 1) {
		for lane := range wordLanes {
			x := word(lane, v)
			for _, op := range one {
				if got, want := op.f(x), eachLane(op.lane, x); got != want {
					t.Errorf("%s(%016x) = %016x, want %016x", op.name, x, got, want)
				}
			}
			for range 20 {
				y := word(lane, neighbour())
				for _, op := range two {
					if got, want := op.f(x, y), eachLane(op.lane, x, y); got != want {
						t.Errorf("%s(%016x, %016x) = %016x, want %016x", op.name, x, y, got, want)
					}
				}
			}
		}
	}
	if got := nonzero(guard); got != ^uint64(0) {
		t.Errorf("nonzero(guard) = %016x", got)
	}
	for m := range Mask(16) {
		var x uint64
		for l := range wordLanes {
			x |= uint64(is(m>>l&1 == 1)) << (l * fieldBits)
		}
		if got := laneBits(x); got != m {
			t.Errorf("laneBits(%016x) = %x, want %x", x, got, m)
		}
	}
}
