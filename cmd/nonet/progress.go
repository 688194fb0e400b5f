package main

import (
	"io"
	"sync"
	"sync/atomic"
	"time"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"
)

// progressDelay is how long a run has to last before it shows a bar.
const progressDelay = time.Second

// A progress shows on a terminal how far a run is. A nil progress shows nothing.
type progress struct {
	w       io.Writer
	total   int64 // bytes to read; 0 when nobody knows
	read    atomic.Int64
	puzzles atomic.Int64
	tries   atomic.Uint64 // attempts to make puzzles; 0 where none are made
	timer   *time.Timer

	mu   sync.Mutex // guards what follows
	bars *mpb.Progress
	bar  *mpb.Bar
	done bool
}

// newProgress returns a progress that draws on w once delay has passed.
func newProgress(w io.Writer, total int64, delay time.Duration) *progress {
	p := &progress{w: w, total: total}
	p.timer = time.AfterFunc(delay, p.show)
	return p
}

// show begins to draw.
func (p *progress) show() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.done {
		return
	}
	count := decor.Any(func(decor.Statistics) string { return p.count() })
	p.bars = mpb.New(mpb.WithOutput(p.w), mpb.WithAutoRefresh(), mpb.WithWidth(40))
	if p.total > 0 {
		p.bar = p.bars.AddBar(p.total, mpb.PrependDecorators(decor.Percentage()), mpb.AppendDecorators(count))
		p.bar.SetCurrent(min(p.read.Load(), p.total-1))
	} else {
		spinner := mpb.SpinnerStyle("|", "/", "-", `\`).PositionLeft()
		p.bar = p.bars.New(0, spinner, mpb.BarWidth(2), mpb.AppendDecorators(count))
	}
}

// count says how many puzzles are done.
func (p *progress) count() string {
	text := plural(int(p.puzzles.Load()), "puzzle")
	if n := p.tries.Load(); n > 0 {
		text += " in " + triesText(n)
	}
	return text
}

// tried notes that attempts to make puzzles have been made.
func (p *progress) tried(n uint64, _ int) {
	if p != nil {
		p.tries.Store(n)
	}
}

// advance notes n bytes read.
func (p *progress) advance(n int) {
	if p == nil {
		return
	}
	read := p.read.Add(int64(n))
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.bar != nil && p.total > 0 {
		// A bar that is full stops; the answers to what was read are still to come.
		p.bar.SetCurrent(min(read, p.total-1))
	}
}

// answered notes one more puzzle done.
func (p *progress) answered() {
	if p != nil {
		p.puzzles.Add(1)
	}
}

// above returns where to write a message that w is meant to get: to w, or
// through the bar while that is shown, which keeps the two apart.
func (p *progress) above(w io.Writer) io.Writer {
	if p == nil {
		return w
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.bars == nil {
		return w
	}
	return p.bars
}

// stop takes the bar away.
func (p *progress) stop() {
	if p == nil {
		return
	}
	p.timer.Stop()
	p.mu.Lock()
	defer p.mu.Unlock()
	p.done = true
	if p.bars != nil {
		p.bar.Abort(true)
		p.bars.Wait()
		p.bars, p.bar = nil, nil
	}
}
