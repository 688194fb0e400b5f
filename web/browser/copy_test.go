package browser

import (
	"testing"

	"nonet"
	"nonet/logic"
)

func TestCopyAsText(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.holdClipboard()
	grid, err := nonet.Parse(readme)
	if err != nil {
		t.Fatal(err)
	}
	var candidates nonet.Candidates
	board := logic.NewBoard(grid)
	for i := range candidates {
		c := nonet.Cell(i)
		candidates[i] = board.Candidates(c)
		if d := board.Digit(c); d > 0 {
			candidates[i] = 1 << (d - 1)
		}
	}
	for _, way := range []struct{ id, want string }{
		{"line", readme},
		{"grid", nonet.Format(grid, nonet.ShapeGrid)},
		{"candidates", ""},
	} {
		p.toClipboard("")
		p.click("#copy")
		p.click("#copy-" + way.id)
		text := p.fromClipboard()
		if way.want != "" && text != way.want {
			t.Errorf("copied as %s is\n%s", way.id, text)
		}
		if way.id != "candidates" {
			continue
		}
		back, err := nonet.ParseCandidates(text)
		if err != nil || back != candidates {
			t.Errorf("the candidates are read as\n%v, %v:\n%s", back, err, text)
		}
	}
}

// Where the player marked what a cell may hold, that is copied.
func TestCopyOwnMarks(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.holdClipboard()
	p.cell("r1c3").choose()
	p.press("Ctrl+1", "Ctrl+4")
	p.click("#copy")
	p.reads("#copy-candidates", "with my marks")
	p.click("#copy-candidates")
	text := p.fromClipboard()
	if marks, err := nonet.ParseCandidates(text); err != nil || marks[2].String() != "14" || marks[3].String() != "26" {
		t.Errorf("%v:\n%s", err, text)
	}
}

func TestCopyAsImage(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.holdClipboard()
	p.click("#copy")
	p.click("#copy-image")
	size := read[[]int](p, `new Promise(async answer => {
		const end = performance.now() + `+milliseconds(patience)+`;
		while (performance.now() < end) {
			for (const item of await navigator.clipboard.read()) {
				if (!item.types.includes("image/png")) continue;
				const picture = await createImageBitmap(await item.getType("image/png"));
				return answer([picture.width, picture.height]);
			}
			await new Promise(next => setTimeout(next, 10));
		}
		answer([]);
	})`)
	if len(size) != 2 || size[0] < 500 || size[0] != size[1] {
		t.Errorf("the picture has %v pixels", size)
	}
}
