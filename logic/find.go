package logic

import (
	"iter"
)

// A finder reports the steps of one technique on a board, in an order that
// depends on the board alone, until found returns false.
type finder func(b *Board, t Technique, found func(Step) bool)

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
	techniques []Technique
	// first returns the step that HoDoKu takes when it looks for a technique, where that
	// is not the one that find reports first. Some techniques it takes together.
	first    func(w *workspace, b *Board, among []Technique) (Step, bool)
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
// candidates may go in several ways, and each of them is a step.
func Find(b *Board, t Technique) iter.Seq[Step] {
	return func(yield func(Step) bool) {
		if f := familyOf[t]; f != nil {
			f.find(b, t, yield)
		}
	}
}
