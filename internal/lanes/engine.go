package lanes

import (
	"context"
	"math/bits"
)

// An Engine searches for the solutions of puzzles, many at a time. It keeps
// its memory from one batch to the next and serves one goroutine.
type Engine struct {
	k     *Kernel
	block columns
	tags  [maxWidth]uint16 // the slot of the puzzle that each lane works for, or worked for
	busy  Mask             // the lanes that hold a state

	pool  pool
	fresh fresh
	puzzles
	solutions

	batch Batch
	goal  Goal
	out   []byte // of the batch

	// Stats adds up what the engine did.
	Stats Stats
}

// Stats says how much work was done.
type Stats struct {
	Sweeps  uint64 // sweeps over a block
	States  uint64 // states that these advanced, at most the width of the kernel a sweep
	Guesses uint64 // states that were split in two
}

// A Batch is what an engine is to solve, and where the answers go.
type Batch interface {
	// Len returns the number of puzzles.
	Len() int
	// Load puts n puzzles from first on into the columns of c from 0 on.
	Load(c *Columns, first, n int)
	// Out returns the text that solutions are written to, as digits '1' to '9', all
	// of them when Run returns. Its last 81 bytes are not used by any puzzle.
	Out() []byte
	// At returns where the 81 digits of a puzzle begin in Out. They must stay as
	// they are until Run returns.
	At(puzzle int) int
	// Done takes the number of solutions that were found of a puzzle. Its digits may
	// not be written yet.
	Done(puzzle int, solutions uint64)
}

// A Goal is what is asked of the puzzles of a batch.
type Goal struct {
	// Limit is how many solutions are counted at the most, 0 for no limit.
	Limit uint64
	// Smallest asks for the smallest solution in reading order, however many
	// there are. Otherwise any of them is written.
	Smallest bool
	// Every is called with each solution, if it is not nil. It does not go together
	// with Smallest.
	Every func(puzzle int, solution []byte)
}

// sweepsPerCheck is how many sweeps pass between two looks at a context: less than
// a millisecond.
const sweepsPerCheck = 1024

// NewEngine returns an engine that uses kernel k.
func NewEngine(k *Kernel) *Engine {
	return &Engine{
		k:         k,
		block:     newBlock(k.width),
		pool:      newPool(startColumns),
		fresh:     fresh{Columns: Columns{newBlock(k.width), k}},
		solutions: solutions{columns: newColumns(k.width)},
	}
}

// Run searches the puzzles of a batch until the goal is reached, or until ctx
// is done, whose cause it returns then. Puzzles are done in no particular order.
// The engine keeps nothing of the batch and the goal.
func (e *Engine) Run(ctx context.Context, b Batch, g Goal) error {
	defer func() { e.batch, e.goal, e.out = nil, Goal{}, nil }()
	e.batch, e.goal = b, g
	e.out = b.Out()
	e.busy = 0
	for lane := range e.tags {
		e.tags[lane] = noSlot
	}
	e.pool.waiting = 0
	e.fresh = fresh{Columns: e.fresh.Columns}
	e.puzzles = puzzles{slots: e.slots[:0], idle: e.idle[:0]}
	e.unwritten, e.first = 0, 0
	defer e.flush()
	for n := 0; ; n++ {
		e.refill()
		if e.busy == 0 {
			return nil
		}
		if n%sweepsPerCheck == 0 && ctx.Err() != nil {
			return context.Cause(ctx)
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

// step sweeps the block once and settles the lanes that are dead, solved or
// can only go on by a guess. Settling costs more than a sweep, whatever the number
// of lanes: it is put off while these are few.
func (e *Engine) step() {
	r := e.k.sweep(e.block.words)
	e.Stats.Sweeps++
	e.Stats.States += uint64(e.busy.len())
	if n := ((r.dead | r.placed | r.still) & e.busy).len(); n*e.k.settleAt < e.busy.len() {
		return
	}
	end := r.dead & e.busy
	if placed := r.placed & e.busy; placed != 0 {
		e.solved(e.k.verify(e.block.words) & placed)
		end |= placed
	}
	for ; end != 0; end &= end - 1 {
		e.drop(bits.TrailingZeros32(uint32(end)))
	}
	if still := r.still & e.busy; still != 0 {
		e.split(still)
	}
}

// drop empties a lane.
func (e *Engine) drop(lane int) {
	e.busy &^= 1 << lane
	e.leave(e.tags[lane])
}
