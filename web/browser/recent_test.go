package browser

import (
	"fmt"
	"testing"
)

// A puzzle that was left stays on the list with its notes, though it is begun
// again without them.
func TestRecentKeepsNotes(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	p.press("Shift+4", "Ctrl+2", "Alt+5")
	p.leave()
	p.begin(readme)
	p.leave()
	p.resume(2)
	p.shows(readme)
	p.cell("r1c3").notes("corner", "4")
	p.cell("r1c3").notes("centre", "2")
	p.cell("r1c3").coloured(1)

	// What goes on from both takes their place.
	p.press("4")
	p.leave()
	p.click("#new")
	p.appears("dialog .puzzles")
	if n := p.count("dialog .puzzles li"); n != 1 {
		t.Errorf("%d puzzles are on the list, not 1", n)
	}
}

// So do the hints, as the time does.
func TestRecentKeepsHints(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(solution[:79] + "..")
	p.press("h")
	p.appears("#hint-text")
	p.cell("r9c8").choose()
	p.press("7")
	p.leave()
	p.resume(1)
	p.cell("r9c9").choose()
	p.press("9")
	p.hears("with 1 hint")
}

// leave goes on to a blank board.
func (p *page) leave() {
	p.t.Helper()
	p.click("#new")
	p.click("#new-blank")
	p.shows(blank)
}

// resume goes on with a puzzle of the list, counted from 1.
func (p *page) resume(n int) {
	p.t.Helper()
	p.click("#new")
	p.click(fmt.Sprintf("dialog .puzzles li:nth-child(%d) .puzzle", n))
}
