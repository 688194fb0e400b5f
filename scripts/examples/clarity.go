package main

import (
	"slices"

	"nonet"
	"nonet/logic"
)

// What makes an example harder to take in. The unit is a candidate on the board.
const (
	fewCandidates = 45  // on the board; with fewer it shows nothing but its end
	perMark       = 3   // of the pattern
	perNode       = 6   // of a chain
	perResult     = 5   // candidates that go, digits that stand
	perOther      = 10  // results of the same technique in the same position
	perFin        = 15  // candidates outside of the cover
	perEndoFin    = 40  // candidates in two base units
	perMissing    = 60  // candidates that the corners of a rectangle lack
	cannibal      = 60  // it takes a part of itself away
	nothingNew    = 300 // techniques before it find all of the result
)

// costOf says how much there is to take in. Known is what techniques before this one
// find.
func costOf(s *logic.Step, b *logic.Board, results int, known map[logic.Candidate]bool) int {
	candidates := 0
	for c := range nonet.Cell(81) {
		candidates += b.Candidates(c).Len()
	}
	cost := max(candidates, fewCandidates) + costOfPattern(s) + perOther*min(results-1, 10)
	follows := slices.Concat(s.Eliminations, s.Placements)
	cost += perResult * len(follows)
	if !slices.ContainsFunc(follows, func(c logic.Candidate) bool { return !known[c] }) {
		cost += nothingNew
	}
	return cost
}

// costOfPattern says how large and how strange a pattern is.
func costOfPattern(s *logic.Step) int {
	cost, defining := perMark*len(s.Marks), 0
	for _, chain := range s.Chains {
		cost += perNode * len(chain)
	}
	for _, m := range s.Marks {
		switch m.Role {
		case logic.RoleFin:
			cost += perFin
		case logic.RoleEndoFin:
			cost += perEndoFin
		case logic.RoleDefining:
			defining++
		}
		if s.Technique.IsFish() && slices.Contains(s.Eliminations, logic.Candidate{Cell: m.Cell, Digit: m.Digit}) {
			cost += cannibal
		}
	}
	if s.Technique >= logic.UniquenessTest1 && s.Technique <= logic.HiddenRectangle {
		cost += perMissing * (8 - defining)
	}
	return cost
}
