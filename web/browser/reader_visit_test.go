package browser

import (
	"strings"
	"testing"
)

// A first visit with a screen reader: everything is found by its role and its
// name, and everything that happens is heard.
func TestVisitWithAScreenReader(t *testing.T) {
	t.Parallel()
	p := open(t)
	p.listen("heading", "nonet")
	p.listen("grid", "sudoku|board|grid")
	first := p.listen("gridcell", "r1c1.*row 1.*column 1.*empty")

	// The puzzle is typed; each cell then says what it holds.
	p.reach(first)
	p.press(strings.Split(readme, "")...)
	p.shows(readme)
	p.listen("gridcell", "r1c1.*5")
	p.listen("gridcell", "r9c9.*9")
	p.activate("button", "^start|begin|play")
	p.listen("gridcell", "r1c1.*given 5|r1c1.*5.*given")
	if s := p.listen("gridcell", "r1c1"); s.states["readonly"] != "true" {
		t.Errorf("a screen reader does not hear that %v cannot be changed: %v", s, s.states)
	}

	// A clash is heard, with its unit, and seen in the cell.
	p.reach(p.listen("gridcell", "r1c3.*empty"))
	p.press("5")
	p.hears("row 1")
	if s := p.listen("gridcell", "r1c3.*5"); s.states["invalid"] != "true" {
		t.Errorf("a screen reader does not hear that %v clashes: %v", s, s.states)
	}
	p.press("Delete")
	p.listen("gridcell", "r1c3.*empty")

	// Marks are heard.
	p.press("Shift+1", "Shift+2")
	p.listen("gridcell", "r1c3.*1 2")
	p.press("Delete")

	// Both checks answer.
	p.press("1")
	p.activate("button", "check.*rule|rules")
	p.hears("no rule|rules")
	p.activate("button", "check.*solution|solution")
	p.hears("r1c3|1 (entry|digit|mistake)|one (entry|digit|mistake)|wrong")
	p.listen("gridcell", "r1c3.*wrong")
	p.reach(p.listen("gridcell", "r1c3"))
	p.press("Delete")

	// A hint says more each time.
	step := firstStep(t, readme, blank)
	p.activate("button", "^hint")
	p.hears(step.Technique)
	p.activate("button", "hint|where|more|step")
	p.activate("button", "hint|step|more|reason")
	p.hears(step.Placements[0][:4])
	p.activate("button", "apply|do it|make")
	p.listen("gridcell", step.Placements[0][:4]+".*"+step.Placements[0][5:])

	// The rest is solved by hand.
	position := apply(readme, step)
	for i := range 81 {
		if position[i] != '.' {
			continue
		}
		p.goTo(nameOf(i))
		p.press(solution[i : i+1])
	}
	p.hears("solved")
	p.shows(solution)
}

// Every control has a name, and no two that do different things have the same.
func TestNamesOfControls(t *testing.T) {
	t.Parallel()
	long(t)
	for _, language := range []string{"ko", "en"} {
		p := open(t, speaking(language))
		p.begin(readme)
		seen := map[string]bool{}
		for _, s := range p.tree() {
			switch s.role {
			case "button", "link", "combobox", "checkbox", "radio", "gridcell", "slider", "textbox":
				if s.name == "" {
					t.Errorf("%s: a %s has no name", language, s.role)
				}
				if seen[s.String()] {
					t.Errorf("%s: there are two: %v", language, s)
				}
				seen[s.String()] = true
			}
		}
		for _, role := range []string{"banner", "main", "grid"} {
			p.listen(role, "")
		}
	}
}
