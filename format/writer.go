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
	w.part(s)
	w.buf = append(nonet.AppendFormat(w.buf, g, s), '\n')
	_, err := w.out.Write(w.buf)
	return err
}

// WriteLines writes grids that are text already, a line of 81 characters each.
func (w *Writer) WriteLines(text []byte) error {
	w.part(nonet.ShapeLine)
	if _, err := w.out.Write(w.buf); err != nil {
		return err
	}
	_, err := w.out.Write(text)
	return err
}

// part begins buf with what stands between the last grid and one of shape s.
func (w *Writer) part(s nonet.Shape) {
	w.buf = w.buf[:0]
	if w.any && (s.Multiline() || w.last.Multiline()) {
		w.buf = append(w.buf, '\n')
	}
	w.any, w.last = true, s
}

// Flush writes what is still held back.
func (w *Writer) Flush() error { return w.out.Flush() }
