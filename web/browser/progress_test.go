package browser

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// All that a visitor has done is there after the page was closed.
func TestProgressIsKept(t *testing.T) {
	t.Parallel()
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	p.press("4")
	p.cell("r1c4").choose()
	p.press("Shift+6", "Ctrl+2", "Alt+5")
	p.cell("r1c4").coloured(1)
	p.reload()
	p.shows("534" + readme[3:])
	p.cell("r1c1").is("given")
	p.cell("r1c3").is("entry")
	p.cell("r1c4").notes("corner", "6")
	p.cell("r1c4").notes("centre", "2")
	p.cell("r1c4").coloured(1)
	// So is what can be undone.
	p.focus("#board [tabindex='0']")
	p.press("Ctrl+z", "Ctrl+z", "Ctrl+z", "Ctrl+z")
	p.shows(readme)
}

// A puzzle that is half typed is kept as well.
func TestTypingIsKept(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.cell("r1c1").choose()
	p.press("5", "3")
	p.shows("53" + blank[2:])
	p.reload()
	p.shows("53" + blank[2:])
	p.cell("r1c3").choose()
	p.press("4")
	p.shows("534" + blank[3:])
}

func TestTimer(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.appears("#timer")
	p.until("the timer to run", `/0?0:0[1-9]/.test(document.querySelector("#timer").textContent)`)
	before := p.text("#timer")
	p.reload()
	p.until("the timer to go on from "+before, `document.querySelector("#timer").textContent.trim() >= `+quote(before))
	if after := p.text("#timer"); after > "0:30" && len(after) < 5 {
		t.Errorf("after %s the timer says %s", before, after)
	}
	// A press stops it.
	p.click("#timer")
	still := p.text("#timer")
	time.Sleep(1100 * time.Millisecond) // a second that must not be counted
	if now := p.text("#timer"); now != still {
		t.Errorf("the timer was stopped at %s and says %s", still, now)
	}
}

// Undo and redo lead from puzzle to puzzle, and each has its own time.
func TestTimeOfEachPuzzle(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	other := solution[:78] + "..."
	p.begin(readme)
	read[any](p, `void (location.hash = "p=`+zeros(other)+`&t=36000")`)
	p.shows(other)
	p.until("a second more", `document.querySelector("#timer").textContent > "10:00:00"`)
	before := p.text("#timer")
	p.press("Ctrl+z")
	p.shows(readme)
	if now := p.text("#timer"); strings.HasPrefix(now, "10:") && len(now) == len(before) {
		t.Errorf("the first puzzle has the time of the second: %s", now)
	}
	p.press("Ctrl+y")
	p.shows(other)
	if now := p.text("#timer"); now < before {
		t.Errorf("the timer was at %s and says %s", before, now)
	}
}

// A tab that is come back to has its game, whatever other tabs have done to what
// the browser keeps.
func TestTabKeepsItsGame(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	p.press("4")
	p.do(chromedp.Navigate(p.address + "/api/"))
	read[any](p, `localStorage.clear()`)
	p.visit(p.address + "/")
	p.shows("534" + readme[3:])
	p.press("Ctrl+z")
	p.shows(readme)
}
