package logic

import "nonet"

// alsXZ joins two almost locked sets by a restricted common: one of them does
// without it and holds all its other digits, so one of them holds any other digit
// that both have. With two restricted commons each set lacks one and keeps the rest.
var alsXZ = family{findALSXZ, []Technique{ALSXZ}}

func findALSXZ(b *Board, t Technique, found func(Step) bool) {
	table := newALSTable(b, 1)
	defer table.free()
	table.link(false)
	var pairs patternList[alsPattern]
	for i := range table.sets {
		for d := range digitsOf(table.sets[i].digits) {
			for _, o := range table.links[10*i+d] {
				j := int(o)
				// A pair with two restricted commons comes up for each of them.
				if common := table.restricted(i, j); j > i && lowestDigit(common) == d {
					table.addXZ(&pairs, i, j, common)
				}
			}
		}
	}
	pairs.report(t, found, table.explainRow)
}

// addXZ adds what follows from a pair of sets, if anything does.
func (t *alsTable) addXZ(pairs *patternList[alsPattern], i, j int, common nonet.DigitSet) {
	a, b := &t.sets[i], &t.sets[j]
	var gone eliminations
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
	var p alsPattern
	p.add(i, 0)
	p.add(j, 0)
	if size := t.cellsOf(&p); pairs.wants(&gone, size) {
		pairs.add(&gone, size, p)
	}
}
