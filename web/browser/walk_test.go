package browser

import (
	"fmt"
	"testing"

	"nonet"
	"nonet/logic"
)

// The whole solution, step by step, forwards and back; the game stays as it is.
func TestWalk(t *testing.T) {
	t.Parallel()
	p := open(t)
	const puzzle = "3..5..1...7.....8...8..4..66..4..9...3..6..5...7..1..48..1..3......2..6...2..9..."
	p.begin(puzzle)
	grid, err := nonet.Parse(puzzle)
	if err != nil {
		t.Fatal(err)
	}
	path, err := logic.Options{Unique: true}.Solve(t.Context(), logic.NewBoard(grid))
	if err != nil {
		t.Fatal(err)
	}
	solved := path.Board.Grid().String()

	p.click("#walk")
	p.appears("#walk-panel")
	p.until("all steps to be listed", fmt.Sprintf(`document.querySelectorAll("#walk-list li").length >= %d`, len(path.Steps)))
	p.click("#walk-first")
	p.shows(puzzle)
	first := p.text("#walk-text")
	p.click("#walk-next")
	p.until("another step", `document.querySelector("#walk-text").textContent.trim() !== `+quote(first))
	p.click("#walk-back")
	p.until("the first step again", `document.querySelector("#walk-text").textContent.trim() === `+quote(first))
	p.click("#walk-last")
	p.shows(solved)
	p.click("#walk-first")
	p.shows(puzzle)

	// All the way on foot.
	for range len(path.Steps) + 2 {
		if read[bool](p, `document.querySelector("#walk-next").disabled || document.querySelector("#walk-next").getAttribute("aria-disabled") === "true"`) {
			break
		}
		p.click("#walk-next")
	}
	p.shows(solved)

	p.click("#walk-close")
	p.disappears("#walk-panel")
	p.shows(puzzle)
}

// It opens where the entries lead on.
func TestWalkOpensAtTheEntries(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.press("h", "h", "h")
	p.until("a drawing", drawnScript)
	p.click("#hint-apply")
	p.click("#walk")
	p.appears("#walk-panel")
	p.reads("#walk-count", "Step 2 of")
	p.reads("#walk-about", "stays as it is")
}

// The rating names level, score and the hardest step, and leads to it.
func TestRating(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	const puzzle = "3..5..1...7.....8...8..4..66..4..9...3..6..5...7..1..48..1..3......2..6...2..9..."
	p.begin(puzzle)
	grid, err := nonet.Parse(puzzle)
	if err != nil {
		t.Fatal(err)
	}
	rating, err := logic.Rate(t.Context(), grid)
	if err != nil {
		t.Fatal(err)
	}
	p.reads("#rating", rating.Level.String(), rating.ER.String())
	p.click("#walk")
	p.appears("#walk-panel")
	p.reads("#walk-panel", rating.Level.String(), fmt.Sprint(rating.Score), rating.Hardest.String())
	p.click("#walk-hardest")
	p.reads("#walk-text", rating.Hardest.String())
}
