package logic

import (
	"context"
	"math/bits"
	"slices"
)

// A fishSearch looks for the fish of one digit. It goes through the sets of base
// units, and for each of them through the candidates that might go: which base
// candidates such a target sees decides which of them may be fins, and all others
// need a cover unit. That leaves few covers to try.
type fishSearch struct {
	ctx      context.Context
	kind     fishKind
	most     int          // fins
	mostEndo int          // endo fins
	reach    *[81]cellSet // for each cell, those that cannot have the digit with it
	every    bool         // whether to report fish that eliminate nothing, too
	found    func(fish) bool

	digit    int
	places   cellSet
	units    [unitCount]cellSet // the places in each unit
	nonEmpty unitSet            // units with places

	// Those of the base units at hand.
	fish    fish
	targets cellSet
	covers  []unitSet
}

func newFishSearch(ctx context.Context, kind fishKind, found func(fish) bool) *fishSearch {
	s := &fishSearch{ctx: ctx, kind: kind, reach: &peers, found: found}
	if kind.fins != noFins {
		s.most, s.mostEndo = mostFins, mostEndoFins
	}
	return s
}

// about makes a digit the one to search.
func (s *fishSearch) about(digit int, places cellSet) {
	s.digit, s.places, s.nonEmpty = digit, places, 0
	for u := range s.units {
		s.units[u] = places.and(unitCells[u])
		if !s.units[u].empty() {
			s.nonEmpty |= 1 << u
		}
	}
}

// run reports the fish that eliminate some of the targets. It returns false when
// found did or the context has ended.
func (s *fishSearch) run(targets cellSet) bool {
	switch s.kind.shape {
	case basicFish:
		return s.with(allRows, allColumns, targets) && s.with(allColumns, allRows, targets)
	case frankenFish:
		return s.with(allRows|allBoxes, allColumns|allBoxes, targets) &&
			s.with(allColumns|allBoxes, allRows|allBoxes, targets)
	}
	return s.with(allUnits, allUnits, targets)
}

// with reports the fish with certain units as base and as cover.
func (s *fishSearch) with(base, cover unitSet, targets cellSet) bool {
	top := bases{rest: base & s.nonEmpty, cover: cover & s.nonEmpty, targets: targets, left: s.kind.size}
	return s.addBase(top)
}

// bases are the base units chosen so far.
type bases struct {
	chosen  unitSet
	rest    unitSet // that may be added
	cover   unitSet // that may be cover units
	cells   cellSet // base candidates
	endo    cellSet
	targets cellSet // that go with all endo fins
	left    int     // how many more to choose
}

// addBase goes through the sets of base units that have those chosen so far.
func (s *fishSearch) addBase(b bases) bool {
	if b.left == 0 {
		return s.cover(&b)
	}
	for ; b.rest.len() >= b.left; b.rest &= b.rest - 1 {
		next, ok := s.withBase(&b)
		if ok && !s.addBase(next) {
			return false
		}
	}
	return true
}

// withBase adds the first unit of the rest. It returns false when no fish has it.
func (s *fishSearch) withBase(b *bases) (next bases, ok bool) {
	u := b.rest.first()
	next = bases{
		chosen:  b.chosen | 1<<u,
		rest:    b.rest & (b.rest - 1),
		cover:   b.cover &^ (1 << u),
		cells:   b.cells.or(s.units[u]),
		endo:    b.endo,
		targets: b.targets,
		left:    b.left - 1,
	}
	overlap := b.cells.and(s.units[u])
	if overlap.empty() {
		return next, true
	}
	next.endo = b.endo.or(overlap)
	if next.endo.len() > s.mostEndo {
		return next, false
	}
	next.targets = b.targets.and(s.reachOfAll(overlap))
	return next, !next.targets.empty()
}

// reachOfAll returns the cells that cannot have the digit when any of a set has it.
func (s *fishSearch) reachOfAll(cells cellSet) cellSet {
	seen := s.places
	for w, word := range cells {
		for ; word != 0; word &= word - 1 {
			seen = seen.and(s.reach[64*w+bits.TrailingZeros64(word)])
		}
	}
	return seen
}

// cover reports the fish that have certain base units. It returns false when found did
// or the context has ended.
func (s *fishSearch) cover(b *bases) bool {
	if s.ctx.Err() != nil {
		return false
	}
	s.fish = fish{digit: s.digit, base: b.chosen, cells: b.cells, endo: b.endo}
	s.covers = s.covers[:0]
	open := b.cover
	for rest := b.cover; rest != 0; rest &= rest - 1 {
		if u := rest.first(); !s.units[u].meets(b.cells) {
			open &^= 1 << u
		}
	}
	s.targets = b.targets
	if s.every {
		s.everyCover(0, open, b.cells, 0, s.kind.size)
	} else {
		s.coversOfTargets(open)
	}
	slices.SortFunc(s.covers, compareUnitSets)
	for _, c := range s.covers {
		f := s.complete(c)
		if s.named(&f) && !s.found(f) {
			return false
		}
	}
	return true
}

// complete returns the fish that has a cover.
func (s *fishSearch) complete(cover unitSet) fish {
	f := s.fish
	f.cover = cover
	var once cellSet
	for rest := cover; rest != 0; rest &= rest - 1 {
		unit := s.units[rest.first()]
		f.twice = f.twice.or(once.and(unit))
		once = once.or(unit)
	}
	f.fins = f.cells.without(once).or(f.endo)
	f.may = once.without(f.cells).or(f.twice)
	f.gone = f.may.and(s.targets).and(s.reachOfAll(f.fins))
	f.rule = s.ruleOf(&f)
	return f
}

// named reports whether a fish is of the kind that is looked for.
func (s *fishSearch) named(f *fish) bool {
	if s.kind.fins == anyFins {
		return f.rule != noFins && f.shape() == s.kind.shape
	}
	return f.rule == s.kind.fins && f.shape() == s.kind.shape
}

// ruleOf returns the rule that a fish obeys.
func (s *fishSearch) ruleOf(f *fish) finRule {
	switch {
	case f.shape() == basicFish && s.thin(f):
		return sashimi
	case f.fins.empty():
		return noFins
	}
	return finned
}

// thin reports whether a base unit has less than two candidates that are no fins.
func (s *fishSearch) thin(f *fish) bool {
	for rest := f.base; rest != 0; rest &= rest - 1 {
		if s.units[rest.first()].without(f.fins).len() < 2 {
			return true
		}
	}
	return false
}

// shape returns the shape of a fish.
func (f *fish) shape() fishShape {
	base, cover := f.base, f.cover
	if base&allColumns != 0 {
		base, cover = transpose(base), transpose(cover)
	}
	if base&allRows == 0 || base&allColumns != 0 || cover&allColumns == 0 || cover&allRows != 0 {
		return mutantFish
	}
	if (base|cover)&allBoxes != 0 {
		return frankenFish
	}
	return basicFish
}

// transpose puts the rows of a set in place of its columns, and the other way round.
func transpose(s unitSet) unitSet {
	return s&allBoxes | s&allRows<<firstColumn | s&allColumns>>firstColumn
}
