package generate

import "fmt"

// A Symmetry says which cells are given together: where one of them holds a given, all
// do. It is about places and not about digits.
type Symmetry uint8

// The symmetries.
const (
	NoSymmetry   Symmetry = iota
	HalfTurn              // turned upside down
	QuarterTurn           // turned by 90 degrees
	LeftRight             // mirrored left to right
	TopBottom             // mirrored top to bottom
	Mirrors               // both of these
	Diagonal              // mirrored in the diagonal from the top left
	AntiDiagonal          // mirrored in the diagonal from the top right
	Diagonals             // both of these
	FullSymmetry          // all of the above
)

// symmetries has for each symmetry its name and what it is made of.
var symmetries = [...]struct {
	name  string
	moves []move
}{
	NoSymmetry:   {"none", nil},
	HalfTurn:     {"half-turn", []move{halfTurn}},
	QuarterTurn:  {"quarter-turn", []move{quarterTurn}},
	LeftRight:    {"left-right", []move{leftRight}},
	TopBottom:    {"top-bottom", []move{topBottom}},
	Mirrors:      {"mirrors", []move{leftRight, topBottom}},
	Diagonal:     {"diagonal", []move{diagonal}},
	AntiDiagonal: {"anti-diagonal", []move{antiDiagonal}},
	Diagonals:    {"diagonals", []move{diagonal, antiDiagonal}},
	FullSymmetry: {"full", []move{quarterTurn, leftRight}},
}

// String returns the name, as in "half-turn".
func (s Symmetry) String() string {
	if int(s) >= len(symmetries) {
		return fmt.Sprintf("Symmetry(%d)", uint8(s))
	}
	return symmetries[s].name
}

// Symmetries returns all symmetries, [NoSymmetry] first.
func Symmetries() []Symmetry {
	list := make([]Symmetry, len(symmetries))
	for i := range list {
		list[i] = Symmetry(i)
	}
	return list
}

// A move takes a cell to another place.
type move func(row, column int) (int, int)

func halfTurn(r, c int) (int, int)     { return 8 - r, 8 - c }
func quarterTurn(r, c int) (int, int)  { return c, 8 - r }
func leftRight(r, c int) (int, int)    { return r, 8 - c }
func topBottom(r, c int) (int, int)    { return 8 - r, c }
func diagonal(r, c int) (int, int)     { return c, r }
func antiDiagonal(r, c int) (int, int) { return 8 - c, 8 - r }

// orbits returns the sets of cells that are given together, in the order of their first
// cells.
func (s Symmetry) orbits() []cellSet {
	var list []cellSet
	for open := allCells; !open.empty(); {
		first := open
		o := s.orbit(first.pop())
		open = open.without(o)
		list = append(list, o)
	}
	return list
}

// orbit returns the cells that are given together with one.
func (s Symmetry) orbit(cell int) (o cellSet) {
	for todo := []int{cell}; len(todo) > 0; {
		c := todo[0]
		todo = todo[1:]
		if o.has(c) {
			continue
		}
		o.add(c)
		for _, m := range symmetries[s].moves {
			row, column := m(c/9, c%9)
			todo = append(todo, 9*row+column)
		}
	}
	return o
}
