package logic

import (
	"cmp"
	"math/bits"
	"slices"

	"nonet"
)

// eliminations are the cells from which each digit goes.
type eliminations [10]cellSet

// add adds a digit of some cells.
func (e *eliminations) add(cells cellSet, digit int) { e[digit] = e[digit].or(cells) }

// len counts the candidates.
func (e *eliminations) len() (n int) {
	for d := range e {
		n += e[d].len()
	}
	return n
}

// compare orders by digits and cells those that are as many; more come first.
func (e *eliminations) compare(o *eliminations) int {
	if c := cmp.Compare(o.len(), e.len()); c != 0 {
		return c
	}
	for d := range e {
		for w := range e[d] {
			if x := e[d][w] ^ o[d][w]; x != 0 {
				return 1 - 2*int(e[d][w]>>bits.TrailingZeros64(x)&1)
			}
		}
	}
	return 0
}

// compareHoDoKu orders as HoDoKu does where it takes the first of many steps: more
// eliminations come first, then those whose cells come early, by a sum.
func (e *eliminations) compareHoDoKu(o *eliminations) int {
	return cmp.Or(cmp.Compare(o.len(), e.len()), cmp.Compare(e.indexSum(), o.indexSum()))
}

// indexSum adds up cells, each with a greater weight than the one before, and digits.
func (e *eliminations) indexSum() (sum int) {
	weight := 1
	for d := range e {
		for c := range e[d].all() {
			sum += int(c)*weight + d
			weight += 80
		}
	}
	return sum
}

// gone returns what a step eliminates.
func (s *Step) gone() (gone eliminations) {
	for _, e := range s.Eliminations {
		gone[e.Digit].add(e.Cell)
	}
	return gone
}

// step returns a step that eliminates these, without reasons.
func (e *eliminations) step(t Technique) Step {
	s := Step{Technique: t}
	for d := range e {
		if !e[d].empty() {
			s.Digits |= setOfDigit(d)
			s.eliminate(e[d], d)
		}
	}
	return s
}

// A patternList gathers patterns, and for each set of eliminations keeps the
// smallest. Only those that are asked for become steps.
type patternList[P any] struct {
	index map[eliminations]int
	items []sizedPattern[P]
}

type sizedPattern[P any] struct {
	gone    eliminations
	size    int
	pattern P
}

// wants reports whether there are eliminations for which there was no pattern as
// small.
func (l *patternList[P]) wants(gone *eliminations, size int) bool {
	if *gone == (eliminations{}) {
		return false
	}
	i, known := l.index[*gone]
	return !known || l.items[i].size > size
}

// add adds a pattern that is wanted.
func (l *patternList[P]) add(gone *eliminations, size int, p P) {
	if l.index == nil {
		l.index = map[eliminations]int{}
	}
	i, known := l.index[*gone]
	if !known {
		i = len(l.items)
		l.index[*gone] = i
		l.items = append(l.items, sizedPattern[P]{gone: *gone})
	}
	l.items[i].size, l.items[i].pattern = size, p
}

// report passes on the steps of the patterns, small ones first, until found returns
// false, and reports whether it never did. Explain completes a step.
func (l *patternList[P]) report(t Technique, found func(Step) bool, explain func(s *Step, p P)) bool {
	slices.SortStableFunc(l.items, func(a, b sizedPattern[P]) int {
		return cmp.Or(cmp.Compare(a.size, b.size), a.gone.compare(&b.gone))
	})
	for i := range l.items {
		s := l.items[i].gone.step(t)
		explain(&s, l.items[i].pattern)
		if !found(s) {
			return false
		}
	}
	return true
}

// best returns the pattern that HoDoKu takes where it looks for all: that with the most
// eliminations. It is nil if there is none.
func (l *patternList[P]) best() (best *sizedPattern[P]) {
	for i := range l.items {
		if p := &l.items[i]; best == nil || p.gone.compareHoDoKu(&best.gone) < 0 {
			best = p
		}
	}
	return best
}

// first returns the step of the best pattern. Explain completes it.
func (l *patternList[P]) first(t Technique, explain func(s *Step, p P)) (s Step, ok bool) {
	p := l.best()
	if p == nil {
		return s, false
	}
	s = p.gone.step(t)
	explain(&s, p.pattern)
	return s, true
}

// addOthers adds all candidates of a cell but some.
func (e *eliminations) addOthers(b *Board, cell nonet.Cell, but nonet.DigitSet) {
	for d := range digitsOf(b.cands[cell] &^ but) {
		e[d].add(cell)
	}
}
