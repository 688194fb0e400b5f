package lanes

import (
	"bytes"
	"math/bits"
	"math/rand/v2"
	"testing"
)

// A textKernel converts between text and blocks.
type textKernel struct {
	name  string
	width int
	skip  string // why this machine cannot run it
	parse func(b []uint64, text []byte, offsets *[maxWidth]int32) Mask
	write func(b []uint64, text []byte, offsets *[maxWidth]int32)
}

var textKernels = []textKernel{{"go", wordLanes, "", goParse, goWrite}}

// eachTextKernel runs f for all kernels that the CPU has.
func eachTextKernel[T interface {
	testing.TB
	Run(string, func(T)) bool
}](t T, f func(t T, k *textKernel)) {
	for i := range textKernels {
		k := &textKernels[i]
		t.Run(k.name, func(t T) {
			if k.skip != "" {
				t.Skip(k.skip)
			}
			f(t, k)
		})
	}
}

// simpleParse is what parsing means.
func simpleParse(c *columns, lane int, puzzle []byte) (ok bool) {
	ok = true
	var dots, zeros bool
	for i, b := range puzzle[:Cells] {
		switch {
		case '1' <= b && b <= '9':
			c.setField(i, lane, 1<<(b-'1'))
		case b == '.':
			dots = true
			c.setField(i, lane, All)
		case b == '0':
			zeros = true
			c.setField(i, lane, All)
		default:
			ok = false
		}
	}
	return ok && !(dots && zeros)
}

// simpleWrite is what writing means.
func simpleWrite(c *columns, lane int, text []byte) {
	for i := range text[:Cells] {
		for d := range 9 {
			if c.field(i, lane) == 1<<d {
				text[i] = byte('1' + d)
			}
		}
	}
}

// layout places puzzles for all lanes in any order, with gaps between them but
// none before the first or behind the last, and returns the length in all.
func layout(rng *rand.Rand, width int) (offsets [maxWidth]int32, n int) {
	for i, lane := range rng.Perm(width) {
		if i > 0 {
			n += rng.IntN(4) * rng.IntN(30)
		}
		offsets[lane] = int32(n)
		n += Cells
	}
	for i := width; i < maxWidth; i++ {
		offsets[i] = 1 << 30 // must not be used
	}
	return offsets, n
}

// checkParse compares a kernel with the simple loop.
func checkParse(t *testing.T, k *textKernel, text []byte, offsets *[maxWidth]int32) {
	t.Helper()
	got, want := newBlock(k.width), newBlock(k.width)
	for i := range got.words {
		got.words[i] = 0xa5a5a5a5a5a5a5a5
	}
	guard := bytes.Clone(text)
	ok := k.parse(got.words[:Cells*got.stride], text, offsets)
	if !bytes.Equal(guard, text) {
		t.Fatal("the text has changed")
	}
	for _, w := range got.words[Cells*got.stride:] {
		if w != 0xa5a5a5a5a5a5a5a5 {
			t.Fatal("written behind the block")
		}
	}
	for lane := range k.width {
		good := simpleParse(&want, lane, text[offsets[lane]:])
		if ok>>lane&1 != 0 != good {
			t.Fatalf("lane %d: well formed is %t, want %t: %q", lane, !good, good, text[offsets[lane]:][:Cells])
		}
		for i := range Cells {
			g, w := got.field(i, lane), want.field(i, lane)
			if good && g != w || g&^All != 0 {
				t.Fatalf("lane %d, cell %d of %q: %#x, want %#x", lane, i, text[offsets[lane]:][:Cells], g, w)
			}
		}
	}
	if ok>>(k.width-1)>>1 != 0 {
		t.Fatalf("mask %#x has more than %d lanes", ok, k.width)
	}
}

// fill returns n bytes drawn from an alphabet.
func fill(rng *rand.Rand, n int, alphabet string) []byte {
	text := make([]byte, n)
	for i := range text {
		text[i] = alphabet[rng.IntN(len(alphabet))]
	}
	return text
}

