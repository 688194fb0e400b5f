package browser

import (
	"strings"
	"testing"
	"time"
)

// Each of these went wrong for somebody once, in some program.
func TestCases(t *testing.T) {
	t.Run("ui-01-junk-paste-keeps-board", func(t *testing.T) {
		t.Parallel()
		p := open(t)
		p.forgive(`\b(400|422)\b`)
		p.begin(readme)
		p.cell("r1c3").choose()
		p.press("4")
		p.shows("534" + readme[3:])
		p.paste("hello, this is not a puzzle")
		p.complains("")
		p.shows("534" + readme[3:])
		p.cell("r1c1").is("given")
		p.cell("r1c3").is("entry")
	})
	t.Run("ui-02-zero-is-not-a-digit", func(t *testing.T) {
		t.Parallel()
		p := open(t)
		p.begin(readme)
		p.cell("r1c3").choose()
		p.press("0", "Numpad0")
		p.cell("r1c3").holds(0)
		for range 3 {
			p.press("m", "0", "Numpad0", "Shift+0", "Ctrl+0")
			p.cell("r1c3").notes("corner", "")
			p.cell("r1c3").notes("centre", "")
		}
		p.shows(readme)
		if text := read[string](p, `document.querySelector("#r1c3").textContent`); strings.Contains(text, "0") {
			t.Errorf("the cell says %q", text)
		}
	})
	t.Run("ui-03-givens-locked", func(t *testing.T) {
		t.Parallel()
		p := open(t, phone)
		p.begin(readme)
		p.tap("#r1c1")
		p.press("9", "Numpad9", "Shift+9", "Ctrl+9", "0", "Delete", "Backspace")
		p.tap("#keypad [data-digit='9']")
		p.paste("9")
		p.tap("#mode-corner")
		p.hold("#r1c1", 700*time.Millisecond)
		p.tap("#keypad [data-digit='9']")
		p.hold("#keypad [data-digit='9']", 700*time.Millisecond)
		p.shows(readme)
		p.cell("r1c1").is("given")
		p.cell("r1c1").notes("corner", "")
	})
	t.Run("ui-04-conflict-clears", func(t *testing.T) {
		t.Parallel()
		p := open(t)
		p.begin(readme)
		enter := func(cell, stroke string) {
			t.Helper()
			p.cell(cell).choose()
			p.press(stroke)
		}
		enter("r1c4", "5")
		p.onlyMarked("clash", "r1c4")
		enter("r1c4", "Delete")
		p.onlyMarked("clash")
		p.onlyMarked("cause")
		enter("r1c4", "2")
		enter("r1c6", "2")
		p.onlyMarked("clash", "r1c4", "r1c6")
		enter("r1c4", "Delete")
		p.onlyMarked("clash")
		p.onlyMarked("cause")
	})
	t.Run("ui-06-keypad-and-touch-entry", func(t *testing.T) {
		t.Parallel()
		p := open(t)
		p.cell("r1c1").choose()
		for _, digit := range "530070000" {
			p.press("Numpad" + string(digit))
		}
		p.shows("53..7...." + blank[9:])
	})
	t.Run("ui-06-keypad-and-touch-entry by touch", func(t *testing.T) {
		t.Parallel()
		p := open(t, phone)
		p.tap("#r1c1")
		for _, digit := range "530070000" {
			if digit == '0' {
				p.tap("#erase")
			} else {
				p.tap("#keypad [data-digit='" + string(digit) + "']")
			}
		}
		p.shows("53..7...." + blank[9:])
	})
}
