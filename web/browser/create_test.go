package browser

import (
	"testing"

	"nonet"
	"nonet/logic"
)

func TestNewPuzzleOfALevel(t *testing.T) {
	t.Parallel()
	p := open(t)
	levels := []string{"Easy", "Hard"}
	if !testing.Short() {
		levels = append(levels, "Medium", "Unfair")
	}
	before := blank
	for _, level := range levels {
		p.click("#new")
		p.choose("#new-level", level)
		p.click("#new-make")
		before = p.another(before)
		if got := rate(t, before).Level.String(); got != level {
			t.Errorf("the puzzle is %s, not %s: %s", got, level, before)
		}
		p.hears(level)
	}
}

func TestNewPuzzleOfARating(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.click("#new")
	p.choose("#new-level", "")
	p.fill("#new-se-low", "2.5")
	p.fill("#new-se-high", "4.0")
	p.click("#new-make")
	if er := rate(t, p.another(blank)).ER.String(); er < "2.5" || er > "4.0" {
		t.Errorf("the rating is %s, not 2.5 to 4.0", er)
	}
}

// What cannot be wished for is said before anything happens.
func TestNewPuzzleOfNoRating(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.click("#new")
	for _, wish := range []struct{ low, high, problem, focus string }{
		{"8", "3", "Exchange them", "new-se-low"},
		{"13", "", "from 1.0 to 12.0", "new-se-low"},
		{"", "0.5", "from 1.0 to 12.0", "new-se-high"},
		{"2", "120", "from 1.0 to 12.0", "new-se-high"},
	} {
		p.fill("#new-se-low", wish.low)
		p.fill("#new-se-high", wish.high)
		p.click("#new-make")
		p.reads("#new-dialog [role=alert]", wish.problem)
		p.until("the focus on "+wish.focus, `document.activeElement.id === `+quote(wish.focus))
	}
	p.press("Escape")
	p.shows(readme)
}

// A level stays beside a rating, and what they rule out together is said.
func TestNewPuzzleOfAContradiction(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.forgive(`\b422\b`)
	p.click("#new")
	p.choose("#new-level", "Easy")
	p.fill("#new-se-low", "8")
	p.click("#new-make")
	p.reads("dialog[open] [role=alert]", "Easy", "a rating of 8.0 or more")
	for field, want := range map[string]string{"#new-level": "Easy", "#new-se-low": "8"} {
		if got := read[string](p, `document.querySelector("`+field+`").value`); got != want {
			t.Errorf("%s is %q, not %q", field, got, want)
		}
	}
}

func TestNewBlankBoard(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.click("#new")
	p.click("#new-blank")
	p.shows(blank)
	p.press("5", "3")
	p.shows("53" + blank[2:])
}

// another waits for a puzzle other than this and returns it.
func (p *page) another(than string) string {
	p.t.Helper()
	p.until("another puzzle", `document.querySelectorAll("#board .given").length > 16 && `+gridScript+` !== `+quote(than))
	return p.grid()
}

func rate(t *testing.T, puzzle string) logic.Rating {
	t.Helper()
	grid, err := nonet.Parse(puzzle)
	if err != nil {
		t.Fatal(err)
	}
	r, err := logic.Rate(t.Context(), grid)
	if err != nil {
		t.Fatalf("%v: %s", err, puzzle)
	}
	return r
}
