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
	if reason := s.reason(); reason != "" {
		text += ": " + reason
	}
	return text + " => " + s.result()
}

// reason says why, without the name and what follows.
func (s *Step) reason() string {
	switch t := s.Technique; {
	case t <= HiddenSingle:
		return s.reasonOfSingle()
	case t <= HiddenQuadruple:
		return s.reasonOfSubset()
	case t == RemotePair || t == BUGPlusOne || t == SuedeCoq || t == TurbotFish:
		return s.reasonOfOther()
	case t <= Leviathan || t >= FinnedXWing && t <= SashimiLeviathan || t >= FrankenXWing && t <= FinnedMutantLeviathan:
		return s.reasonOfFish()
	case t <= DualEmptyRectangle:
		return s.reasonOfPattern()
	case t <= XYZWing:
		return s.reasonOfWing()
	case t <= AvoidableRectangleType2:
		return s.reasonOfRectangle()
	case t <= MultiColors2:
		return s.reasonOfColors()
	case t == KrakenFishType1 || t == KrakenFishType2:
		return s.reasonOfFish() + "; " + s.chains()
	case t >= ALSXZ && t <= ALSChain:
		return s.reasonOfSets()
	case t == DeathBlossom:
		cell, digits := s.marked(RolePivot)
		return fmt.Sprintf("stem %s {%s}, petals %s", cellList(cell), digits, strings.Join(s.sets(), ", "))
	}
	return s.reasonOfOther()
}

func (s *Step) reasonOfSingle() string {
	switch s.Technique {
	case FullHouse:
		return "the last open cell of " + s.Units[0].Unit.String()
	case NakedSingle:
		return "only " + s.Digits.String() + " is left"
	}
	return s.Digits.String() + " has no other place in " + s.Units[0].Unit.String()
}

func (s *Step) reasonOfSubset() string {
	digits := digitList(s.Digits, ",")
	switch s.Technique {
	case Pointing, Claiming:
		return fmt.Sprintf("%s of %s is in %s", digits, s.Units[0].Unit, s.Units[1].Unit)
	case HiddenPair, HiddenTriple, HiddenQuadruple:
		return fmt.Sprintf("%s of %s in %s", digits, s.Units[0].Unit, s.in(RoleDefining))
	}
	return digits + " in " + s.in(RoleDefining)
}

func (s *Step) reasonOfFish() string {
	text := fmt.Sprintf("%s %s %s", s.Digits, unitList(s.unitsAs(RoleBase)), unitList(s.unitsAs(RoleCover)))
	if fins := s.in(RoleFin); fins != "" {
		text += ", fins " + fins
	}
	if fins := s.in(RoleEndoFin); fins != "" {
		text += ", endo fins " + fins
	}
	return text
}

// reasonOfPattern is about one digit that is in one of two places.
func (s *Step) reasonOfPattern() string {
	if s.Technique == EmptyRectangle || s.Technique == DualEmptyRectangle {
		return fmt.Sprintf("%s in %s, and in %s", s.Digits, s.unitsAs(RoleBase)[0], s.eitherOf(RoleBridge))
	}
	return fmt.Sprintf("%s, connected by %s", s.eitherOf(RoleEnd), s.in(RoleBridge))
}

// eitherOf writes the candidates with a role two by two.
func (s *Step) eitherOf(role Role) string {
	var words []string
	var first *Mark
	for i, m := range s.Marks {
		switch {
		case m.Role != role:
		case first == nil:
			first = &s.Marks[i]
		case role == RoleEnd:
			words = append(words, fmt.Sprintf("%d in %s or %s", m.Digit, first.Cell, m.Cell))
			first = nil
		default:
			words = append(words, fmt.Sprintf("%s or %s", first.Cell, m.Cell))
			first = nil
		}
	}
	return strings.Join(words, ", ")
}

func (s *Step) reasonOfWing() string {
	if s.Technique == WWing {
		_, digit := s.marked(RoleBridge)
		return fmt.Sprintf("%s in %s, connected by %s in %s",
			digitList(s.Digits, "/"), s.in(RolePincer), digit, s.in(RoleBridge))
	}
	return fmt.Sprintf("%s, pivot %s, pincers %s", digitList(s.Digits, "/"), s.in(RolePivot), s.in(RolePincer))
}

func (s *Step) reasonOfRectangle() string {
	text := digitList(s.Digits, "/") + " in " + s.in(RoleDefining)
	if cells, digits := s.marked(RoleExtra); !cells.empty() {
		text += fmt.Sprintf(" but for %s in %s", digitList(digits, ","), cellList(cells))
	}
	switch _, digits := s.marked(RoleExtra); s.Technique {
	case UniquenessTest3:
		cells, more := s.marked(RoleGroup0)
		text += fmt.Sprintf(", which with %s make a subset of %s", cellList(cells), digitList(digits|more, ","))
	case UniquenessTest4, UniquenessTest6, HiddenRectangle:
		digit := setOfDigit(s.Eliminations[0].Digit)
		if s.Technique != UniquenessTest6 {
			digit = s.Digits &^ digit
		}
		var names []string
		for _, u := range s.unitsAs(RoleUnit) {
			names = append(names, u.String())
		}
		text += fmt.Sprintf(", and %s has no other place in %s", digit, andList(names))
	case AvoidableRectangleType1:
		text += ", none of them given"
	}
	return text
}

func (s *Step) reasonOfColors() string {
	text := fmt.Sprintf("%s in %s or %s", s.Digits, s.in(RoleColorA), s.in(RoleColorB))
	if cells := s.in(RoleColorC); cells != "" {
		text += fmt.Sprintf(", and in %s or %s", cells, s.in(RoleColorD))
	}
	return text
}

func (s *Step) reasonOfOther() string {
	switch s.Technique {
	case BUGPlusOne:
		return fmt.Sprintf("two candidates in each cell and two places for each digit but for %s in %s", s.Digits, s.in(RoleExtra))
	case RemotePair:
		var cells []string
		for _, n := range s.Chains[0] {
			if n.On {
				cells = append(cells, n.Cells[0].String())
			}
		}
		return digitList(s.Digits, "/") + " in " + strings.Join(cells, "-")
	case SuedeCoq:
		sets := s.sets()
		return fmt.Sprintf("%s, shared out to %s and %s", sets[0], sets[1], sets[2])
	case TemplateSet:
		return "part of every way to place " + s.Digits.String()
	case TemplateDelete:
		return "part of no way to place " + s.Digits.String()
	case BruteForce:
		return "taken from the solution"
	}
	return s.chains()
}

// chains writes the chains of a step.
func (s *Step) chains() string {
	words := make([]string, len(s.Chains))
	for i, c := range s.Chains {
		words[i] = c.String()
	}
	return strings.Join(words, "; ")
}
