package generate

import (
	"nonet"
	"nonet/canon"
)

// A seenPuzzles tells puzzles that are equivalent to one before them. Canonical forms are needed
// only of those with the same fingerprint.
type seenPuzzles struct {
	list  []nonet.Grid
	first map[uint64]uint32 // the first puzzle with a fingerprint
	forms map[nonet.Grid]struct{}
}

// form returns what equivalent puzzles, and only these, have in common.
func form(g nonet.Grid) nonet.Grid { return canon.Form(g).Grid }

// add takes a puzzle with its fingerprint, and reports whether it is new.
func (s *seenPuzzles) add(g nonet.Grid, print uint64) bool {
	if s.first == nil {
		s.first, s.forms = map[uint64]uint32{}, map[nonet.Grid]struct{}{}
	}
	i, known := s.first[print]
	if !known {
		s.first[print] = uint32(len(s.list))
		s.list = append(s.list, g)
		return true
	}
	s.forms[form(s.list[i])] = struct{}{}
	n := len(s.forms)
	s.forms[form(g)] = struct{}{}
	return len(s.forms) > n
}
