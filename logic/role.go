package logic

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A Role is the part that a candidate or a unit has in a step.
type Role uint8

// The parts that there are.
const (
	// RoleDefining marks the candidates that make the pattern: the pair, the fish's base.
	RoleDefining Role = iota
	// RoleFin marks candidates outside the cover of a fish, RoleEndoFin those in two
	// of its base units. Two siamese fish have the same base candidates: those marked
	// RoleSecondFin are fins of the second, whatever they are of the first.
	RoleFin
	RoleEndoFin
	RoleSecondFin
	// RoleBase marks the units that a pattern starts from, RoleCover those that it
	// takes candidates from, RoleSecondCover those of the second of two siamese fish,
	// and RoleUnit any other.
	RoleBase
	RoleCover
	RoleSecondCover
	RoleUnit
	// RoleCross marks the row and the column of an empty rectangle.
	RoleCross
	// RolePivot and RolePincer mark the cells of a wing, RolePivot also the stem of a
	// death blossom.
	RolePivot
	RolePincer
	// RoleColorA and RoleColorB mark the two colors of a coloring, the next two those
	// of a second. Of a chain they mark the candidates that are right and those that are
	// wrong if its start holds.
	RoleColorA
	RoleColorB
	RoleColorC
	RoleColorD
	// RoleEnd marks the ends of a pattern, one of which is right at least, RoleBridge
	// the candidates that connect them, and the unit that these are the only two of.
	RoleEnd
	RoleBridge
	// RoleExtra marks candidates that save a pattern from having two solutions.
	RoleExtra
	// RoleStart marks candidates that chains start from, and the unit whose places these
	// are. RoleConflict marks what chains contradict: a candidate that would be right and
	// wrong, or all those of a cell or a unit that would be left without any.
	RoleStart
	RoleConflict
	// RoleGroup0 and those above mark groups of cells with their candidates, one role
	// each: the almost locked sets of a chain in order, the petals of a death blossom,
	// the cells of a Sue de Coq where line and box cross, in the line and in the box,
	// the cells that the corners of Uniqueness Test 3 make a subset with, and those that
	// exclude combinations of aligned cells.
	RoleGroup0
)

// roleNames are the names of the roles below RoleGroup0.
var roleNames = [RoleGroup0]string{
	RoleDefining:    "defining",
	RoleFin:         "fin",
	RoleEndoFin:     "endo-fin",
	RoleSecondFin:   "second-fin",
	RoleBase:        "base",
	RoleCover:       "cover",
	RoleSecondCover: "second-cover",
	RoleUnit:        "unit",
	RoleCross:       "cross",
	RolePivot:       "pivot",
	RolePincer:      "pincer",
	RoleColorA:      "color-a",
	RoleColorB:      "color-b",
	RoleColorC:      "color-c",
	RoleColorD:      "color-d",
	RoleEnd:         "end",
	RoleBridge:      "bridge",
	RoleExtra:       "extra",
	RoleStart:       "start",
	RoleConflict:    "conflict",
}

// groupPrefix is what the names of groups begin with.
const groupPrefix = "group-"

// String returns the name that the role has in JSON: "defining", "endo-fin", "group-0".
func (r Role) String() string {
	if r < RoleGroup0 {
		return roleNames[r]
	}
	return groupPrefix + strconv.Itoa(int(r-RoleGroup0))
}

// MarshalText gives the text of String.
func (r Role) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads the text of String.
func (r *Role) UnmarshalText(text []byte) error {
	if i := slices.Index(roleNames[:], string(text)); i >= 0 {
		*r = Role(i)
		return nil
	}
	group, ok := strings.CutPrefix(string(text), groupPrefix)
	n, err := strconv.ParseUint(group, 10, 8)
	if read := RoleGroup0 + Role(n); ok && err == nil && read >= RoleGroup0 && read.String() == string(text) {
		*r = read
		return nil
	}
	return fmt.Errorf("%q is no role", text)
}
