package browser

import (
	"strings"
	"testing"
)

// A friend who opens the link has the puzzle, and the progress if wished.
func TestShare(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	p.press("4")
	p.cell("r1c4").choose()
	p.press("Shift+6", "Ctrl+2", "Alt+5")
	p.cell("r1c4").coloured(1)

	p.click("#share")
	link := read[string](p, `document.querySelector("#share-link").value`)
	if !strings.HasPrefix(link, p.address+"/#p="+zeros(readme)) {
		t.Errorf("the link is %s", link)
	}
	p.click("#share-progress")
	p.until("a longer link", `document.querySelector("#share-link").value.includes("&e=")`)
	whole := read[string](p, `document.querySelector("#share-link").value`)

	friend := open(t, following(strings.TrimPrefix(link, p.address+"/")))
	friend.shows(readme)
	friend.cell("r1c1").is("given")

	other := open(t, following(strings.TrimPrefix(whole, p.address+"/")))
	other.shows("534" + readme[3:])
	other.cell("r1c3").is("entry")
	other.cell("r1c4").notes("corner", "6")
	other.cell("r1c4").notes("centre", "2")
	other.cell("r1c4").coloured(1)

	// What they do is not lost when they load the page again.
	other.cell("r1c4").choose()
	other.press("6")
	other.shows("5346" + readme[4:])
	other.reload()
	other.shows("5346" + readme[4:])
}

func TestShareCopies(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.holdClipboard()
	p.click("#share")
	p.click("#share-copy")
	link := read[string](p, `document.querySelector("#share-link").value`)
	if text := p.fromClipboard(); text != link {
		t.Errorf("copied is %q, not %q", text, link)
	}
}

// A damaged link is said to be one.
func TestDamagedLink(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t, following("#p=12345"))
	p.complains("link")
	p.shows(blank)
}
