package logic

import (
	"slices"

	"nonet"
)

// turbotFish find two units with two places each for a digit, one of each in sight of
// the other: of the other two places one is right.
var turbotFish = family{find: findTurbotFish, techniques: []Technique{TurbotFish}}

// A strongLink is two cells one of which holds a digit.
type strongLink [2]nonet.Cell

// strongLinks returns the links of a digit, each once.
func strongLinks(b *Board, d int) (links [unitCount]strongLink, n int) {
	for u := range nonet.Unit(unitCount) {
		first, second, ok := b.pairIn(u, d)
		link := strongLink{first, second}
		if ok && !slices.Contains(links[:n], link) {
			links[n] = link
			n++
		}
	}
	return links, n
}

func findTurbotFish(b *Board, _ Technique, found func(Step) bool) {
	for d := 1; d <= 9; d++ {
		links, n := strongLinks(b, d)
		for i, l := range links[:n] {
			for _, m := range links[i+1 : n] {
				for turn := range 4 {
					s, ok := turbot(b, d, [4]nonet.Cell{l[turn&1], l[1-turn&1], m[turn>>1], m[1-turn>>1]})
					if ok && !found(s) {
						return
					}
				}
			}
		}
	}
}

// turbot looks at the chain of four cells, strong, weak and strong again.
func turbot(b *Board, d int, chain [4]nonet.Cell) (s Step, ok bool) {
	if !peers[chain[1]].has(chain[2]) || chain[0] == chain[2] || chain[0] == chain[3] || chain[1] == chain[3] {
		return s, false
	}
	gone := b.places[d].and(peers[chain[0]]).and(peers[chain[3]])
	if gone.empty() {
		return s, false
	}
	s = Step{Technique: TurbotFish, Digits: setOfDigit(d)}
	s.mark(RoleEnd, setOf(chain[0], chain[3]), d)
	s.mark(RoleBridge, setOf(chain[1], chain[2]), d)
	s.alternate(Candidate{chain[0], d}, Candidate{chain[1], d}, Candidate{chain[2], d}, Candidate{chain[3], d})
	s.eliminate(gone, d)
	return s, true
}
