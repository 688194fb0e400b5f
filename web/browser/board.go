package browser

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
)

// A cell is one of the board, by its name as "r1c3".
type cell struct {
	p    *page
	name string
}

func (p *page) cell(name string) cell { return cell{p, name} }

// choose clicks on the cell.
func (c cell) choose(held ...string) {
	c.p.t.Helper()
	c.p.click("#"+c.name, held...)
}

// holds waits until the cell holds a digit, 0 for none.
func (c cell) holds(digit int) {
	c.p.t.Helper()
	c.p.until(fmt.Sprintf("%s to hold %d", c.name, digit), fmt.Sprintf(`+(%s.dataset.digit || 0) === %d`, c.element(), digit))
}

// is waits until the cell has a class: "given", "entry", "clash", "cause",
// "wrong", "selected" or "cursor".
func (c cell) is(class string) {
	c.p.t.Helper()
	c.p.until(c.name+" to be marked "+class, fmt.Sprintf(`%s.classList.contains(%q)`, c.element(), class))
}

// isNot waits until the cell has not a class.
func (c cell) isNot(class string) {
	c.p.t.Helper()
	c.p.until(c.name+" not to be marked "+class, fmt.Sprintf(`!%s.classList.contains(%q)`, c.element(), class))
}

// says waits until the name that a screen reader speaks has all of these words.
func (c cell) says(words ...string) {
	c.p.t.Helper()
	for _, w := range words {
		if !c.p.comes(fmt.Sprintf(`%s.getAttribute("aria-label").includes(%s)`, c.element(), quote(w))) {
			c.p.t.Fatalf("%s says %q, without %q", c.name, c.label(), w)
		}
	}
}

// label is what a screen reader speaks.
func (c cell) label() string {
	c.p.t.Helper()
	return read[string](c.p, c.element()+`.getAttribute("aria-label")`)
}

// has waits until an attribute of the cell has a value; "" is none.
func (c cell) has(attribute, value string) {
	c.p.t.Helper()
	c.p.until(fmt.Sprintf("%s with %s=%q", c.name, attribute, value),
		fmt.Sprintf(`(%s.getAttribute(%q) ?? "") === %q`, c.element(), attribute, value))
}

func (c cell) element() string { return "document.getElementById(" + quote(c.name) + ")" }

// grid is the board as 81 characters, "." for a blank.
func (p *page) grid() string {
	p.t.Helper()
	return read[string](p, gridScript)
}

const gridScript = `[...document.querySelectorAll("#board [role=gridcell]")].map(c => c.dataset.digit > 0 ? c.dataset.digit : ".").join("")`

// shows waits until the board is this grid, which may be written with "0" for
// blanks.
func (p *page) shows(grid string) {
	p.t.Helper()
	grid = strings.ReplaceAll(grid, "0", ".")
	if !p.comes(gridScript + " === " + quote(grid)) {
		p.t.Fatalf("the board is not %s%s", grid, p.situation())
	}
}

// marked is the sorted names of the cells with a class.
func (p *page) marked(class string) []string {
	p.t.Helper()
	names := read[[]string](p, fmt.Sprintf(`[...document.querySelectorAll("#board [role=gridcell].%s")].map(c => c.id)`, class))
	slices.Sort(names)
	return names
}

// onlyMarked waits until these cells, and no others, have a class.
func (p *page) onlyMarked(class string, names ...string) {
	p.t.Helper()
	slices.Sort(names)
	if !p.comes(fmt.Sprintf(`[...document.querySelectorAll("#board [role=gridcell].%s")].map(c => c.id).sort().join() === %q`, class, strings.Join(names, ","))) {
		p.t.Fatalf("marked %s is %v, not %v%s", class, p.marked(class), names, p.situation())
	}
}

// text waits until an element is shown and says something, and returns it.
func (p *page) text(selector string) string {
	p.t.Helper()
	p.until(selector+" to say something", fmt.Sprintf(`(e => e && e.checkVisibility() && e.textContent.trim())(document.querySelector(%s))`, quote(selector)))
	return read[string](p, fmt.Sprintf(`document.querySelector(%s).textContent.trim()`, quote(selector)))
}

// reads waits until an element has all of these words.
func (p *page) reads(selector string, words ...string) {
	p.t.Helper()
	for _, w := range words {
		if !p.comes(fmt.Sprintf(`document.querySelector(%s).textContent.toLowerCase().includes(%s)`, quote(selector), quote(strings.ToLower(w)))) {
			text := read[string](p, fmt.Sprintf(`document.querySelector(%s)?.textContent ?? "(not there)"`, quote(selector)))
			p.t.Fatalf("%s says %q, without %q%s", selector, strings.TrimSpace(text), w, p.situation())
		}
	}
}

// appears waits until an element is shown, disappears until it is not.
func (p *page) appears(selector string) {
	p.t.Helper()
	p.until(selector+" to be shown", fmt.Sprintf(`document.querySelector(%s)?.checkVisibility()`, quote(selector)))
}

func (p *page) disappears(selector string) {
	p.t.Helper()
	p.until(selector+" to be hidden", fmt.Sprintf(`!document.querySelector(%s)?.checkVisibility()`, quote(selector)))
}

// number waits until an element says a number and returns the first in it.
func (p *page) number(selector string) int {
	p.t.Helper()
	element := fmt.Sprintf(`document.querySelector(%s).textContent.replaceAll(/(\d)[,\u202f](?=\d{3})/g, "$1").match(/\d+/)`, quote(selector))
	p.until("a number in "+selector, element)
	return read[int](p, "+"+element+"[0]")
}

// choose an option of a select, as a visitor does.
func (p *page) choose(selector, value string) {
	p.t.Helper()
	p.focus(selector)
	read[any](p, fmt.Sprintf(`void (e => {
		if (![...e.options].some(o => o.value === %[2]s)) throw new Error("no option " + %[2]s + " among " + [...e.options].map(o => o.value));
		e.value = %[2]s;
		e.dispatchEvent(new Event("input", {bubbles: true}));
		e.dispatchEvent(new Event("change", {bubbles: true}));
	})(document.querySelector(%[1]s))`, quote(selector), quote(value)))
}

// fill replaces what a field holds.
func (p *page) fill(selector, text string) {
	p.t.Helper()
	p.focus(selector)
	read[any](p, fmt.Sprintf(`void document.querySelector(%s).select?.()`, quote(selector)))
	p.write(text)
}

func milliseconds(d time.Duration) string { return strconv.FormatInt(d.Milliseconds(), 10) }

// complains waits until the alert says all of these words.
func (p *page) complains(words ...string) {
	p.t.Helper()
	p.appears("#alert")
	p.reads("#alert", words...)
}

// notes waits until the cell shows these marks, in order: "corner", "centre"
// or all its "candidates".
func (c cell) notes(kind, digits string) {
	c.p.t.Helper()
	places := map[string]string{"corner": ".corner", "centre": ".centre [data-mark]", "candidates": ".candidate"}
	script := fmt.Sprintf(`[...%s.querySelectorAll(%q)].map(m => m.dataset.mark).join(" ")`, c.element(), places[kind])
	if !c.p.comes(script + " === " + quote(digits)) {
		c.p.t.Fatalf("the %s marks of %s are %q, not %q%s", kind, c.name, read[string](c.p, script), digits, c.p.situation())
	}
}

// coloured waits until the cell has so many colours.
func (c cell) coloured(n int) {
	c.p.t.Helper()
	c.p.until(fmt.Sprintf("%s to have %d colours", c.name, n), fmt.Sprintf(`%s.querySelectorAll(".hue").length === %d`, c.element(), n))
}
