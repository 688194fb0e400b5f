package logic

import (
	"cmp"
	"fmt"
	"slices"

	"nonet"
)

// A Step is what a technique has found: what follows, and why. It is data, made
// to be put into words or drawn.
type Step struct {
	Technique Technique
	// Placements are digits that must stand where they are named, Eliminations
	// candidates that cannot be right. A step has one or the other.
	Placements   []Candidate
	Eliminations []Candidate

	// Digits are those that the technique is about, lowest first.
	Digits nonet.DigitSet
	// Marks are the candidates with a part in it.
	Marks []Mark
	// Units are the units with a part in it.
	Units []UnitMark
	// Chains are the links of chains, in order; a step with several has one for each
	// way that leads to what follows.
	Chains []Chain
}

// A Candidate is a digit that may stand in a cell. Its text is that of a placement,
// such as r5c5=5.
type Candidate struct {
	Cell  nonet.Cell
	Digit int
}

// String returns the cell and the digit: r5c5=5.
func (c Candidate) String() string { return fmt.Sprintf("%s=%d", c.Cell, c.Digit) }

// MarshalText gives the text of String.
func (c Candidate) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads the text of String.
func (c *Candidate) UnmarshalText(text []byte) error {
	read, ok := candidateOf(string(text), "=")
	if !ok {
		return fmt.Errorf("%q is no candidate such as r5c5=5", text)
	}
	*c = read
	return nil
}

// candidateOf reads a cell and a digit with something between them.
func candidateOf(text, between string) (c Candidate, ok bool) {
	digit := func(i int) int { return int(text[i]) - '0' }
	if len(text) != 5+len(between) || text[0] != 'r' || text[2] != 'c' || text[4:4+len(between)] != between {
		return c, false
	}
	row, column, d := digit(1), digit(3), digit(len(text)-1)
	if min(row, column, d) < 1 || max(row, column, d) > 9 {
		return c, false
	}
	return Candidate{nonet.Cell(9*(row-1) + column - 1), d}, true
}

// A Mark is a candidate with a role. One candidate may have several.
type Mark struct {
	Cell  nonet.Cell
	Digit int
	Role  Role
}

// A UnitMark is a unit with a role.
type UnitMark struct {
	Unit nonet.Unit
	Role Role
}

// A Chain is a sequence of nodes, each of which follows from the one before.
type Chain []Node

// A Node says that one of some cells holds a digit, or that none does. Most have
// one cell; those of grouped chains have two or three of one unit, and those of an
// almost locked set its cells.
type Node struct {
	Cells []nonet.Cell
	Digit int
	On    bool // the digit is in one of the cells; otherwise in none
	Set   bool // the cells are those of an almost locked set, or its places for the digit
	// Strong says that the link that leads here is strong: one of the two holds.
	// Otherwise it is weak: not both. The link to a Joint node is strong only together
	// with others.
	Strong bool
	// Joint says that this follows from several nodes together: the one before and
	// those before it in other chains of the step that end here. Only nets have such, and
	// the dynamic chains of Sudoku Explainer.
	Joint bool
	// By names the technique inside a dynamic chain of Sudoku Explainer that takes the
	// digit out, "" where the node follows by a link.
	By string
	// Keeps are the digits by which a chain leaves an almost locked set: without Digit
	// the set keeps all its others, and these are no longer where they see it.
	Keeps nonet.DigitSet
}

// compareCandidates orders candidates by digit, then by cell.
func compareCandidates(a, b Candidate) int {
	return cmp.Or(cmp.Compare(a.Digit, b.Digit), cmp.Compare(a.Cell, b.Cell))
}

// eliminate adds the candidates digit of cells to what a step eliminates.
func (s *Step) eliminate(cells cellSet, digit int) {
	for c := range cells.all() {
		s.Eliminations = append(s.Eliminations, Candidate{c, digit})
	}
}

// eliminateAll adds those of some digits that cells have as candidates.
func (s *Step) eliminateAll(b *Board, cells cellSet, digits nonet.DigitSet) {
	for d := range digitsOf(digits) {
		s.eliminate(b.places[d].and(cells), d)
	}
}

// mark adds marks for the candidates digit of cells.
func (s *Step) mark(role Role, cells cellSet, digit int) {
	for c := range cells.all() {
		s.Marks = append(s.Marks, Mark{c, digit, role})
	}
}

// markOnce marks candidates that have no mark with the same role yet.
func (s *Step) markOnce(role Role, cells cellSet, digit int) {
	for c := range cells.all() {
		if m := (Mark{c, digit, role}); !slices.Contains(s.Marks, m) {
			s.Marks = append(s.Marks, m)
		}
	}
}

// unit adds units with a role.
func (s *Step) unit(role Role, units ...nonet.Unit) {
	for _, u := range units {
		s.Units = append(s.Units, UnitMark{u, role})
	}
}

// unitOnce adds units that have not been added with the same role yet.
func (s *Step) unitOnce(role Role, units ...nonet.Unit) {
	for _, u := range units {
		if m := (UnitMark{u, role}); !slices.Contains(s.Units, m) {
			s.Units = append(s.Units, m)
		}
	}
}

// alternate adds a chain of candidates, wrong and right in turn: each of the first of
// two has a strong link to the second.
func (s *Step) alternate(candidates ...Candidate) {
	chain := make(Chain, len(candidates))
	for i, c := range candidates {
		chain[i] = Node{Cells: []nonet.Cell{c.Cell}, Digit: c.Digit, On: i%2 == 1, Strong: i%2 == 1}
	}
	s.Chains = append(s.Chains, chain)
}

// markAll adds marks for those of some digits that cells have as candidates.
func (s *Step) markAll(b *Board, role Role, cells cellSet, digits nonet.DigitSet) {
	for c := range cells.all() {
		for d := range digitsOf(b.cands[c] & digits) {
			s.Marks = append(s.Marks, Mark{c, d, role})
		}
	}
}

// sort puts what follows from a step in order, without repetitions.
func (s *Step) sort() {
	slices.SortFunc(s.Placements, compareCandidates)
	s.Placements = slices.Compact(s.Placements)
	slices.SortFunc(s.Eliminations, compareCandidates)
	s.Eliminations = slices.Compact(s.Eliminations)
}
