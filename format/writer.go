package format

import (
	"bufio"
	"io"

	"nonet"
)

// A Writer writes grids one after the other, with an empty line before and
// after those that take several lines.
type Writer struct {
	out  *bufio.Writer
	buf  []byte
	last nonet.Shape
	any  bool
}

// NewWriter returns a Writer to w. Call Flush at the end.
func NewWriter(w io.Writer) *Writer { return &Writer{out: bufio.NewWriterSize(w, 1<<16)} }

// Write writes one grid in the given shape.
func (w *Writer) Write(g nonet.Grid, s nonet.Shape) error {
	w.buf = w.buf[:0]
	if w.any && (s.Multiline() || w.last.Multiline()) {
		w.buf = append(w.buf, '\n')
	}
	w.any, w.last = true, s
	w.buf = append(nonet.AppendFormat(w.buf, g, s), '\n')
	_, err := w.out.Write(w.buf)
	return err
}

// Flush writes what is still held back.
func (w *Writer) Flush() error { return w.out.Flush() }
