package logic

import "math/bits"

// covering is the search for the covers of one set of base units that let one target
// go.
type covering struct {
	*fishSearch
	target int
	reach  cellSet // base candidates that may be fins
}

// coversOfTargets collects the covers with which some target goes.
func (s *fishSearch) coversOfTargets(open unitSet) {
	for w, word := range s.targets {
		for ; word != 0 && s.ctx.Err() == nil; word &= word - 1 {
			s.coversFor(64*w+bits.TrailingZeros64(word), open)
		}
	}
}

// coversFor collects the covers that eliminate a target and nothing before it; those
// that eliminate something before have been found for that.
func (s *fishSearch) coversFor(target int, open unitSet) {
	c := covering{s, target, s.reach[target]}
	if s.most == 0 {
		c.reach = cellSet{}
	}
	units := unitSetOf[target] & open
	uncovered := s.fish.cells
	if uncovered[target>>6]>>(target&63)&1 == 0 {
		c.oneOf(units, 0, open, uncovered, s.kind.size)
		return
	}
	// A base candidate goes only when two units cover it.
	if units.len() == 2 {
		for rest := units; rest != 0; rest &= rest - 1 {
			uncovered = uncovered.without(s.units[rest.first()])
		}
		c.add(units, open&^units, uncovered, s.kind.size-2)
	}
}

// oneOf adds each of some units in turn, and then never again, so that no cover is
// found twice.
func (c *covering) oneOf(units, chosen, open unitSet, uncovered cellSet, left int) {
	for ; units != 0; units &= units - 1 {
		u := units.first()
		open &^= 1 << u
		c.add(chosen|1<<u, open, uncovered.without(c.units[u]), left-1)
	}
}

// add goes through the covers that have the units chosen so far and left of the open
// ones.
func (c *covering) add(chosen, open unitSet, uncovered cellSet, left int) {
	hard := uncovered.without(c.reach)
	switch {
	case left < 0:
	case left == 0:
		if hard.empty() && uncovered.or(c.fish.endo).len() <= c.most {
			c.collect(chosen)
		}
	case hard.empty():
		c.oneOf(open, chosen, open, uncovered, left)
	default:
		c.oneOf(unitSetOf[hard.first()]&open, chosen, open, uncovered, left)
	}
}

// collect keeps a cover whose first elimination is the target.
func (c *covering) collect(cover unitSet) {
	gone := c.complete(cover).gone
	first := bits.TrailingZeros64(gone[0])
	if gone[0] == 0 {
		first = 64 + bits.TrailingZeros64(gone[1])
	}
	if first == c.target {
		c.covers = append(c.covers, cover)
	}
}

// everyCover collects the covers that have the units chosen so far and left of the open
// ones, and not too many fins. Uncovered are the base candidates of which it is open
// whether they are fins.
func (s *fishSearch) everyCover(chosen, open unitSet, uncovered cellSet, fins, left int) {
	units := open
	if !uncovered.empty() {
		units &= unitSetOf[uncovered.first()]
	} else if left == 0 {
		s.covers = append(s.covers, chosen)
	}
	for ; left > 0 && units != 0; units &= units - 1 {
		u := units.first()
		open &^= 1 << u
		s.everyCover(chosen|1<<u, open, uncovered.without(s.units[u]), fins, left-1)
	}
	if !uncovered.empty() && fins < s.most {
		c := uncovered.first()
		uncovered.remove(c)
		s.everyCover(chosen, open&^unitSetOf[c], uncovered, fins+1, left)
	}
}
