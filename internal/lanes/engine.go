package lanes

import (
	"context"
	"math/bits"
)

// An Engine searches for the solutions of puzzles, many at a time. It keeps
// its memory from one batch to the next and serves one goroutine.
type Engine struct {
	k       *Kernel
	block   columns
	tags    [maxWidth]uint16 // the slot of the puzzle that each lane works for
	offsets [maxWidth]int32  // where the solutions of lanes go
	busy    Mask             // the lanes that hold a state

	pool     columns // states that wait, newest last
	poolTags []uint16
	waiting  int // how many states wait

	slots   []slot
	idle    []uint16 // slots without a puzzle
	settled int      // slots whose puzzles have reached the limit

	batch Batch
	goal  Goal
	out   []byte // of the batch
	fresh fresh

	// Stats adds up what the engine did.
	Stats Stats
}

// Stats says how much work was done.
type Stats struct {
	Sweeps  uint64 // sweeps over a block
	States  uint64 // states that these advanced, at most the width of the kernel a sweep
	Guesses uint64 // states that were split in two
}

// A slot is a puzzle that is being worked on.
type slot struct {
	puzzle int
	found  uint64 // solutions so far
	states int32  // its states in lanes and pool
	done   bool   // no more of its states are wanted
}

// A Batch is what an engine is to solve, and where the answers go.
type Batch interface {
	// Len returns the number of puzzles.
	Len() int
	// Load puts n puzzles from first on into the columns of c from 0 on.
	Load(c *Columns, first, n int)
	// Out returns the text that solutions are written to, as digits '1' to '9'.
	// Its last 81 bytes are not used by any puzzle.
	Out() []byte
	// At returns where the 81 digits of a puzzle begin in Out. They must stay as
	// they are until Done.
	At(puzzle int) int
	// Done takes the number of solutions that were found of a puzzle.
	Done(puzzle int, solutions uint64)
}

// A Goal is what is asked of the puzzles of a batch.
type Goal struct {
	// Limit is how many solutions are counted at the most, 0 for no limit.
	Limit uint64
	// Smallest asks for the smallest solution in reading order, however many
	// there are. Otherwise any of them is written.
	Smallest bool
	// Every is called with each solution, if it is not nil.
	Every func(puzzle int, solution []byte)
}

const (
	// startColumns is how many states may wait before the pool grows.
	startColumns = 1024
	// slack is how many fields beyond its last column a row of a pool must
	// have, since kernels write whole rows.
	slack = maxWidth
	// maxSlots is how many puzzles may be worked on at once.
	maxSlots = 1 << 16
	// sweepsPerCheck is how many sweeps pass between two looks at a context:
	// less than a millisecond.
	sweepsPerCheck = 1024
)

// NewEngine returns an engine that uses kernel k.
func NewEngine(k *Kernel) *Engine {
	return &Engine{
		k:        k,
		block:    newBlock(k.width),
		pool:     newColumns(startColumns),
		poolTags: make([]uint16, startColumns),
		fresh:    fresh{Columns: Columns{newBlock(k.width), k}},
	}
}

// Run searches the puzzles of a batch until the goal is reached, or until ctx
// is done, whose cause it returns then. Puzzles are done in no particular order.
// The engine keeps nothing of the batch and the goal.
func (e *Engine) Run(ctx context.Context, b Batch, g Goal) error {
	defer func() { e.batch, e.goal, e.out = nil, Goal{}, nil }()
	e.batch, e.goal = b, g
	e.busy, e.waiting = 0, 0
	e.out = b.Out()
	e.fresh = fresh{Columns: e.fresh.Columns}
	e.slots, e.idle, e.settled = e.slots[:0], e.idle[:0], 0
	for n := 0; ; n++ {
		if n%sweepsPerCheck == 0 && ctx.Err() != nil {
			return context.Cause(ctx)
		}
		e.refill()
		if e.busy == 0 {
			return nil
		}
		e.step()
	}
}

// Counted returns how many solutions have been found of the puzzles that were
// begun and not done when Run ended.
func (e *Engine) Counted() uint64 {
	var n uint64
	for _, s := range e.slots {
		if s.states > 0 {
			n += s.found
		}
	}
	return n
}

// all returns a mask of all lanes.
func (e *Engine) all() Mask { return Mask(1<<e.k.width - 1) }

// refill puts states into the lanes that have none: those that wait, newest
// first, and then new puzzles.
func (e *Engine) refill() {
	for free := e.all() &^ e.busy; free != 0; free = e.all() &^ e.busy {
		e.dropDone()
		n := min(free.len(), e.waiting)
		if n == 0 {
			e.start(free)
			return
		}
		m := free.lowest(n)
		e.waiting -= n
		e.k.expand(e.block.words, m, &e.pool, e.waiting)
		e.busy |= m
		for i := e.waiting; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros32(uint32(m))
			e.tags[lane] = e.poolTags[i]
			if e.settled > 0 && e.unwanted(lane) {
				e.drop(lane)
			}
			i++
		}
	}
}

