package lanes

import "math/bits"

// A puzzle that has as many solutions as are asked for is done once these are
// found, and work on two of its states at once may be in vain. So where many puzzles
// are like that, a lane goes on with the newest state of the puzzle that it has
// worked for, and begins a new one when there is none.

const (
	// always is the share of puzzles that reach the limit, if all do.
	always = 1 << 16
	// often is the share from which on lanes keep to their puzzles.
	often = always / 4
	// manyWaiting is how many states may wait while new puzzles are begun.
	manyWaiting = 1 << 11
	// mostWaiting is how many columns of the pool may be used while lanes keep to
	// their puzzles: a state taken out of turn leaves a column that is free again only
	// once all above it are, so that the pool would grow for ever.
	mostWaiting = 1 << 12
)

// remember takes into account whether a puzzle reached the limit. The last few
// dozen puzzles count most.
func (p *puzzles) remember(reached bool) {
	p.reaching -= p.reaching >> 5
	if reached {
		p.reaching += always >> 5
	}
}

// keepToPuzzles reports whether lanes keep to their puzzles.
func (e *Engine) keepToPuzzles() bool { return e.reaching > often && e.pool.waiting < mostWaiting }

// resume gives each free lane the newest state of the puzzle it has worked for, or
// else a new puzzle.
func (e *Engine) resume() {
	var idle Mask
	for free := e.all() &^ e.busy; free != 0; free &= free - 1 {
		lane := bits.TrailingZeros32(uint32(free))
		if !e.goOn(lane) {
			idle |= 1 << lane
		}
	}
	if e.pool.waiting < manyWaiting {
		e.start(idle)
	}
}

// goOn puts the newest state of its last puzzle into a lane, and returns whether
// there is one. The puzzle may be over; then that in its slot will do.
func (e *Engine) goOn(lane int) bool {
	tag := e.tags[lane]
	if int(tag) >= len(e.slots) {
		return false
	}
	p, s := &e.pool, &e.slots[tag]
	for s.newest >= 0 {
		column := int(s.newest)
		s.newest = p.older[column]
		p.tags[column] = noSlot
		if e.reached(s) && !e.promising(&p.columns, column, e.best(s)) {
			e.leave(tag)
			continue
		}
		e.k.expand(e.block.words, 1<<lane, &p.columns, column)
		e.busy |= 1 << lane
		if e.reached(s) {
			e.cut(lane, e.best(s))
		}
		return true
	}
	return false
}

// abandon drops the states of a puzzle that wait. One in a lane must be left.
func (e *Engine) abandon(s *slot) {
	for ; s.newest >= 0; s.newest = e.pool.older[s.newest] {
		e.pool.tags[s.newest] = noSlot
		s.states--
	}
}
