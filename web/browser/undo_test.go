package browser

import (
	"strings"
	"testing"
)

// Undo goes back to the start, however much was done, and redo to the end.
func TestUndoWithoutEnd(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	const times = 100
	var strokes []string
	for i := range times {
		strokes = append(strokes, string(rune('1'+i%9)))
	}
	p.press(strokes...)
	p.cell("r1c3").holds(1 + (times-1)%9)
	p.press(repeat("Ctrl+z", times)...)
	p.shows(readme)
	p.press(repeat("Ctrl+y", times-1)...)
	p.press("Ctrl+Shift+z")
	p.cell("r1c3").holds(1 + (times-1)%9)
	p.until("nothing more to redo", `document.querySelector("#redo").disabled || document.querySelector("#redo").getAttribute("aria-disabled") === "true"`)
}

func TestUndoButtons(t *testing.T) {
	t.Parallel()
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	p.press("4", "Delete")
	p.click("#undo")
	p.cell("r1c3").holds(4)
	p.click("#redo")
	p.cell("r1c3").holds(0)
}

// One action of a visitor is one step back, for many cells, too.
func TestUndoIsOneAction(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.drag("#r4c2", "#r4c3", "#r4c4")
	p.press("5")
	p.cell("r4c4").holds(5)
	p.press("Ctrl+z")
	p.shows(readme)
}

func TestRestart(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	p.press("4")
	p.cell("r1c4").choose()
	p.press("Shift+6")
	p.click("#restart")
	if read[bool](p, `!!document.querySelector("dialog[open]")`) {
		p.press("Enter")
	}
	p.shows(readme)
	p.cell("r1c4").notes("corner", "")
	p.cell("r1c1").is("given")
	// A slip of the finger loses nothing.
	p.press("Ctrl+z")
	p.shows("534" + readme[3:])
	p.silent()
}

// silent checks that undo has left no puzzle: nothing is said, and nothing is
// on the list.
func (p *page) silent() {
	p.t.Helper()
	if said := read[string](p, `document.querySelector("#message").textContent`); strings.Contains(said, "Undo") {
		p.t.Errorf("the page says %q", said)
	}
	if kept := read[string](p, `localStorage.getItem("nonet.recent") ?? "[]"`); kept != "[]" {
		p.t.Errorf("the list of recent puzzles is %s", kept)
	}
}

func repeat(stroke string, times int) []string {
	return strings.Fields(strings.Repeat(stroke+" ", times))
}

// A puzzle that undo leaves is not lost with the next key.
func TestUndoLeavesAPuzzle(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(solution[:78] + "...")
	p.begin(readme)
	p.cell("r1c3").choose()
	p.press("4")
	p.cell("r1c4").choose()
	p.press("6")
	p.press(repeat("Ctrl+z", 30)...)
	p.shows(blank)
	p.hears("Undo has left the puzzle")
	p.press("7")
	p.click("#new")
	p.appears("dialog .puzzles")
	p.click("dialog .puzzles li:nth-child(2) .puzzle")
	p.shows("5346" + readme[4:])
	p.cell("r1c4").is("entry")

	// Nothing is promised where there is no room for it.
	read[any](p, `void (Storage.prototype.setItem = () => { throw new Error("full") })`)
	p.begin(solution[:79] + "..")
	p.press("Ctrl+z")
	p.shows("5346" + readme[4:])
	if said := read[string](p, `document.querySelector("#message").textContent`); strings.Contains(said, "Undo has left") {
		t.Errorf("the page promises: %q", said)
	}
}
