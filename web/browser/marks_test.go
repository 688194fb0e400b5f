package browser

import (
	"strings"
	"testing"
)

func TestCornerAndCentreMarks(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	p.press("Shift+1", "Shift+4")
	p.cell("r1c3").notes("corner", "1 4")
	p.press("Ctrl+2", "Ctrl+4")
	p.cell("r1c3").notes("centre", "2 4")
	p.cell("r1c3").says("1 4", "2 4")
	p.press("Shift+1")
	p.cell("r1c3").notes("corner", "4")
	p.shows(readme)

	// A digit hides the marks, and the marks of others that it rules out go.
	p.cell("r1c4").choose()
	p.press("Ctrl+4", "Ctrl+6")
	p.cell("r1c3").choose()
	p.press("4")
	p.cell("r1c3").holds(4)
	p.cell("r1c4").notes("centre", "6")
	p.press("Ctrl+z")
	p.cell("r1c4").notes("centre", "4 6")
	p.cell("r1c3").notes("centre", "2 4")
}

func TestModesOfTheKeypad(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	for _, mode := range []string{"corner", "centre"} {
		p.click("#mode-" + mode)
		p.click("#keypad [data-digit='2']")
		p.cell("r1c3").notes(mode, "2")
	}
	p.cell("r1c3").holds(0)
	p.click("#mode-colour")
	p.click("#keypad [data-digit='3']")
	p.cell("r1c3").coloured(1)
	p.click("#mode-digit")
	p.click("#keypad [data-digit='4']")
	p.cell("r1c3").holds(4)
}

func TestMGoesThroughTheModes(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	for _, mode := range []string{"corner", "centre", "colour", "digit"} {
		p.press("m")
		p.until("mode "+mode, `document.querySelector("#mode-`+mode+`").checked`)
	}
	p.press("m", "2", "m", "4")
	p.cell("r1c3").notes("corner", "2")
	p.cell("r1c3").notes("centre", "4")
}

func TestColours(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	plain := p.cell("r1c3").label()
	p.press("Alt+1", "Alt+2")
	p.cell("r1c3").coloured(2)
	if said := p.cell("r1c3").label(); said == plain {
		t.Errorf("a screen reader hears nothing of colours: %q", said)
	}
	p.press("Alt+1")
	p.cell("r1c3").coloured(1)
	// A given cannot be changed, but it can be coloured.
	p.cell("r1c1").choose()
	p.press("Alt+4")
	p.cell("r1c1").coloured(1)
	p.press("Ctrl+z")
	p.cell("r1c1").coloured(0)
}

func TestAutomaticCandidates(t *testing.T) {
	t.Parallel()
	p := open(t)
	p.begin(readme)
	p.click("#auto")
	p.cell("r1c3").notes("candidates", "1 2 4")
	p.cell("r5c5").notes("candidates", "5")
	p.cell("r1c3").says("1 2 4")

	// What is entered elsewhere changes them.
	p.cell("r1c4").choose()
	p.press("2")
	p.cell("r1c3").notes("candidates", "1 4")
	p.press("Delete")
	p.cell("r1c3").notes("candidates", "1 2 4")

	// A candidate can be struck, and that undone.
	p.cell("r1c3").choose()
	p.press("Ctrl+1")
	p.cell("r1c3").notes("candidates", "2 4")
	p.press("Ctrl+z")
	p.cell("r1c3").notes("candidates", "1 2 4")
	p.press("a")
	p.cell("r1c3").notes("candidates", "")
}

func TestSelectSeveralWithKeys(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	p.press("Shift+ArrowRight")
	p.onlyMarked("selected", "r1c3", "r1c4")
	p.press("Shift+2")
	p.cell("r1c3").notes("corner", "2")
	p.cell("r1c4").notes("corner", "2")
	p.cell("r1c4").has("aria-selected", "true")
	p.press("Ctrl+z")
	p.cell("r1c3").notes("corner", "")
	p.cell("r1c4").notes("corner", "")
}

func TestSelectSeveralWithTheMouse(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	p.cell("r3c1").choose("Ctrl")
	p.onlyMarked("selected", "r1c3", "r3c1")
	p.cell("r3c1").choose("Ctrl")
	p.onlyMarked("selected", "r1c3")
	p.drag("#r4c2", "#r4c3", "#r4c4")
	p.onlyMarked("selected", "r4c2", "r4c3", "r4c4")
	p.press("Ctrl+1")
	for _, name := range []string{"r4c2", "r4c3", "r4c4"} {
		p.cell(name).notes("centre", "1")
	}
	p.cell("r1c3").choose()
	p.cell("r2c4").choose("Shift")
	p.until("the cells between to be selected", `["r1c3", "r2c4"].every(id => document.getElementById(id).classList.contains("selected"))`)
}

func TestSelectSeveralWithAFinger(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t, phone)
	p.begin(readme)
	p.slide("#r4c2", "#r4c3", "#r4c4")
	p.onlyMarked("selected", "r4c2", "r4c3", "r4c4")
}

// What is struck among the candidates is struck from the marks, too, and what is
// noted is struck no more: nothing is hidden that counts.
func TestMarksAndCandidates(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	p.press("Ctrl+1", "Ctrl+4", "Shift+2", "Shift+8", "a")
	p.cell("r1c3").notes("candidates", "1 2 4")
	if said := p.cell("r1c3").label(); !strings.HasSuffix(said, "candidates 1 2 4, corner marks 2") {
		t.Errorf("r1c3 says %q", said)
	}

	// No mark is written or erased that is not seen.
	p.press("Shift+9")
	p.hears("No selected cell has the candidate 9")
	p.press("Shift+2", "Ctrl+1", "a")
	p.cell("r1c3").notes("centre", "4")
	p.cell("r1c3").notes("corner", "8")
	p.press("Shift+1", "a", "Delete", "a")
	p.cell("r1c3").notes("corner", "8")
	p.cell("r1c3").notes("centre", "4")

	// Noted again, it is a candidate again.
	p.press("Ctrl+1", "a")
	p.cell("r1c3").notes("candidates", "1 2 4")
	p.press("Ctrl+4", "a")
	p.press("h", "h")
	p.reads("#hint-text", "needs has been struck out", "“Candidates” shows what is struck")
}

// A step that strikes candidates takes them from the player's marks. Where it has
// to show candidates it says so.
func TestStepsAndMarks(t *testing.T) {
	t.Parallel()
	long(t)
	position := positions[0]
	step := firstStep(t, position.puzzle, position.entries)
	p := open(t, following("#p="+zeros(position.puzzle)+"&e="+zeros(position.entries)))
	p.shows(merge(position.puzzle, position.entries))
	apply := func() {
		p.press("h", "h", "h")
		p.click("#hint-apply")
	}
	apply()
	p.hears("Candidates” is on now")
	p.press("Ctrl+z")
	for _, gone := range step.Eliminations {
		p.cell(gone[:4]).choose()
		p.press("Ctrl+" + gone[6:])
	}
	apply()
	for _, gone := range step.Eliminations {
		p.cell(gone[:4]).notes("centre", "")
		p.cell(gone[:4]).notes("candidates", "")
	}
}
