package logic

import "nonet"

// alsXYWing joins two almost locked sets to a third by two restricted commons: the
// third lacks only one of them, so one of the two lacks the other and holds its
// remaining digits. A digit of both is in one of them.
var alsXYWing = family{findALSXYWing, []Technique{ALSXYWing}}

// findALSXYWing reports first the wings whose sets share no cells, then the others.
func findALSXYWing(b *Board, _ Technique, found func(Step) bool) {
	if findALSXYWings(b, false, found) {
		findALSXYWings(b, true, found)
	}
}

// findALSXYWings reports the wings whose sets share cells or not, and whether found
// never returned false.
func findALSXYWings(b *Board, overlap bool, found func(Step) bool) bool {
	table := newALSTable(b, 1)
	defer table.free()
	table.link(overlap)
	var wings patternList[alsPattern]
	for pivot := range table.sets {
		for d := range digitsOf(table.sets[pivot].digits) {
			for e := range digitsOf(table.sets[pivot].digits &^ setOfDigit(d)) {
				table.addXYWings(&wings, pivot, d, e, overlap)
			}
		}
	}
	return wings.report(ALSXYWing, found, table.explainRow)
}

// addXYWings adds the wings of a pivot with two digits as restricted commons.
func (t *alsTable) addXYWings(wings *patternList[alsPattern], pivot, d, e int, overlap bool) {
	for _, i := range t.links[10*pivot+d] {
		for _, j := range t.links[10*pivot+e] {
			a, b := &t.sets[i], &t.sets[j]
			shared := a.digits & b.digits &^ (setOfDigit(d) | setOfDigit(e))
			if i >= j || shared == 0 {
				continue
			}
			pair, p := a.cells.meets(b.cells), &t.sets[pivot]
			shares := pair || a.cells.meets(p.cells) || b.cells.meets(p.cells)
			if shares != overlap || pair && (a.cells.within(b.cells) || b.cells.within(a.cells)) {
				continue
			}
			t.addXYWing(wings, pivot, int(i), int(j), shared)
		}
	}
}

// addXYWing adds a wing if it eliminates something. The digits do not count that
// join either set to the pivot in another way.
func (t *alsTable) addXYWing(wings *patternList[alsPattern], pivot, i, j int, shared nonet.DigitSet) {
	left, right := t.restricted(pivot, i), t.restricted(pivot, j)
	var gone eliminations
	for z := range digitsOf(shared &^ (left | right)) {
		gone.add(t.commonlySeen(i, j, z), z)
	}
	if gone == (eliminations{}) {
		return
	}
	var p alsPattern
	p.add(i, 0)
	p.add(pivot, 0)
	p.add(j, 0)
	if size := t.cellsOf(&p); wings.wants(&gone, size) {
		wings.add(&gone, size, p)
	}
}
