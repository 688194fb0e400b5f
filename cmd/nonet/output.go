package main

import (
	"bufio"
	"cmp"
	"encoding/json"
	"io"
	"os"
	"sync"
	"time"

	"nonet"
	"nonet/format"
)

// An output is where the results of a run go. The first goes there at once;
// those that follow it closely are held back until Flush, but not for longer
// than a moment, whatever the run does meanwhile.
type output struct {
	file     io.Closer // nil for standard output
	terminal bool      // it goes to a terminal
	wait     time.Duration

	mu     sync.Mutex // guards what follows
	text   *bufio.Writer
	grids  *format.Writer
	json   *json.Encoder
	timing bool // tick will be called
	held   bool // something may be held back
}

// create returns the output of that name, standard output for "" and "-". A file is
// emptied first, unless results are to be added to it.
func (a *app) create(name string, appends bool) (*output, error) {
	o := &output{wait: 100 * time.Millisecond}
	w := a.stdout
	if name != "" && name != "-" {
		// For writing only: a named pipe is to wait for its reader.
		flag := os.O_WRONLY | os.O_CREATE | os.O_TRUNC
		if appends {
			flag = os.O_WRONLY | os.O_CREATE | os.O_APPEND
		}
		f, err := await(a.ctx, func() (*os.File, error) { return os.OpenFile(name, flag, 0o666) })
		if err != nil {
			return nil, err
		}
		o.file, w = f, f
	}
	if o.terminal = isTerminal(w); o.terminal {
		o.wait = 0
	}
	o.text = bufio.NewWriterSize(w, 1<<16)
	o.grids = format.NewWriter(struct{ io.Writer }{o.text}) // with a buffer of its own, whatever bufio does
	o.json = newEncoder(o.text)
	return o, nil
}

// grid writes one grid.
func (o *output) grid(g nonet.Grid, s nonet.Shape) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	if err := o.grids.Write(g, s); err != nil {
		return err
	}
	return o.settle(o.grids.Flush())
}

// lines writes grids that are text already, one a line.
func (o *output) lines(text []byte) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	if err := o.grids.WriteLines(text); err != nil {
		return err
	}
	return o.settle(o.grids.Flush())
}

// write writes text as it is.
func (o *output) write(text string) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	_, err := o.text.WriteString(text)
	return o.settle(err)
}

// object writes v as JSON on a line of its own.
func (o *output) object(v any) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.settle(o.json.Encode(v))
}

// settle flushes what was written, unless that happened a moment ago: then
// tick will do it.
func (o *output) settle(err error) error {
	switch {
	case err != nil:
		return err
	case o.timing:
		o.held = true
		return nil
	case o.wait > 0:
		o.timing = true
		time.AfterFunc(o.wait, o.tick)
	}
	return o.text.Flush()
}

// tick flushes what was held back since the last time.
func (o *output) tick() {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.timing = o.held; !o.held {
		return
	}
	o.held = false
	o.text.Flush() // an error shows again at the next write
	time.AfterFunc(o.wait, o.tick)
}

// Flush writes what is still held back.
func (o *output) Flush() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.held = false
	return o.text.Flush()
}

// Close flushes and closes.
func (o *output) Close() error {
	err := o.Flush()
	if o.file == nil {
		return err
	}
	return cmp.Or(err, o.file.Close())
}
