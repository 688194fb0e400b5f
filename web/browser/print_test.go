package browser

import (
	"bytes"
	"fmt"
	"regexp"
	"testing"

	pages "github.com/chromedp/cdproto/page"
)

// What is printed fills as many pages as it should, without the page's buttons.
func TestPrint(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	p.begin(readme)
	// The dialog of the printer stays away, and what is to be printed in place.
	read[any](p, `void (window.print = () => { window.printed = (window.printed ?? 0) + 1; })`)
	for n, sheet := range []struct {
		count, number string
		solutions     bool
		pages         int
		puzzles       int
	}{
		{"1", "", false, 1, 1},
		{"1", "", true, 2, 2},
		{"2", "4", false, 2, 4},
		{"4", "4", true, 2, 8},
		{"6", "6", false, 1, 6},
	} {
		p.click("#print")
		p.choose("#print-count", sheet.count)
		if sheet.number != "" {
			p.fill("#print-number", sheet.number)
		}
		if read[bool](p, `document.querySelector("#print-solutions").checked`) != sheet.solutions {
			p.click("#print-solutions")
		}
		p.click("#print-go")
		p.until("the printer to be called", fmt.Sprintf(`window.printed === %d`, n+1))
		if got := p.count("#print-view svg"); got != sheet.puzzles {
			t.Errorf("%+v: %d grids", sheet, got)
		}
		paper := call(p, pages.PrintToPDF, pages.PrintToPDFParams{PreferCSSPageSize: new(true)}).Data
		if got := pagesOf(paper); got != sheet.pages {
			t.Errorf("%+v: %d pages", sheet, got)
		}
	}
	p.shows(readme)
}

// The browser's own print command prints the puzzle alone, on one page.
func TestPrintFromTheMenu(t *testing.T) {
	t.Parallel()
	p := open(t)
	p.begin(readme)
	paper := call(p, pages.PrintToPDF, pages.PrintToPDFParams{}).Data
	if got := pagesOf(paper); got != 1 {
		t.Errorf("%d pages", got)
	}
}

// pagesOf counts the pages of a PDF.
func pagesOf(paper []byte) int {
	return len(regexp.MustCompile(`/Type\s*/Page[^s]`).FindAll(bytes.ReplaceAll(paper, []byte("/Type /Pages"), nil), -1))
}
