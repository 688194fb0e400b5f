package explainer

import "math/bits"

// Parts are what of the board has a part in a step, to be drawn or put into words.
type Parts struct {
	Digits uint16 // that the technique is about, bit d-1 for digit d
	Marks  []Mark
	Units  []UnitMark
	Chains [][]Node // each node follows from the one before
}

// A Role is the part that a candidate or a unit has in a step.
type Role uint8

// The parts that there are.
const (
	Defining Role = iota // the candidates that make the pattern
	Base                 // units that a pattern starts from
	Cover                // units that it takes candidates from
	Unit                 // other units
	Pivot                // of a wing
	Pincer               // of a wing
	Extra                // what saves a loop or a grave from having several solutions
	Group                // other cells: of the subset of a type 3, or those that exclude aligned combinations
	Start                // what chains start from
	Conflict             // what chains contradict
	Right                // right in a chain if its start holds
	Wrong                // wrong in a chain if its start holds
)

// A Mark is a candidate with a role. Cells count from 0, digits from 1.
type Mark struct {
	Cell, Digit int
	Role        Role
}

// A UnitMark is a unit with a role. Regions count blocks 0 to 8, rows 9 to 17 and columns
// 18 to 26.
type UnitMark struct {
	Region int
	Role   Role
}

// A Node says that a cell holds a digit, or that it does not.
type Node struct {
	Cell, Digit int
	On          bool
	Strong      bool   // one of it and the node before holds; otherwise not both
	Joint       bool   // it follows from the node before and those before it in other chains
	By          string // the technique inside the chain that shows it, where it is no link
}

// parts says what has a part in a hint, on the board before it is applied.
func (h *hint) parts(b *board) (p Parts) {
	p.Digits = h.digits
	switch h.shape {
	case shapeSingle:
		p.Digits = 1 << h.digit
		p.mark(Defining, uint8(h.cell), p.Digits)
		p.unit(Unit, h.bases)
	case shapeLocking, shapeDirectLocking, shapeFish:
		p.ofLocked(h, b)
	case shapeSet:
		p.ofSet(h, b)
	case shapeWing:
		p.ofWing(h, b)
	case shapeLoop:
		p.ofLoop(h, b)
	case shapeGrave:
		p.ofGrave(h, b)
	case shapeAligned:
		p.ofAligned(h, b)
	case shapeChain:
		p.ofChains(h.search, h.chain)
	}
	return p
}

// mark adds digits of a cell with a role.
func (p *Parts) mark(role Role, cell uint8, digits uint16) {
	for ; digits != 0; digits &= digits - 1 {
		p.Marks = append(p.Marks, Mark{int(cell), only(digits) + 1, role})
	}
}

// unit adds regions with a role.
func (p *Parts) unit(role Role, regions uint32) {
	for ; regions != 0; regions &= regions - 1 {
		p.Units = append(p.Units, UnitMark{bits.TrailingZeros32(regions), role})
	}
}
