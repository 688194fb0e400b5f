package logic

import (
	"context"
	"fmt"

	"nonet"
)

// A kraken fish is a fish with fins that see nothing, whose fins lead on by chains.
//
//   - Type 1: a candidate that the fish without its fins would let go goes, when a chain
//     leads from each fin to the end that it is not there.
//   - Type 2: of the base candidates in one cover unit one is right, or a fin is. What
//     chains from all of these exclude can go, whatever its digit.
//
// Kraken fish are basic or franken, have no endo fins and few others. Of the many that
// let the same candidate go, each digit gives the smallest.
var krakens = family{search: findKraken, techniques: []Technique{KrakenFishType1, KrakenFishType2}, reason: (*Step).reasonOfKraken}

// The largest kraken fish, and how many fins it can have.
const (
	largestKraken  = 4
	mostKrakenFins = 2
)

func findKraken(ctx context.Context, b *Board, t Technique, found func(Step) bool) {
	k := kraken{technique: t, inferences: newInferences(b), found: found}
	for d := 1; d <= 9; d++ {
		k.seen = [10]cellSet{}
		for size := smallestFish; size <= largestKraken; size++ {
			for _, shape := range []fishShape{basicFish, frankenFish} {
				k.search = fishSearch{
					ctx: ctx, kind: fishKind{size, shape, anyFins}, most: mostKrakenFins,
					reach: &peers, every: true, found: k.fish,
				}
				k.search.about(d, b.places[d])
				if !k.search.run(b.places[d]) {
					return
				}
			}
		}
	}
}

// kraken is the search for kraken fish of one type.
type kraken struct {
	technique  Technique
	search     fishSearch
	inferences *inferences
	seen       [10]cellSet // what has been let go
	unit       nonet.Unit  // of the cover, where chains of type 2 start
	found      func(Step) bool
}

// fish reports what a fish gives. It returns false when found did.
func (k *kraken) fish(f fish) bool {
	switch {
	case f.fins.empty() || !f.gone.empty():
		return true // no chains are needed
	case k.technique == KrakenFishType1:
		return k.report(&f, f.fins, f.digit, f.may)
	}
	for rest := f.cover; rest != 0; rest &= rest - 1 {
		k.unit = rest.first()
		unit := k.search.units[k.unit]
		starts := unit.and(f.cells).without(f.twice)
		if starts == unit {
			continue // the unit would do without a fish
		}
		starts = starts.or(f.fins)
		for d := 1; d <= 9; d++ {
			cells := k.inferences.board.places[d]
			if d == f.digit {
				cells = cells.without(starts) // one of these is right
			}
			if !k.report(&f, starts, d, cells) {
				return false
			}
		}
	}
	return true
}

// report reports those of some candidates that go with each of the fish's digits in
// starts. It returns false when found did.
func (k *kraken) report(f *fish, starts cellSet, digit int, cells cellSet) bool {
	cells = cells.without(k.seen[digit])
	for c := range starts.all() {
		if cells.empty() {
			return true
		}
		cells = cells.and(k.inferences.excluded(c, f.digit, digit))
	}
	k.seen[digit] = k.seen[digit].or(cells)
	for c := range cells.all() {
		if !k.found(k.step(f, starts, Candidate{c, digit})) {
			return false
		}
	}
	return true
}

// step returns the step that lets a candidate go.
func (k *kraken) step(f *fish, starts cellSet, gone Candidate) Step {
	s := f.step(k.technique)
	s.eliminate(setOf(gone.Cell), gone.Digit)
	if k.technique == KrakenFishType2 {
		s.unit(RoleStart, k.unit)
	}
	s.mark(RoleStart, starts, f.digit)
	for c := range starts.all() {
		s.Chains = append(s.Chains, k.inferences.chain(nodeOf(c, f.digit), nodeOf(gone.Cell, gone.Digit)))
	}
	return s
}

func (s *Step) reasonOfKraken() string {
	text := s.reasonOfFish() + "; "
	if s.Technique == KrakenFishType2 {
		unit := s.unitsAs(RoleStart)[0]
		starts, _ := s.marked(RoleStart)
		fins, _ := s.marked(RoleFin)
		if base := starts.without(fins); base.empty() {
			text += fmt.Sprintf("%s is in a fin, as %s has no base candidate of its own: ", s.Digits, unit)
		} else {
			text += fmt.Sprintf("%s is in %s of %s or in a fin: ", s.Digits, cellList(base), unit)
		}
	}
	return text + s.chains()
}

// nodeOf returns the node of a candidate.
func nodeOf(c nonet.Cell, digit int) inferenceNode { return inferenceNode(9*int(c) + digit - 1) }
