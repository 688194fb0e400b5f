package lanes

// puzzles are those that are being worked on.
type puzzles struct {
	slots    []slot
	idle     []uint16 // slots without a puzzle
	settled  int      // slots whose puzzles have reached the limit
	reaching int      // the share of the last puzzles that reached it, of always
}

// A slot is a puzzle that is being worked on. Its number is the tag of its states.
type slot struct {
	puzzle int
	found  uint64 // solutions so far
	states int32  // its states in lanes and pool
	newest int32  // the column of its newest state in the pool, or -1
	done   bool   // no more of its states are wanted
}

const (
	// noSlot is the tag of what belongs to no puzzle.
	noSlot = 1<<16 - 1
	// maxSlots is how many puzzles may be worked on at once. Puzzles are begun while
	// few states wait, so that there are hardly ever as many.
	maxSlots = noSlot
)

// begin gives a puzzle a slot, for the one state that it has.
func (p *puzzles) begin(puzzle int) (tag uint16) {
	s := slot{puzzle: puzzle, states: 1, newest: -1}
	if n := len(p.idle); n > 0 {
		tag := p.idle[n-1]
		p.idle = p.idle[:n-1]
		p.slots[tag] = s
		return tag
	}
	p.slots = append(p.slots, s)
	return uint16(len(p.slots) - 1)
}

// leave takes one state from a puzzle. A puzzle without states is over.
func (e *Engine) leave(tag uint16) {
	s := &e.slots[tag]
	if s.states--; s.states > 0 {
		return
	}
	reached := e.reached(s)
	if reached {
		e.settled--
	}
	e.remember(reached)
	e.idle = append(e.idle, tag)
	e.batch.Done(s.puzzle, s.found)
}

// reached reports whether as many solutions of a puzzle have been counted as
// are asked for.
func (e *Engine) reached(s *slot) bool { return e.goal.Limit > 0 && s.found >= e.goal.Limit }

// A fresh holds the puzzles that wait for their first lane, a block of them at
// a time.
type fresh struct {
	Columns
	loaded  int // puzzles of the batch that have been loaded
	next    int // the first column that waits
	waiting int // how many wait
}

// more loads puzzles if none waits, and returns whether there are any.
func (f *fresh) more(b Batch, width int) bool {
	if f.waiting > 0 {
		return true
	}
	n := min(width, b.Len()-f.loaded)
	if n == 0 {
		return false
	}
	b.Load(&f.Columns, f.loaded, n)
	f.loaded += n
	f.next, f.waiting = 0, n
	return true
}

// take returns the number of the puzzle in the next column and goes on.
func (f *fresh) take() int {
	puzzle := f.loaded - f.waiting
	f.next++
	f.waiting--
	return puzzle
}
