package logic

import (
	"context"
	"fmt"
	"math/bits"
	"slices"

	"nonet"
)

// A fish is about one digit. Of n base units each must hold it; the candidates for
// that lie in n cover units, and each of these can hold it once. So the digit stands
// in the cover units where it stands in the base units, and nowhere else.
//
//   - Fins are base candidates outside the cover units. What all fins see can still go:
//     either a fin is right, or the fish is.
//   - Endo fins are base candidates in two base units. One digit there would serve two
//     base units, so they count as fins even when they are covered.
//   - A candidate in two cover units goes even when it is a base candidate: it would use
//     up two of them. That is a cannibalistic elimination.
//
// A basic fish has rows as base and columns as cover, or columns and rows. In a franken
// fish there are boxes too, in a mutant fish any units. A basic fish is sashimi when one
// of its base units has less than two candidates that are no fins; there may be no fins
// at all, if that unit has but one candidate.

// A fishShape says which units a fish is made of.
type fishShape uint8

const (
	basicFish fishShape = iota
	frankenFish
	mutantFish
)

// finRule says which fins a fish of a technique has.
type finRule uint8

const (
	noFins finRule = iota
	finned
	sashimi
	anyFins // one of these two
)

// A fishKind is what the name of a fish says.
type fishKind struct {
	size  int
	shape fishShape
	fins  finRule
}

// A fish has at most this many fins, and at most so many of them inside.
const (
	mostFins     = 5
	mostEndoFins = 2
)

// The smallest and the largest fish that have names.
const (
	smallestFish = 2
	largestFish  = 7
)

// fishKinds has the kind of each technique that is a fish.
var fishKinds = func() (kinds [len(techniques)]fishKind) {
	for size := smallestFish; size <= largestFish; size++ {
		i := Technique(size - smallestFish)
		kinds[XWing+i] = fishKind{size, basicFish, noFins}
		kinds[FinnedXWing+2*i] = fishKind{size, basicFish, finned}
		kinds[SashimiXWing+2*i] = fishKind{size, basicFish, sashimi}
		kinds[FrankenXWing+i] = fishKind{size, frankenFish, noFins}
		kinds[FinnedFrankenXWing+i] = fishKind{size, frankenFish, finned}
		kinds[MutantXWing+i] = fishKind{size, mutantFish, noFins}
		kinds[FinnedMutantXWing+i] = fishKind{size, mutantFish, finned}
	}
	return kinds
}()

// fishes are the fish of all kinds.
var fishes = family{
	search:     findFish,
	first:      firstFish,
	reason:     (*Step).reasonOfFish,
	where:      (*Step).whereOfFish,
	techniques: slices.DeleteFunc(Techniques(), func(t Technique) bool { return !t.IsFish() }),
}

// IsFish reports whether the technique is a fish: basic, franken or mutant, with fins
// or without. A kraken fish is none: it needs chains.
func (t Technique) IsFish() bool { return fishKinds[t].size > 0 }

func findFish(ctx context.Context, b *Board, t Technique, found func(Step) bool) {
	fishOf(ctx, b, fishKinds[t], func(f fish) bool { return found(f.step(t)) })
}

// firstFish returns the first fish, and leaves out digits of which it has found none
// where they stood as they do.
func firstFish(ctx context.Context, w *workspace, b *Board, among []Technique) (s Step, ok bool) {
	t := among[0]
	search := newFishSearch(ctx, fishKinds[t], func(f fish) bool {
		s, ok = f.step(t), true
		return false
	})
	for d := 1; d <= 9 && !ok; d++ {
		about := w.digit(b, d)
		if about.noFish.has(t) || about.lost.empty() {
			continue
		}
		search.about(d, b.places[d])
		if search.run(about.lost) {
			about.noFish.add(t)
		}
	}
	return s, ok
}

// fishOf reports the fish of a kind: digit by digit, rows as base before columns, then
// in the order of base and of cover units. It returns false when found did or ctx has
// ended.
func fishOf(ctx context.Context, b *Board, kind fishKind, found func(fish) bool) bool {
	s := newFishSearch(ctx, kind, found)
	for d := 1; d <= 9; d++ {
		targets := b.withoutTemplate(d)
		if targets.empty() {
			continue
		}
		s.about(d, b.places[d])
		if !s.run(targets) {
			return false
		}
	}
	return true
}

// A fish that has been found. Cells are those of its digit.
type fish struct {
	digit       int
	rule        finRule
	base, cover unitSet
	cells       cellSet // base candidates, fins among them
	fins        cellSet // endo fins among them
	endo        cellSet
	twice       cellSet // in more than one cover unit
	may         cellSet // would go if there were no fins
	gone        cellSet
}

// step puts a fish into words that a Step has.
func (f *fish) step(t Technique) Step {
	s := Step{Technique: t, Digits: setOfDigit(f.digit)}
	s.eliminate(f.gone, f.digit)
	s.mark(RoleDefining, f.cells.without(f.fins), f.digit)
	s.mark(RoleFin, f.fins.without(f.endo), f.digit)
	s.mark(RoleEndoFin, f.endo, f.digit)
	s.unit(RoleBase, f.base.list()...)
	s.unit(RoleCover, f.cover.list()...)
	return s
}

// A unitSet is a set of units: bit u is set when unit u is in it.
type unitSet uint32

const (
	allRows    unitSet = 1<<9 - 1
	allColumns         = allRows << firstColumn
	allBoxes           = allRows << firstBox
	allUnits           = allRows | allColumns | allBoxes
)

// unitSetOf has the row, the column and the box of each cell.
var unitSetOf = func() (t [81]unitSet) {
	for c, units := range unitsOf {
		for _, u := range units {
			t[c] |= 1 << u
		}
	}
	return t
}()

// first returns the first unit of a set that is not empty.
func (s unitSet) first() nonet.Unit { return nonet.Unit(bits.TrailingZeros32(uint32(s))) }

func (s unitSet) len() int { return bits.OnesCount32(uint32(s)) }

// list returns the units of a set, rows first.
func (s unitSet) list() []nonet.Unit {
	list := make([]nonet.Unit, 0, s.len())
	for ; s != 0; s &= s - 1 {
		list = append(list, s.first())
	}
	return list
}

// compareUnitSets orders sets of one size by their first units, then by the next.
func compareUnitSets(s, t unitSet) int {
	switch differ := s ^ t; {
	case differ == 0:
		return 0
	case s&(differ&-differ) != 0:
		return -1
	}
	return 1
}

func (s *Step) reasonOfFish() string {
	text := fmt.Sprintf("%s %s %s", s.Digits, unitList(s.unitsAs(RoleBase)), unitList(s.unitsAs(RoleCover)))
	if fins := s.in(RoleFin); fins != "" {
		text += ", fins " + fins
	}
	if fins := s.in(RoleEndoFin); fins != "" {
		text += ", endo fins " + fins
	}
	if cover := s.unitsAs(RoleSecondCover); cover != nil {
		text += "; or " + unitList(cover)
		if fins := s.in(RoleSecondFin); fins != "" {
			text += ", fins " + fins
		}
	}
	return text
}

// mostBaseUnits is how many base units of a fish say where to look; with more, they are
// no help.
const mostBaseUnits = 3

// whereOfFish names the base units of a small basic fish, and the cells of others.
func (s *Step) whereOfFish() string {
	if kind := fishKinds[s.Technique]; kind.shape == basicFish && kind.size <= mostBaseUnits {
		return "in " + andList(unitNames(s.unitsAs(RoleBase)))
	}
	return s.atMarks()
}