func TestParse(t *testing.T) {
	eachTextKernel(t, func(t *testing.T, k *textKernel) {
		rng := rand.New(rand.NewPCG(1, 1))
		for range 500 {
			offsets, n := layout(rng, k.width)
			text := fill(rng, n, ".123456789")
			for lane := range k.width {
				p := text[offsets[lane]:][:Cells]
				switch rng.IntN(6) {
				case 0:
					copy(p, bytes.ReplaceAll(p, []byte("."), []byte("0")))
				case 1: // perhaps no blank is left, or both are there
					copy(p, fill(rng, Cells, "123456789"))
					p[rng.IntN(Cells)] = ".0"[rng.IntN(2)]
					p[rng.IntN(Cells)] = ".0"[rng.IntN(2)]
				case 2:
					p[rng.IntN(Cells)] = byte(rng.IntN(256))
				}
			}
			checkParse(t, k, text, &offsets)
		}
	})
}

// Each byte stands once at each place in each lane. Half of the lanes have
// blanks of one kind, half of the other.
func TestParseEveryByte(t *testing.T) {
	eachTextKernel(t, func(t *testing.T, k *textKernel) {
		rng := rand.New(rand.NewPCG(2, 1))
		offsets, n := layout(rng, k.width)
		text := fill(rng, n, "123456789")
		var blanks [maxWidth]byte
		for lane := range k.width {
			blanks[lane] = ".0"[lane%2]
			p := text[offsets[lane]:]
			p[0], p[40] = blanks[lane], blanks[lane]
		}
		c := newBlock(k.width)
		saved := bytes.Clone(text)
		for b := range 256 {
			for i := range Cells {
				var want Mask
				for lane := range k.width {
					v := byte(b + lane)
					text[int(offsets[lane])+(i+lane)%Cells] = v
					if '1' <= v && v <= '9' || v == blanks[lane] {
						want |= 1 << lane
					}
				}
				if got := k.parse(c.words, text, &offsets); got != want {
					t.Fatalf("byte %#x, cell %d, each plus the lane: mask %#x, want %#x", b, i, got, want)
				}
				if i == b%Cells {
					checkParse(t, k, text, &offsets)
				}
				copy(text, saved)
			}
		}
	})
}

func TestParseOverlapping(t *testing.T) {
	eachTextKernel(t, func(t *testing.T, k *textKernel) {
		rng := rand.New(rand.NewPCG(3, 1))
		var offsets [maxWidth]int32
		for i := range k.width {
			offsets[i] = int32(rng.IntN(40))
		}
		checkParse(t, k, fill(rng, 40+Cells, ".123456789"), &offsets)
	})
}

// solvedBlock fills the lanes with one candidate a cell.
func solvedBlock(rng *rand.Rand, width int) columns {
	c := newColumns(width)
	for lane := range width {
		for i := range Cells {
			c.setField(i, lane, 1<<rng.IntN(9))
		}
	}
	return c
}

func TestWrite(t *testing.T) {
	eachTextKernel(t, func(t *testing.T, k *textKernel) {
		rng := rand.New(rand.NewPCG(4, 1))
		for range 500 {
			offsets, n := layout(rng, k.width)
			c := solvedBlock(rng, k.width)
			const guard = 100
			got := fill(rng, n+2*guard, "-+")
			want := bytes.Clone(got)
			for lane := range k.width {
				simpleWrite(&c, lane, want[guard+offsets[lane]:])
			}
			k.write(c.words[:Cells*c.stride], got[guard:guard+n], &offsets)
			if !bytes.Equal(got, want) {
				t.Fatalf("got\n%s\nwant\n%s", got, want)
			}
			checkParse(t, k, got[guard:guard+n], &offsets)
		}
	})
}

// Every digit stands once at each place in each lane.
func TestWriteEveryDigit(t *testing.T) {
	eachTextKernel(t, func(t *testing.T, k *textKernel) {
		c := newColumns(k.width)
		var offsets [maxWidth]int32
		for i := range offsets {
			offsets[i] = int32(i * Cells)
		}
		got, want := make([]byte, k.width*Cells), make([]byte, k.width*Cells)
		for d := range 9 {
			for lane := range k.width {
				for i := range Cells {
					c.setField(i, lane, 1<<((d+lane+i)%9))
				}
				simpleWrite(&c, lane, want[offsets[lane]:])
			}
			k.write(c.words[:Cells*c.stride], got, &offsets)
			if !bytes.Equal(got, want) {
				t.Fatalf("got\n%s\nwant\n%s", got, want)
			}
		}
	})
}

