package logic

import "nonet"

// addGroups adds the group nodes: all two or three places of a digit where a line
// crosses a box. A group is right when one of its candidates is.
func (g *linkGraph) addGroups() {
	for line := range firstBox {
		for box := firstBox; box < unitCount; box++ {
			crossing := unitCells[line].and(unitCells[box])
			if crossing.empty() {
				continue
			}
			for d := 1; d <= 9; d++ {
				if cells := g.board.places[d].and(crossing); cells.len() >= 2 {
					g.addNode(cells, d)
				}
			}
		}
	}
	for n := g.candidates; n < g.count; n++ {
		g.linkGroup(n)
	}
}

// linkGroup links a group with candidates and other groups of its digit.
func (g *linkGraph) linkGroup(n int) {
	at := g.nodes[n]
	seen := peersOfAll(at.cells)
	for c := range g.board.places[at.digit].and(seen).all() {
		g.weakLink(n, int(g.node[c][at.digit]))
	}
	for m := g.candidates; m < n; m++ {
		if other := &g.nodes[m]; other.digit == at.digit && other.cells.within(seen) {
			g.weakLink(n, m)
		}
	}
	for u := range nonet.Unit(unitCount) {
		if at.cells.within(unitCells[u]) {
			g.linkGroupInUnit(n, g.board.placesIn(u, at.digit).without(at.cells))
		}
	}
}

// linkGroupInUnit adds the strong link of a group with the rest of its unit, if that
// is one node.
func (g *linkGraph) linkGroupInUnit(n int, rest cellSet) {
	switch digit := g.nodes[n].digit; rest.len() {
	case 0:
	case 1:
		g.strongLink(n, int(g.node[rest.first()][digit]))
	case 2, 3:
		for m := g.candidates; m < n; m++ {
			if g.nodes[m].digit == digit && g.nodes[m].cells == rest {
				g.strongLink(n, m)
			}
		}
	}
}

func (g *linkGraph) weakLink(n, m int) {
	g.weak[n].add(m)
	g.weak[m].add(n)
}

func (g *linkGraph) strongLink(n, m int) {
	g.strong[n].add(m)
	g.strong[m].add(n)
}
