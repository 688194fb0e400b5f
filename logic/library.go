package logic

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"nonet"
)

// namedByEliminations are the techniques whose line names the digits that go, not
// those of the pattern.
var namedByEliminations = []Technique{
	SuedeCoq, ContinuousNiceLoop, DiscontinuousNiceLoop, AIC,
	GroupedContinuousNiceLoop, GroupedDiscontinuousNiceLoop, GroupedAIC,
	ALSXZ, ALSXYWing, ALSChain, DeathBlossom,
	ForcingChainContradiction, ForcingNetContradiction,
}

// withLinks are the techniques whose line says how long the chain is.
var withLinks = []Technique{
	RemotePair, XChain, XYChain, ContinuousNiceLoop, DiscontinuousNiceLoop, AIC,
	GroupedContinuousNiceLoop, GroupedDiscontinuousNiceLoop, GroupedAIC,
}

// libraryDigits returns the digits that a line of the library names a step by.
func (s *Step) libraryDigits() (digits nonet.DigitSet) {
	switch {
	case s.Technique == BUGPlusOne:
		return 0
	case s.Technique == DualTwoStringKite:
		return setOfDigit(lowestDigit(s.Digits))
	case len(s.Eliminations) > 0 && slices.Contains(namedByEliminations, s.Technique):
		for _, e := range s.Eliminations {
			digits |= setOfDigit(e.Digit)
		}
		return digits
	}
	return s.Digits
}

// libraryLinks returns the number of links that a line of the library gives a step.
// The one that closes a continuous loop is not counted.
func (s *Step) libraryLinks() int {
	if len(s.Chains) == 0 || !slices.Contains(withLinks, s.Technique) {
		return 0
	}
	links := len(s.Chains[0]) - 1
	if s.Technique == ContinuousNiceLoop || s.Technique == GroupedContinuousNiceLoop {
		links--
	}
	return links
}

// throughSets reports whether a chain of the step passes through almost locked sets.
func (s *Step) throughSets() bool {
	return slices.ContainsFunc(s.Chains, func(c Chain) bool {
		return slices.ContainsFunc(c, func(n Node) bool { return n.Set })
	})
}

// Library returns a line of HoDoKu's library: the step and the board it stands on. It is
// "" where the library has no code for the technique, as for [BruteForce].
func (s *Step) Library(b *Board) string {
	code := s.Technique.Library()
	if code == "" {
		return ""
	}
	var t strings.Builder
	fmt.Fprintf(&t, ":%s:%s:", code, s.libraryDigits())
	for c := range nonet.Cell(81) {
		switch {
		case b.open.has(c):
			t.WriteByte('.')
			continue
		case !b.givens.has(c):
			t.WriteByte('+')
		}
		t.WriteByte('0' + b.digits[c])
	}
	t.WriteString(":" + libraryCandidates(b.gone()) + ":")
	t.WriteString(libraryCandidates(s.Eliminations) + ":")
	t.WriteString(libraryCandidates(s.Placements) + ":")
	if n := s.libraryLinks(); n > 0 {
		t.WriteString(strconv.Itoa(n))
	}
	return t.String()
}

// libraryCandidates writes candidates as digit, row and column.
func libraryCandidates(list []Candidate) string {
	words := make([]string, len(list))
	for i, c := range list {
		words[i] = fmt.Sprint(100*c.Digit + 10*(c.Cell.Row()+1) + c.Cell.Column() + 1)
	}
	return strings.Join(words, " ")
}

// gone returns the candidates that open cells have lost for another reason than a
// digit that they see, cell by cell.
func (b *Board) gone() (list []Candidate) {
	for c := range b.open.all() {
		missing := nonet.AllDigits &^ b.cands[c]
		for p := range peers[c].without(b.open).all() {
			missing &^= setOfDigit(b.Digit(p))
		}
		for d := range digitsOf(missing) {
			list = append(list, Candidate{c, d})
		}
	}
	return list
}
