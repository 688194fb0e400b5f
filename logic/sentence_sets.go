package logic

import (
	"fmt"

	"nonet"
)

// groups writes the groups of cells of a step with their digits.
func (s *Step) groups() (words []string) {
	for role := RoleGroup0; role >= RoleGroup0; role++ {
		cells, digits := s.marked(role)
		if cells.empty() {
			return words
		}
		words = append(words, cellList(cells)+" {"+digits.String()+"}")
	}
	return words
}

// reasonOfSets writes almost locked sets in a sequence, with the restricted commons that
// join each to the next.
func (s *Step) reasonOfSets() string {
	words := s.groups()
	text := words[0]
	for i, word := range words[1:] {
		role := RoleGroup0 + Role(i)
		text += fmt.Sprintf(" -%s- %s", digitList(s.joins(role, role+1), ","), word)
	}
	return text
}

// joins returns the restricted commons of two sets.
func (s *Step) joins(first, second Role) (digits nonet.DigitSet) {
	from, _ := s.marked(first)
	to, _ := s.marked(second)
	for _, c := range s.Chains {
		if setOf(c[0].Cells...).within(from) && setOf(c[1].Cells...).within(to) {
			digits |= setOfDigit(c[0].Digit)
		}
	}
	return digits
}
