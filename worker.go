package nonet

import (
	"context"
	"sync"

	"nonet/internal/lanes"
)

// A worker solves one chunk of puzzles after the other.
type worker struct {
	kernel  *lanes.Kernel
	engine  *lanes.Engine
	goal    lanes.Goal
	batch   lanes.Batch
	answers *lanes.Answers // of the batch

	sets  setBatch
	grids gridBatch
	lines lanes.Lines
}

// workerPool keeps workers between calls.
var workerPool sync.Pool

// worker returns a worker for the goal of s. It is to be given back with release.
func (s *Solver) worker() (*worker, error) {
	kernel := s.kernel
	if kernel == nil {
		var err error
		if kernel, err = lanes.Default(); err != nil {
			return nil, err
		}
	}
	w, _ := workerPool.Get().(*worker)
	if w == nil || w.kernel != kernel {
		w = &worker{kernel: kernel, engine: lanes.NewEngine(kernel)}
	}
	w.goal = lanes.Goal{Limit: s.Limit, Smallest: !s.CountOnly}
	if s.Limit == 0 {
		w.goal.Limit = 2
	}
	return w, nil
}

// release gives the worker back. It keeps nothing of its caller's.
func (w *worker) release() {
	w.sets.puzzles, w.grids.puzzles, w.lines.Text = nil, nil, nil
	workerPool.Put(w)
}

func (w *worker) loadSets(puzzles []Candidates) {
	w.sets.puzzles = puzzles
	w.sets.Reset(len(puzzles))
	w.batch, w.answers = &w.sets, &w.sets.Answers
}

func (w *worker) loadGrids(puzzles []Grid) {
	w.grids.puzzles = puzzles
	w.grids.Reset(len(puzzles))
	w.batch, w.answers = &w.grids, &w.grids.Answers
}

func (w *worker) loadLines(text []byte) {
	w.lines.SetText(text)
	w.batch, w.answers = &w.lines, &w.lines.Answers
}

// solve solves what has been loaded.
func (w *worker) solve(ctx context.Context) error {
	return w.engine.Run(ctx, w.batch, w.goal)
}

// count returns the number of solutions of a puzzle. The engine may have seen
// more than were asked for, on its way to the smallest.
func (w *worker) count(puzzle int) uint64 { return min(w.answers.Counts[puzzle], w.goal.Limit) }

// answer returns what was found of a puzzle, all but whether it is broken.
func (w *worker) answer(puzzle int) (a Answer) {
	a.Solutions = w.count(puzzle)
	if a.Solutions > 0 && w.goal.Smallest {
		lanes.PutCells((*[lanes.Cells]uint8)(&a.Solution), w.answers.Digits81(puzzle))
	}
	return a
}

// A setBatch is a chunk of candidates.
type setBatch struct {
	lanes.Answers
	puzzles []Candidates
}

// Load puts n puzzles into columns, four at a time. Where their number is no
// multiple of four, the last of them is put there again.
func (b *setBatch) Load(c *lanes.Columns, first, n int) {
	last := first + n - 1
	at := func(i int) *[lanes.Cells]DigitSet { return (*[lanes.Cells]DigitSet)(&b.puzzles[min(i, last)]) }
	for column := 0; column < n; column += 4 {
		i := first + column
		lanes.SetFour(c, column, at(i), at(i+1), at(i+2), at(i+3))
	}
}

// A gridBatch is a chunk of grids. They take the way of text, which has
// instructions of its own.
type gridBatch struct {
	lanes.Answers
	puzzles []Grid
	text    []byte
	rows    lanes.RowParser
}

// Load puts n puzzles into columns.
func (b *gridBatch) Load(c *lanes.Columns, first, n int) {
	if size := n * lanes.Cells; len(b.text) < size {
		b.text = make([]byte, size)
	}
	for i := range n {
		lanes.PutText((*[lanes.Cells]byte)(b.text[i*lanes.Cells:]), (*[lanes.Cells]uint8)(&b.puzzles[first+i]))
	}
	b.rows.Parse(c, b.text, lanes.Cells, n)
}
