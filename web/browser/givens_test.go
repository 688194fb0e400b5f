package browser

import (
	"testing"
	"time"
)

// Givens stay, whatever is tried.
func TestGivensAreLocked(t *testing.T) {
	t.Parallel()
	p := open(t)
	p.begin(readme)
	p.cell("r1c1").choose()
	p.cell("r1c1").has("aria-readonly", "true")
	p.press("9", "Numpad9", "0", "Delete", "Backspace", "Space", "Shift+9", "Ctrl+9")
	p.shows(readme)
	p.click("#keypad [data-digit='9']")
	p.click("#erase")
	p.shows(readme)
	p.paste("9")
	p.shows(readme)
	p.click("#mode-corner")
	p.click("#keypad [data-digit='9']")
	p.cell("r1c1").notes("corner", "")

	// Nor do they change with other cells that are selected.
	p.drag("#r1c1", "#r1c2", "#r1c3")
	p.click("#mode-digit")
	p.click("#keypad [data-digit='9']")
	p.cell("r1c3").holds(9)
	p.shows("539" + readme[3:])
}

func TestGivensAreLockedForFingers(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t, phone)
	p.begin(readme)
	for _, mode := range []string{"digit", "corner", "centre"} {
		p.tap("#mode-" + mode)
		p.tap("#r1c2")
		p.tap("#keypad [data-digit='9']")
		p.hold("#r1c1", 700*time.Millisecond)
		p.tap("#keypad [data-digit='9']")
		p.hold("#keypad [data-digit='9']", 700*time.Millisecond)
		p.shows(readme)
		p.cell("r1c1").has("aria-readonly", "true")
	}
}
