package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"nonet"
	"nonet/format"
)

// An item is one puzzle of the input, or a piece of it that is none.
type item struct {
	file   string // the name for messages
	puzzle format.Entry
	err    error // why it could not be read
}

// String returns where the item stands: "puzzles.txt:3".
func (it item) String() string {
	if line, _ := it.position(); line > 0 {
		return fmt.Sprintf("%s:%d", it.file, line)
	}
	return it.file
}

// position returns the line and column of what could not be read, 0 where
// there is none.
func (it item) position() (line, column int) {
	if p, ok := errors.AsType[*nonet.ParseError](it.err); ok {
		return p.Line, p.Column
	}
	return it.puzzle.Line, 0
}

// errNoPuzzle stands for an input that was read to its end in vain.
var errNoPuzzle = errors.New("no puzzle found")

// An input yields the puzzles of several files one after the other.
type input struct {
	a     *app
	ctx   context.Context // done when nothing more is wanted
	files []string
	idle  func() error // called before each read that may have to wait
	// openMarks says that cells without pencil marks may be blank among others with some.
	openMarks bool

	file   string
	text   io.ReadCloser // the same, decompressed
	raw    io.Closer
	reader *format.Reader // nil between two files
	found  bool           // the present file held something
}

// next returns the next item. The error is io.EOF at the end, or what ended
// the run; whatever concerns one puzzle or one file is in the item.
func (in *input) next() (item, error) {
	for {
		if in.reader == nil {
			if len(in.files) == 0 {
				return item{}, io.EOF
			}
			name := in.files[0]
			in.files = in.files[1:]
			if err := in.open(name); err != nil {
				return in.broken(err)
			}
		}
		p, err := in.reader.Read()
		if _, ok := errors.AsType[*nonet.ParseError](err); err == nil || ok {
			in.found = true
			return item{file: in.file, puzzle: p, err: err}, nil
		}
		found := in.found
		in.close()
		if err != io.EOF {
			return in.broken(err)
		}
		if !found {
			return in.broken(errNoPuzzle)
		}
	}
}

// lines reads plain lines that are already there, as [format.Reader.ReadLines] does.
func (in *input) lines(b []byte, most int) (text []byte, line int) {
	if in.reader == nil {
		return b, 0
	}
	text, line = in.reader.ReadLines(b, most)
	in.found = in.found || line > 0
	return text, line
}

// broken returns an item for a file that cannot be read, or cannot be read
// any further. Failures of the run itself end it.
func (in *input) broken(err error) (item, error) {
	if cause := in.ctx.Err(); cause != nil {
		return item{}, cause
	}
	if f, ok := errors.AsType[*failure](err); ok {
		return item{}, f
	}
	// The name of the file stands before every message anyway.
	if p, ok := errors.AsType[*fs.PathError](err); ok {
		if err = p.Err; isPuzzleText(in.file) {
			err = fmt.Errorf("%w: a puzzle as text is read from standard input, as in: echo PUZZLE | nonet %s", err, in.a.verb)
		}
	}
	return item{file: in.file, err: err}, nil
}

// isPuzzleText reports whether the name of a file looks like a puzzle.
func isPuzzleText(name string) bool {
	const rows = 9 + 8 // digits and separators of one row
	return len(name) > 3*rows && strings.Trim(name, "0123456789.*_xX?-,;|/ \t\n") == ""
}

// open begins to read the named file.
func (in *input) open(name string) error {
	in.file = name
	var source io.Reader
	if name == "-" {
		in.file = "stdin"
		source = in.a.stdin
	} else {
		if info, err := os.Stat(name); err != nil || !info.Mode().IsRegular() {
			if err := in.idle(); err != nil {
				return fail(err)
			}
		}
		f, err := await(in.ctx, func() (*os.File, error) { return os.Open(name) })
		if err != nil {
			return err
		}
		in.raw = f
		source = f
	}
	waits := mayWait(source)
	if waits {
		source = &patientReader{ctx: in.ctx, r: source}
	}
	text, err := decompress(&tiedReader{in, source, waits})
	if err != nil {
		in.close()
		return err
	}
	in.text = text
	in.reader = format.NewReader(text)
	if in.openMarks {
		in.reader.OpenMarks()
	}
	return nil
}

// close ends the present file.
func (in *input) close() {
	if in.text != nil {
		in.text.Close()
	}
	if in.raw != nil {
		in.raw.Close()
	}
	in.text, in.raw, in.reader, in.found = nil, nil, nil, false
}

// A tiedReader lets the input's idle function run before each read that may
// wait, so that all answers so far are seen meanwhile.
type tiedReader struct {
	in    *input
	r     io.Reader
	waits bool
}

func (t *tiedReader) Read(p []byte) (int, error) {
	if t.waits {
		if err := t.in.idle(); err != nil {
			return 0, fail(err)
		}
	}
	n, err := t.r.Read(p)
	t.in.a.progress.advance(n)
	return n, err
}
