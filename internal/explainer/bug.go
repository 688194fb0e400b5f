package explainer

import "math/bits"

// A grave is a bivalue universal grave: were it not for some extra candidates,
// each open cell would have two candidates and each digit two places in every
// region that lacks it. Such a position has no solution or several, so that one of
// the extra candidates must be true.
type grave struct {
	b      *board
	cells  []uint8    // the cells with extra candidates, as met in blocks, rows, columns
	extras [81]uint16 // the extra candidates of these
	all    uint16     // the extra candidates of any
	common cellSet    // the other cells that see all of them
}

// universalGrave returns the first hint of a bivalue universal grave, or nil.
func universalGrave(b *board) *hint {
	var g grave
	if g.b = b; !g.collect() || !g.isGrave() {
		return nil
	}
	switch {
	case len(g.cells) == 0:
		return nil
	case len(g.cells) == 1:
		return g.type1()
	case !several(g.all):
		if h := g.type2(); h != nil {
			return h
		}
		return g.type4()
	case g.common.isEmpty():
		return nil
	}
	if h := g.type4(); h != nil {
		return h
	}
	return g.type3()
}

// collect gathers the extra candidates: where a digit has neither none nor two
// places in a region, it is extra in the one cell there with three candidates or
// more. It reports false as soon as there can be no grave with a hint.
func (g *grave) collect() bool {
	for r := range g.b.places {
		for d, p := range &g.b.places[r] {
			if n := bits.OnesCount16(p); n == 0 || n == 2 {
				continue
			}
			wide, cell := 0, uint8(0)
			for ; p != 0; p &= p - 1 {
				if c := regionCells[r][bits.TrailingZeros16(p)]; bits.OnesCount16(g.b.cands[c]) > 2 {
					wide++
					cell = c
				}
			}
			if wide == 0 || wide == 1 && !g.add(cell, d) {
				return false
			}
		}
	}
	return true
}

// add notes an extra candidate, and reports false if there are several, in several
// cells, that no other cell sees.
func (g *grave) add(cell uint8, digit int) bool {
	if len(g.cells) == 0 {
		g.common = peerSet[cell]
	}
	if g.extras[cell] == 0 {
		g.cells = append(g.cells, cell)
	}
	g.extras[cell] |= 1 << digit
	g.all |= 1 << digit
	g.common = g.common.and(peerSet[cell])
	for _, c := range g.cells {
		g.common.remove(c)
	}
	return len(g.cells) == 1 || !several(g.all) || !g.common.isEmpty()
}

// isGrave reports whether the position without the extra candidates is a grave.
func (g *grave) isGrave() bool {
	for c, s := range &g.b.cands {
		if g.b.digits[c] < 0 && bits.OnesCount16(s&^g.extras[c]) != 2 {
			return false
		}
	}
	rest := *g.b
	for _, c := range g.cells {
		for s := g.extras[c]; s != 0; s &= s - 1 {
			rest.eliminate(int(c), bits.TrailingZeros16(s))
		}
	}
	for r := range rest.places {
		for _, p := range &rest.places[r] {
			if n := bits.OnesCount16(p); n != 0 && n != 2 {
				return false
			}
		}
	}
	return true
}
