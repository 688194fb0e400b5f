package nonet

import "fmt"

// A Grid holds 81 cells row by row: 1 to 9 for a digit, 0 for a blank. It is
// a plain value: it can be compared, copied and used as a map key, and no
// function of this module changes a grid that it was given.
type Grid [81]uint8

// Candidates returns what the givens alone leave to each cell: the given
// digit where there is one, all nine digits where the cell is blank. A value
// above 9 is no digit and leaves its cell without a candidate.
func (g Grid) Candidates() Candidates {
	var c Candidates
	for i, d := range g {
		switch {
		case d == 0:
			c[i] = AllDigits
		case d <= 9:
			c[i] = 1 << (d - 1)
		}
	}
	return c
}

// Givens returns the number of cells that are not blank.
func (g Grid) Givens() int {
	n := 0
	for _, d := range g {
		if d != 0 {
			n++
		}
	}
	return n
}

// String returns the grid as 81 characters, "." for a blank.
func (g Grid) String() string { return Format(g, ShapeLine) }

// MarshalText gives the 81 characters of String, which is how a grid stands
// in JSON. A value above 9 is an error, since it would read back as a blank.
func (g Grid) MarshalText() ([]byte, error) {
	for i, d := range g {
		if d > 9 {
			return nil, fmt.Errorf("%s holds %d, expected a digit 1 to 9 or 0 for a blank", Cell(i), d)
		}
	}
	return AppendFormat(nil, g, ShapeLine), nil
}

// UnmarshalText reads a grid in any shape that [Parse] reads.
func (g *Grid) UnmarshalText(text []byte) error {
	read, err := Parse(string(text))
	if err != nil {
		return err
	}
	*g = read
	return nil
}
