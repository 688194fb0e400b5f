package lanes

import "math/bits"

// Once as many solutions of a puzzle have been counted as are asked for, what
// cannot lead to one that is smaller, in reading order, than the best known is
// cut away. Up to the first cell that is not as in that solution, a state keeps
// only candidates that are as small; where that cell has both, the state is
// split into one that is smaller and one that goes on alike.

// smaller reports whether the solution in a lane is smaller than one that is
// written out.
func (e *Engine) smaller(lane int, than []byte) bool {
	for i := range Cells {
		if is, was := e.block.field(i, lane), bitOf(than[i]); is != was {
			return is < was
		}
	}
	return false
}

// best returns the digits of the smallest solution of a puzzle so far.
func (e *Engine) best(s *slot) []byte {
	at := e.batch.At(s.puzzle)
	return e.out[at : at+Cells]
}

// bitOf returns the field of a digit '1' to '9'.
func bitOf(digit byte) uint16 { return 1 << ((digit - '1') & 15) }

// unwanted reports whether nothing that the state in a lane can lead to is of
// interest any more.
func (e *Engine) unwanted(lane int) bool {
	s := &e.slots[e.tags[lane]]
	if s.done || !e.reached(s) {
		return s.done
	}
	return !e.promising(&e.block, lane, e.best(s))
}

// promising reports whether the state in a column can lead to a smaller solution
// than best.
func (e *Engine) promising(c *columns, column int, best []byte) bool {
	stride := c.stride
	words := c.words[column/wordLanes:][:(Cells-1)*stride+1]
	shift := uint(column % wordLanes * fieldBits)
	for cell, digit := range best {
		bound := bitOf(digit)
		if small := uint16(words[cell*stride]>>shift) & (bound | (bound - 1)); small != bound {
			return small != 0
		}
	}
	return false
}

// inOrder cuts the lanes of m down to what may be smaller than the best
// solution of their puzzles, where only such solutions are of interest, and drops
// those of which nothing is. It returns the lanes that are left as they were,
// to branch as usual.
func (e *Engine) inOrder(m Mask) Mask {
	var over, tie, changed Mask
	var at [maxWidth]uint8
	for rest := m; rest != 0; rest &= rest - 1 {
		lane := bits.TrailingZeros32(uint32(rest))
		s := &e.slots[e.tags[lane]]
		bit := Mask(1) << lane
		if s.done {
			over |= bit
		}
		if s.done || !e.reached(s) {
			continue
		}
		best := e.best(s)
		cell, cut := e.cut(lane, best)
		switch {
		case cell == Cells || e.block.field(cell, lane) == 0:
			over |= bit
		case cut:
			changed |= bit
		case e.block.field(cell, lane)&bitOf(best[cell]) != 0:
			tie |= bit
			at[lane] = uint8(cell)
		}
	}
	for rest := over; rest != 0; rest &= rest - 1 {
		e.drop(bits.TrailingZeros32(uint32(rest)))
	}
	if tie != 0 {
		e.splitAt(tie, &at)
	}
	return m &^ (over | changed | tie)
}

// cut removes from the state in a lane what is larger than in best, up to the
// first cell that is not as in best, and returns that cell and whether
// anything went. The cell is Cells where the state is best itself.
func (e *Engine) cut(lane int, best []byte) (cell int, cut bool) {
	stride := e.block.stride
	words := e.block.words[lane/wordLanes:][:(Cells-1)*stride+1]
	shift := uint(lane % wordLanes * fieldBits)
	for cell = range best {
		bound := bitOf(best[cell])
		w := &words[cell*stride]
		c := uint16(*w >> shift)
		left := c & (bound | (bound - 1))
		if left != c {
			*w ^= uint64(c^left) << shift
			cut = true
		}
		if left != bound {
			return cell, cut
		}
	}
	return Cells, cut
}

// splitAt splits the lanes of m at one cell each: candidates smaller than in the
// best solution stay, the other state has the candidate of that.
func (e *Engine) splitAt(m Mask, at *[maxWidth]uint8) {
	e.pool.room(e.k.width)
	column := e.pool.waiting
	e.k.compress(e.block.words, m, &e.pool.columns, column)
	for rest := m; rest != 0; rest &= rest - 1 {
		lane := bits.TrailingZeros32(uint32(rest))
		cell := int(at[lane])
		bound := bitOf(e.best(&e.slots[e.tags[lane]])[cell])
		e.block.setField(cell, lane, e.block.field(cell, lane)&(bound-1))
		e.pool.setField(cell, column, bound)
		column++
	}
	e.Stats.Guesses += uint64(m.len())
	e.wait(m)
}
