package logic

import (
	"fmt"
	"slices"
	"testing"

	"nonet"
)

// fishUpTo lists the techniques that are fish of some shapes up to a size.
func fishUpTo(size int, shapes ...fishShape) (list []Technique) {
	for _, t := range fishes.techniques {
		if k := fishKinds[t]; k.size <= size && slices.Contains(shapes, k.shape) {
			list = append(list, t)
		}
	}
	return list
}

// TestFishSound wants the solution to survive every fish.
func TestFishSound(t *testing.T) {
	techniques := append(fishUpTo(4, basicFish, frankenFish, mutantFish), fishUpTo(largestFish, basicFish)...)
	perFile := 60
	if testing.Short() {
		perFile = 5
	}
	list := positions(t, perFile, fishUpTo(3, basicFish, frankenFish)...)
	steps, siamese, kinds := 0, 0, map[Technique]bool{}
	for _, p := range list {
		for _, technique := range techniques {
			n := 0
			for s := range Find(&p.board, technique) {
				if why := p.checkStep(&s); why != "" {
					t.Fatalf("%v: %s\n%v", technique, why, s)
				}
				if n++; n == 50 {
					break
				}
			}
			kinds[technique] = kinds[technique] || n > 0
			for s := range allBy(findSiamese, &p.board, technique) {
				if why := p.checkStep(&s); why != "" {
					t.Fatalf("siamese %v: %s\n%v", technique, why, s)
				}
				siamese++
				if n++; n == 100 {
					break
				}
			}
			steps += n
		}
	}
	t.Logf("%d steps on %d positions", steps, len(list))
	if siamese == 0 {
		t.Error("no siamese fish")
	}
	for _, technique := range techniques {
		if !kinds[technique] && fishKinds[technique].size <= 4 && !testing.Short() {
			t.Errorf("%s finds nothing", technique)
		}
	}
}

// TestFishByDefinition compares the fish that are found with those that come out when
// every set of base units meets every set of cover units.
func TestFishByDefinition(t *testing.T) {
	list := positions(t, 20, fishUpTo(2, basicFish)...)
	for _, test := range []struct {
		boards, size int
		shapes       []fishShape
	}{
		{20, 2, []fishShape{basicFish, frankenFish, mutantFish}},
		{40, 3, []fishShape{basicFish}},
		{40, 4, []fishShape{basicFish}},
		{1, 3, []fishShape{frankenFish}},
	} {
		for i, p := range list[:min(test.boards, len(list))] {
			for _, shape := range test.shapes {
				want := fishByDefinition(&p.board, test.size, shape)
				got := map[Technique][]string{}
				for _, technique := range fishUpTo(test.size, shape) {
					if fishKinds[technique].size != test.size {
						continue
					}
					for s := range Find(&p.board, technique) {
						got[technique] = append(got[technique], fmt.Sprint(s))
					}
					if !slices.Equal(got[technique], want[technique]) {
						t.Fatalf("position %d: %v: found %d, want %d\n%v\n%v", i, technique,
							len(got[technique]), len(want[technique]), got[technique], want[technique])
					}
				}
			}
		}
	}
}

// TestConcurrentBases does so for the fish of three units whose base is the row, the
// column and the box of one cell, which may be a candidate in all of them.
func TestConcurrentBases(t *testing.T) {
	concurrent, thrice := 0, 0
	for i, p := range positions(t, 1, fishUpTo(2, basicFish)...)[:2] {
		b := &p.board
		for d := 1; d <= 9; d++ {
			var want, got []string
			for c := range nonet.Cell(81) {
				for _, cover := range choose(b, d, allUnits&^unitSetOf[c], 3) {
					if f, ok := fishOfUnits(b, d, unitSetOf[c], cover); ok && f.shape() == mutantFish && !f.emptyBase(b) {
						want = append(want, fmt.Sprint(f.step(f.technique(3))))
					}
				}
			}
			for _, rule := range []finRule{noFins, finned} {
				fishOf(t.Context(), b, fishKind{3, mutantFish, rule}, func(f fish) bool {
					at := f.base.list()
					if common := unitCells[at[0]].and(unitCells[at[1]]).and(unitCells[at[2]]); f.digit == d && common.len() == 1 {
						got = append(got, fmt.Sprint(f.step(f.technique(3))))
						concurrent++
						if b.places[d].has(common.first()) {
							thrice++
						}
					}
					return true
				})
			}
			slices.Sort(want)
			slices.Sort(got)
			if !slices.Equal(got, want) {
				t.Errorf("position %d, digit %d: found %d, want %d\n%v\n%v", i, d, len(got), len(want), got, want)
			}
		}
	}
	if concurrent == 0 || thrice == 0 {
		t.Errorf("%d such fish, %d with a candidate in all three", concurrent, thrice)
	}
}

