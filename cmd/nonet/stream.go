package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"

	"nonet/format"
	"nonet/internal/lanes"
)

// errNoInput is what a verb without FILE says at a terminal.
var errNoInput = errors.New("nothing to read: name a FILE, or - to type puzzles here")

// A stream is one run over puzzles: what it reads and where the results go.
type stream struct {
	*app
	in      *input
	out     *output
	opt     *options
	remarks remarks
	// skip says which puzzles ordered leaves out, if it is not nil. It is called in
	// the order of the input.
	skip func(item) (bool, error)
}

// openStream prepares a run over the named files. It refuses to write to one
// of them, or to one of those that the run reads besides.
func (a *app) openStream(files []string, o *options, besides ...string) (*stream, error) {
	if err := o.check(); err != nil {
		return nil, err
	}
	if _, err := lanes.Default(); err != nil {
		return nil, err
	}
	if len(files) == 0 {
		if isTerminal(a.stdin) {
			return nil, errNoInput
		}
		files = []string{"-"}
	}
	s, err := a.openOutput(o, a.size(files), append(besides, files...))
	if err != nil {
		return nil, err
	}
	s.in = &input{a: a, ctx: a.ctx, files: files, idle: s.out.Flush}
	return s, nil
}

// openOutput prepares a run that reads total bytes, if that is known, or nothing. It
// refuses to write to one of the named files.
func (a *app) openOutput(o *options, total int64, files []string) (*stream, error) {
	if err := a.keepApart(o.output, files); err != nil {
		return nil, err
	}
	out, err := a.create(o.output, o.appends)
	if err != nil {
		return nil, fail(err)
	}
	if isTerminal(a.stderr) && !out.terminal && !o.quiet {
		a.progress = newProgress(a.stderr, total, progressDelay)
	}
	return &stream{app: a, in: &input{}, out: out, opt: o}, nil
}

// close ends the run, which failed with err if that is not nil.
func (s *stream) close(err error) error {
	s.in.close()
	s.progress.stop()
	s.progress = nil
	if err == nil {
		s.sum()
	}
	return fail(cmp.Or(err, s.out.Close()))
}

// each reads, answers and reports one puzzle after the other. An answer depends
// on its puzzle alone. It may be the beginning of what report walks through as
// it writes, such as all solutions, or the steps of a trace; both may take long.
func each[T any](s *stream, answer func(context.Context, format.Entry) T, report func(item, T) error) error {
	for {
		if err := s.ctx.Err(); err != nil {
			return err
		}
		it, err := s.in.next()
		switch {
		case err == io.EOF:
			return nil
		case err != nil:
			return err
		case it.err != nil:
			if err := s.unreadable(it); err != nil {
				return err
			}
			continue
		}
		ctx, cancel := s.limited()
		err = report(it, answer(ctx, it.puzzle))
		cancel()
		if err != nil {
			return err
		}
		s.progress.answered()
	}
}

// errTimeOver is the cause of a context whose puzzle had its time.
var errTimeOver = errors.New("time is over")

// limited returns the context for one puzzle.
func (s *stream) limited() (context.Context, context.CancelFunc) { return s.limitedFrom(s.ctx) }

// limitedFrom returns the context for one puzzle of a run with context ctx.
func (s *stream) limitedFrom(ctx context.Context) (context.Context, context.CancelFunc) {
	if s.opt.timeout == 0 {
		return ctx, func() {}
	}
	return context.WithTimeoutCause(ctx, s.opt.timeout, errTimeOver)
}

// unreadable reports an item that holds no puzzle.
func (s *stream) unreadable(it item) error {
	s.mark(exitUnreadable)
	r := newUnreadable(it)
	if r.Column > 0 {
		s.complain(it, "column %d: %s", r.Column, r.Error)
	} else {
		s.complain(it, "%s", r.Error)
	}
	if !s.opt.json {
		return nil
	}
	return s.out.object(r)
}

// complain writes a message about one place of the input, after the results
// from before that place.
func (s *stream) complain(it item, format string, args ...any) {
	s.out.Flush() // an error shows again at the next write
	s.errorf("%s: %s", it, fmt.Sprintf(format, args...))
}
