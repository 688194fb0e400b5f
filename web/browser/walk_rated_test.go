package browser

import (
	"fmt"
	"testing"

	"nonet"
	"nonet/logic"
)

// ratedSteps returns the steps in the order of Sudoku Explainer, and the first of the
// hardest.
func ratedSteps(t *testing.T, puzzle string) (steps []logic.RatedStep, hardest int) {
	t.Helper()
	grid, err := nonet.Parse(puzzle)
	if err != nil {
		t.Fatal(err)
	}
	rating, steps, err := logic.RateSteps(t.Context(), grid)
	if err != nil {
		t.Fatal(err)
	}
	for hardest < len(steps) && steps[hardest].Rating != rating.ER {
		hardest++
	}
	return steps, hardest
}

// The solution in the order of Sudoku Explainer: each step with its rating, drawn and told.
func TestWalkBySudokuExplainer(t *testing.T) {
	t.Parallel()
	p := open(t)
	const puzzle = "3..5..1...7.....8...8..4..66..4..9...3..6..5...7..1..48..1..3......2..6...2..9..."
	steps, hardest := ratedSteps(t, puzzle)
	p.begin(puzzle)
	p.click("#walk")
	p.appears("#walk-panel")
	p.choose("#walk-order", "se")
	p.reads("#walk-count", fmt.Sprintf("Step 1 of %d", len(steps)))
	p.reads("#walk-text", steps[0].Technique, steps[0].Rating.String())
	p.shows(puzzle)

	p.click("#walk-hardest")
	p.reads("#walk-count", fmt.Sprintf("Step %d of", hardest+1))
	p.reads("#walk-text", steps[hardest].Technique+", "+steps[hardest].Rating.String(), "Strike")
	if n := p.count(struckMark); n != len(steps[hardest].Eliminations) {
		t.Errorf("%d candidates are struck through, want %d", n, len(steps[hardest].Eliminations))
	}
	if p.count(arrowMark) == 0 {
		t.Error("the chain is not drawn")
	}
	p.click("#walk-last")
	p.shows(steps[len(steps)-1].Grid)

	// The same position in the other order.
	p.choose("#walk-order", "hodoku")
	p.reads("#walk-count", "After all")
	p.shows(steps[len(steps)-1].Grid)
}

// The keys choose the order and the step, and the order goes on from the same digits.
func TestWalkBySudokuExplainerWithKeys(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	steps, _ := ratedSteps(t, readme)
	p.begin(readme)
	p.click("#walk")
	p.appears("#walk-panel")
	p.focus("#walk-order")
	p.press("ArrowDown")
	p.reads("#walk-text", steps[0].Technique, steps[0].Rating.String())
	p.focus("#walk-hardest")
	p.press("Enter")
	p.reads("#walk-count", "Step 1 of")
	p.press("ArrowRight")
	p.reads("#walk-count", "Step 2 of")
	p.shows(steps[0].Grid)
	p.press("End")
	p.reads("#walk-text", "Solved")
}

// Where the steps of Sudoku Explainer take too long, those of HoDoKu stay.
func TestWalkStaysWhereTheOtherOrderTakesTooLong(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.click("#walk")
	p.appears("#walk-panel")
	first := p.text("#walk-text")
	read[any](p, `void (window.fetch = async () => new Response(JSON.stringify({status: 503, title: "Service Unavailable", limit: "time"}),
		{status: 503, headers: {"Content-Type": "application/problem+json"}}))`)
	p.choose("#walk-order", "se")
	p.complains("longer than the server allows")
	p.until("the order of HoDoKu", `document.querySelector("#walk-order").value === "hodoku"`)
	if now := p.text("#walk-text"); now != first {
		t.Errorf("it says %q, not %q", now, first)
	}
}

// An order that is no longer wanted is no longer asked for: another is chosen, the visitor
// cancels, or the panel closes.
func TestWalkDropsAnOrder(t *testing.T) {
	t.Parallel()
	long(t)
	stuck := startStuck(t, "/steps", `"se"`)
	p := open(t, at(stuck.url))
	p.begin(readme)
	p.click("#walk")
	p.appears("#walk-panel")
	for n, drop := range []func(){
		func() { p.choose("#walk-order", "hodoku") },
		func() {
			p.focus("#cancel")
			p.press("Enter")
			p.until("the focus on the order", `document.activeElement.id === "walk-order"`)
		},
		func() { p.click("#walk-close") },
	} {
		p.choose("#walk-order", "se")
		p.appears("#cancel")
		p.eventually("the server to be asked", func() bool { return stuck.asked.Load() == int32(n+1) })
		drop()
		p.disappears("#busy")
		p.eventually("the server to be told", func() bool { return stuck.givenUp.Load() == int32(n+1) })
		p.until("the order of HoDoKu", `(document.querySelector("#walk-order")?.value ?? "hodoku") === "hodoku"`)
	}
	if told := read[string](p, `document.querySelector("#alert").textContent`); told != "" {
		t.Errorf("it says %q", told)
	}
}

// Every step of Sudoku Explainer is told in its own words, in either language.
func TestWalkTellsEveryRatedStep(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	for _, puzzle := range []string{
		"..63.8.....8.7.3.93...65...1.......8....1.4.675.....1..7...9..36.......7......845", // a loop of type 3
		".5.286.....89.....2....34..6......9.....5.1....4..85..9.63....5.726..........1..9", // aligned pairs
		".1......4..6..52....4.9..6.3......4....2..3..687..........5.9..8...6217...3..1...", // a grave
	} {
		steps, _ := ratedSteps(t, puzzle)
		p.begin(puzzle)
		p.click("#walk")
		p.appears("#walk-panel")
		p.choose("#walk-order", "se")
		p.until("the steps", fmt.Sprintf(`document.querySelectorAll("#walk-list li").length === %d`, len(steps)+1))
		plain := read[[]string](p, `(async () => {
			const plain = [];
			for (const language of ["en", "ko"]) {
				document.querySelector("#language").value = language;
				document.querySelector("#language").dispatchEvent(new Event("change"));
				while (document.documentElement.lang !== language) await new Promise(done => setTimeout(done));
				for (const button of document.querySelectorAll("#walk-list li:not(:last-child) button")) {
					button.click();
					const text = document.querySelector("#walk-text").textContent;
					if (document.querySelectorAll("#walk-text p").length < 3 || /The pattern lies at|패턴은 |[{}]|undefined/.test(text)) plain.push(text);
				}
			}
			return plain;
		})()`)
		for _, text := range plain {
			t.Errorf("%s: %s", puzzle, text)
		}
		p.click("#walk-close")
	}
}
