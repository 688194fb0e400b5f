package generate

import (
	"cmp"
	"context"
	"iter"
	"math"
	"runtime"
	"slices"
	"sync"
	"time"

	"nonet"
)

// Puzzles makes puzzles, in the order of the attempts that make them. The sequence ends with an
// error when there is something to say: a [*DemandError] where no puzzle is as the
// options ask for, a [*ShortError] where Tries were used up or the context ended before there were
// as many as wanted. With a Solution and a pattern, which leave one puzzle, one attempt decides.
//
// One core makes some 20,000 a second that are not asked to be of any kind. What is rare takes
// as many attempts as it is rare.
func (o Options) Puzzles(ctx context.Context) iter.Seq2[Puzzle, error] {
	return func(yield func(Puzzle, error) bool) {
		if err := o.Check(); err != nil {
			yield(Puzzle{}, err)
			return
		}
		inner, cancel := context.WithCancel(ctx)
		r := newRun(asking{inner, ctx}, &o)
		defer r.group.Wait()
		defer close(r.todo)
		defer cancel()
		for {
			b, err := r.next()
			switch {
			case err == nil && b == nil:
				if o.Count > 0 {
					yield(Puzzle{}, r.short(nil))
				}
				return
			case err != nil:
				yield(Puzzle{}, err)
				return
			}
			for i := range b.puzzles {
				p := &b.puzzles[i]
				switch isNew, err := r.isNew(b, i); {
				case err != nil:
					yield(Puzzle{}, err)
					return
				case !isNew:
					continue
				}
				r.found, r.tries = r.found+1, p.Attempt+1
				if !yield(*p, nil) || r.found == o.Count {
					return
				}
			}
			r.tries = b.end
			if o.Progress != nil {
				o.Progress(r.tries, r.found)
			}
		}
	}
}

// asking is a context that ends when another does, or before. It asks the other one whether
// that has ended, which a context derived from it does not do: who calls may want to be asked,
// to say how long work goes on.
type asking struct {
	context.Context
	other context.Context
}

func (a asking) Err() error {
	if err := a.other.Err(); err != nil {
		return err
	}
	return a.Context.Err()
}

// A run is one walk over puzzles.
type run struct {
	*Options
	ctx     context.Context
	plan    *plan
	judge   *judge
	seen    seenPuzzles
	again   *carver // makes what is seen once more
	workers int
	started int // of the workers
	group   sync.WaitGroup

	todo  chan *block // takes all that are under way
	under []*block    // under way, in their order
	begun uint64      // attempts in blocks
	size  uint64      // of the next block
	tries uint64      // attempts of which the results were looked at
	found int
}

// A block is some attempts, and then the puzzles that they made.
type block struct {
	first, end uint64
	puzzles    []Puzzle
	prints     []uint64
	took       time.Duration
	err        chan error // gets one when the puzzles are there
}

const (
	// firstBlock is how many attempts the first block has. Others have more while blocks
	// take less than blockTime, and fewer while they take longer. What is found does not
	// depend on it.
	firstBlock, mostBlock = 32, 512
	blockTime             = 50 * time.Millisecond
	// workersPerProcessor is how many workers a processor is given at the most. Each takes
	// a megabyte, and more of them do nothing faster.
	workersPerProcessor = 4
)

func newRun(ctx context.Context, o *Options) *run {
	workers := workerCount(o.Workers)
	r := &run{Options: o, ctx: ctx, plan: newPlan(o), judge: newJudge(o), workers: workers,
		todo: make(chan *block, 2*workers), size: firstBlock}
	r.seen.recall = r.remake
	return r
}

// workerCount returns how many workers there are where some are asked for, 0 for one on each
// processor.
func workerCount(wanted int) int {
	processors := runtime.GOMAXPROCS(0)
	return min(cmp.Or(max(wanted, 0), processors), workersPerProcessor*processors)
}

// last returns how many attempts there are to be at the most. Where all make the same, the first
// decides.
func (r *run) last() uint64 {
	if r.plan.only && (r.found == 0 || !r.Repeats) {
		return 1
	}
	return cmp.Or(r.Tries, math.MaxUint64)
}

// next returns the next block when it is done, or nil after the last.
func (r *run) next() (*block, error) {
	last := r.last()
	for len(r.under) < 2*r.workers && r.begun < last {
		b := &block{first: r.begun, end: r.begun + min(r.size, last-r.begun), err: make(chan error, 1)}
		r.begun = b.end
		r.under = append(r.under, b)
		if r.started < r.workers {
			r.started++
			r.group.Go(r.work)
		}
		r.todo <- b
	}
	if len(r.under) == 0 {
		return nil, nil
	}
	b := r.under[0]
	r.under = slices.Delete(r.under, 0, 1)
	var err error
	select {
	case err = <-b.err:
	case <-r.ctx.Done():
	}
	if cause := context.Cause(r.ctx); cause != nil {
		return nil, r.short(cause)
	}
	if b.took < blockTime {
		r.size = min(2*r.size, mostBlock)
	} else {
		r.size = max(r.size/2, 1)
	}
	return b, err
}

// short says that there are fewer puzzles than were wanted.
func (r *run) short(cause error) error {
	return &ShortError{Found: r.found, Wanted: r.Count, Tries: r.tries, Cause: cause}
}

// work makes the puzzles of blocks.
func (r *run) work() {
	v, err := newCarver()
	for b := range r.todo {
		if err := cmp.Or(err, context.Cause(r.ctx)); err != nil {
			b.err <- err
			continue
		}
		begin := time.Now()
		b.puzzles = make([]Puzzle, b.end-b.first)
		made := v.carve(r.ctx, r.plan, b.first, b.end, func(c *carving) { r.keep(c, &b.puzzles[c.attempt-b.first]) })
		b.puzzles = slices.DeleteFunc(b.puzzles, func(p Puzzle) bool { return p.Solution[0] == 0 })
		if !r.Repeats {
			for i := range b.puzzles {
				b.prints = append(b.prints, fingerprint(&b.puzzles[i].Grid))
			}
		}
		b.took = time.Since(begin)
		b.err <- made
	}
}

// isNew reports whether the i-th puzzle of a block is one that is wanted beside those before it.
func (r *run) isNew(b *block, i int) (isNew bool, err error) {
	p := &b.puzzles[i]
	if isNew = r.Repeats; !isNew {
		isNew, err = r.seen.add(p.Grid, b.prints[i], p.Attempt)
	}
	if cause := context.Cause(r.ctx); cause != nil {
		err = r.short(cause)
	}
	return isNew, err
}

// remake returns the puzzle of an attempt once more.
func (r *run) remake(attempt uint64) (g nonet.Grid, err error) {
	if r.again == nil {
		if r.again, err = newCarver(); err != nil {
			return g, err
		}
	}
	err = r.again.carve(r.ctx, r.plan, attempt, attempt+1, func(c *carving) { g = c.puzzle() })
	return g, err
}

// keep keeps what an attempt made if it is of the kind that is wanted.
func (r *run) keep(c *carving, kept *Puzzle) {
	if c.dead || !r.Clues.has(c.givens.len()) || r.Minimal && !c.minimal(r.ctx) {
		return
	}
	p := Puzzle{Grid: c.puzzle(), Solution: c.solution, Attempt: c.attempt}
	if r.judge.accepts(r.ctx, &p) {
		*kept = p
	}
}
