package browser

import (
	"fmt"
	"testing"

	"nonet"
	"nonet/backtrack"
)

// Backtracking in the page takes the steps of package backtrack.
func TestWatchCounts(t *testing.T) {
	t.Parallel()
	p := open(t)
	p.begin(readme)
	placed, undone := backtracked(t, readme)
	p.click("#watch")
	p.appears("#watch-panel")

	for range 3 {
		p.click("#watch-step")
	}
	p.until("three steps", `document.querySelector("#watch-placed").textContent === "3"`)
	p.shows("531274" + readme[6:])

	p.click("#watch-end")
	p.shows(solution)
	if n := p.number("#watch-placed"); n != placed {
		t.Errorf("%d placed, want %d", n, placed)
	}
	if n := p.number("#watch-undone"); n != undone {
		t.Errorf("%d undone, want %d", n, undone)
	}
	p.until("the steps of the engine", `/\d/.test(document.querySelector("#watch-engine").textContent)`)

	p.click("#watch-close")
	p.disappears("#watch-panel")
	p.shows(readme)
}

// A visitor sets the speed, and stops.
func TestWatchSpeed(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.click("#watch")
	p.focus("#watch-speed")
	p.press("End")
	p.click("#watch-play")
	p.until("many steps", `+document.querySelector("#watch-placed").textContent.replace(",", "") > 500`)
	p.click("#watch-play")
	still := p.number("#watch-placed")
	p.click("#watch-step")
	p.until("one step more", `true`)
	if n := p.number("#watch-placed"); n < still || n > still+1 {
		t.Errorf("after %d and a step it is %d", still, n)
	}
}

// A puzzle made to resist runs aside: the page answers meanwhile, and stops.
func TestWatchStaysAwake(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9")
	p.click("#watch")
	p.click("#watch-end")
	p.until("hundred thousands of steps", `document.querySelector("#watch-placed").textContent.length > 6`)
	p.click("#watch-end") // says "stop" now
	p.until("it to stand still", `!document.querySelector("#watch-step").disabled`)
	p.click("#watch-close")
	p.disappears("#watch-panel")
}

// backtracked counts the steps up to the first solution.
func backtracked(t *testing.T, puzzle string) (placed, undone int) {
	t.Helper()
	grid, err := nonet.Parse(puzzle)
	if err != nil {
		t.Fatal(err)
	}
	for step := range backtrack.Steps(grid, 0) {
		switch step.Action {
		case backtrack.Place:
			placed++
		case backtrack.Undo:
			undone++
		case backtrack.Solution:
			return placed, undone
		}
	}
	t.Fatal("no solution")
	return 0, 0
}

// The page's algorithm is that of package backtrack, step for step.
func TestBacktrackingStepForStep(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	for _, puzzle := range []string{readme, positions[0].puzzle, positions[3].puzzle} {
		grid, err := nonet.Parse(puzzle)
		if err != nil {
			t.Fatal(err)
		}
		const most = 5000
		var want []string
		for step := range backtrack.Steps(grid, 0) {
			if len(want) == most {
				break
			}
			want = append(want, fmt.Sprintf("%v %d %d", step.Action, step.Cell, step.Digit))
		}
		got := read[[]string](p, fmt.Sprintf(`import("./backtrack.js").then(({steps}) => {
			const all = [];
			for (const s of steps(Array.from(%q, Number))) {
				if (all.length === %d) break;
				all.push(s.action + " " + Math.max(s.cell, 0) + " " + s.digit);
			}
			return all;
		})`, zeros(puzzle), most))
		for i := range want {
			if i >= len(got) || got[i] != want[i] {
				t.Fatalf("step %d of %s is %v, want %s", i, puzzle, got[min(i, len(got)):min(i+1, len(got))], want[i])
			}
		}
	}
}
