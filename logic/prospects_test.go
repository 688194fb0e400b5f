package logic

import "testing"

// What prospects rule out, no technique finds.
func TestProspects(t *testing.T) {
	ruled, tried := 0, 0
	for _, p := range positions(t, 12, Pointing, XWing, Skyscraper, XYWing, ContinuousNiceLoop, DiscontinuousNiceLoop, AIC) {
		var work workspace
		for _, technique := range Techniques() {
			if !technique.ByDefault() {
				continue
			}
			tried++
			if !work.none(&p.board, technique) {
				continue
			}
			ruled++
			for s := range allBy(findPlain, &p.board, technique) {
				t.Errorf("%s\nruled out: %v", p.board.Grid(), s)
				break
			}
		}
	}
	if ruled < tried/10 {
		t.Errorf("%d of %d techniques ruled out", ruled, tried)
	}
}

// Links lead both ways, on which the closure relies.
func TestLinksAreMutual(t *testing.T) {
	for _, p := range positions(t, 4, Pointing, XYWing) {
		g := newLinkGraph(&p.board, groupedKinds)
		for n := range g.count {
			for m := range g.weak[n].all() {
				if !g.weak[m].has(n) {
					t.Errorf("weak link from node %d to %d only", n, m)
				}
			}
			for m := range g.strong[n].all() {
				if !g.strong[m].has(n) {
					t.Errorf("strong link from node %d to %d only", n, m)
				}
			}
		}
		g.free()
	}
}
