package generate

import (
	"math"

	"nonet"
	"nonet/canon"
)

// A seenPuzzles tells puzzles that are equivalent to one before them. Canonical forms are needed
// only of those with the same fingerprint, and of the others nothing is kept but that and a number.
type seenPuzzles struct {
	recall func(number uint64) (nonet.Grid, error) // returns a puzzle that was added
	first  map[uint64]uint64                       // the number of the first puzzle with a fingerprint, or inForms
	forms  map[nonet.Grid]struct{}
}

// inForms stands for a puzzle whose form is among the forms.
const inForms = math.MaxUint64

// form returns what equivalent puzzles, and only these, have in common.
func form(g nonet.Grid) nonet.Grid { return canon.Form(g).Grid }

// add takes a puzzle with its fingerprint and a number to recall it by, and reports whether it is
// new.
func (s *seenPuzzles) add(g nonet.Grid, print, number uint64) (bool, error) {
	if s.first == nil {
		s.first, s.forms = map[uint64]uint64{}, map[nonet.Grid]struct{}{}
	}
	before, known := s.first[print]
	if !known {
		s.first[print] = number
		return true, nil
	}
	if before != inForms {
		h, err := s.recall(before)
		if err != nil {
			return false, err
		}
		s.first[print] = inForms
		s.forms[form(h)] = struct{}{}
	}
	n := len(s.forms)
	s.forms[form(g)] = struct{}{}
	return len(s.forms) > n, nil
}
