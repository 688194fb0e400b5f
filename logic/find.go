package logic

import (
	"context"
	"iter"
)

// A finder reports the steps of one technique on a board, in an order that
// depends on the board alone, until found returns false. It ends within milliseconds
// on any board.
type finder func(b *Board, t Technique, found func(Step) bool)

// A searcher does the same and may take long. When the context ends it stops soon, and
// what it reports from then on does not count.
type searcher func(ctx context.Context, b *Board, t Technique, found func(Step) bool)

// A firstFinder returns the first step of some techniques of a family. What it returns
// after the context has ended does not count.
type firstFinder func(ctx context.Context, w *workspace, b *Board, among []Technique) (Step, bool)

// familyOf has the family of each technique; those that have none are nil.
var familyOf = func() (table [len(techniques)]*family) {
	for i := range families {
		for _, t := range families[i].techniques {
			table[t] = &families[i]
		}
	}
	return table
}()

// A family is some techniques that are found in the same way.
type family struct {
	find       finder
	search     searcher // in place of find
	techniques []Technique
	// first returns the step that HoDoKu takes when it looks for a technique, where that
	// is not the one that is reported first. Some techniques it takes together.
	first    firstFinder
	together bool
	// reason says why a step is right, without its name and what follows; nil stands for
	// its chains. Where says where its pattern is; nil stands for the marked cells.
	reason func(*Step) string
	where  func(*Step) string
}

// families lists them all, one file each.
var families = []family{
	singles,
	lockedCandidates,
	nakedSubsets,
	hiddenSubsets,
	skyscrapers,
	kites,
	turbotFish,
	emptyRectangles,
	wWings,
	wings,
	colors,
	rectangles,
	avoidableRectangles,
	bugPlusOne,
	remotePairs,
	sueDeCoq,
	fishes,
	krakens,
	templates,
	simpleChains,
	niceLoops,
	groupedLoops,
	alsXZ,
	alsXYWing,
	alsChains,
	deathBlossoms,
	forcingChains,
	forcingNets,
}

// Find returns all steps of a technique on a board, in a fixed order. The same
// candidates may go in several ways, and each of them is a step. Of [BruteForce] there
// are none: it looks at the solution, not at the board.
//
// The board must not change while the steps are iterated over: apply one after the loop
// has been left. It can be left at any step; [Options.All] ends in between, too, when
// its context does. Some techniques take minutes on boards with very many candidates.
func Find(b *Board, t Technique) iter.Seq[Step] {
	return func(yield func(Step) bool) { find(context.Background(), b, t, yield) }
}

// find is the finder of all techniques.
func find(ctx context.Context, b *Board, t Technique, found func(Step) bool) {
	switch f := t.family(); {
	case f == nil:
	case f.search != nil:
		f.search(ctx, b, t, found)
	default:
		f.find(b, t, found)
	}
}

// family returns the family of a technique, or nil if it has none.
func (t Technique) family() *family {
	if !t.known() {
		return nil
	}
	return familyOf[t]
}

// findPlain is find without what HoDoKu leaves out when it solves a puzzle with its
// default options: chains through almost locked sets, and wings and blossoms whose
// sets share cells.
func findPlain(ctx context.Context, b *Board, t Technique, found func(Step) bool) {
	switch t {
	case GroupedContinuousNiceLoop, GroupedDiscontinuousNiceLoop, GroupedAIC:
		findGroupedLoopsWithoutSets(ctx, b, t, found)
	case ALSXYWing:
		findALSXYWings(ctx, b, false, found)
	case DeathBlossom:
		findBlossoms(ctx, b, false, found)
	default:
		find(ctx, b, t, found)
	}
}
