package logic

import "context"

// alsXYWing joins two almost locked sets to a third by two restricted commons: the
// third lacks only one of them, so one of the two lacks the other and holds its
// remaining digits. A digit of both is in one of them.
var alsXYWing = family{search: findALSXYWing, techniques: []Technique{ALSXYWing}, first: firstALSXYWing, reason: (*Step).reasonOfSets}

// findALSXYWing reports first the wings whose sets share no cells, then the others.
func findALSXYWing(ctx context.Context, b *Board, _ Technique, found func(Step) bool) {
	if findALSXYWings(ctx, b, false, found) {
		findALSXYWings(ctx, b, true, found)
	}
}

// findALSXYWings reports the wings whose sets share cells or not, and whether found
// never returned false.
func findALSXYWings(ctx context.Context, b *Board, overlap bool, found func(Step) bool) bool {
	table := newALSTable(ctx, b, 1)
	defer table.free()
	table.link(ctx, overlap)
	var wings patternList[alsPattern]
	table.eachXYWing(ctx, overlap, func(gone *eliminations, p alsPattern) bool {
		if size := table.cellsOf(&p); wings.wants(gone, size) {
			wings.add(gone, size, p)
		}
		return true
	})
	return wings.report(ALSXYWing, found, table.explainSequence)
}

func firstALSXYWing(ctx context.Context, w *workspace, b *Board, _ []Technique) (s Step, ok bool) {
	table := w.almostLockedSets(ctx, b)
	table.eachXYWing(ctx, false, func(gone *eliminations, p alsPattern) bool {
		s, ok = gone.step(ALSXYWing), true
		table.explainSequence(&s, p)
		return false
	})
	return s, ok
}

// eachXYWing passes on the wings that eliminate something until visit returns false. It
// goes through pairs of sets in their order, and for each through the third sets that
// either of the two joins to the other.
func (t *alsTable) eachXYWing(ctx context.Context, overlap bool, visit func(gone *eliminations, p alsPattern) bool) {
	for i := range t.sets {
		ofFirst := t.partners[i]
		for n, j := range ofFirst {
			if int(j) < i {
				continue
			}
			if ctx.Err() != nil {
				return
			}
			for _, k := range ofFirst[n+1:] {
				if !t.visitXYWing(i, int(j), int(k), overlap, visit) {
					return
				}
			}
			for _, k := range t.partners[j] {
				if int(k) > i && !t.visitXYWing(int(j), i, int(k), overlap, visit) {
					return
				}
			}
		}
	}
}

// visitXYWing passes on the wing of a pivot and two sets that it has restricted commons
// with, if it eliminates something. It returns what visit does, or true.
func (t *alsTable) visitXYWing(pivot, i, j int, overlap bool, visit func(gone *eliminations, p alsPattern) bool) bool {
	a, b, c := &t.sets[i], &t.sets[j], &t.sets[pivot]
	if a.digits&b.digits == 0 {
		return true
	}
	left, right := t.restricted(pivot, i), t.restricted(pivot, j)
	if left == right && left.Len() == 1 {
		return true
	}
	pair := a.cells.meets(b.cells)
	shares := pair || a.cells.meets(c.cells) || b.cells.meets(c.cells)
	if shares != overlap || pair && (a.cells.within(b.cells) || b.cells.within(a.cells)) {
		return true
	}
	var gone eliminations
	for z := range digitsOf(a.digits & b.digits &^ (left | right)) {
		gone.add(t.commonlySeen(i, j, z), z)
	}
	if gone == (eliminations{}) {
		return true
	}
	var p alsPattern
	p.add(i, 0)
	p.add(pivot, 0)
	p.add(j, 0)
	found := gone // so that only what is found leaves the stack
	return visit(&found, p)
}