// emptyBase reports whether a base unit has no place for the digit.
func (f *fish) emptyBase(b *Board) bool {
	return slices.ContainsFunc(f.base.list(), func(u nonet.Unit) bool { return b.placesIn(u, f.digit).empty() })
}

// fishByDefinition returns the fish of a size and a shape, each as text.
func fishByDefinition(b *Board, size int, shape fishShape) map[Technique][]string {
	all := map[Technique][]string{}
	sides := map[fishShape][][2]unitSet{
		basicFish:   {{allRows, allColumns}, {allColumns, allRows}},
		frankenFish: {{allRows | allBoxes, allColumns | allBoxes}, {allColumns | allBoxes, allRows | allBoxes}},
		mutantFish:  {{allUnits, allUnits}},
	}[shape]
	for d := 1; d <= 9; d++ {
		for _, side := range sides {
			for _, base := range choose(b, d, side[0], size) {
				for _, cover := range choose(b, d, side[1]&^base, size) {
					if f, ok := fishOfUnits(b, d, base, cover); ok && f.shape() == shape {
						s := f.step(f.technique(size))
						all[s.Technique] = append(all[s.Technique], fmt.Sprint(s))
					}
				}
			}
		}
	}
	return all
}

// choose returns the sets of size units that have places for a digit.
func choose(b *Board, digit int, from unitSet, size int) (sets []unitSet) {
	if size == 0 {
		return []unitSet{0}
	}
	for ; from != 0; from &= from - 1 {
		u := from.first()
		if b.placesIn(u, digit).empty() {
			continue
		}
		for _, rest := range choose(b, digit, from&(from-1), size-1) {
			sets = append(sets, rest|1<<u)
		}
	}
	return sets
}

// fishOfUnits returns the fish of some units, if they are one.
func fishOfUnits(b *Board, digit int, base, cover unitSet) (f fish, ok bool) {
	f = fish{digit: digit, base: base, cover: cover}
	for c := range nonet.Cell(81) {
		if !b.places[digit].has(c) {
			continue
		}
		if in := (unitSetOf[c] & base).len(); in > 0 {
			f.cells.add(c)
			if in > 1 {
				f.endo.add(c)
			}
			if in > 1 || unitSetOf[c]&cover == 0 {
				f.fins.add(c)
			}
		}
	}
	for c := range nonet.Cell(81) {
		in := (unitSetOf[c] & cover).len()
		if b.places[digit].has(c) && (in > 1 || in == 1 && !f.cells.has(c)) && f.fins.within(peers[c]) {
			f.gone.add(c)
		}
	}
	for _, u := range cover.list() {
		if !unitCells[u].meets(f.cells) {
			return f, false
		}
	}
	return f, !f.gone.empty() && f.fins.len() <= mostFins && f.endo.len() <= mostEndoFins
}

// technique returns the technique that a fish of a size is.
func (f *fish) technique(size int) Technique {
	i := Technique(size - smallestFish)
	switch f.shape() {
	case frankenFish:
		if f.fins.empty() {
			return FrankenXWing + i
		}
		return FinnedFrankenXWing + i
	case mutantFish:
		if f.fins.empty() {
			return MutantXWing + i
		}
		return FinnedMutantXWing + i
	}
	for _, u := range f.base.list() {
		if f.cells.and(unitCells[u]).without(f.fins).len() < 2 {
			return SashimiXWing + 2*i
		}
	}
	if f.fins.empty() {
		return XWing + i
	}
	return FinnedXWing + 2*i
}

// BenchmarkFish looks for all fish of a shape and a size on boards without singles.
func BenchmarkFish(b *testing.B) {
	list := positions(b, 5)
	for shape, name := range []string{"basic", "franken", "mutant"} {
		for size := smallestFish; size <= largestFish; size++ {
			b.Run(fmt.Sprintf("%s%d", name, size), func(b *testing.B) {
				b.ReportAllocs()
				steps, boards := 0, 0
				for i := 0; b.Loop(); i++ {
					p := &list[i%len(list)]
					for _, rule := range []finRule{noFins, anyFins} {
						fishOf(b.Context(), &p.board, fishKind{size, fishShape(shape), rule}, func(fish) bool {
							steps++
							return true
						})
					}
					boards++
				}
				b.ReportMetric(float64(steps)/float64(boards), "fish/op")
			})
		}
	}
}