// dropDone forgets the newest waiting states whose puzzles are done.
func (e *Engine) dropDone() {
	for e.settled > 0 && e.waiting > 0 && e.slots[e.poolTags[e.waiting-1]].done {
		e.waiting--
		e.leave(e.poolTags[e.waiting])
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

// begin gives a puzzle a slot.
func (e *Engine) begin(puzzle int) uint16 {
	s := slot{puzzle: puzzle, states: 1}
	if n := len(e.idle); n > 0 {
		tag := e.idle[n-1]
		e.idle = e.idle[:n-1]
		e.slots[tag] = s
		return tag
	}
	e.slots = append(e.slots, s)
	return uint16(len(e.slots) - 1)
}

// leave takes one state from a puzzle. A puzzle without states is over.
func (e *Engine) leave(tag uint16) {
	s := &e.slots[tag]
	if s.states--; s.states == 0 {
		if e.reached(s) {
			e.settled--
		}
		e.idle = append(e.idle, tag)
		e.batch.Done(s.puzzle, s.found)
	}
}

// drop empties a lane.
func (e *Engine) drop(lane int) {
	e.busy &^= 1 << lane
	e.leave(e.tags[lane])
}

// step sweeps the block once and settles the lanes that are dead, solved or
// can only go on by a guess.
func (e *Engine) step() {
	r := e.k.sweep(e.block.words)
	e.Stats.Sweeps++
	e.Stats.States += uint64(e.busy.len())
	end := r.dead & e.busy
	if placed := r.placed & e.busy; placed != 0 {
		e.solved(e.k.verify(e.block.words) & placed)
		end |= placed
	}
	for ; end != 0; end &= end - 1 {
		e.drop(bits.TrailingZeros32(uint32(end)))
	}
	if still := r.still & e.busy; still != 0 {
		e.branch(still)
	}
}

// solved takes the solutions in the lanes of m.
func (e *Engine) solved(m Mask) {
	var first Mask // lanes with the first solution of a puzzle, to be written together
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
			e.write(lane, at)
		case s.found == 1:
			first |= 1 << lane
			e.offsets[lane] = int32(at)
		case e.goal.Smallest:
			e.writeAll(first)
			first = 0
			if e.smaller(lane, e.best(s)) {
				e.write(lane, at)
			}
		}
		if e.goal.Every != nil {
			e.goal.Every(s.puzzle, e.out[at:at+Cells])
		}
		if s.found == e.goal.Limit {
			e.settled++
			s.done = !e.goal.Smallest
		}
	}
	e.writeAll(first)
}

// fewLanes is up to how many lanes are written one by one, which is cheaper then.
const fewLanes = 4

// writeAll writes the solutions in the lanes of m to their offsets.
func (e *Engine) writeAll(m Mask) {
	if m.len() <= fewLanes {
		for ; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros32(uint32(m))
			e.write(lane, int(e.offsets[lane]))
		}
		return
	}
	unused := int32(len(e.out) - Cells)
	for lane := range e.k.width {
		if m>>lane&1 == 0 {
			e.offsets[lane] = unused
		}
	}
	e.k.write(e.block.words, e.out, &e.offsets)
}

// write puts the digits of the solution in a lane into the text.
func (e *Engine) write(lane, at int) {
	out := (*[Cells]byte)(e.out[at:])
	stride := e.block.stride
	words := e.block.words[lane/wordLanes:][:(Cells-1)*stride+1]
	shift := uint(lane % wordLanes * fieldBits)
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

// branch splits the lanes of m.
func (e *Engine) branch(m Mask) {
	if e.settled > 0 {
		m = e.inOrder(m)
	}
	if m == 0 {
		return
	}
	e.room()
	can := e.k.branch(e.block.words, m, &e.pool, e.waiting)
	e.Stats.Guesses += uint64(can.len())
	e.wait(can)
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
		}
	}
	if fewest == 10 {
		return
	}
	e.room()
	e.k.compress(e.block.words, 1<<lane, &e.pool, e.waiting)
	c := e.block.field(at, lane)
	e.block.setField(at, lane, c&-c)
	e.pool.setField(at, e.waiting, c&(c-1))
	e.wait(1 << lane)
	e.Stats.Guesses++
}

// wait counts the states that have been put on top of the pool for the lanes of m.
func (e *Engine) wait(m Mask) {
	for ; m != 0; m &= m - 1 {
		tag := e.tags[bits.TrailingZeros32(uint32(m))]
		e.slots[tag].states++
		e.poolTags[e.waiting] = tag
		e.waiting++
	}
}

// room makes sure that the pool takes a state for each lane.
func (e *Engine) room() {
	n := len(e.poolTags)
	if e.waiting+e.k.width <= n {
		return
	}
	wide := newColumns(2 * n)
	for i := range Cells {
		copy(wide.words[i*wide.stride:], e.pool.words[i*e.pool.stride:][:n/wordLanes])
	}
	e.pool = wide
	e.poolTags = append(e.poolTags, make([]uint16, n)...)
}

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
