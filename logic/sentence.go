package logic

import (
	"fmt"
	"strings"
)

// String says what a step is and what follows from it, in the notation of players:
//
//	Naked Pair: 2,5 in r1c37 => r1c5<>2, r1c8<>5
func (s *Step) String() string {
	text := s.Technique.String()
	if reason := s.reasonIfComplete(); reason != "" {
		text += ": " + reason
	}
	if result := s.result(); result != "" {
		text += " => " + result
	}
	return text
}

// reasonIfComplete is reason, or "" for a step that somebody has made and that lacks
// what the reasons of its technique are made of.
func (s *Step) reasonIfComplete() (reason string) {
	defer func() {
		if recover() != nil {
			reason = ""
		}
	}()
	return s.reason()
}

// reason says why, without the name and what follows.
func (s *Step) reason() string {
	switch f := s.Technique.family(); {
	case s.Technique == BruteForce:
		return "taken from the solution"
	case f == nil:
		return ""
	case f.reason == nil:
		return s.chains()
	default:
		return f.reason(s)
	}
}

// chains writes the chains of a step.
func (s *Step) chains() string {
	words := make([]string, len(s.Chains))
	for i, c := range s.Chains {
		words[i] = c.String()
	}
	return strings.Join(words, "; ")
}

// reasonOfEnds is about a digit that is at one end or the other of each chain.
func (s *Step) reasonOfEnds() string {
	var words []string
	for _, c := range s.Chains {
		first, last := c[0].Cells[0], c[len(c)-1].Cells[0]
		words = append(words, fmt.Sprintf("%d in %s or %s", c[0].Digit, min(first, last), max(first, last)))
	}
	return fmt.Sprintf("%s, connected by %s", strings.Join(words, ", "), s.in(RoleBridge))
}
