package logic

import (
	"iter"
)

// A finder reports the steps of one technique on a board, in an order that
// depends on the board alone, until found returns false.
type finder func(b *Board, t Technique, found func(Step) bool)

// finders has the finder of each technique; a family shares one.
var finders = func() (table [len(techniques)]finder) {
	for _, family := range families {
		for _, t := range family.techniques {
			table[t] = family.find
		}
	}
	return table
}()

// A family is some techniques that are found in the same way.
type family struct {
	find       finder
	techniques []Technique
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
	forcing,
}

// Find returns all steps of a technique on a board, in a fixed order. The same
// candidates may go in several ways, and each of them is a step.
func Find(b *Board, t Technique) iter.Seq[Step] {
	return func(yield func(Step) bool) {
		if find := finders[t]; find != nil {
			find(b, t, yield)
		}
	}
}
