package lanes

import (
	"encoding/binary"
	"math/bits"
	"slices"
)

// LineBytes is how far puzzles are apart in a text of lines, and solutions in
// the text of [Answers]: 81 characters and a line break.
const LineBytes = Cells + 1

// Answers keeps what an engine finds: the part of a [Batch] that is alike for
// all of them.
type Answers struct {
	Digits []byte   // a line for each puzzle, and Cells bytes that are not used
	Counts []uint64 // solutions of each puzzle
}

// Reset makes room for the answers to n puzzles.
func (a *Answers) Reset(n int) {
	a.Digits = slices.Grow(a.Digits[:0], n*LineBytes+Cells)[:n*LineBytes+Cells]
	a.Counts = slices.Grow(a.Counts[:0], n)[:n]
}

// Len returns the number of puzzles.
func (a *Answers) Len() int { return len(a.Counts) }

// Out returns the text that solutions are written to.
func (a *Answers) Out() []byte { return a.Digits }

// At returns where the solution of a puzzle begins.
func (a *Answers) At(puzzle int) int { return puzzle * LineBytes }

// Done takes the number of solutions.
func (a *Answers) Done(puzzle int, n uint64) { a.Counts[puzzle] = n }

// Digits81 returns the solution of a puzzle.
func (a *Answers) Digits81(puzzle int) *[Cells]byte {
	return (*[Cells]byte)(a.Digits[a.At(puzzle):])
}

// Lines is a batch of the puzzles in a text, one a line: digits, with "." or "0"
// for blanks. The last line may lack its line break. A line that is no puzzle
// counts as one without a solution.
type Lines struct {
	Answers
	Text []byte
	Bad  bool // some line is no puzzle
	rows RowParser
}

// SetText begins with another text, and no answers.
func (l *Lines) SetText(text []byte) {
	l.Text, l.Bad = text, false
	l.Reset((len(text) + 1) / LineBytes)
}

// Load parses n lines.
func (l *Lines) Load(c *Columns, first, n int) {
	if !l.rows.Parse(c, l.Text[first*LineBytes:], LineBytes, n) {
		l.Bad = true
	}
}

// A RowParser reads puzzles that are equally far apart in a text. It keeps memory
// from one call to the next.
type RowParser struct{ offsets [maxWidth]int32 }

// Parse fills the first n columns with the puzzles of a text that are stride
// bytes apart. Those that are malformed get an empty cell, and the result is
// false then.
func (p *RowParser) Parse(c *Columns, text []byte, stride, n int) bool {
	for i := range p.offsets {
		p.offsets[i] = int32(min(i, n-1) * stride)
	}
	bad := Mask(1<<n-1) &^ c.k.parse(c.words, text, &p.offsets)
	for m := bad; m != 0; m &= m - 1 {
		c.Set(0, bits.TrailingZeros32(uint32(m)), 0)
	}
	return bad == 0
}

// SetFour replaces the candidates of four columns; the first is a multiple of four.
func SetFour[S ~uint16](c *Columns, column int, p0, p1, p2, p3 *[Cells]S) {
	words := c.words[column/wordLanes:]
	for i := range Cells {
		words[i*c.stride] = (uint64(p0[i]) | uint64(p1[i])<<16 | uint64(p2[i])<<32 | uint64(p3[i])<<48) & full
	}
}

// PutText writes the values 0 to 9 of 81 cells as digits. Any other value
// makes text that is no puzzle.
func PutText(text *[Cells]byte, cells *[Cells]uint8) {
	const high = 0x8080808080808080
	var seen uint64
	for i := 0; i < Cells-1; i += 8 {
		x := binary.LittleEndian.Uint64(cells[i:])
		seen |= x
		binary.LittleEndian.PutUint64(text[i:], x&^high+0x3030303030303030)
	}
	last := cells[Cells-1]
	text[Cells-1] = last&^0x80 + '0'
	if seen&high != 0 || last >= 0x80 {
		text[0] = '?'
	}
}

// PutCells turns 81 digits into the values of cells.
func PutCells(cells *[Cells]uint8, text *[Cells]byte) {
	for i := 0; i < Cells-1; i += 8 {
		binary.LittleEndian.PutUint64(cells[i:], binary.LittleEndian.Uint64(text[i:])-0x3030303030303030)
	}
	cells[Cells-1] = text[Cells-1] - '0'
}
