package main

import (
	"fmt"
	"strings"

	"nonet/logic"
)

// fishSizes are the names that say how many base units a fish has.
var fishSizes = []string{"X-Wing", "Swordfish", "Jellyfish", "Squirmbag", "Whale", "Leviathan"}

var numbers = []string{"two", "three", "four", "five", "six", "seven"}

// define returns the definition of a technique.
func define(t logic.Technique) string {
	for _, m := range []map[logic.Technique]string{definitions, chainDefinitions} {
		if text, ok := m[t]; ok {
			return text
		}
	}
	for i, size := range fishSizes {
		if kind, ok := strings.CutSuffix(t.String(), size); ok {
			return defineFish(strings.TrimSpace(kind), size, numbers[i])
		}
	}
	return ""
}

// defineFish puts the definition of a fish together.
func defineFish(kind, size, n string) string {
	rest, fins := strings.CutPrefix(kind, "Finned")
	switch shape := strings.TrimSpace(rest); {
	case kind == "":
		return fmt.Sprintf("All candidates of a digit in %s rows, the base, lie in %s columns, the cover; or the same with columns and rows. "+
			"The digit stands in each base row, and so once in each cover column. It goes from the rest of the cover.", n, n)
	case kind == "Sashimi":
		return fmt.Sprintf("A Finned %s in which some base unit has only one candidate that is no fin, or none. "+
			"The fins make up for it: either a fin is right, or what is left of the fish is. The digit goes from cells of the cover that see all fins.", size)
	case shape == "":
		return fmt.Sprintf("But for some fins, all candidates of a digit in %s rows, the base, lie in %s columns, the cover; or the same with columns and rows. "+
			"Either a fin is right, or there is %s without them. The digit goes from cells of the cover that see all fins.", n, n, withArticle(size))
	default:
		return defineLarge(shape, size, n, fins)
	}
}

// defineLarge is about fish with boxes.
func defineLarge(shape, size, n string, fins bool) string {
	units := "The base may have rows and boxes, and the cover columns and boxes, or the other way round; at least one unit is a box."
	if shape == "Mutant" {
		units = "Base and cover may be units of any kind."
	}
	text := fmt.Sprintf("%s of %s base units and %s cover units. %s ", withArticle(size), n, n, units)
	text = strings.ToUpper(text[:1]) + text[1:]
	if fins {
		return text + "Base candidates outside of the cover are fins, and so are those in two base units, the endo fins. " +
			"Either a fin is right, or there is a fish without them: the digit goes from cells of the cover that see all fins."
	}
	return text + "All base candidates are covered, so the digit goes from the rest of the cover, and from cells in two cover units."
}

func withArticle(name string) string {
	if name == "X-Wing" {
		return "an " + name
	}
	return "a " + name
}
