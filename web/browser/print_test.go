package browser

import (
	"bytes"
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
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
		if sheet.number != "" {
			p.choose("#print-source", "new")
			p.fill("#print-number", sheet.number)
		}
		p.choose("#print-count", sheet.count)
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

// What has not one solution is told before it is printed, and keeps its place among the solutions.
func TestPrintAList(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t)
	read[any](p, `void (window.print = () => { window.printed = true; })`)
	p.click("#print")
	p.choose("#print-count", "4")
	p.choose("#print-source", "list")
	p.fill("#print-list", strings.Join([]string{readme, "55" + readme[2:], strings.Repeat(".", 80) + "1"}, "\n"))
	p.click("#print-solutions")
	p.click("#print-go")
	p.reads("#print-problem", "No. 2 breaks a rule", "No. 3 has several solutions")
	if read[bool](p, `"printed" in window`) {
		t.Error("it is printed before anybody could read that")
	}
	if got := read[string](p, `document.querySelector("#print-count").value`); got != "4" {
		t.Errorf("%s a page instead of 4", got)
	}
	p.click("#print-go")
	p.until("the printer to be called", `window.printed`)
	p.until("all captions", `[...document.querySelectorAll("#print-view figcaption")].map(f => f.textContent).join() ===
		"1. Easy · SE 1.2,2.,3.,Solution 1,Solution 2: breaks a rule,Solution 3: several solutions"`)
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

// Who prints before that part of the page has come gets the puzzle alone, too:
// as large as later, without what the screen shows around and in it.
func TestPrintAtOnce(t *testing.T) {
	t.Parallel()
	long(t)
	without := startServer(func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if strings.HasSuffix(r.URL.Path, "/print.js") {
				http.NotFound(w, r)
				return
			}
			next.ServeHTTP(w, r)
		})
	})
	defer without.Close()
	defer without.CloseClientConnections()
	p := open(t, at(without.URL), themed("dark"))
	p.forgive(`\b404\b|print\.js`)
	p.begin(readme)
	p.cell("r1c3").choose()
	p.press("5", "ArrowRight", "Shift+2", "Alt+3")
	p.cell("r1c3").is("clash")
	paper := call(p, pages.PrintToPDF, pages.PrintToPDFParams{PreferCSSPageSize: new(true)}).Data
	if got := pagesOf(paper); got != 1 {
		t.Errorf("%d pages", got)
	}
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
	p.until("a board of 180 mm", `Math.abs(document.querySelector("#frame").getBoundingClientRect().width - 180 / 25.4 * 96) < 1`)
	for _, e := range read[[]string](p, `[...document.querySelectorAll("button, select, a, p, label, h1")].filter(e => e.checkVisibility()).map(e => e.outerHTML)`) {
		t.Errorf("this is printed: %s", e)
	}
	for _, name := range []string{"r1c1", "r1c3", "r1c4"} {
		look := read[string](p, `["", "::before", "::after"].map(part => getComputedStyle(document.querySelector("#`+name+`"), part || null))
			.map((s, i) => i ? s.display : s.backgroundColor).join()`)
		if look != "rgba(0, 0, 0, 0),none,none" {
			t.Errorf("%s is printed with %s", name, look)
		}
	}
}

// pagesOf counts the pages of a PDF.
func pagesOf(paper []byte) int {
	return len(regexp.MustCompile(`/Type\s*/Page[^s]`).FindAll(bytes.ReplaceAll(paper, []byte("/Type /Pages"), nil), -1))
}
