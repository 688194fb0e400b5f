package web

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"mime"
	"net/http"
	"strings"
	"time"

	"nonet"
	"nonet/format"
)

var solveBatchOperation = operation{
	name:    "solve/batch",
	summary: "Solve many puzzles",
	description: "Reads puzzles in any shape, one after the other, and answers with a line of JSON for each, in their order, as it goes: what solve answers without its lists, so no conflicts, and line, the line of the text that the puzzle begins on. " +
		"A text that is no puzzle has line and error instead. The last line is {\"done\": N}, or names an error, and the limit that was reached where it is one.",
	example: readmePuzzle + "\n",
}

var rateBatchOperation = operation{
	name:    "rate/batch",
	summary: "Rate many puzzles",
	description: "Reads puzzles and answers as solve/batch does, with what rate answers; seTechnique is left out. " +
		"Puzzles that cannot be rated have line and error.",
	example: readmePuzzle + "\n",
}

// A batchAnswerer answers some puzzles of a batch, one line each. It does not have to
// take all of them, but at least one, and returns how many it took.
type batchAnswerer func(ctx context.Context, entries []batchEntry, out *json.Encoder) (int, error)

// A batchEntry is a puzzle of a batch, or why there is none.
type batchEntry struct {
	format.Entry
	err error
}

// A batchError is the line of a text that is no puzzle.
type batchError struct {
	Line  int      `json:"line" doc:"The line of the text, from 1."`
	Error *problem `json:"error" doc:"What is wrong with it."`
}

// A batchEnd is the last line.
type batchEnd struct {
	Done  *int     `json:"done,omitempty" doc:"How many lines came before, where all puzzles are answered."`
	Error *problem `json:"error,omitempty" doc:"Why they are not."`
	Limit string   `json:"limit,omitempty" enum:"puzzles,time,concurrency" doc:"The limit that was reached, if it was one."`
}

// chunk is how many puzzles are read before they are answered. Their lines wait in memory for
// the client to take them: some 100 kB.
const chunk = 256

// A client has so long to receive a piece of the answer of so many bytes. Who takes nothing is
// given up sooner than who is slow.
const (
	piece     = 16 << 10
	pieceTime = 10 * time.Second
)

// shortBatch is how much work a batch may be before it stands back behind shorter ones.
const shortBatch = 300 * time.Millisecond

// A batch is a request with many puzzles that is being answered.
type batch struct {
	*job
	w       http.ResponseWriter
	in      *format.Reader
	ended   bool // there are no more puzzles
	over    bool // there is one too many
	entries []batchEntry
	answer  batchAnswerer
	out     bytes.Buffer
	read    int
	done    int
	begun   bool          // the answer has begun
	left    time.Duration // for work
	writing time.Duration // for the client to take the answer
}

// serveBatch answers a batch.
func (s *Server) serveBatch(w http.ResponseWriter, r *http.Request, answer batchAnswerer) {
	j := s.newJob()
	defer j.end()
	body, p := j.readBatch(w, r)
	if p != nil {
		s.fail(w, p)
		return
	}
	ctx, cancel := s.context(r)
	defer cancel()
	if err := j.acquire(ctx, s.batches, false); err != nil {
		s.fail(w, s.workProblem(err))
		return
	}
	defer s.batches.release()
	b := &batch{job: j, w: w, in: format.NewReader(bytes.NewReader(body)), answer: answer, left: s.options.MaxTime, writing: writeTime}
	for !b.ended || len(b.entries) > 0 {
		err := b.turn(ctx)
		if err == nil {
			err = b.flush()
		}
		if err != nil {
			b.end(err)
			return
		}
	}
	if b.done == 0 {
		_, err := format.ReadOne("", false)
		s.fail(w, refused("puzzle", err))
		return
	}
	b.end(nil)
}

