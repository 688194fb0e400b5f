package main

import (
	"bufio"
	"cmp"
	"encoding/json"
	"io"
	"os"
	"time"

	"nonet"
	"nonet/format"
)

// An output is where the results of a run go. What is written is held back
// until Flush, or until it has waited for a while.
type output struct {
	file    io.Closer // nil for standard output
	text    *bufio.Writer
	grids   *format.Writer
	json    *json.Encoder
	wait    time.Duration // how long an answer may wait for the next one
	flushed time.Time
}

// create returns the output of that name, standard output for "" and "-".
func (a *app) create(name string) (*output, error) {
	o := &output{wait: 100 * time.Millisecond}
	w := a.stdout
	if isTerminal(w) {
		o.wait = 0
	}
	if name != "" && name != "-" {
		f, err := os.Create(name)
		if err != nil {
			return nil, err
		}
		o.file, w = f, f
	}
	o.text = bufio.NewWriterSize(w, 1<<16)
	o.grids = format.NewWriter(o.text)
	o.json = json.NewEncoder(o.text)
	o.json.SetEscapeHTML(false)
	return o, nil
}

// grid writes one grid.
func (o *output) grid(g nonet.Grid, s nonet.Shape) error {
	return o.settle(o.grids.Write(g, s))
}

// write writes text as it is.
func (o *output) write(text string) error {
	_, err := o.text.WriteString(text)
	return o.settle(err)
}

// object writes v as JSON on a line of its own.
func (o *output) object(v any) error {
	return o.settle(o.json.Encode(v))
}

// settle flushes when that is due.
func (o *output) settle(err error) error {
	if err == nil && time.Since(o.flushed) > o.wait {
		return o.Flush()
	}
	return err
}

// Flush writes what is still held back.
func (o *output) Flush() error {
	o.flushed = time.Now()
	if err := o.grids.Flush(); err != nil {
		return err
	}
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
