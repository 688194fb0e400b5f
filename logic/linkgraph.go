package logic

import (
	"sync"

	"nonet"
)

// A linkGraph holds the links between the candidates of a board. Two nodes have a
// weak link when not both can be right, a strong one when not both can be wrong.
//
// Only the candidates that are there are numbered, cell by cell, so that a row of
// links is a few words; group nodes follow them.
type linkGraph struct {
	board      *Board
	nodes      [maxNodes]linkNode
	count      int // all nodes
	candidates int // the first nodes are candidates
	words      int // that hold count bits
	node       [81][10]int16
	weak       [maxNodes]nodeSet
	strong     [maxNodes]nodeSet
	sets       *alsTable // almost locked sets to pass through, nil for none
	choices    choices   // none in graphs of some cells
	oneWay     bool      // of chains of one length to a state, only the first counts
	setLinks
	ordered orderedLinks // built when a search needs it
	closure linkClosure
	found   linkSearch
	walk    pathWalk
}

// A linkNode is a candidate, or a group of two or three in one line and one box.
type linkNode struct {
	cells cellSet
	cell  nonet.Cell // the first of them
	digit int
}

// linkKinds says which candidates and links belong to a graph.
type linkKinds struct {
	bivalueOnly  bool // only candidates of cells with two
	weakInCell   bool
	strongInCell bool
	strongInUnit bool
	groups       bool
}

var linkGraphs = sync.Pool{New: func() any { return new(linkGraph) }}

// newLinkGraph returns the graph of a board; free it when done.
func newLinkGraph(b *Board, kinds linkKinds) *linkGraph {
	g := linkGraphs.Get().(*linkGraph)
	g.board, g.count, g.sets, g.oneWay = b, 0, nil, false
	g.closure.built, g.ordered.built = false, false
	for c := range b.open.all() {
		if kinds.bivalueOnly && b.cands[c].Len() != 2 {
			continue
		}
		for d := range digitsOf(b.cands[c]) {
			g.node[c][d] = int16(g.count)
			g.addNode(setOf(c), d)
		}
	}
	g.candidates = g.count
	g.choices.list = g.choices.list[:0]
	if !kinds.bivalueOnly {
		g.choices.find(g)
	}
	for n := range g.candidates {
		g.linkInCell(n, kinds)
		g.linkInUnits(n, kinds)
	}
	if kinds.groups {
		g.addGroups()
	}
	g.words = (g.count + 63) / 64
	return g
}

func (g *linkGraph) free() {
	g.board, g.ctx = nil, nil
	linkGraphs.Put(g)
}

// addNode adds a node without links.
func (g *linkGraph) addNode(cells cellSet, digit int) {
	g.nodes[g.count] = linkNode{cells, cells.first(), digit}
	g.weak[g.count], g.strong[g.count] = nodeSet{}, nodeSet{}
	g.count++
}

// linkInCell links a candidate with the others of its cell.
func (g *linkGraph) linkInCell(n int, kinds linkKinds) {
	at := &g.nodes[n]
	others := g.board.cands[at.cell] &^ setOfDigit(at.digit)
	if kinds.weakInCell {
		for d := range digitsOf(others) {
			g.weak[n].add(int(g.node[at.cell][d]))
		}
	}
	if kinds.strongInCell && others.Len() == 1 {
		g.strong[n].add(int(g.node[at.cell][lowestDigit(others)]))
	}
}

// linkInUnits links a candidate with those of its digit that it sees.
func (g *linkGraph) linkInUnits(n int, kinds linkKinds) {
	b, at := g.board, &g.nodes[n]
	for c := range b.places[at.digit].and(peers[at.cell]).all() {
		if !kinds.bivalueOnly || b.cands[c].Len() == 2 {
			g.weak[n].add(int(g.node[c][at.digit]))
		}
	}
	if !kinds.strongInUnit {
		return
	}
	for _, u := range unitsOf[at.cell] {
		if rest := b.placesIn(u, at.digit).without(at.cells); rest.len() == 1 {
			g.strong[n].add(int(g.node[rest.first()][at.digit]))
		}
	}
}
