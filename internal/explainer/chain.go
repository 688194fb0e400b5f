package explainer

import (
	"context"
	"sync"
)

// A chainKind is a family of chaining techniques, in the order of their ratings.
type chainKind uint8

const (
	cycles      chainKind = iota // bidirectional cycles and forcing chains over X and Y links
	nishio                       // contradictions of one digit
	multiple                     // cell and region forcing chains
	dynamic                      // chains that join several branches
	dynamicPlus                  // with locking, pairs and X-wings inside
	nested2                      // with forcing chains inside
	nested3                      // with multiple forcing chains inside too
	nested4                      // with dynamic forcing chains inside
	nested5                      // with dynamic forcing chains and nested forcing chains inside
)

// chainKinds counts the kinds.
const chainKinds = int(nested5) + 1

// baseRating is the rating of a kind's shortest chains. Cycles and forcing chains
// have their own, by the links that they use.
func (k chainKind) baseRating() float64 {
	switch {
	case k == nishio:
		return 7.5
	case k == multiple:
		return 8.0
	case k <= dynamicPlus:
		return 8.5 + 0.5*float64(k-dynamic)
	}
	return 9.5 + 0.5*float64(k-nested2)
}

// level is how much a dynamic chain may use beside singles: 0 nothing, 1 locking,
// pairs and X-wings, more than 1 chains.
func (k chainKind) level() int { return max(0, int(k)-int(dynamic)) }

// removes reports whether what a chain has turned off counts as removed.
func (k chainKind) removes() bool { return k == nishio || k >= dynamic }

// inner are the kinds of chains that chains of a kind may use.
func (k chainKind) inner() []chainKind {
	switch k {
	case nested2:
		return []chainKind{cycles}
	case nested3:
		return []chainKind{cycles, multiple}
	case nested4:
		return []chainKind{dynamic}
	case nested5:
		return []chainKind{dynamic, nested2}
	}
	return nil
}

// below is the kind that comes before and whose runs are beginnings of the runs of a
// kind: they use the same in the same order, but not all of it. Others are their own.
func (k chainKind) below() chainKind {
	switch k {
	case dynamicPlus, nested2, nested3, nested5:
		return k - 1
	case nested4:
		return dynamicPlus
	}
	return k
}

// A chainer looks for chains. It keeps its memory from one position to the next.
type chainer struct {
	searches [chainKinds]*search
	reaches  reaches
}

// best is the first hint of a kind in the reference's order, or nil: the lowest
// rating, then the fewest potentials, then the kind of proof, then the order of
// search. It is nil too when ctx is done.
func (c *chainer) best(ctx context.Context, b *board, kind chainKind) *hint {
	if c.searches[kind] == nil {
		c.searches[kind] = newSearch(kind, &c.reaches)
	}
	s := c.searches[kind]
	if below := kind.below(); below != kind {
		s.below = c.searches[below]
	}
	s.find(ctx, &b.candidates, &b.counts, false)
	if len(s.hints.found) == 0 || ctx.Err() != nil {
		return nil
	}
	return s.hint(&s.hints.found[0])
}

// chainers are chainers not in use.
var chainers = sync.Pool{New: func() any { return new(chainer) }}
