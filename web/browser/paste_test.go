package browser

import (
	"regexp"
	"strings"
	"testing"

	"nonet"
)

// Every shape that the core writes can be pasted.
func TestPasteEveryShape(t *testing.T) {
	t.Parallel()
	p := open(t)
	grid, err := nonet.Parse(readme)
	if err != nil {
		t.Fatal(err)
	}
	other := strings.Repeat(".", 80) + "1"
	for shape := nonet.ShapeLine; shape <= nonet.ShapeJSONText; shape++ {
		text := nonet.Format(grid, shape)
		p.begin(other)
		p.paste(text)
		if !p.comes(gridScript + " === " + quote(readme)) {
			t.Errorf("pasted as %v, the board is\n%s\nof\n%s%s", shape, rows(p.grid()), text, p.situation())
		}
	}
}

func TestPasteFromTheClipboard(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.holdClipboard()
	p.toClipboard(rows(readme))
	p.focus("#board [tabindex='0']")
	p.edit("Ctrl+v", "paste")
	p.shows(readme)
	p.cell("r1c1").is("given")
}

// Text that is pasted into a field stays in it.
func TestPasteIntoAField(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.holdClipboard()
	p.toClipboard(readme)
	p.click("#open")
	p.focus("#import-text")
	p.edit("Ctrl+v", "paste")
	p.until("the text in the field", `document.querySelector("#import-text").value.trim() === `+quote(readme))
	p.shows(blank)
	p.click("#import-load")
	p.shows(readme)
	p.disappears("#import-text")
}

func TestDropAFile(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.drop("puzzle.txt", rows(readme)+"\n")
	p.shows(readme)
	p.cell("r1c1").is("given")
}

// The box to paste into takes what is dropped on it, and says what is wrong
// with it; other dialogs take nothing, and no file comes in place of the page.
func TestDropOnADialog(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.forgive(`\b(400|422)\b`)
	p.click("#settings")
	p.dropOn("#settings-dialog", "puzzle.txt", rows(readme)+"\n")
	p.press("Escape")
	p.disappears("#settings-dialog")
	p.shows(blank)

	p.click("#open")
	p.dropOn("#import-text", "puzzle.txt", "no puzzle")
	p.reads("#import-problem", "no puzzle")
	p.shows(blank)
	p.dropOn("#import-text", "puzzle.txt", rows(readme)+"\n")
	p.shows(readme)
	p.disappears("#import-dialog")

	p.click("#open")
	p.dropOn("#import-title", "puzzle.txt", solution)
	p.shows(solution)
	p.drop("puzzle.txt", readme)
	p.shows(readme)
	if n := p.count("#drop-zone:not([hidden])"); n != 0 {
		t.Error("the page still shows where to drop")
	}
}

func TestOpenAFile(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.click("#open")
	p.upload("#import-file", "puzzle.sdk", rows(readme)+"\n")
	p.shows(readme)
}

// What cannot be read says where and why, and changes nothing.
func TestPasteTooFewCells(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.forgive(`\b(400|422)\b`)
	p.begin(readme)
	p.cell("r1c3").choose()
	p.press("4")
	p.paste(solution[:80])
	p.complains("80")
	p.shows("534" + readme[3:])
}

// A puzzle that breaks a rule is shown, and why.
func TestPasteAClash(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.forgive(`\b(400|422)\b`)
	p.paste("5" + "5" + readme[2:])
	p.shows("55" + readme[2:])
	p.cell("r1c1").has("aria-invalid", "true")
	p.cell("r1c2").has("aria-invalid", "true")
	p.hears("row 1")
}

// The error of one text goes when another comes; what can be undone is said where there is something.
func TestPasteAfterAnError(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t, speaking("ko-KR"))
	p.forgive(`\b(400|422)\b`)
	p.paste("0" + strings.Repeat(".", 80))
	p.complains("‘0’")
	if text := p.text("#alert"); regexp.MustCompile(`[a-z]{2}`).MatchString(text) {
		t.Errorf("there is English in it: %s", text)
	}
	p.paste(readme + "\n" + strings.Repeat(".", 80) + "1\n")
	p.appears("#import-list")
	p.until("no error", `document.querySelector("#alert").textContent === ""`)
	p.click("#choose-close")
	p.disappears("#choose-dialog")
	p.begin(readme)
	p.until("a word that the puzzle came", `document.querySelector("#message").textContent.trim()`)
	if text := p.text("#message"); strings.Contains(text, "되돌리기") {
		t.Errorf("nothing can be undone, but it says: %s", text)
	}
	p.paste(solution)
	p.reads("#message", "되돌리기")
}

// Two puzzles at once are not mixed up.
func TestPasteSeveralPuzzles(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.forgive(`\b(400|422)\b`)
	p.paste(readme + "\n" + strings.Repeat(".", 80) + "1\n")
	if !p.comes(`document.querySelector("dialog[open], #alert:not(:empty)") || ` + gridScript + ` === ` + quote(readme)) {
		t.Fatalf("nothing happens%s", p.situation())
	}
}
