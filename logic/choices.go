package logic

import "nonet"

// A choice is some candidates of which one is right: those of a cell, or the places
// for a digit in a unit.
type choice struct {
	nodes nodeSet
	unit  nonet.Unit // if digit is not 0
	digit int
}

// choices lists the choices of a graph: of each open cell with candidates, and of each
// unit for each digit that has places there. Some have only one candidate.
type choices struct {
	list []choice
	of   [729][4]int16 // for each candidate, its cell and its units
}

// find lists the choices of a board, cells before units.
func (c *choices) find(g *linkGraph) {
	b := g.board
	c.list = c.list[:0]
	for cell := range b.open.all() {
		var set choice
		for d := range digitsOf(b.cands[cell]) {
			set.nodes.add(int(g.node[cell][d]))
			c.of[g.node[cell][d]][0] = int16(len(c.list))
		}
		c.list = append(c.list, set)
	}
	for u := range nonet.Unit(unitCount) {
		for d := 1; d <= 9; d++ {
			set := choice{unit: u, digit: d}
			for cell := range b.placesIn(u, d).all() {
				n := g.node[cell][d]
				set.nodes.add(int(n))
				c.of[n][1+u/9] = int16(len(c.list))
			}
			if set.nodes != (nodeSet{}) {
				c.list = append(c.list, set)
			}
		}
	}
}
