package main

import (
	"cmp"
	"context"
	"io"
	"sync"

	"nonet"
)

// A pipeline answers puzzles in batches. While the answers to one are written,
// others are solved, and yet another is read.
type pipeline struct {
	*stream
	ctx     context.Context // done when the run is over
	workers int
	size    int // of a batch
	solver  nonet.Solver
	// report writes the answer to one puzzle.
	report func(item, nonet.Answer) error
	// asText says which answers are written just as their line in the
	// solutions, by the entry and the number of solutions. It may be nil.
	asText func(*entry, uint64) bool

	free  chan *batch // that nobody uses
	todo  chan *batch // to be solved
	order chan *batch // to be written, in the order of the input
	group sync.WaitGroup
}

const (
	// batchSize is how many puzzles a batch has at the most.
	batchSize = 2048
	// batchWork is how many solutions they may have together: nobody should
	// have to wait for long until a batch is solved.
	batchWork = 2 * batchSize
	// mostBatched is the largest limit with which puzzles are batched.
	mostBatched = batchWork / 4
)

// batched answers all puzzles of the stream, counting limit solutions of each.
func batched(s *stream, limit uint64, p *pipeline) error {
	ctx, cancel := context.WithCancel(s.ctx)
	p.stream, p.ctx = s, ctx
	p.workers = s.opt.workerCount()
	p.size = min(batchSize, batchWork/int(limit))
	p.solver.Limit, p.solver.Workers = limit, 1
	n := p.workers + 4
	p.free, p.todo, p.order = make(chan *batch, n), make(chan *batch, n), make(chan *batch, n)
	for range n {
		p.free <- newBatch()
	}
	s.in.ctx = ctx
	p.group.Go((&feeder{pipeline: p}).run)
	for range p.workers {
		p.group.Go(p.solve)
	}
	defer p.group.Wait()
	defer cancel()
	return p.write()
}

// solve answers batches until there are no more.
func (p *pipeline) solve() {
	for b := range p.todo {
		b.solved <- b.solve(p.ctx, &p.solver)
	}
}

// write reports on all batches in the order of the input.
func (p *pipeline) write() error {
	for b := range p.order {
		if err := <-b.solved; err != nil {
			return err
		}
		if err := p.writeBatch(b); err != nil {
			return err
		}
		if b.pause {
			if err := p.out.Flush(); err != nil {
				return fail(err)
			}
		}
		if b.end == io.EOF {
			return nil
		}
		if b.end != nil {
			return b.end
		}
		b.reset()
		p.free <- b
	}
	return p.ctx.Err()
}

// writeBatch reports on the items of a batch.
func (p *pipeline) writeBatch(b *batch) error {
	var text, items, marked int
	begin := 0 // of the lines that are written as they are
	writeText := func() error {
		if begin == text {
			return nil
		}
		return p.out.lines(b.solutions[begin*lineBytes : text*lineBytes])
	}
	for i := range b.entries {
		e := &b.entries[i]
		if e.isText && p.asText != nil && p.asText(e, b.counts[text]) {
			text++
			p.progress.answered()
			continue
		}
		if err := cmp.Or(writeText(), p.stream.ctx.Err()); err != nil {
			return err
		}
		var err error
		switch {
		case e.isText:
			err = p.report(e.lineItem(b.text[text*lineBytes:]), b.lineAnswer(text))
			text++
		case b.items[items].err != nil:
			err = p.unreadable(b.items[items])
			items++
		default:
			err = p.report(b.items[items], b.answers[marked])
			items++
			marked++
		}
		if err != nil {
			return err
		}
		begin = text
		p.progress.answered()
	}
	return writeText()
}

// A feeder reads the input into batches.
type feeder struct {
	*pipeline
	batch *batch
	sent  bool // since the last pause
}

// run reads until the input ends, or nobody wants more.
func (f *feeder) run() {
	defer close(f.todo)
	defer close(f.order)
	f.in.idle = f.pause
	if f.renew() != nil {
		return
	}
	for {
		if f.batch.addLines(f.in, f.size) {
			if f.full() != nil {
				return
			}
			continue
		}
		it, err := f.in.next()
		if err != nil {
			if f.batch != nil {
				f.batch.end = err
				f.send()
			}
			return
		}
		f.batch.add(it)
		if f.full() != nil {
			return
		}
	}
}

// full passes the batch on if it is full.
func (f *feeder) full() error {
	if len(f.batch.entries) < f.size {
		return nil
	}
	f.send()
	f.sent = true
	return f.renew()
}

// pause passes on what there is, before the input has to be waited for.
func (f *feeder) pause() error {
	if len(f.batch.entries) == 0 && !f.sent {
		return nil
	}
	f.batch.pause = true
	f.send()
	f.sent = false
	return f.renew()
}

// send passes the batch on.
func (f *feeder) send() {
	f.order <- f.batch
	f.todo <- f.batch
	f.batch = nil
}

// renew begins another batch.
func (f *feeder) renew() error {
	select {
	case f.batch = <-f.free:
		return nil
	case <-f.ctx.Done():
		return f.ctx.Err()
	}
}
