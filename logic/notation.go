package logic

import (
	"fmt"
	"slices"
	"strings"

	"nonet"
)

// cellList writes cells as players do: r1c37 for two cells of a row, r12c4 for two of
// a column, r12c37 for four corners; rows with different columns stand one by one.
func cellList(cells cellSet) string {
	var columns [9]string
	for c := range cells.all() {
		columns[c.Row()] += fmt.Sprint(c.Column() + 1)
	}
	var words []string
	for row, list := range columns {
		if list == "" || slices.Contains(columns[:row], list) {
			continue
		}
		rows := ""
		for other := row; other < 9; other++ {
			if columns[other] == list {
				rows += fmt.Sprint(other + 1)
			}
		}
		words = append(words, "r"+rows+"c"+list)
	}
	return strings.Join(words, ",")
}

// unitList writes units in the same way: r28, c37b5.
func unitList(units []nonet.Unit) string {
	var lists [3]string
	for _, u := range units {
		lists[u/9] += fmt.Sprint(int(u%9) + 1)
	}
	text := ""
	for i, list := range lists {
		if list != "" {
			text += "rcb"[i:i+1] + list
		}
	}
	return text
}

// digitList writes digits with something between them.
func digitList(digits nonet.DigitSet, between string) string {
	return strings.Join(strings.Split(digits.String(), ""), between)
}

// result writes what follows from a step: r1c8=2, or r1c5<>2, r1c58<>5.
func (s *Step) result() string {
	var words []string
	for _, p := range s.Placements {
		words = append(words, fmt.Sprintf("%s=%d", p.Cell, p.Digit))
	}
	var gone [10]cellSet
	for _, e := range s.Eliminations {
		if isCandidate(e.Cell, e.Digit) {
			gone[e.Digit].add(e.Cell)
		}
	}
	for d, cells := range gone {
		if !cells.empty() {
			words = append(words, fmt.Sprintf("%s<>%d", cellList(cells), d))
		}
	}
	return strings.Join(words, ", ")
}

// String writes the links of a chain in Eureka notation: = for a strong link, of which
// one side holds, and - for a weak one, of which not both do. An almost locked set reads
// (1=7)r2c35: without 1 it keeps 7. So does a cell in which such a set leaves one
// candidate.
func (c Chain) String() string {
	var text strings.Builder
	for i, n := range c {
		var from nonet.DigitSet // of a set, that leave n as the only candidate of its cell
		if i > 0 && n.On {
			from = c[i-1].Keeps
		}
		switch {
		case i == 0:
		case n.Strong && from == 0:
			text.WriteByte('=')
		default:
			text.WriteByte('-')
		}
		cells := cellList(setOf(n.Cells...))
		switch {
		case n.Keeps != 0:
			fmt.Fprintf(&text, "(%d=%s)%s", n.Digit, n.Keeps, cells)
		case from != 0:
			fmt.Fprintf(&text, "(%s=%d)%s", from, n.Digit, cells)
		default:
			fmt.Fprintf(&text, "(%d)%s", n.Digit, cells)
		}
	}
	return text.String()
}

// marked returns the cells and the digits of the candidates with a role.
func (s *Step) marked(role Role) (cells cellSet, digits nonet.DigitSet) {
	for _, m := range s.Marks {
		if m.Role == role && isCandidate(m.Cell, m.Digit) {
			cells.add(m.Cell)
			digits |= setOfDigit(m.Digit)
		}
	}
	return cells, digits
}

// in writes the cells of the candidates with a role.
func (s *Step) in(role Role) string {
	cells, _ := s.marked(role)
	return cellList(cells)
}

// unitsAs returns the units with a role.
func (s *Step) unitsAs(role Role) (units []nonet.Unit) {
	for _, u := range s.Units {
		if u.Role == role {
			units = append(units, u.Unit)
		}
	}
	return units
}

// unitNames returns the names of units.
func unitNames(units []nonet.Unit) (names []string) {
	for _, u := range units {
		names = append(names, u.String())
	}
	return names
}
