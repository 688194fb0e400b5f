package main

import (
	"context"

	"nonet"
	"nonet/format"
)

// A batch is items that follow each other in the input, on their way from the
// reader to the solver and to the writer. Puzzles without candidates are kept
// as lines of text, which is how they are read, solved and written fastest.
type batch struct {
	entries []entry
	text    []byte             // lines of puzzles
	items   []item             // all others
	marked  []nonet.Candidates // the puzzles among these
	pause   bool               // the reader may wait for what comes next
	end     error              // what ended the reading after these items

	solutions []byte // lines of solutions, where they are wanted
	counts    []uint64
	answers   []nonet.Answer // to the marked puzzles
	solved    chan error     // gets one when the answers are there
}

// An entry is one item of a batch.
type entry struct {
	file   string
	line   int
	shape  nonet.Shape
	isText bool // it stands in the text, otherwise among the items
}

// lineBytes is the length of a puzzle, or its solution, as a line of text.
const lineBytes = 82

func newBatch() *batch { return &batch{solved: make(chan error, 1)} }

// reset empties the batch.
func (b *batch) reset() {
	clear(b.items)
	*b = batch{entries: b.entries[:0], text: b.text[:0], items: b.items[:0], marked: b.marked[:0],
		solutions: b.solutions[:0], counts: b.counts[:0], answers: b.answers, solved: b.solved}
}

// add puts one item into the batch.
func (b *batch) add(it item) {
	e := entry{file: it.file, line: it.puzzle.Line, shape: it.puzzle.Shape}
	switch {
	case it.err != nil:
		b.items = append(b.items, it)
	case it.puzzle.Marked:
		b.items = append(b.items, it)
		b.marked = append(b.marked, it.puzzle.Candidates)
	default:
		e.isText = true
		b.text = append(nonet.AppendFormat(b.text, it.puzzle.Grid(), nonet.ShapeLine), '\n')
	}
	b.entries = append(b.entries, e)
}

// addLines puts plain lines of the input into the batch, as many as are there
// and fit, and returns whether there were any.
func (b *batch) addLines(in *input, size int) bool {
	begin := len(b.text)
	text, line := in.lines(b.text, size-len(b.entries))
	b.text = text
	for range (len(text) - begin) / lineBytes {
		b.entries = append(b.entries, entry{file: in.file, line: line, isText: true})
		line++
	}
	return len(text) > begin
}

// solve answers all puzzles of the batch.
func (b *batch) solve(ctx context.Context, s *nonet.Solver) (err error) {
	b.solutions, b.counts, err = s.SolveLines(ctx, b.text, b.solutions, b.counts)
	if err != nil || len(b.marked) == 0 {
		return err
	}
	if len(b.answers) < len(b.marked) {
		b.answers = make([]nonet.Answer, len(b.marked))
	}
	return s.Solve(ctx, b.marked, b.answers)
}

// lineItem returns the item of an entry whose puzzle is a line of the text.
func (e *entry) lineItem(line []byte) item {
	p := format.Entry{Shape: e.shape, Line: e.line}
	for i := range p.Candidates {
		p.Candidates[i] = nonet.AllDigits
		if c := line[i]; c >= '1' && c <= '9' {
			p.Candidates[i] = 1 << (c - '1')
		}
	}
	return item{file: e.file, puzzle: p}
}

// lineAnswer returns the answer to the puzzle in a line of the text.
func (b *batch) lineAnswer(i int) nonet.Answer {
	a := nonet.Answer{Solutions: b.counts[i]}
	if len(b.solutions) == 0 || a.Solutions == 0 {
		return a
	}
	for k, c := range b.solutions[i*lineBytes:][:81] {
		a.Solution[k] = c - '0'
	}
	return a
}
