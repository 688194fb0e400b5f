package browser

import (
	"strings"
	"testing"
)

func TestTypeAPuzzle(t *testing.T) {
	t.Parallel()
	p := open(t)
	p.focus("#board [tabindex='0']")
	p.press(strings.Split(readme, "")...)
	p.shows(readme)
	p.click("#start")
	p.cell("r1c1").is("given")
	p.cell("r1c3").isNot("given")
}

func TestTypeWithSpacesAndBack(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.cell("r1c1").choose()
	p.press("5", "Space", ".", "0", "7")
	p.shows("5...7" + blank[5:])
	p.press("Backspace", "8")
	p.shows("5...8" + blank[5:])
}

func TestNothingMovesWhilePlaying(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	p.press("4")
	p.cell("r1c3").holds(4)
	p.cell("r1c3").is("entry")
	p.press("2")
	p.cell("r1c3").holds(2)
	p.press("Delete")
	p.cell("r1c3").holds(0)
}

func TestArrowsGoThroughTheBoard(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.cell("r1c1").choose()
	for _, step := range []struct{ key, cell string }{
		{"ArrowRight", "r1c2"},
		{"ArrowDown", "r2c2"},
		{"End", "r2c9"},
		{"Home", "r2c1"},
		{"PageDown", ""},
		{"ArrowLeft", ""},
		{"Ctrl+Home", "r1c1"},
		{"Ctrl+End", "r9c9"},
	} {
		p.press(step.key)
		if step.cell != "" {
			p.until(step.key+" to reach "+step.cell, `document.activeElement.id === "`+step.cell+`"`)
			p.cell(step.cell).is("cursor")
			p.cell(step.cell).has("tabindex", "0")
		}
	}
	if n := read[int](p, `document.querySelectorAll("#board [tabindex='0']").length`); n != 1 {
		t.Errorf("%d cells can be reached with Tab, want 1", n)
	}
}

func TestKeypadWithTheMouse(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	p.click("#keypad [data-digit='4']")
	p.cell("r1c3").holds(4)
	p.click("#erase")
	p.cell("r1c3").holds(0)
}

func TestKeypadWithAFinger(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t, phone)
	p.begin(readme)
	p.tap("#r1c3")
	p.tap("#keypad [data-digit='4']")
	p.cell("r1c3").holds(4)
	p.tap("#erase")
	p.cell("r1c3").holds(0)
	p.tap("#undo")
	p.cell("r1c3").holds(4)
}

// A visitor who writes Hangul has letter keys that write others; their place
// is what counts.
func TestKeysOfAKoreanKeyboard(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t, speaking("ko-KR"))
	p.begin(readme)
	p.cell("r1c3").choose()
	p.strokeAs("h", "ㅗ")
	p.appears("#hint-text")
	p.press("4")
	p.cell("r1c3").holds(4)
	p.strokeAs("Ctrl+z", "ㅋ")
	p.cell("r1c3").holds(0)
}

// A board without givens is one to type a puzzle on, wherever it comes from.
func TestBlankBoardIsTypedOn(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.paste(blank)
	p.shows(blank)
	p.reads("#message", "type a puzzle")
	p.press(strings.Split(readme, "")...)
	p.click("#start")
	p.cell("r1c1").is("given")

	p = open(t, following("#p="+zeros(blank)+"&e="+zeros(readme)))
	p.shows(readme)
	p.cell("r1c1").is("given")
	p.appears("#start")

	// Candidates are for who plays.
	p = open(t, following("#p="+zeros(blank)+"&e=5"+strings.Repeat("0", 80)+"&a=1"))
	p.cell("r1c1").is("given")
	p.press("a")
	p.cell("r1c2").notes("candidates", "")
}

// On a French keyboard digits need Shift; what it does is known by each key
// alone, so that another layout works the moment it is chosen.
func TestKeysOfAFrenchKeyboard(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	p.strokeAs("Shift+4", "4")
	p.cell("r1c3").holds(4)
	p.press("Delete")
	p.strokeAs("4", "'")
	p.cell("r1c3").holds(4)
	p.press("Delete", "Shift+4")
	p.cell("r1c3").notes("corner", "4")
	p.cell("r1c3").holds(0)
	p.strokeAs("Shift+2", "2")
	p.cell("r1c3").holds(2)
}

// What is written shall be seen: however a digit or a mark comes, it closes the
// walk through the solution or the search that stands on the board.
func TestWriteWhileAnotherBoardIsShown(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	for _, id := range []string{"walk", "watch"} {
		for _, way := range []struct {
			write func()
			digit int
		}{
			{func() { p.press("4") }, 4},
			{func() { p.press("Delete") }, 0},
			{func() { p.click("#keypad [data-digit='2']") }, 2},
			{func() { p.click("#erase") }, 0},
			{func() { p.paste("1") }, 1},
			{func() { p.press("Backspace") }, 0},
		} {
			p.click("#" + id)
			p.appears("#" + id + "-panel")
			way.write()
			p.disappears("#" + id + "-panel")
			p.cell("r1c3").holds(way.digit)
			if read[bool](p, `document.activeElement === document.body`) {
				t.Errorf("%s: the focus is lost", id)
			}
		}
		p.click("#" + id)
		p.appears("#" + id + "-panel")
		p.press("Shift+2")
		p.disappears("#" + id + "-panel")
		p.cell("r1c3").notes("corner", "2")
		p.press("Delete")
	}
}
