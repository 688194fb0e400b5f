package browser

import (
	"fmt"
	"os"
	"testing"
)

// axe-core finds nothing to complain of, in both themes and both languages, on
// the page and with everything open that can be opened.
func TestAxe(t *testing.T) {
	t.Parallel()
	long(t)
	script := axeScript(t)
	visits := []struct {
		theme, language string
		width           int64
	}{{"light", "en", 1280}, {"dark", "ko", 1280}, {"dark", "en", 320}, {"light", "ko", 768}}
	for _, v := range visits {
		t.Run(fmt.Sprintf("%s %s %d", v.theme, v.language, v.width), func(t *testing.T) {
			t.Parallel()
			p := open(t, themed(v.theme), speaking(v.language), sized(v.width, 800))
			read[any](p, script+";void 0")
			p.axe("first visit")

			p.begin(readme)
			p.cell("r1c3").choose()
			p.press("5", "ArrowRight", "Shift+2", "Ctrl+6", "Alt+1", "ArrowDown", "Alt+2")
			p.cell("r1c3").is("clash")
			p.axe("clash, marks and colours")
			p.cell("r1c3").choose()
			p.press("1")
			p.click("#check-solution")
			p.cell("r1c3").is("wrong")
			p.axe("a wrong entry")
			p.press("Escape")
			p.cell("r1c3").choose()
			p.press("Delete", "a")
			p.axe("candidates")
			p.press("h", "h", "h")
			p.until("a drawing", drawnScript)
			p.axe("hint")
			p.click("#hint-close")
			for _, id := range []string{"walk", "watch"} {
				p.click("#" + id)
				p.appears("#" + id + "-panel")
				p.axe(id)
				if id == "walk" {
					p.choose("#walk-order", "se")
					p.reads("#walk-list", "1.2")
					p.axe("walk in the order of Sudoku Explainer")
				}
				p.click("#" + id + "-close")
			}
			for _, id := range dialogs {
				p.click("#" + id)
				p.appears("dialog[open]")
				p.axe(id)
				p.press("Escape")
				p.disappears("dialog[open]")
			}
		})
	}
}

// axe-core does find what is wrong.
func TestAxeFinds(t *testing.T) {
	t.Parallel()
	long(t)
	script := axeScript(t)
	p := open(t)
	read[any](p, script+";void 0")
	read[any](p, `void (document.documentElement.lang = "", document.querySelector("#new").style.color = "#aaa", document.querySelector("#language").removeAttribute("aria-label"))`)
	found := map[string]bool{}
	for _, v := range p.violations() {
		found[v.ID] = true
	}
	for _, id := range []string{"html-has-lang", "select-name", "color-contrast"} {
		if !found[id] {
			t.Errorf("axe-core does not find %s, only %v", id, found)
		}
	}
}

// axeScript returns axe-core, or skips the test loudly where it cannot be had.
func axeScript(t *testing.T) string {
	t.Helper()
	script, err := axe()
	if err != nil {
		fmt.Fprintf(os.Stderr, "!! NOT TESTED: accessibility with axe-core, which cannot be fetched: %v\n", err)
		if os.Getenv("CI") == "true" {
			t.Fatal(err)
		}
		t.Skip(err)
	}
	return script
}

// A violation is a rule that axe-core finds broken, and where.
type violation struct {
	ID, Help string
	Nodes    []string
}

// violations asks axe-core.
func (p *page) violations() []violation {
	p.t.Helper()
	return read[[]violation](p, `axe.run({resultTypes: ["violations"], runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]})
		.then(r => r.violations.map(v => ({id: v.id, help: v.help, nodes: v.nodes.map(n => n.target.join(" ") + ": " + n.failureSummary.split("\n").slice(1).join(" ").trim())})))`)
}

// axe fails the test for each violation that axe-core finds now.
func (p *page) axe(where string) {
	p.t.Helper()
	for _, v := range p.violations() {
		for i, node := range v.Nodes {
			if i == 3 {
				p.t.Errorf("%s: %s, and %d more", where, v.ID, len(v.Nodes)-3)
				break
			}
			p.t.Errorf("%s: %s: %s\n\t%s", where, v.ID, v.Help, node)
		}
	}
}
