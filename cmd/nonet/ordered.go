package main

import (
	"context"
	"io"
	"sync"

	"nonet/format"
)

// A task is an item on its way from the reader to the writer.
type task[T any] struct {
	it     item
	end    error  // what ended the reading, instead of an item
	pause  bool   // instead of an item: the reader may wait for what comes next
	answer chan T // gets one, unless the item cannot be read
}

// tasksAhead is how many items are read ahead for each worker, so that one that
// takes long does not leave the others without work.
const tasksAhead = 64

// An assembly answers several puzzles at once and reports them in the order of the
// input.
type assembly[T any] struct {
	*stream
	ctx    context.Context // done when the run is over
	answer func(context.Context, format.Entry) T
	report func(item, T) error

	todo  chan *task[T] // to be answered
	order chan *task[T] // to be reported
	group sync.WaitGroup
}

// ordered is like each, but answers several puzzles at once. It returns when all that
// it has begun is over.
func ordered[T any](s *stream, answer func(context.Context, format.Entry) T, report func(item, T) error) error {
	ctx, cancel := context.WithCancel(s.ctx)
	workers := s.opt.workerCount()
	a := &assembly[T]{stream: s, ctx: ctx, answer: answer, report: report}
	a.todo = make(chan *task[T], tasksAhead*workers)
	a.order = make(chan *task[T], tasksAhead*workers)
	s.in.ctx = ctx
	s.in.idle = func() error { return a.send(&task[T]{pause: true}, a.order) }
	a.group.Go(a.read)
	for range workers {
		a.group.Go(a.work)
	}
	defer a.group.Wait()
	defer cancel()
	return a.write()
}

// send passes a task on, unless nobody wants it any more.
func (a *assembly[T]) send(t *task[T], to chan<- *task[T]) error {
	select {
	case to <- t:
		return nil
	case <-a.ctx.Done():
		return a.ctx.Err()
	}
}

// read makes tasks of the input until it ends, or nobody wants more.
func (a *assembly[T]) read() {
	defer close(a.todo)
	for {
		it, err := a.next()
		t := &task[T]{it: it, end: err, answer: make(chan T, 1)}
		if a.send(t, a.order) != nil || err != nil {
			return
		}
		if it.err == nil && a.send(t, a.todo) != nil {
			return
		}
	}
}

// next returns the next item that is not left out.
func (a *assembly[T]) next() (item, error) {
	for {
		it, err := a.in.next()
		if err != nil || it.err != nil || a.skip == nil {
			return it, err
		}
		if skipped, err := a.skip(it); err != nil || !skipped {
			return it, err
		}
	}
}

// work answers puzzles until there are no more.
func (a *assembly[T]) work() {
	for t := range a.todo {
		if a.ctx.Err() != nil {
			return
		}
		ctx, cancel := a.limitedFrom(a.ctx)
		t.answer <- a.answer(ctx, t.it.puzzle)
		cancel()
	}
}

// write reports on all tasks.
func (a *assembly[T]) write() error {
	for {
		select {
		case t := <-a.order:
			if t.end == io.EOF {
				return nil
			}
			if err := a.finish(t); err != nil {
				return err
			}
		case <-a.ctx.Done():
			return a.ctx.Err()
		}
	}
}

// finish does what a task is there for.
func (a *assembly[T]) finish(t *task[T]) error {
	switch {
	case t.end != nil:
		return t.end
	case t.pause:
		return a.out.Flush()
	case t.it.err != nil:
		return a.unreadable(t.it)
	}
	select {
	case answer := <-t.answer:
		// An answer that was cut short is none.
		if err := a.ctx.Err(); err != nil {
			return err
		}
		if err := a.report(t.it, answer); err != nil {
			return err
		}
		a.progress.answered()
		return nil
	case <-a.ctx.Done():
		return a.ctx.Err()
	}
}
