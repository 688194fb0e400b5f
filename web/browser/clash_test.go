package browser

import "testing"

func TestClashNamesTheUnit(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	for _, clash := range []struct {
		cell, digit string
		with, unit  string
	}{
		{"r1c4", "5", "r1c1", "row 1"},
		{"r7c3", "6", "r7c2", "row 7"},
		{"r3c1", "8", "r4c1", "column 1"},
		{"r2c2", "8", "r3c3", "box 1"},
	} {
		p.cell(clash.cell).choose()
		p.press(clash.digit)
		p.cell(clash.cell).is("clash")
		p.cell(clash.cell).has("aria-invalid", "true")
		p.cell(clash.with).is("cause")
		p.hears(clash.unit)
		p.press("Delete")
		p.cell(clash.cell).isNot("clash")
		p.cell(clash.cell).has("aria-invalid", "")
		p.onlyMarked("cause")
	}
}

// A clash is told of what the board shows.
func TestClashIsOfTheGame(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	p.press("5")
	p.reads("#message", "row 1 and box 1")
	for _, id := range []string{"walk", "watch"} {
		p.click("#" + id)
		p.appears("#" + id + "-panel")
		p.until("no clash to be told", `document.querySelector("#message").textContent === ""`)
		p.click("#" + id + "-close")
		p.reads("#message", "row 1 and box 1")
	}
}

// Clashes are marked while a puzzle is typed as well.
func TestClashWhileTyping(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.cell("r1c1").choose()
	p.press("5", "5")
	p.onlyMarked("clash", "r1c1", "r1c2")
	p.hears("row 1")
	p.press("Backspace")
	p.onlyMarked("clash")
}

func TestUniqueAtAGlance(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.reads("#unique", "one solution")
	p.begin("....7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	p.until("several solutions to be said", `document.querySelector("#unique").dataset.state === "several"`)
	p.reads("#unique", "solutions")
	p.begin("54..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	p.reads("#unique", "no solution")
}
