package browser

import (
	"fmt"
	"strings"
	"testing"

	"nonet"
	"nonet/logic"
)

// A hint says more each time: the technique, where to look, the step.
func TestHintInThreeDepths(t *testing.T) {
	t.Parallel()
	p := open(t)
	p.begin(readme)
	step := firstStep(t, readme, blank)

	p.click("#hint")
	p.reads("#hint-text", step.Technique)
	name := p.text("#hint-text")
	if strings.Contains(name, step.Placements[0][:4]) || p.drawn() {
		t.Errorf("the first depth gives away where: %q", name)
	}
	p.shows(readme)

	p.click("#hint")
	p.until("another text than "+name, `document.querySelector("#hint-text").textContent.trim() !== `+quote(name))
	where := p.text("#hint-text")
	if strings.Contains(where, "="+step.Placements[0][5:]) {
		t.Errorf("the second depth gives away what: %q", where)
	}

	p.click("#hint")
	p.until("another text than "+where, `document.querySelector("#hint-text").textContent.trim() !== `+quote(where))
	p.until("a drawing", drawnScript)
	p.reads("#hint-text", step.Placements[0][:4], step.Placements[0][5:])

	p.click("#hint-apply")
	p.shows(apply(readme, step))
	p.until("no drawing", "!"+drawnScript)
	p.press("Ctrl+z")
	p.shows(readme)
}

func TestHintCloses(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.press("h", "h", "h")
	p.until("a drawing", drawnScript)
	p.click("#hint-close")
	p.until("no drawing", "!"+drawnScript)
	p.disappears("#hint-text")
	p.press("h", "h", "h")
	p.until("a drawing", drawnScript)
	p.press("Escape")
	p.until("no drawing", "!"+drawnScript)
	p.shows(readme)
}

// positions are puzzles whose next step, after the entries, is of one technique.
var positions = []struct{ technique, puzzle, entries string }{
	{"Naked Pair", "..3.5.4..7...6.....5.8...6.5....3..4.1..7..8.2..4....7.4...8.5.....4...9..6.1.2..", ".................................................................5.............4."},
	{"Locked Candidates Type 1 (Pointing)", "7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5...........", ".....................................................3..........................."},
	{"X-Wing", "3..5..1...7.....8...8..4..66..4..9...3..6..5...7..1..48..1..3......2..6...2..9...", "...................................................6.............3..............."},
	{"Finned Swordfish", "4..6..3...1..2..6...8..7..19..8..5...4..5..1......2..75.....6...3..8..4......9..5", strings.Repeat(".", 81)},
	{"Skyscraper", "......7.1..4....3..85....6.6..9.1....1...7..5....3.2...2...8.5.8.1.29....6..7....", "..6............5.............2.........2............1............................"},
	{"W-Wing", "..35........6.......8.94....6....98..7.....1....17..5...7.4.2.5...3...48..2.1.6..", "9...8.76.75..3.8..6..7..5.....253..78.54693.2239..84.6.....6...596.271.......5.7."},
	{"XY-Wing", "..6....1...49..6.3...2.....8.......5.42.9.7..5....61..379...2.66...8..7......2...", "....3..............3..6.....63......1..5.3.68.978...3........8..2.3.9...4..67.3.."},
	{"Remote Pair", "..12.8......7....9...19.4.....85..3...4....1.3.....5.7..95....3462.......7..2..41", "79..4.356.45.631...3...5.7..17..2..4.5.637....2.419...18..74......3817955.39.68.."},
	{"XY-Chain", ".7.4.2.3.4..83...1...1.56.21.....7..3.5.......8........9..2...........6482......3", "6.1.9.8.5.52..697.938.7..4..49.......6....4..2.7...3..5.....187713...2........59."},
	{"Discontinuous Nice Loop", ".2...3..48..7..39...7....61..3.7...8..6..213.5.........4.8....6..8.1..2..5...9...", strings.Repeat(".", 81)},
	{"Hidden Rectangle", "186..9....3..15........28.99..24........31.2..1.....4.4..5..3....5..3.9.6.....2..", "...47.5322.98........36..1.......1.3.........3.2.5.....21.9....87..2.....93.84..."},
	{"Sue de Coq", ".9...6...5....7..6..2...3....6..5..48.....79.7....2.......5..1....62...8.3...1.4.", "........................................6...........6............................"},
	{"Grouped Discontinuous Nice Loop", "....4..12..3.7.......1953.....7..4..7..46..9...8...6.75..21..4..9.........2....8.", "..............2.................................................................."},
	{"Forcing Chain Contradiction", "2..5..6...9.....3...1..9..44..9..7...5..4..8...7..1..6...1..3...2..7..9...8..3..5", "........9........................................................................"},
}

