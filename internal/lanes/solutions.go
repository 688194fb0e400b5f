package lanes

import "math/bits"

// solutions are those that have been found and not yet written: writing many
// together costs little more than writing one.
type solutions struct {
	columns   columns
	unwritten int             // how many columns
	first     Mask            // lanes with the first solution of a puzzle, to be put off next
	offsets   [maxWidth]int32 // where the columns, and then these lanes, go in the text
}

// solved takes the solutions in the lanes of m.
func (e *Engine) solved(m Mask) {
	if e.unwritten+m.len() > e.k.width {
		e.flush()
	}
	for ; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros32(uint32(m))
		s := &e.slots[e.tags[lane]]
		if s.done {
			continue
		}
		s.found++
		e.keep(lane, s)
		if s.found == e.goal.Limit {
			e.settle(s)
		}
	}
	e.putOff()
	if e.settled > 0 && e.goal.Smallest {
		e.flush() // as they are what other states are compared with
	}
}

// keep takes the solution in a lane, one of the puzzle in s.
func (e *Engine) keep(lane int, s *slot) {
	at := e.batch.At(s.puzzle)
	switch {
	case e.goal.Every != nil:
		e.write(&e.block, lane, at)
		e.goal.Every(s.puzzle, e.out[at:at+Cells])
	case s.found == 1:
		e.offsets[e.unwritten+e.first.len()] = int32(at)
		e.first |= 1 << lane
	case e.goal.Smallest:
		e.putOff()
		e.flush()
		if e.smaller(lane, e.best(s)) {
			e.write(&e.block, lane, at)
		}
	}
}

// settle notes that a puzzle has reached the limit.
func (e *Engine) settle(s *slot) {
	e.settled++
	if !e.goal.Smallest {
		s.done = true
		e.abandon(s)
	}
}

// putOff keeps the solutions in the lanes of first until there are enough to be
// written together.
func (e *Engine) putOff() {
	if e.first != 0 {
		e.k.compress(e.block.words, e.first, &e.solutions.columns, e.unwritten)
		e.unwritten += e.first.len()
		e.first = 0
	}
}

// fewSolutions is up to how many are written one by one, which is cheaper then.
const fewSolutions = 4

// flush writes the solutions that were put off.
func (e *Engine) flush() {
	if e.unwritten <= fewSolutions && e.unwritten < e.k.width {
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
