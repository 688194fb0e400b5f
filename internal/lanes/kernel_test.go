package lanes

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// A twin runs a kernel and plain Go side by side on the same states.
type twin struct {
	k          *Kernel
	block      columns
	words      [][]uint64 // the columns of the block, four lanes each
	pool, copy columns
}

func newTwin(k *Kernel, rng *rand.Rand) *twin {
	t := &twin{k: k, block: newBlock(k.width), pool: newColumns(256), copy: newColumns(256)}
	mixedStates(rng, &t.block, k.width)
	for i := range t.pool.words {
		t.pool.words[i] = rng.Uint64() & full
	}
	copy(t.copy.words, t.pool.words)
	for i := range k.width / wordLanes {
		word := newBlock(wordLanes)
		for cell := range Cells {
			word.words[cell] = t.block.words[cell*t.block.stride+i]
		}
		t.words = append(t.words, word.words)
	}
	return t
}

// each calls f for each four lanes, with their part of m, and returns the
// masks put together.
func (t *twin) each(m Mask, f func(b []uint64, m Mask) Mask) (all Mask) {
	for i, b := range t.words {
		all |= f(b, m>>(i*wordLanes)&(1<<wordLanes-1)) << (i * wordLanes)
	}
	return all
}

// check compares the states of both.
func (t *twin) check(tb testing.TB, what string) {
	tb.Helper()
	for i, b := range t.words {
		for cell := range Cells {
			if got, want := t.block.words[cell*t.block.stride+i], b[cell]; got != want {
				tb.Fatalf("%s: cell %d of lanes %d to %d: %016x, want %016x", what, cell, 4*i, 4*i+3, got, want)
			}
		}
	}
}

// checkPool compares n columns of the pools from first on.
func (t *twin) checkPool(tb testing.TB, what string, first, n int) {
	tb.Helper()
	for cell := range Cells {
		for column := first; column < first+n; column++ {
			if got, want := t.pool.field(cell, column), t.copy.field(cell, column); got != want {
				tb.Fatalf("%s: cell %d of column %d: %03x, want %03x", what, cell, column, got, want)
			}
		}
	}
}

// TestKernels runs every kernel in assembly beside plain Go, on states of
// every kind.
func TestKernels(t *testing.T) {
	kernels := vectorKernels()
	if len(kernels) == 0 {
		t.Skip("this processor has no kernel but plain Go")
	}
	rounds := 600
	if testing.Short() {
		rounds = 100
	}
	for _, k := range kernels {
		t.Run(k.name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(1, uint64(k.width)))
			all := Mask(1<<k.width - 1)
			for range rounds {
				w := newTwin(k, rng)
				for range 1 + rng.IntN(6) {
					testSweep(t, w)
				}
				m := Mask(rng.Uint32()) & Mask(rng.Uint32()|rng.Uint32()) & all
				testMoves(t, w, m, rng.IntN(100))
				testBranch(t, w, m, Mask(rng.Uint32())&Mask(rng.Uint32()|rng.Uint32())&all&^m, rng.IntN(100))
			}
		})
	}
}

func testSweep(t *testing.T, w *twin) {
	var want report
	for i, b := range w.words {
		r := goSweep(b)
		want.dead |= r.dead << (i * wordLanes)
		want.placed |= r.placed << (i * wordLanes)
		want.still |= r.still << (i * wordLanes)
	}
	got := w.k.sweep(w.block.words)
	w.check(t, "sweep")
	if got != want {
		t.Fatalf("sweep reports %x, want %x", got, want)
	}
	if got, want := w.k.verify(w.block.words), w.each(0, func(b []uint64, _ Mask) Mask { return goVerify(b) }); got != want {
		t.Fatalf("verify: %x, want %x", got, want)
	}
}

// branch splits lanes in plain Go. It returns which could be split, and how many
// states went to the pool.
func (t *twin) branch(m, free Mask, first int) (can Mask, rest int) {
	column := first
	can = t.each(m, func(b []uint64, m Mask) Mask {
		can := goBranch(b, m, 0, &t.copy, column)
		column += can.len()
		return can
	})
	to := free.lowest(can.len())
	rest = can.len() - to.len()
	column = first + rest
	t.each(to, func(b []uint64, m Mask) Mask {
		goExpand(b, m, &t.copy, column)
		column += m.len()
		return 0
	})
	return can, rest
}

func testBranch(t *testing.T, w *twin, m, free Mask, first int) {
	want, rest := w.branch(m, free, first)
	if got := w.k.branch(w.block.words, m, free, &w.pool, first); got != want {
		t.Fatalf("branch of %x: %x, want %x", m, got, want)
	}
	w.check(t, "branch")
	w.checkPool(t, "branch", first, rest)
}

func testMoves(t *testing.T, w *twin, m Mask, first int) {
	column := first
	w.each(m, func(b []uint64, m Mask) Mask {
		goCompress(b, m, &w.copy, column)
		column += m.len()
		return 0
	})
	w.k.compress(w.block.words, m, &w.pool, first)
	w.check(t, "compress")
	w.checkPool(t, "compress", first, m.len())
	from := first / 2
	w.k.expand(w.block.words, m, &w.pool, from)
	column = from
	w.each(m, func(b []uint64, m Mask) Mask {
		goExpand(b, m, &w.pool, column)
		column += m.len()
		return 0
	})
	w.check(t, "expand")
}

func TestNamed(t *testing.T) {
	available := Available()
	if last := available[len(available)-1]; last.name != "go" {
		t.Errorf("the last kernel is %s", last.name)
	}
	for _, name := range Names() {
		k, err := Named(name)
		have := slices.ContainsFunc(available, func(k *Kernel) bool { return k.name == name })
		if have != (err == nil) || have && k.name != name {
			t.Errorf("%s: %v, %v", name, k, err)
		}
	}
	if k, err := Named(""); err != nil || k != available[0] {
		t.Errorf("the default: %v, %v", k, err)
	}
	if _, err := Named("mmx"); err == nil || err.Error() != `no kernel is called "mmx"; there are avx512, avx2, go` {
		t.Errorf("mmx: %v", err)
	}
}

func BenchmarkKernels(b *testing.B) {
	for _, k := range Available() {
		w := newTwin(k, rand.New(rand.NewPCG(2, 3)))
		m := Mask(0x11111111) & Mask(1<<k.width-1)
		for name, f := range map[string]func(){
			"sweep":    func() { k.sweep(w.block.words) },
			"choose":   func() { k.branch(w.block.words, m, 0, &w.pool, 5) },
			"compress": func() { k.compress(w.block.words, m, &w.pool, 5) },
			"expand":   func() { k.expand(w.block.words, m, &w.pool, 5) },
			"verify":   func() { k.verify(w.block.words) },
		} {
			b.Run(name+"/"+k.name, func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					f()
				}
			})
		}
	}
}
