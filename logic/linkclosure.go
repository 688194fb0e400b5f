package logic

import (
	"math/bits"

	"nonet/internal/closure"
)

// A linkClosure tells which candidates chains can remove, and where such chains begin.
//
// Whatever a loop or chain of a graph removes contradicts itself over the links of that
// graph: it makes a node of the chain wrong, the chain leads from there to another node
// that is right, and that makes it wrong. All links hold in both directions.
type linkClosure struct {
	table closure.Table
	// refuted are the candidates that contradict themselves, near are the nodes that
	// these make wrong, by links of any number or by one.
	refuted, near, next nodeSet

	built, some bool
}

// build computes the closure of a graph, once. It reports whether any candidate
// contradicts itself. Almost locked sets do not count.
func (c *linkClosure) build(g *linkGraph) bool {
	if c.built {
		return c.some
	}
	c.built, c.some = true, false
	c.table.Reset(g.count)
	for n := range g.count {
		copy(c.table.Weak(n), g.weak[n][:g.words])
		for w, word := range g.strong[n][:g.words] {
			for ; word != 0; word &= word - 1 {
				c.table.AddStrong(n, 64*w+bits.TrailingZeros64(word))
			}
		}
	}
	c.table.Close()
	c.refuted, c.near, c.next = nodeSet{}, nodeSet{}, nodeSet{}
	for w, word := range c.table.Refuted() {
		c.refuted[w] = word
		for ; word != 0; word &= word - 1 {
			n := 64*w + bits.TrailingZeros64(word)
			if n >= g.candidates {
				break
			}
			c.some = true
			for i, reached := range c.table.Off(n) {
				c.near[i] |= reached
				c.next[i] |= g.weak[n][i]
			}
		}
	}
	return c.some
}
