//go:build !noasm

package lanes

import (
	"math/rand/v2"
	"testing"

	"golang.org/x/sys/cpu"
)

func needAVX2(tb testing.TB) {
	tb.Helper()
	if !cpu.X86.HasAVX2 {
		tb.Skip("this processor has no AVX2")
	}
}

// fence moves the block of a twin between words that nobody may write to, and
// returns a function that checks them.
func fence(tb testing.TB, w *twin) (check func(what string)) {
	const mark, margin = 0xdead_beef_dead_beef, 64
	n := len(w.block.words)
	all := alignedWords(n + 2*margin)
	for i := range all {
		all[i] = mark
	}
	copy(all[margin:], w.block.words)
	w.block.words = all[margin : margin+n]
	return func(what string) {
		tb.Helper()
		for i, v := range all {
			if (i < margin || i >= margin+n) && v != mark {
				tb.Fatalf("%s writes to word %d of %d", what, i-margin, n)
			}
		}
	}
}

// emptyCells takes all candidates from a cell of some lanes, which need not be dead
// for any other reason.
func emptyCells(rng *rand.Rand, w *twin) {
	for lane := range w.k.width {
		if cell := rng.IntN(4 * Cells); cell < Cells {
			w.block.setField(cell, lane, 0)
			word := columns{w.words[lane/wordLanes], 1}
			word.setField(cell, lane%wordLanes, 0)
		}
	}
}

// checkRest compares all of the pools but the columns that a kernel may leave
// anything in: it filled n from first on, and may write to as many as it has lanes.
func checkRest(tb testing.TB, w *twin, what string, first, n int) {
	tb.Helper()
	w.checkPool(tb, what, 0, first+n)
	behind := first + w.k.width
	w.checkPool(tb, what, behind, w.pool.stride*wordLanes-behind)
	copy(w.copy.words, w.pool.words)
}

// TestSearches follows searches from states of every kind, beside plain Go, and
// watches that nothing is written to but what should be.
func TestSearches(t *testing.T) {
	for _, k := range vectorKernels() {
		t.Run(k.name, func(t *testing.T) { followSearches(t, k) })
	}
}

func followSearches(t *testing.T, k *Kernel) {
	searches := 200
	if testing.Short() {
		searches = 40
	}
	all := Mask(1<<k.width - 1)
	rng := rand.New(rand.NewPCG(7, 2))
	some := func() Mask { return Mask(rng.Uint32()) & all }
	var dead, placed, complete, split Mask
	for range searches {
		w := newTwin(k, rng)
		check := fence(t, w)
		emptyCells(rng, w)
		for range 12 {
			testSweep(t, w)
			// One more, for what became of the lanes.
			r := k.sweep(w.block.words)
			w.each(0, func(b []uint64, _ Mask) Mask { goSweep(b); return 0 })
			w.check(t, "sweep")
			good := k.verify(w.block.words)
			check("sweep or verify")

			m, first := some(), rng.IntN(256)
			free := some() &^ m
			want, rest := w.branch(m, free, first)
			can := k.branch(w.block.words, m, free, &w.pool, first)
			if can != want {
				t.Fatalf("branch of %04x: %04x, want %04x", m, can, want)
			}
			w.check(t, "branch")
			check("branch")
			checkRest(t, w, "branch", first, rest)
			dead, placed, complete, split = dead|r.dead, placed|r.placed, complete|good, split|can
		}
		for _, m := range []Mask{some(), 0, 1 << rng.IntN(k.width), all} {
			first := rng.IntN(100)
			testMoves(t, w, m, first)
			check("compress or expand")
			checkRest(t, w, "compress", first, m.len())
		}
	}
	for name, m := range map[string]Mask{"dead": dead, "placed": placed, "complete": complete, "split": split} {
		if m != all && !testing.Short() {
			t.Errorf("the lanes %04x were never %s", ^m&all, name)
		}
	}
}

// BenchmarkAVX2 measures the kernel, and the one for AVX-512 where there is one,
// which does twice as many lanes at once.
func BenchmarkAVX2(b *testing.B) {
	needAVX2(b)
	const half = 0x5a3c_c3a5
	kernels := []*Kernel{&avx2Kernel}
	if Available()[0] == &avx512Kernel {
		kernels = append(kernels, &avx512Kernel)
	}
	for _, k := range kernels {
		w := newTwin(k, rand.New(rand.NewPCG(5, 6)))
		start := append([]uint64(nil), w.block.words...)
		run := func(name string, f func()) {
			b.Run(name+"/"+k.name, func(b *testing.B) {
				copy(w.block.words, start)
				for b.Loop() {
					f()
				}
			})
		}
		run("sweep", func() { k.sweep(w.block.words) })
		run("branch", func() { k.branch(w.block.words, half, 0, &w.pool, 5) })
		run("compress", func() { k.compress(w.block.words, half, &w.pool, 5) })
		run("expand", func() { k.expand(w.block.words, half, &w.pool, 5) })
		run("verify", func() { k.verify(w.block.words) })
	}
}
