package lanes

import "math/bits"

// solutions are those that have been found and not yet written: writing many
// together costs little more than writing one.
type solutions struct {
	columns   columns
	unwritten int             // how many columns
	offsets   [maxWidth]int32 // where they go in the text
}

// solved takes the solutions in the lanes of m.
func (e *Engine) solved(m Mask) {
	if e.unwritten+m.len() > e.k.width {
		e.flush()
	}
	var first Mask // lanes with the first solution of a puzzle
	for rest := m; rest != 0; rest &= rest - 1 {
		lane := bits.TrailingZeros32(uint32(rest))
		s := &e.slots[e.tags[lane]]
		if s.done {
			continue
		}
		s.found++
		at := e.batch.At(s.puzzle)
		switch {
		case e.goal.Every != nil:
			e.write(&e.block, lane, at)
			e.goal.Every(s.puzzle, e.out[at:at+Cells])
		case s.found == 1:
			e.offsets[e.unwritten+first.len()] = int32(at)
			first |= 1 << lane
		case e.goal.Smallest:
			e.putOff(first)
			first = 0
			e.flush()
			if e.smaller(lane, e.best(s)) {
				e.write(&e.block, lane, at)
			}
		}
		if s.found == e.goal.Limit {
			e.settled++
			if !e.goal.Smallest {
				s.done = true
				e.abandon(s)
			}
		}
	}
	e.putOff(first)
	if e.settled > 0 && e.goal.Smallest {
		e.flush() // as they are what other states are compared with
	}
}

// putOff keeps the solutions in the lanes of m, whose offsets are known, until
// there are enough to be written together.
func (e *Engine) putOff(m Mask) {
	if m != 0 {
		e.k.compress(e.block.words, m, &e.solutions.columns, e.unwritten)
		e.unwritten += m.len()
	}
}

// fewSolutions is up to how many are written one by one, which is cheaper then.
const fewSolutions = 4

// flush writes the solutions that were put off.
func (e *Engine) flush() {
	if e.unwritten <= fewSolutions {
		for i := range e.unwritten {
			e.write(&e.solutions.columns, i, int(e.offsets[i]))
		}
	} else {
		unused := int32(len(e.out) - Cells)
		for i := e.unwritten; i < e.k.width; i++ {
			e.offsets[i] = unused
		}
		e.k.write(e.solutions.columns.words, e.out, &e.offsets)
	}
	e.unwritten = 0
}

// write puts the digits of the solution in a column into the text.
func (e *Engine) write(c *columns, column, at int) {
	out := (*[Cells]byte)(e.out[at:])
	stride := c.stride
	words := c.words[column/wordLanes:][:(Cells-1)*stride+1]
	shift := uint(column % wordLanes * fieldBits)
	for i := range out {
		out[i] = digitOf[uint16(words[i*stride]>>shift)&All]
	}
}

// digitOf is a table of the digits of fields with one candidate.
var digitOf = func() (t [All + 1]byte) {
	for d := range 9 {
		t[1<<d] = byte('1' + d)
	}
	return t
}()
