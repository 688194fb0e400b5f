package logic

import (
	"fmt"

	"nonet"
)

// colors find the cells of a digit that hang together by units with two places for
// it, and give them two colors in turn: all cells of one color hold the digit.
var colors = family{find: findColors, techniques: []Technique{SimpleColorsTrap, SimpleColorsWrap, MultiColors1, MultiColors2},
	reason: (*Step).reasonOfColors}

// A coloring is two sets of cells of which one has the digit in all its cells, the
// other in none.
type coloring [2]cellSet

func findColors(b *Board, t Technique, found func(Step) bool) {
	for d := 1; d <= 9; d++ {
		list, n := coloringsOf(b, d)
		if !findInColorings(b, t, d, list[:n], found) {
			return
		}
	}
}

func findInColorings(b *Board, t Technique, d int, list []coloring, found func(Step) bool) bool {
	for i, one := range list {
		if t == SimpleColorsTrap || t == SimpleColorsWrap {
			gone := trapped(b, d, one[0], one[1])
			if t == SimpleColorsWrap {
				gone = wrapped(one)
			}
			if !gone.empty() && !found(coloringStep(t, d, gone, one)) {
				return false
			}
			continue
		}
		for j, other := range list {
			var gone cellSet
			switch {
			case t == MultiColors1 && i < j:
				gone = betweenColorings(b, d, one, other)
			case t == MultiColors2 && i != j:
				gone = againstColoring(one, other)
			}
			if !gone.empty() && !found(coloringStep(t, d, gone, one, other)) {
				return false
			}
		}
	}
	return true
}

// coloringsOf returns the colorings of a digit, that of the first cell first.
func coloringsOf(b *Board, d int) (list [20]coloring, n int) {
	left := b.places[d]
	for c := range b.places[d].all() {
		if !left.has(c) {
			continue
		}
		color := colorFrom(b, d, c)
		left = left.without(color[0]).without(color[1])
		if !color[1].empty() {
			list[n] = color
			n++
		}
	}
	return list, n
}

// colorFrom colors all cells that hang together with one.
func colorFrom(b *Board, d int, start nonet.Cell) (color coloring) {
	color[0].add(start)
	fresh := color
	for side := 0; !fresh[side].empty(); side = 1 - side {
		var next cellSet
		for c := range fresh[side].all() {
			for _, u := range unitsOf[c] {
				if p, ok := b.partnerIn(u, d, c); ok {
					next.add(p)
				}
			}
		}
		fresh[1-side] = next.without(color[0]).without(color[1])
		color[1-side] = color[1-side].or(fresh[1-side])
	}
	return color
}

// trapped returns the places of a digit that see two sets of cells one of which has it.
func trapped(b *Board, d int, one, other cellSet) cellSet {
	return b.places[d].and(peersOfAny(one)).and(peersOfAny(other))
}

// wrapped returns the cells of colors that see themselves.
func wrapped(c coloring) (gone cellSet) {
	for _, set := range c {
		if set.meets(peersOfAny(set)) {
			gone = gone.or(set)
		}
	}
	return gone
}

// betweenColorings returns what goes because a color of each see each other: of the
// two that they are opposite to, one is right.
func betweenColorings(b *Board, d int, one, other coloring) (gone cellSet) {
	for i, set := range one {
		seen := peersOfAny(set)
		for j := range other {
			if seen.meets(other[j]) {
				gone = gone.or(trapped(b, d, one[1-i], other[1-j]))
			}
		}
	}
	return gone
}

// againstColoring returns the colors that see both colors of another coloring.
func againstColoring(one, other coloring) (gone cellSet) {
	for _, set := range one {
		if seen := peersOfAny(set); seen.meets(other[0]) && seen.meets(other[1]) {
			gone = gone.or(set)
		}
	}
	return gone
}

func coloringStep(t Technique, d int, gone cellSet, colorings ...coloring) Step {
	s := Step{Technique: t, Digits: setOfDigit(d)}
	role := RoleColorA
	for _, c := range colorings {
		s.mark(role, c[0], d)
		s.mark(role+1, c[1], d)
		role += 2
	}
	s.eliminate(gone, d)
	return s
}

func (s *Step) reasonOfColors() string {
	text := fmt.Sprintf("%s in %s or %s", s.Digits, s.in(RoleColorA), s.in(RoleColorB))
	if cells := s.in(RoleColorC); cells != "" {
		text += fmt.Sprintf(", and in %s or %s", cells, s.in(RoleColorD))
	}
	return text
}
