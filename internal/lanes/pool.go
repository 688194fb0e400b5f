package lanes

import "math/bits"

// A pool holds states that wait for a lane, newest last.
type pool struct {
	columns
	tags    []uint16 // of each column, the slot of its puzzle, or noSlot where the state has been taken out of turn
	older   []int32  // of each column, the one before it of the same puzzle, or -1
	waiting int      // how many columns hold states
}

const (
	// startColumns is how many states may wait before the pool grows.
	startColumns = 1024
	// slack is how many fields beyond its last column a row of a pool must
	// have, since kernels write whole rows.
	slack = maxWidth
)

func newPool(n int) pool {
	return pool{columns: newColumns(n), tags: make([]uint16, n), older: make([]int32, n)}
}

// room makes sure that the pool takes n more states.
func (p *pool) room(n int) {
	have := len(p.tags)
	if p.waiting+n <= have {
		return
	}
	wide := newPool(2 * have)
	for i := range Cells {
		copy(wide.words[i*wide.stride:], p.words[i*p.stride:][:have/wordLanes])
	}
	copy(wide.tags, p.tags)
	copy(wide.older, p.older)
	wide.waiting = p.waiting
	*p = wide
}

// refill puts states into the lanes that have none: those that wait, newest
// first, and then new puzzles. Where lanes keep to their puzzles these come first.
func (e *Engine) refill() {
	if e.keepToPuzzles() {
		e.resume()
	}
	for free := e.all() &^ e.busy; free != 0; free = e.all() &^ e.busy {
		n := min(free.len(), e.trim())
		if n == 0 {
			e.start(free)
			return
		}
		e.fetch(free.lowest(n))
	}
}

// trim forgets the newest columns whose states have been taken, and returns how
// many are left.
func (e *Engine) trim() int {
	p := &e.pool
	for p.waiting > 0 && p.tags[p.waiting-1] == noSlot {
		p.waiting--
	}
	return p.waiting
}

// fetch puts the newest states of the pool into the lanes of m.
func (e *Engine) fetch(m Mask) {
	p := &e.pool
	p.waiting -= m.len()
	e.k.expand(e.block.words, m, &p.columns, p.waiting)
	for column := p.waiting; m != 0; m &= m - 1 {
		if tag := p.tags[column]; tag != noSlot {
			if older := p.older[column]; int(older) < p.waiting {
				e.slots[tag].newest = older
			}
			lane := bits.TrailingZeros32(uint32(m))
			e.tags[lane] = tag
			e.busy |= 1 << lane
			if e.settled > 0 && e.unwanted(lane) {
				e.drop(lane)
			}
		}
		column++
	}
}

// start puts new puzzles into free lanes.
func (e *Engine) start(free Mask) {
	for free != 0 && e.fresh.more(e.batch, e.k.width) {
		n := min(free.len(), e.fresh.waiting, maxSlots-len(e.slots)+len(e.idle))
		if n == 0 {
			return
		}
		m := free.lowest(n)
		free &^= m
		e.k.expand(e.block.words, m, &e.fresh.columns, e.fresh.next)
		e.busy |= m
		for ; m != 0; m &= m - 1 {
			e.tags[bits.TrailingZeros32(uint32(m))] = e.begin(e.fresh.take())
		}
	}
}

// split splits the lanes of m.
func (e *Engine) split(m Mask) {
	if e.settled > 0 {
		m = e.inOrder(m)
	}
	if m == 0 {
		return
	}
	e.pool.room(e.k.width)
	var free Mask
	if !e.keepToPuzzles() {
		free = e.all() &^ e.busy
	}
	can := e.k.branch(e.block.words, m, free, &e.pool.columns, e.pool.waiting)
	e.Stats.Guesses += uint64(can.len())
	to, _ := deal(can, free, 0)
	waiting := can.lowest(can.len() - to.len())
	e.wait(waiting)
	for from := can &^ waiting; from != 0; from &= from - 1 {
		tag := e.tags[bits.TrailingZeros32(uint32(from))]
		e.slots[tag].states++
		e.tags[bits.TrailingZeros32(uint32(to))] = tag
		e.busy |= to & -to
		to &= to - 1
	}
	for rest := m &^ can; rest != 0; rest &= rest - 1 {
		e.branchCell(bits.TrailingZeros32(uint32(rest)))
	}
}

// branchCell splits a lane at a cell with the fewest candidates: the smallest
// of them stays, the other state has the rest. A lane without such a cell is
// solved or dead, which the next sweep tells.
func (e *Engine) branchCell(lane int) {
	fewest, at := 10, 0
	for i := range Cells {
		if n := bits.OnesCount16(e.block.field(i, lane)); n > 1 && n < fewest {
			fewest, at = n, i
			if n == 2 {
				break
			}
		}
	}
	if fewest == 10 {
		return
	}
	e.pool.room(e.k.width)
	e.k.compress(e.block.words, 1<<lane, &e.pool.columns, e.pool.waiting)
	c := e.block.field(at, lane)
	e.block.setField(at, lane, c&-c)
	e.pool.setField(at, e.pool.waiting, c&(c-1))
	e.wait(1 << lane)
	e.Stats.Guesses++
}

// wait counts the states that have been put on top of the pool for the lanes of m.
func (e *Engine) wait(m Mask) {
	p := &e.pool
	for ; m != 0; m &= m - 1 {
		tag := e.tags[bits.TrailingZeros32(uint32(m))]
		s := &e.slots[tag]
		s.states++
		p.tags[p.waiting], p.older[p.waiting] = tag, s.newest
		s.newest = int32(p.waiting)
		p.waiting++
	}
}
