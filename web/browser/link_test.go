package browser

import (
	"strings"
	"testing"
)

// The link of the page is a text like others: pasted alone, among words or in
// the box, it opens with its progress.
func TestPasteALink(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	p.cell("r1c3").choose()
	p.press("4", "ArrowRight", "Shift+6")
	p.click("#share")
	p.click("#share-progress")
	whole := read[string](p, `document.querySelector("#share-link").value`)
	p.press("Escape")
	before, _, _ := strings.Cut(whole, "&e=")

	arrived := func() {
		t.Helper()
		p.shows("534" + readme[3:])
		p.cell("r1c3").is("entry")
		p.cell("r1c4").notes("corner", "6")
		p.reads("#message", "with what was entered")
	}
	fields := whole[strings.Index(whole, "#")+1:]
	for _, text := range []string{
		whole,
		"Try this (" + whole + "). It is easy!",
		"https://example.org/?to=https%3A%2F%2Fexample.org%2F%23" + strings.NewReplacer("=", "%3D", "&", "%26").Replace(fields) + "&id=7",
		`<a href="` + strings.ReplaceAll(whole, "&", "&amp;") + `">A Sudoku</a>`,
		fields,
		"[" + whole + "](" + whole + ")",
	} {
		p.begin(solution)
		p.paste(text)
		arrived()
	}
	p.begin(solution)
	p.click("#open")
	p.fill("#import-text", "Try this: "+whole)
	p.click("#import-load")
	p.disappears("#import-dialog")
	arrived()

	// Who plays the puzzle already plays on.
	for _, text := range []string{"Do you know " + before + "?", before + "&e=" + strings.Repeat("0", 81)} {
		p.paste(text)
		p.reads("#message", "You have begun this puzzle already")
		p.shows("534" + readme[3:])
	}

	p.paste(before + "\n" + strings.Replace(before, "=53", "=35", 1))
	p.appears("#import-list")
	p.press("Escape")

	p.paste("Try " + before[:len(before)-1] + " now")
	p.complains("The link is damaged")
	p.shows("534" + readme[3:])
}

// What messengers do to a link on its way does not make it another.
func TestAlteredLink(t *testing.T) {
	t.Parallel()
	long(t)
	fields := "p=" + zeros(readme) + "&e=004" + strings.Repeat("0", 78)
	escaped := strings.NewReplacer("=", "%3D", "&", "%26").Replace(fields)
	for _, fragment := range []string{
		"#" + fields + ".", "#" + fields + ")", "#" + fields + "%22", "#" + fields + "%20", "#" + fields + "...", "#" + fields + "&t=12).",
		"#" + escaped, "#" + strings.ReplaceAll(escaped, "%", "%25"), "#" + strings.ReplaceAll(fields, "&", "&amp;"),
		"#" + strings.ReplaceAll(fields, "&", "&AMP;amp;"), "#" + strings.ReplaceAll(fields, "&", "&#38;"), "#" + fields[:40] + "\u00ad" + fields[40:] + "\u200b",
	} {
		open(t, following(fragment)).shows("534" + readme[3:])
	}
	for _, fragment := range []string{"#p%3D12345", "#" + fields + "0", "#" + fields[:len(fields)-1]} {
		p := open(t, following(fragment))
		p.complains("damaged")
		p.shows(blank)
	}
}
