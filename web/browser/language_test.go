package browser

import (
	"fmt"
	"strings"
	"testing"
)

// The language is the browser's until a visitor chooses another.
func TestKorean(t *testing.T) {
	t.Parallel()
	p := open(t, speaking("ko-KR"))
	p.until("Korean", `document.documentElement.lang === "ko"`)
	p.speaksKorean("#board, [role=gridcell]")
	p.begin(readme)
	p.cell("r1c3").choose()
	p.press("5")
	p.until("a message in Korean", `/[가-힣]/.test(document.querySelector("#message").textContent)`)
	p.press("Delete", "h", "h", "h")
	p.until("a hint in Korean", drawnScript+` && /[가-힣]/.test(document.querySelector("#hint-text").textContent)`)
	if text := p.text("#hint-text"); strings.Contains(text, "Single") {
		t.Errorf("the technique has no Korean name in %q", text)
	}
	p.speaksKorean("")

	p.choose("#language", "en")
	p.until("English", `document.documentElement.lang === "en"`)
	p.until("everything in English", `![...document.querySelectorAll("body *")].some(e =>
		e.checkVisibility() && !e.closest("select") && [...e.childNodes].some(n => n.nodeType === 3 && /[가-힣]/.test(n.data)))`)
	if label := p.cell("r1c3").label(); strings.ContainsFunc(label, hangul) {
		t.Errorf("a cell is still called %q", label)
	}
	// The choice is kept.
	p.reload()
	p.until("English", `document.documentElement.lang === "en"`)
}

func TestKoreanDialogs(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t, speaking("ko"))
	p.begin(readme)
	for _, id := range dialogs {
		p.click("#" + id)
		p.appears("dialog[open]")
		p.speaksKorean("dialog[open] *")
		p.press("Escape")
		p.disappears("dialog[open]")
	}
	for _, id := range []string{"walk", "watch"} {
		p.click("#" + id)
		p.appears("#" + id + "-panel")
		p.speaksKorean("#" + id + "-panel *")
		p.click("#" + id + "-close")
	}
}

// A language that the page does not have is English.
func TestOtherLanguages(t *testing.T) {
	t.Parallel()
	long(t)
	p := open(t, speaking("fi-FI"))
	p.until("English", `document.documentElement.lang === "en"`)
}

// dialogs are the buttons that open one.
var dialogs = []string{"new", "open", "share", "copy", "print", "keys", "settings"}

// speaksKorean fails for each visible text and each name that has words but no
// Hangul. What is the same in every language may stay.
func (p *page) speaksKorean(selector string) {
	p.t.Helper()
	if selector == "" {
		selector = "body *"
	}
	foreign := read[[]string](p, fmt.Sprintf(`(() => {
		const words = /[A-Za-z]{3,}/g, hangul = /[가-힣]/;
		const same = /^(Nonet|English|Sudoku|HoDoKu|Explainer|JSON|CSV|PNG|SVG|API|HTTP|Ctrl|Shift|Alt|Del|Delete|Backspace|Esc|Escape|Home|End|PageUp|PageDown|Page|Enter|Space|Tab|sdk|sdm|txt|csv)$/;
		const found = new Set();
		const look = text => {
			if (!hangul.test(text) && (text.match(words) ?? []).some(w => !same.test(w))) found.add(text.trim());
		};
		for (const e of document.querySelectorAll(%s)) {
			if (!e.checkVisibility({visibilityProperty: true}) || e.closest("#language, code, kbd, .mono, svg, #watch-code, [lang]:not(html)")) continue;
			for (const n of e.childNodes) if (n.nodeType === 3) look(n.data);
			for (const a of ["aria-label", "title", "placeholder", "aria-valuetext", "aria-roledescription"]) look(e.getAttribute(a) ?? "");
		}
		return [...found];
	})()`, quote(selector)))
	for _, text := range foreign {
		p.t.Errorf("not in Korean: %q", text)
	}
}

func hangul(r rune) bool { return r >= '가' && r <= '힣' }
