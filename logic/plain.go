package logic

import "iter"

// FindPlain is [Find] without what HoDoKu leaves out when it solves a puzzle with its
// default options: chains through almost locked sets, and wings and blossoms whose
// sets share cells.
func FindPlain(b *Board, t Technique) iter.Seq[Step] {
	return func(yield func(Step) bool) { findPlain(b, t, yield) }
}

func findPlain(b *Board, t Technique, found func(Step) bool) {
	switch t {
	case GroupedContinuousNiceLoop, GroupedDiscontinuousNiceLoop, GroupedAIC:
		findGroupedLoopsWithoutSets(b, t, found)
	case ALSXYWing:
		findALSXYWings(b, false, found)
	case DeathBlossom:
		findBlossoms(b, false, found)
	default:
		if f := familyOf[t]; f != nil {
			f.find(b, t, found)
		}
	}
}
