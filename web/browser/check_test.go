package browser

import (
	"strings"
	"testing"
)

// The two checks say different things of an entry that breaks no rule and is
// wrong.
func TestTwoChecks(t *testing.T) {
	t.Parallel()
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	p.press("1")
	p.click("#check-rules")
	said := p.hears("no rule|rules")
	p.onlyMarked("wrong")
	p.click("#check-solution")
	p.onlyMarked("wrong", "r1c3")
	if now := p.hears("wrong|not|mistake"); now == said {
		t.Errorf("both checks say %q", said)
	}
	p.hears("1")
	p.cell("r1c3").has("aria-invalid", "true")
	// What is wrong is not marked any more once it is gone.
	p.cell("r1c3").choose()
	p.press("4")
	p.onlyMarked("wrong")
	p.click("#check-solution")
	p.hears("right|no mistake|correct")
}

// An entry that breaks a rule is a mistake for both.
func TestChecksOfAClash(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	p.press("5")
	p.click("#check-rules")
	p.hears("row 1")
	p.click("#check-solution")
	p.onlyMarked("wrong", "r1c3")
}

func TestCheckOfAPuzzleWithSeveralSolutions(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	const puzzle = "....7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	p.begin(puzzle)
	p.click("#check-solution")
	p.hears("several|more than one|solutions")
	// Who fills it rightly has solved it.
	read[any](p, `void (location.hash = "p=`+zeros(puzzle)+"&e="+zeros(less(solution, puzzle))+`")`)
	p.shows(solution)
	p.click("#check-solution")
	p.reads("#message", "one of them: solved")
}

// Why there is no solution is said as far as it can be seen.
func TestChecksOfAPuzzleWithoutASolution(t *testing.T) {
	t.Parallel()
	p := open(t)
	for _, puzzle := range []struct{ grid, why string }{
		{"12345678.........9" + strings.Repeat(".", 63), "no digit fits r1c9"},
		{"123..........4...........4." + strings.Repeat(".", 54), "4 has no place in box 1"},
		{"54..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "further on"},
	} {
		p.begin(puzzle.grid)
		p.click("#check-solution")
		p.reads("#message", puzzle.why, "Compare")
		p.click("#hint")
		p.reads("#hint-text", puzzle.why, "Compare")
		p.click("#walk")
		p.reads("#alert", puzzle.why, "Compare")
		p.disappears("#hint-text")
	}
}

func TestSolvedIsSaid(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(solution[:80] + ".")
	p.cell("r9c9").choose()
	p.press("9")
	p.hears("solved")

	// What undo and redo lead back to is no news.
	p.begin(readme)
	p.cell("r1c3").choose()
	p.press("4", "Ctrl+z", "Ctrl+z")
	p.shows(solution)
	p.hears("Undo has left the puzzle")
	p.press("Ctrl+z", "Ctrl+y")
	p.shows(solution)
	p.calm()

	// Nor is a full grid that is typed.
	p.leave()
	p.cell("r1c1").choose()
	p.press(strings.Split(solution, "")...)
	p.click("#start")
	p.cell("r1c1").is("given")
	p.appears("#timer")
	p.calm()
}

// calm checks that nobody is praised.
func (p *page) calm() {
	p.t.Helper()
	if said := read[string](p, `document.querySelector("#message").textContent`); strings.Contains(said, "Well done") {
		p.t.Errorf("the page says %q", said)
	}
}
