package logic

import "context"

// alsXZ joins two almost locked sets by a restricted common: one of them does
// without it and holds all its other digits, so one of them holds any other digit
// that both have. With two restricted commons each set lacks one and keeps the rest.
var alsXZ = family{search: findALSXZ, techniques: []Technique{ALSXZ}, first: firstALSXZ, reason: (*Step).reasonOfSets}

func findALSXZ(ctx context.Context, b *Board, t Technique, found func(Step) bool) {
	table := newALSTable(ctx, b, 1)
	defer table.free()
	table.link(ctx, false)
	var pairs patternList[alsPattern]
	table.eachXZ(ctx, func(gone *eliminations, p alsPattern) bool {
		if size := table.cellsOf(&p); pairs.wants(gone, size) {
			pairs.add(gone, size, p)
		}
		return true
	})
	pairs.report(t, found, table.explainSequence)
}

func firstALSXZ(ctx context.Context, w *workspace, b *Board, _ []Technique) (s Step, ok bool) {
	table := w.almostLockedSets(ctx, b)
	table.eachXZ(ctx, func(gone *eliminations, p alsPattern) bool {
		s, ok = gone.step(ALSXZ), true
		table.explainSequence(&s, p)
		return false
	})
	return s, ok
}

// eachXZ passes on the pairs of sets that eliminate something, in the order of the
// sets, until visit returns false.
func (t *alsTable) eachXZ(ctx context.Context, visit func(gone *eliminations, p alsPattern) bool) {
	for i := range t.sets {
		if ctx.Err() != nil {
			return
		}
		for _, j := range t.partners[i] {
			if int(j) < i {
				continue
			}
			gone := t.goneByPair(i, int(j))
			if gone == (eliminations{}) {
				continue
			}
			var p alsPattern
			p.add(i, 0)
			p.add(int(j), 0)
			found := gone // so that only what is found leaves the stack
			if !visit(&found, p) {
				return
			}
		}
	}
}

// goneByPair returns what follows from a pair of sets.
func (t *alsTable) goneByPair(i, j int) (gone eliminations) {
	a, b := &t.sets[i], &t.sets[j]
	common := t.restricted(i, j)
	double := common.Len() > 1
	for d := range digitsOf(a.digits & b.digits) {
		if double || !common.Has(d) {
			gone.add(t.commonlySeen(i, j, d), d)
		}
	}
	if double {
		for d := range digitsOf(a.digits &^ common) {
			gone.add(a.seen[d].without(b.cells), d)
		}
		for d := range digitsOf(b.digits &^ common) {
			gone.add(b.seen[d].without(a.cells), d)
		}
	}
	return gone
}
