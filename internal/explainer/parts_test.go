package explainer

import (
	"context"
	"fmt"
	"math/bits"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestParts checks every step of puzzles of all heights on the board before it.
func TestParts(t *testing.T) {
	seen := map[string]int{}
	for _, r := range readRatings(t, readFile(t, filepath.Join("testdata", "ratings.txt"))) {
		if testing.Short() && r.rating.ER >= 105 {
			continue
		}
		solve(context.Background(), boardOfPuzzle(r.puzzle), func(b *board, h *hint) {
			seen[familyOf(h)]++
			checkParts(t, b, h)
		})
	}
	for _, test := range chainCases {
		b, c := boardOf(test.cands), new(chainer)
		if h := c.best(context.Background(), b, test.kind); h != nil {
			seen[familyOf(h)]++
			checkParts(t, b, h)
		}
	}
	for _, family := range []string{
		"single", "direct locking", "locking", "fish", "set", "wing", "loop", "cycle", "forcing chain",
		"grave", "aligned", "cell", "region", "contradiction", "dynamic double", "dynamic cell", "dynamic region", "dynamic contradiction",
	} {
		if seen[family] == 0 {
			t.Errorf("no step is a %s", family)
		}
	}
}

// familyOf says what kind of hint is checked.
func familyOf(h *hint) string {
	if h.shape != shapeChain {
		return [...]string{shapeSingle: "single", shapeDirectLocking: "direct locking", shapeLocking: "locking", shapeFish: "fish",
			shapeSet: "set", shapeWing: "wing", shapeLoop: "loop", shapeGrave: "grave", shapeAligned: "aligned"}[h.shape]
	}
	name := [...]string{proofDouble: "double", proofX: "forcing chain", proofY: "forcing chain", proofXY: "forcing chain",
		proofCell: "cell", proofRegion: "region", proofContradiction: "contradiction"}[h.chain.proof]
	switch {
	case h.chain.cycle:
		return "cycle"
	case h.search.kind >= dynamic:
		return "dynamic " + name
	}
	return name
}

// checkParts reports what is wrong with the parts of a hint.
func checkParts(t *testing.T, b *board, h *hint) {
	t.Helper()
	p := h.parts(b)
	fail := func(format string, args ...any) {
		t.Helper()
		t.Errorf("%s: %s\n%s: %s", h.technique(), h.reason(b), fmt.Sprintf(format, args...), b)
	}
	for i, m := range p.Marks {
		if b.cands[m.Cell]>>(m.Digit-1)&1 == 0 {
			fail("mark %v is no candidate", m)
		}
		if slices.Contains(p.Marks[:i], m) {
			fail("%v twice", m)
		}
	}
	for i, u := range p.Units {
		if u.Region < 0 || u.Region > 26 || slices.Contains(p.Units[:i], u) {
			fail("unit %v", u)
		}
	}
	if p.Digits == 0 || len(p.Marks) == 0 {
		fail("no digits or no marks")
	}
	for _, c := range h.removals {
		if b.cands[c.cell]>>c.digit&1 == 0 {
			fail("%v is no candidate", c)
		}
	}
	if h.shape == shapeChain {
		checkChains(fail, b, h, &p)
		return
	}
	if len(p.Chains) > 0 {
		fail("it has chains")
	}
	if why := patternFault(b, h, &p); why != "" {
		fail("%s", why)
	}
}

// patternFault holds the marks of a hint against what its technique means, "" if they fit.
func patternFault(b *board, h *hint, p *Parts) string {
	defining := p.cellsAs(Defining)
	switch h.shape {
	case shapeSingle:
		if len(p.Marks) != 1 || p.Marks[0] != (Mark{int(h.cell), int(h.digit) + 1, Defining}) {
			return "not the digit placed"
		}
		for _, u := range p.Units {
			if !single(b.places[u.Region][h.digit]) {
				return "more than one place"
			}
		}
	case shapeLocking, shapeDirectLocking, shapeFish:
		return lockedFault(b, h, p)
	case shapeSet:
		return setFault(b, h, p)
	case shapeWing:
		if len(p.cellsAs(Pivot)) != 1 || len(p.cellsAs(Pincer)) != 2 || bits.OnesCount16(p.Digits) != 3 {
			return "not three cells with three digits"
		}
	case shapeLoop:
		if bits.OnesCount16(p.Digits) != 2 || len(p.Marks) < 2*len(defining)+1 {
			return "the cells lack the two digits, or there is nothing else"
		}
		return typeFault(h, p)
	case shapeGrave:
		if len(p.cellsAs(Extra)) == 0 {
			return "nothing is extra"
		}
		return typeFault(h, p)
	case shapeAligned:
		for _, c := range h.removals {
			if !slices.Contains(defining, int(c.cell)) {
				return "what goes is in no cell of the pattern"
			}
		}
	}
	return ""
}

// lockedFault checks that the places in the bases are in the covers, and that what goes is
// there, too.
func lockedFault(b *board, h *hint, p *Parts) string {
	digit := only(p.Digits)
	within := func(cell int, role Role) bool {
		return slices.ContainsFunc(p.Units, func(u UnitMark) bool {
			return u.Role == role && slices.Contains(regionsOf[cell][:], uint8(u.Region))
		})
	}
	for cell := range 81 {
		inBase := within(cell, Base) && b.cands[cell]>>digit&1 == 1
		if inBase != slices.Contains(p.cellsAs(Defining), cell) {
			return "not all places of the bases"
		}
		if inBase && !within(cell, Cover) {
			return "not all places are covered"
		}
	}
	for _, c := range h.removals {
		if !within(int(c.cell), Cover) || within(int(c.cell), Base) {
			return "what goes is not in the cover alone"
		}
	}
	return ""
}

// setFault checks that so many digits are in so many cells: alone in these, or these alone
// in the region.
func setFault(b *board, h *hint, p *Parts) string {
	cells := p.cellsAs(Defining)
	if bits.OnesCount16(p.Digits) != len(cells) || len(p.Units) != 1 {
		return "not as many digits as cells, or not one region"
	}
	naked, hidden := true, true
	for _, c := range regionCells[p.Units[0].Region] {
		if in := slices.Contains(cells, int(c)); in && b.cands[c]&^p.Digits != 0 {
			naked = false
		} else if !in && b.cands[c]&p.Digits != 0 {
			hidden = false
		}
	}
	if strings.HasPrefix(h.name, "Naked") != naked || strings.Contains(h.name, "Hidden") != hidden {
		return fmt.Sprintf("naked %t, hidden %t", naked, hidden)
	}
	return ""
}

// typeFault checks what the types 3 and 4 of loops and graves need.
func typeFault(h *hint, p *Parts) string {
	group := len(p.cellsAs(Group)) > 0
	switch h.name[len(h.name)-1] {
	case '3':
		if !group || len(p.Units) != 1 {
			return "no subset in a region"
		}
	case '4':
		if group || len(p.Units) == 0 || len(p.cellsAs(Defining)) == 0 {
			return "no region where a digit is locked"
		}
	default:
		if group || len(p.Units) > 0 {
			return "more than a type 1 or 2 needs"
		}
	}
	return ""
}

// cellsAs lists the cells with a mark of a role.
func (p *Parts) cellsAs(role Role) (cells []int) {
	for _, m := range p.Marks {
		if m.Role == role && !slices.Contains(cells, m.Cell) {
			cells = append(cells, m.Cell)
		}
	}
	return cells
}
