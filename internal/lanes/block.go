// Package lanes is the search engine. It advances many search states at once,
// one in each lane of a machine word, with the same bitwise operations.
//
// A state is 81 sets of candidates, nine bits of a 16-bit field each: bit d-1
// is set while digit d is possible. A block holds one state a lane: 81 rows of
// W fields, row i for cell i. How many lanes a row has is up to the [Kernel]:
// 32 with AVX-512, 16 with AVX2, 4 in plain Go.
package lanes

import (
	"math/bits"
	"unsafe"
)

// Cells is the number of rows of a block.
const Cells = 81

// All is a field with all nine candidates.
const All = 1<<9 - 1

const (
	// maxWidth is the largest number of lanes of any kernel.
	maxWidth  = 32
	wordLanes = 4  // lanes in a uint64
	fieldBits = 16 // bits of a lane
	// align is the boundary that rows begin on: a cache line, which is also
	// the widest register.
	align = 64
)

// A Mask has a bit for each lane, bit 0 for lane 0.
type Mask uint32

// alignedWords returns n words of zeros that begin on a cache line.
func alignedWords(n int) []uint64 {
	const extra = align / 8
	words := make([]uint64, n+extra)
	off := 0
	if rest := uintptr(unsafe.Pointer(&words[0])) % align; rest != 0 {
		off = int(align-rest) / 8
	}
	return words[off : off+n : off+n]
}

// columns is rows of fields, a state in each column: a block has as many columns
// as a kernel has lanes, a pool more.
type columns struct {
	words  []uint64
	stride int // words from one row to the next
}

// newColumns returns columns for n states and the slack that kernels need.
func newColumns(n int) columns {
	stride := (n + slack) / wordLanes
	return columns{alignedWords(Cells * stride), stride}
}

// newBlock returns the columns that a kernel sweeps, followed by the rows it
// works with.
func newBlock(width int) columns {
	const workRows = 54
	stride := width / wordLanes
	return columns{alignedWords((Cells + workRows) * stride), stride}
}

// field returns the candidates of a cell in a column.
func (c *columns) field(cell, column int) uint16 {
	w := c.words[cell*c.stride+column/wordLanes]
	return uint16(w >> (column % wordLanes * fieldBits))
}

// setField replaces the candidates of a cell in a column.
func (c *columns) setField(cell, column int, v uint16) {
	w := &c.words[cell*c.stride+column/wordLanes]
	shift := column % wordLanes * fieldBits
	*w = *w&^(0xffff<<shift) | uint64(v)<<shift
}

// Columns is the states of puzzles side by side, for a [Batch] to fill.
type Columns struct {
	columns
	k *Kernel
}

// Set replaces the candidates of a cell, 0 to 80, in a column.
func (c *Columns) Set(cell, column int, candidates uint16) { c.setField(cell, column, candidates) }

// len returns the number of lanes in m.
func (m Mask) len() int { return bits.OnesCount32(uint32(m)) }

// lowest returns the n lowest lanes of m.
func (m Mask) lowest(n int) Mask {
	if n >= m.len() {
		return m
	}
	rest := m
	for range n {
		rest &= rest - 1
	}
	return m &^ rest
}