// readBatch reads the body of a batch.
func (j *job) readBatch(w http.ResponseWriter, r *http.Request) ([]byte, *problem) {
	given := r.Header.Get("Content-Type")
	kind, _, err := mime.ParseMediaType(given)
	switch {
	case given == "":
	case err != nil:
		return nil, newProblem(http.StatusUnsupportedMediaType, "the content type is not readable: %v", err)
	case kind == "application/json", kind == "application/x-ndjson", kind == "application/octet-stream",
		kind == "application/x-www-form-urlencoded", strings.HasPrefix(kind, "text/"):
	default:
		return nil, newProblem(http.StatusUnsupportedMediaType, "a body of type %.100s is not read; send text/plain, application/x-ndjson or application/json", kind)
	}
	if r.URL.RawQuery != "" {
		name, _, _ := strings.Cut(r.URL.RawQuery, "=")
		return nil, unknownField("query", name)
	}
	return j.readBody(w, r)
}

// turn takes a slot, and answers as many puzzles in it as it may before others get theirs.
func (b *batch) turn(ctx context.Context) error {
	if len(b.entries) == 0 {
		if b.over {
			return tooMany(b.options.MaxPuzzles)
		}
		if err := b.fill(ctx); err != nil || len(b.entries) == 0 {
			return err
		}
	}
	begin := time.Now()
	waited := time.Duration(0)
	work := func(ctx context.Context) error {
		waited = time.Since(begin)
		e := json.NewEncoder(&b.out)
		e.SetEscapeHTML(false)
		n, err := b.answer(ctx, b.entries, e)
		b.entries = b.entries[n:]
		b.done += n
		return err
	}
	slots := b.slots
	if b.options.MaxTime-b.left < shortBatch {
		slots = b.trials[middle]
	}
	err := b.slotted(ctx, slots, b.begun, b.left, work)
	b.left -= time.Since(begin) - waited
	return err
}

// fill reads the next puzzles.
func (b *batch) fill(ctx context.Context) error {
	if b.large {
		if err := b.acquire(ctx, b.trials[bulky], b.begun); err != nil {
			return err
		}
		defer b.trials[bulky].release()
	}
	begin := time.Now()
	defer func() { b.left -= time.Since(begin) }()
	b.entries = b.entries[:0]
	for len(b.entries) < chunk {
		e, err := b.in.Read()
		var unreadable *nonet.ParseError
		switch {
		case errors.Is(err, io.EOF):
			b.ended = true
			return nil
		case err != nil && !errors.As(err, &unreadable):
			return err
		}
		if b.read == b.options.MaxPuzzles {
			b.over = true // those before are answered first
			return nil
		}
		b.read++
		b.entries = append(b.entries, batchEntry{e, err})
	}
	return nil
}

// flush sends what there is.
func (b *batch) flush() error {
	if b.out.Len() == 0 {
		return nil
	}
	c := http.NewResponseController(b.w)
	begin := time.Now()
	defer func() { b.writing -= time.Since(begin) }()
	if !b.begun {
		b.begun = true
		b.w.Header().Set("Content-Type", "application/x-ndjson")
		b.w.Header().Set("Cache-Control", "no-store")
		b.w.Header().Set("X-Accel-Buffering", "no") // lines are of use as they come
	}
	for b.out.Len() > 0 {
		now := time.Now()
		c.SetWriteDeadline(now.Add(min(b.writing-now.Sub(begin), pieceTime)))
		if _, err := b.w.Write(b.out.Next(piece)); err != nil {
			return err
		}
		if err := c.Flush(); err != nil && !errors.Is(err, http.ErrNotSupported) {
			return err
		}
	}
	b.out.Reset()
	return nil
}

// end writes the last line, or the problem where there is no line yet.
func (b *batch) end(err error) {
	end := batchEnd{Done: &b.done}
	if err != nil {
		p := b.workProblem(err)
		if !b.begun && b.out.Len() == 0 {
			b.fail(b.w, p)
			return
		}
		b.limited(p.Limit)
		end = batchEnd{Error: p, Limit: p.Limit}
	}
	if json.NewEncoder(&b.out).Encode(end) == nil {
		b.flush()
	}
}

// entryError is the line of a text that is no puzzle, or of a puzzle without an answer.
func entryError(line int, err error) batchError {
	var p *problem
	if !errors.As(err, &p) {
		p = fieldProblem("body", "puzzle", nil, err)
	}
	var parse *nonet.ParseError
	if errors.As(err, &parse) {
		line = parse.Line
	}
	return batchError{Line: line, Error: p}
}