// The full step is drawn, whatever the technique: what goes is struck through,
// and chains have arrows.
func TestHintDrawsEveryKindOfStep(t *testing.T) {
	t.Parallel()
	long(t)
	for _, position := range positions {
		t.Run(position.technique, func(t *testing.T) {
			t.Parallel()
			p := open(t, following("#p="+zeros(position.puzzle)+"&e="+zeros(position.entries)))
			step := firstStep(t, position.puzzle, position.entries)
			if step.Technique != position.technique {
				t.Fatalf("the step is %s", step.Technique)
			}
			p.shows(merge(position.puzzle, position.entries))
			p.press("h")
			p.reads("#hint-text", position.technique)
			p.press("h", "h")
			p.until("a drawing", drawnScript)
			if n, want := p.count(struckMark), len(step.Eliminations); n != want {
				t.Errorf("%d candidates are struck through, want %d", n, want)
			}
			if n := p.count(arrowMark); (n > 0) != (len(step.Chains) > 0) {
				t.Errorf("%d arrows for %d chains", n, len(step.Chains))
			}
			p.click("#hint-apply")
			for _, gone := range step.Eliminations {
				cell, digit, _ := strings.Cut(gone, "<>")
				p.until(gone, fmt.Sprintf(`document.querySelector("#%[1]s .candidates") && !document.querySelector("#%[1]s [data-mark='%[2]s']")`, cell, digit))
			}
		})
	}
}

// A hint looks at what the visitor did first.
func TestHintFindsAMistake(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	p.press("1", "h")
	p.appears("#hint-text")
	p.press("h", "h")
	p.reads("#hint-text", "r1c3")
	p.shows("531" + readme[3:])
}

func TestHintOfABoardWithoutOneSolution(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin("....7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	p.press("h")
	p.hears("solutions")
	p.reads("#hint-text", "several solutions")
	// Something else begins: that there is no hint is past.
	p.click("#check-rules")
	p.disappears("#hint-text")
}

// Long chains say first what follows; the words of the chain are folded.
func TestHintOfALongChain(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")
	p.click("#walk")
	p.appears("#walk-panel")
	p.reads("#walk-text", "None of the techniques that Nonet explains", "taken from the solution")
	read[any](p, `void [...document.querySelectorAll("#walk-list button")].find(b => b.textContent.includes("Forcing Net Contradiction")).click()`)
	p.reads("#walk-text", "cannot be", "contradiction", "Strike")
	p.until("folded words", `document.querySelector("#walk-text details:not([open]) p")`)
	p.until("light arrows", `document.querySelector("#overlay .d-many .d-arrow")`)
}

// A stranger solves the README's puzzle with three hints.
func TestThreeHintsSolveTheReadme(t *testing.T) {
	t.Parallel()
	p := open(t)
	p.begin(readme)
	position := readme
	for range 3 {
		step := firstStep(t, readme, less(position, readme))
		p.click("#hint")
		p.reads("#hint-text", step.Technique)
		p.click("#hint")
		p.click("#hint")
		p.until("a drawing", drawnScript)
		p.click("#hint-apply")
		position = apply(position, step)
		p.shows(position)
	}
	for i := range 81 {
		if position[i] == '.' {
			p.cell(nameOf(i)).choose()
			p.press(solution[i : i+1])
		}
	}
	p.shows(solution)
	p.hears("solved")
}

// The drawing is an SVG above the board.
const (
	drawnScript = `(document.querySelector("#overlay").childElementCount > 0)`
	struckMark  = "#overlay .d-strike"
	arrowMark   = "#overlay [marker-end], #overlay .d-arrow"
)

// drawn reports whether a step is drawn now.
func (p *page) drawn() bool {
	p.t.Helper()
	return read[bool](p, drawnScript)
}

// count counts elements.
func (p *page) count(selector string) int {
	p.t.Helper()
	return read[int](p, `document.querySelectorAll(`+quote(selector)+`).length`)
}

// firstStep is the step that package logic takes.
func firstStep(t *testing.T, puzzle, entries string) logic.Record {
	t.Helper()
	givens, err := nonet.Parse(puzzle)
	if err != nil {
		t.Fatal(err)
	}
	game := logic.Game{Givens: givens}
	for i, d := range entries {
		if d >= '1' && d <= '9' {
			game.Entries[i] = uint8(d - '0')
		}
	}
	hint, err := logic.Options{}.Hint(t.Context(), &game)
	if err != nil {
		t.Fatal(err)
	}
	board := game.Board()
	return hint.Step.Record(&board)
}

// apply enters what a step places.
func apply(grid string, step logic.Record) string {
	cells := []byte(grid)
	for _, p := range step.Placements {
		cells[9*int(p[1]-'1')+int(p[3]-'1')] = p[5]
	}
	return string(cells)
}

// merge lays entries over a puzzle, less takes the puzzle away again.
func merge(puzzle, entries string) string {
	cells := []byte(puzzle)
	for i := range cells {
		if cells[i] == '.' {
			cells[i] = entries[i]
		}
	}
	return string(cells)
}

func less(grid, puzzle string) string {
	cells := []byte(grid)
	for i := range cells {
		if puzzle[i] != '.' {
			cells[i] = '.'
		}
	}
	return string(cells)
}
