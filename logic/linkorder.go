package logic

import "math/bits"

// orderedLinks are the links of a graph in the order in which chains follow them: those
// in a cell, then those in the row, the column and the box, groups last. The order
// decides between chains of one length, and this is HoDoKu's.
type orderedLinks struct {
	built bool
	nodes []int16 // of all states, one after another
	start [2*maxNodes + 1]int32
}

// of returns what follows from a state by one link: wrong nodes from a right one, right
// nodes from a wrong one.
func (o *orderedLinks) of(s linkState) []int16 { return o.nodes[o.start[s]:o.start[s+1]] }

func (o *orderedLinks) build(g *linkGraph) {
	o.built, o.nodes = true, o.nodes[:0]
	for n := range g.count {
		o.add(g, n, &g.strong[n])
		o.start[on(n)] = int32(len(o.nodes))
		o.add(g, n, &g.weak[n])
		o.start[on(n)+1] = int32(len(o.nodes))
	}
}

// add adds the nodes of a set, to which one has links.
func (o *orderedLinks) add(g *linkGraph, n int, nodes *nodeSet) {
	var left nodeSet
	copy(left[:g.words], nodes[:g.words])
	if n < g.candidates && len(g.choices.list) > 0 {
		for _, i := range g.choices.of[n] {
			near := &g.choices.list[i].nodes
			for w := range g.words {
				o.addWord(w, left[w]&near[w])
				left[w] &^= near[w]
			}
		}
	}
	for w := range g.words {
		o.addWord(w, left[w])
	}
}

func (o *orderedLinks) addWord(w int, word uint64) {
	for ; word != 0; word &= word - 1 {
		o.nodes = append(o.nodes, int16(64*w+bits.TrailingZeros64(word)))
	}
}
