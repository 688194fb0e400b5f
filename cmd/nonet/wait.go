package main

import (
	"context"
	"io"
	"os"
)

// await returns what f returns, or gives it up when ctx is done. Then f goes
// on, and nobody looks at what comes of it.
func await[T any](ctx context.Context, f func() (T, error)) (T, error) {
	type result struct {
		value T
		err   error
	}
	done := make(chan result, 1)
	go func() {
		value, err := f()
		done <- result{value, err}
	}()
	select {
	case r := <-done:
		return r.value, r.err
	case <-ctx.Done():
		var none T
		return none, ctx.Err()
	}
}

// mayWait reports whether a read from r may take for ever.
func mayWait(r io.Reader) bool {
	f, ok := r.(*os.File)
	if !ok {
		return true
	}
	info, err := f.Stat()
	return err != nil || !info.Mode().IsRegular()
}

// A patientReader reads from what may keep it waiting. It ends when its
// context does, even while it waits.
type patientReader struct {
	ctx context.Context
	r   io.Reader
	buf []byte // a read that is given up goes on into this
}

func (p *patientReader) Read(b []byte) (int, error) {
	// A context that is done stays so: below, no read was ever given up, and
	// buf is free.
	if err := p.ctx.Err(); err != nil {
		return 0, err
	}
	if len(p.buf) < len(b) {
		p.buf = make([]byte, len(b))
	}
	buf := p.buf[:len(b)]
	n, err := await(p.ctx, func() (int, error) { return p.r.Read(buf) })
	return copy(b, buf[:n]), err
}
