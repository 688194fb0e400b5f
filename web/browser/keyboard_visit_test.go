package browser

import (
	"fmt"
	"strings"
	"testing"
)

// A first visit with the keyboard alone: the puzzle is typed, checked and
// solved, with hints, from the first Tab to the end.
func TestVisitWithTheKeyboard(t *testing.T) {
	t.Parallel()
	p := open(t)
	p.tabTo("#board [role=gridcell]")
	p.press(strings.Split(readme, "")...)
	p.shows(readme)
	p.tabTo("#start")
	p.press("Enter")
	p.cell("r1c1").is("given")
	p.reads("#unique", "one solution")

	// A wrong digit is found by the second check, and taken back.
	p.goTo("r1c3")
	p.press("1")
	p.tabTo("#check-rules")
	p.press("Enter")
	p.onlyMarked("wrong")
	p.tabTo("#check-solution")
	p.press("Space")
	p.onlyMarked("wrong", "r1c3")
	p.goTo("r1c3")
	p.press("Ctrl+z")
	p.cell("r1c3").holds(0)

	// Three hints, of which the last is applied without leaving the keyboard.
	position := readme
	for range 3 {
		step := firstStep(t, readme, less(position, readme))
		p.goTo("r1c1")
		p.press("h", "h", "h")
		p.until("a drawing", drawnScript)
		p.tabTo("#hint-apply")
		p.press("Enter")
		position = apply(position, step)
		p.shows(position)
		if lost := read[bool](p, `document.activeElement === document.body`); lost {
			t.Error("the focus is lost after a hint")
		}
	}
	for i := range 81 {
		if position[i] == '.' {
			p.goTo(nameOf(i))
			p.press(solution[i : i+1])
		}
	}
	p.shows(solution)
	p.hears("solved")
}

// Whatever opens by a key closes by Escape, and the focus is back where it was.
func TestDialogsWithTheKeyboard(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	for _, id := range dialogs {
		p.focus("#" + id)
		p.press("Enter")
		p.appears("dialog[open]")
		p.until("the focus in the dialog", `document.querySelector("dialog[open]").contains(document.activeElement)`)
		p.press("Escape")
		p.disappears("dialog[open]")
		p.until("the focus back on #"+id, `document.activeElement.id === `+quote(id))
	}
	p.goTo("r1c3")
	p.press("?")
	p.appears("#keys-dialog[open]")
	p.press("Escape")
	p.until("the focus back on the cell", `document.activeElement.id === "r1c3"`)
}

// Every stop of the Tab key is seen: it has an outline, or looks otherwise
// than before.
func TestFocusIsVisible(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	read[any](p, `void document.activeElement.blur()`)
	first := ""
	for range 60 {
		p.press("Tab")
		type stop struct{ ID, Tag, Outline, Shadow, Style string }
		s := read[stop](p, `(e => {
			const s = getComputedStyle(e), l = e.closest("label") ? getComputedStyle(e.closest("label")) : s;
			const line = x => x.outlineStyle !== "none" && parseFloat(x.outlineWidth) >= 2 ? x.outlineWidth : "";
			return {id: e.id || e.textContent.trim().slice(0, 20), tag: e.tagName, outline: line(s) || line(l), shadow: s.boxShadow};
		})(document.activeElement)`)
		if s.Tag == "BODY" {
			break
		}
		if first == "" {
			first = s.ID
		} else if s.ID == first {
			break
		}
		if s.Outline == "" && s.Shadow == "none" {
			t.Errorf("nobody sees that %s %q has the focus", s.Tag, s.ID)
		}
	}
}

// Where the board does not fit the window, the cell that has the focus comes
// into sight; under a mouse the page stays where it is.
func TestFocusComesIntoSight(t *testing.T) {
	t.Parallel()
	long(t)
	for _, window := range [][2]int64{{320, 256}, {640, 400}, {640, 256}} {
		t.Run(fmt.Sprintf("%dx%d", window[0], window[1]), func(t *testing.T) {
			t.Parallel()
			p := open(t, sized(window[0], window[1]))
			p.begin(readme)
			inSight := func(name string) {
				t.Helper()
				p.until(name+" to have the focus, in sight", `(e => {
					const r = e.getBoundingClientRect(), within = x => x > -1 && x < innerHeight + 1;
					return e.id === `+quote(name)+` && within(r.top) && within(r.bottom);
				})(document.activeElement)`)
			}
			p.cell("r1c3").choose()
			for row := range 8 {
				p.press("ArrowDown")
				inSight(fmt.Sprintf("r%dc3", row+2))
			}
			for range 8 {
				p.press("ArrowUp")
			}
			inSight("r1c3")

			p.tabTo("#edit")
			p.press("Enter")
			inSight("r1c3")

			read[any](p, `void scrollTo(0, document.querySelector("#board").getBoundingClientRect().top + scrollY + 40)`)
			at := read[float64](p, `scrollY`)
			p.click("#r5c5")
			p.cell("r5c5").is("cursor")
			if now := read[float64](p, `scrollY`); now != at {
				t.Errorf("a click scrolls from %v to %v", at, now)
			}
		})
	}
}

// tabTo presses Tab until an element that matches has the focus.
func (p *page) tabTo(selector string) {
	p.t.Helper()
	var passed []string
	for range 80 {
		if read[bool](p, `document.activeElement.matches(`+quote(selector)+`)`) {
			return
		}
		p.press("Tab")
		passed = append(passed, read[string](p, `document.activeElement.id || document.activeElement.tagName`))
	}
	p.t.Fatalf("Tab does not lead to %s, but to %v", selector, passed)
}

// goTo walks to a cell: Tab to the board, then arrows.
func (p *page) goTo(name string) {
	p.t.Helper()
	p.tabTo("#board [role=gridcell]")
	at := read[string](p, `document.activeElement.id`)
	for ; at[1] < name[1]; at = read[string](p, `document.activeElement.id`) {
		p.press("ArrowDown")
	}
	for ; at[1] > name[1]; at = read[string](p, `document.activeElement.id`) {
		p.press("ArrowUp")
	}
	for ; at[3] < name[3]; at = read[string](p, `document.activeElement.id`) {
		p.press("ArrowRight")
	}
	for ; at[3] > name[3]; at = read[string](p, `document.activeElement.id`) {
		p.press("ArrowLeft")
	}
}
