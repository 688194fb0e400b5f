package logic

import (
	"context"

	"nonet"
)

// A workspace is what techniques that are tried one after another on the same boards
// share. What it holds stays good as long as a board is the same in the respect that
// counts.
type workspace struct {
	digits         [10]digitProspect
	plain, grouped sharedGraph
	sets           sharedSets
}

// A sharedGraph is the graph of links of the last board asked for.
type sharedGraph struct {
	graph *linkGraph
	cands [81]nonet.DigitSet
}

// sharedSets are the almost locked sets of the last board asked for.
type sharedSets struct {
	table *alsTable
	cands [81]nonet.DigitSet
}

// free gives back what the workspace holds.
func (w *workspace) free() {
	for _, g := range []*sharedGraph{&w.plain, &w.grouped} {
		if g.graph != nil {
			g.graph.free()
		}
	}
	if w.sets.table != nil {
		w.sets.table.free()
	}
	*w = workspace{}
}

// of returns the graph of a board.
func (s *sharedGraph) of(b *Board, kinds linkKinds) *linkGraph {
	if s.graph == nil || s.cands != b.cands {
		if s.graph != nil {
			s.graph.free()
		}
		s.graph, s.cands = newLinkGraph(b, kinds), b.cands
	}
	return s.graph
}

// some reports whether any candidate contradicts itself by links.
func (s *sharedGraph) some(b *Board, kinds linkKinds) bool {
	g := s.of(b, kinds)
	return g.closure.build(g)
}

// almostLockedSets returns the sets of a board, linked without those that overlap.
func (w *workspace) almostLockedSets(ctx context.Context, b *Board) *alsTable {
	if s := &w.sets; s.table == nil || s.cands != b.cands {
		if s.table != nil {
			s.table.free()
		}
		s.table, s.cands = newALSTable(ctx, b, 1), b.cands
		s.table.link(ctx, false)
	}
	return w.sets.table
}
