package logic

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"nonet"
)

// deathBlossoms have a stem, a cell, and for each of its candidates a petal: an
// almost locked set that loses the digit when the stem has it, and then holds its
// other digits. A digit of all petals is in one of them whatever the stem holds.
var deathBlossoms = family{search: findDeathBlossoms, techniques: []Technique{DeathBlossom}, reason: (*Step).reasonOfBlossom}

// maxPetals bounds the sets that are tried for each candidate of a stem.
const maxPetals = 100

// findDeathBlossoms reports first the blossoms whose petals share no cells, then the
// others.
func findDeathBlossoms(ctx context.Context, b *Board, _ Technique, found func(Step) bool) {
	if findBlossoms(ctx, b, false, found) {
		findBlossoms(ctx, b, true, found)
	}
}

// findBlossoms reports the blossoms whose petals share cells or not, and whether
// found never returned false.
func findBlossoms(ctx context.Context, b *Board, overlap bool, found func(Step) bool) bool {
	table := newALSTable(ctx, b, 1)
	defer table.free()
	f := blossomFinder{ctx: ctx, alsTable: table, overlap: overlap}
	for stem := range b.open.all() {
		f.findAround(stem)
	}
	return f.list.report(DeathBlossom, found, f.explain)
}

// A blossom is a stem with its petals.
type blossom struct {
	stem   nonet.Cell
	petals alsPattern
}

// A blossomFinder tries the petals for the digits of a stem, one after the other.
type blossomFinder struct {
	ctx context.Context
	*alsTable
	overlap bool
	stem    nonet.Cell
	digits  [9]int // of the stem
	count   int
	petals  [9][]uint16
	chosen  [9]int
	list    patternList[blossom]
}

func (f *blossomFinder) findAround(stem nonet.Cell) {
	f.stem, f.count = stem, 0
	for d := range digitsOf(f.board.cands[stem]) {
		list := f.petals[f.count][:0]
		for _, i := range f.with[d] {
			if f.sets[i].seen[d].has(stem) && len(list) < maxPetals {
				list = append(list, i)
			}
		}
		if len(list) == 0 {
			return
		}
		f.petals[f.count], f.digits[f.count] = f.withoutLarger(list), d
		f.count++
	}
	var targets [10]cellSet
	shared := nonet.AllDigits &^ f.board.cands[stem]
	for d := range digitsOf(shared) {
		targets[d] = f.board.places[d]
		targets[d].remove(stem)
	}
	f.choose(0, shared, &targets, cellSet{}, false)
}

// withoutLarger returns the petals of a list but for those that contain another that
// excludes as much outside the stem.
func (f *blossomFinder) withoutLarger(list []uint16) []uint16 {
	kept := list[:0]
	for i, p := range list {
		larger := slices.ContainsFunc(kept, func(q uint16) bool { return f.replaces(q, p) }) ||
			slices.ContainsFunc(list[i+1:], func(q uint16) bool { return f.replaces(q, p) })
		if !larger {
			kept = append(kept, p)
		}
	}
	return kept
}

// replaces reports whether petal q, part of petal p, excludes all that p does.
func (f *blossomFinder) replaces(q, p uint16) bool {
	small, large := &f.sets[q], &f.sets[p]
	if p == q || !small.cells.within(large.cells) {
		return false
	}
	for d := range digitsOf(large.digits &^ f.board.cands[f.stem]) {
		if !large.seen[d].within(small.seen[d]) {
			return false
		}
	}
	return true
}

// choose tries the petals for the stem's digits from one on. Targets are what would
// go because of the petals chosen, whose cells are taken, some of them twice if they
// overlap.
func (f *blossomFinder) choose(i int, shared nonet.DigitSet, targets *[10]cellSet, taken cellSet, overlap bool) {
	if i == f.count {
		if overlap == f.overlap {
			f.add(shared, targets, taken)
		}
		return
	}
	if f.ctx.Err() != nil {
		return
	}
	for _, p := range f.petals[i] {
		set := &f.sets[p]
		meets := set.cells.meets(taken)
		if meets && !f.overlap {
			continue
		}
		var left nonet.DigitSet
		var seen [10]cellSet
		for d := range digitsOf(shared & set.digits) {
			if seen[d] = targets[d].and(set.seen[d]); !seen[d].empty() {
				left |= setOfDigit(d)
			}
		}
		if left != 0 {
			f.chosen[i] = int(p)
			f.choose(i+1, left, &seen, taken.or(set.cells), overlap || meets)
		}
	}
}

// add adds a blossom if it eliminates something outside its petals.
func (f *blossomFinder) add(shared nonet.DigitSet, targets *[10]cellSet, taken cellSet) {
	var gone eliminations
	for d := range digitsOf(shared) {
		gone.add(targets[d].without(taken), d)
	}
	if gone == (eliminations{}) {
		return
	}
	p := blossom{stem: f.stem}
	for i, set := range f.chosen[:f.count] {
		p.petals.add(set, f.digits[i])
	}
	if size := 100*f.count + f.cellsOf(&p.petals); f.list.wants(&gone, size) {
		f.list.add(&gone, size, p)
	}
}

// explain marks the stem and the petals, and links them.
func (f *blossomFinder) explain(s *Step, p blossom) {
	for d := range digitsOf(f.board.cands[p.stem]) {
		s.mark(RolePivot, setOf(p.stem), d)
	}
	f.markSets(s, &p.petals)
	for i, set := range p.petals.sets[:p.petals.count] {
		d := int(p.petals.digits[i])
		s.Chains = append(s.Chains, Chain{
			{Cells: []nonet.Cell{p.stem}, Digit: d, On: true},
			{Cells: f.sets[set].at[d].cells(), Digit: d, Set: true},
		})
	}
}

func (s *Step) reasonOfBlossom() string {
	cell, digits := s.marked(RolePivot)
	return fmt.Sprintf("stem %s {%s}, petals %s", cellList(cell), digits, strings.Join(s.groups(), ", "))
}
