package logic

import (
	"cmp"
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

// A Candidate is a digit that may stand in a cell.
type Candidate struct {
	Cell  nonet.Cell
	Digit int
}

// A Role is the part that a candidate or a unit has in a step.
type Role uint8

// The parts that there are.
const (
	// RoleDefining marks the cells that make the pattern: the pair, the fish's base.
	RoleDefining Role = iota
	// RoleFin marks candidates outside the cover of a fish, RoleEndoFin those in two
	// of its base units.
	RoleFin
	RoleEndoFin
	// RoleBase marks the units that a pattern starts from, RoleCover those that it
	// takes candidates from, RoleUnit any other.
	RoleBase
	RoleCover
	RoleUnit
	// RoleSecondCover marks the cover of the second of two siamese fish.
	RoleSecondCover
	// RolePivot and RolePincer mark the cells of a wing.
	RolePivot
	RolePincer
	// RoleColorA and RoleColorB mark the two colors of a coloring, the next two those
	// of a second.
	RoleColorA
	RoleColorB
	RoleColorC
	RoleColorD
	// RoleEnd marks the ends of a pattern, one of which is right at least, RoleBridge
	// the cells that connect them.
	RoleEnd
	RoleBridge
	// RoleExtra marks candidates that save a pattern from having two solutions.
	RoleExtra
	// RoleGroup0 and those above mark almost locked sets, one role each.
	RoleGroup0
)

// A Mark is a candidate with a role.
type Mark struct {
	Candidate
	Role Role
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
	Set   bool // the cells are an almost locked set that the chain passes through
	// Strong says that the link that leads here is strong: one of the two holds.
	// Otherwise it is weak: not both.
	Strong bool
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
		s.Marks = append(s.Marks, Mark{Candidate{c, digit}, role})
	}
}

// unit adds units with a role.
func (s *Step) unit(role Role, units ...nonet.Unit) {
	for _, u := range units {
		s.Units = append(s.Units, UnitMark{u, role})
	}
}

// markAll adds marks for those of some digits that cells have as candidates.
func (s *Step) markAll(b *Board, role Role, cells cellSet, digits nonet.DigitSet) {
	for c := range cells.all() {
		for d := range digitsOf(b.cands[c] & digits) {
			s.Marks = append(s.Marks, Mark{Candidate{c, d}, role})
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