// FuzzText parses any bytes with all kernels, at any offsets, and writes what
// the digits among them stand for.
func FuzzText(f *testing.F) {
	f.Add([]byte(".5..83.17...1..4..3.4..56.8....3...9.9.8245....6....7...9....5...729..861.36.72.4"), uint64(1))
	f.Add(bytes.Repeat([]byte("0123456789"), 20), uint64(2))
	f.Add(bytes.Repeat([]byte("./:"), 30), uint64(3))
	f.Fuzz(func(t *testing.T, text []byte, seed uint64) {
		if len(text) < Cells {
			return
		}
		eachTextKernel(t, func(t *testing.T, k *textKernel) {
			rng := rand.New(rand.NewPCG(seed, 1))
			var offsets [maxWidth]int32
			for lane := range k.width {
				offsets[lane] = int32(rng.IntN(len(text) - Cells + 1))
			}
			checkParse(t, k, text, &offsets)

			c := newColumns(k.width)
			want := make([]byte, k.width*Cells)
			for lane := range k.width {
				for i, b := range text[offsets[lane]:][:Cells] {
					c.setField(i, lane, 1<<(b%9))
				}
				offsets[lane] = int32(lane * Cells)
				simpleWrite(&c, lane, want[offsets[lane]:])
			}
			got := make([]byte, len(want))
			k.write(c.words[:Cells*c.stride], got, &offsets)
			if !bytes.Equal(got, want) {
				t.Fatalf("got\n%s\nwant\n%s", got, want)
			}
		})
	})
}

// lines places lanes one line after the other.
func lines(width int) (offsets [maxWidth]int32, n int) {
	for i := range width {
		offsets[i] = int32(i * (Cells + 1))
	}
	return offsets, width * (Cells + 1)
}

// BenchmarkParse has the scalar loop as its measure.
func BenchmarkParse(b *testing.B) {
	rng := rand.New(rand.NewPCG(5, 1))
	offsets, n := lines(maxWidth)
	text := fill(rng, n, "..123456789")
	b.Run("scalar", func(b *testing.B) {
		var block [Cells * maxWidth]uint16
		fields := [256]uint16{'.': All, '0': All}
		for d := range 9 {
			fields['1'+d] = 1 << d
		}
		perPuzzle(b, maxWidth, func() {
			for lane := range maxWidth {
				for i, c := range (*[Cells]byte)(text[offsets[lane]:]) {
					block[i*maxWidth+lane] = fields[c]
				}
			}
		})
	})
	eachTextKernel(b, func(b *testing.B, k *textKernel) {
		c := newBlock(k.width)
		perPuzzle(b, k.width, func() { k.parse(c.words, text, &offsets) })
	})
}

func BenchmarkWrite(b *testing.B) {
	rng := rand.New(rand.NewPCG(6, 1))
	offsets, n := lines(maxWidth)
	text := make([]byte, n)
	b.Run("scalar", func(b *testing.B) {
		var block [Cells * maxWidth]uint16
		for i := range block {
			block[i] = 1 << rng.IntN(9)
		}
		perPuzzle(b, maxWidth, func() {
			for lane := range maxWidth {
				p := (*[Cells]byte)(text[offsets[lane]:])
				for i := range p {
					p[i] = byte('1' + bits.TrailingZeros16(block[i*maxWidth+lane]))
				}
			}
		})
	})
	eachTextKernel(b, func(b *testing.B, k *textKernel) {
		c := solvedBlock(rng, k.width)
		perPuzzle(b, k.width, func() { k.write(c.words, text, &offsets) })
	})
}

// perPuzzle times f, which converts a number of puzzles.
func perPuzzle(b *testing.B, puzzles int, f func()) {
	b.SetBytes(int64(puzzles * Cells))
	b.ReportAllocs()
	for b.Loop() {
		f()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*puzzles), "ns/puzzle")
}
