package main

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"nonet/logic"
)

// techniqueOf returns the technique of a name as somebody types it: blanks, hyphens and
// the case of letters do not matter, and one of the names in "Locked Candidates Type 1
// (Pointing)" is enough.
func techniqueOf(name string) (logic.Technique, error) {
	if t, ok := logic.TechniqueOf(name); ok {
		return t, nil
	}
	wanted := plainLetters(name)
	for _, t := range logic.Techniques() {
		if slices.Contains(plainNames(t), wanted) {
			return t, nil
		}
	}
	similar := similarNames(wanted)
	if len(similar) == 0 {
		return 0, fmt.Errorf("no technique is called %q; nonet steps --list names them all", name)
	}
	last := len(similar) - 1
	similar[last] = strings.TrimPrefix(strings.Join(similar[:last], ", ")+" or "+similar[last], " or ")
	return 0, fmt.Errorf("no technique is called %q; did you mean %s?", name, similar[last])
}

// plainNames returns the names of a technique, without anything but letters and digits.
func plainNames(t logic.Technique) []string {
	name := t.String()
	names := []string{plainLetters(name)}
	if before, inside, ok := strings.Cut(name, "("); ok {
		names = append(names, plainLetters(before), plainLetters(inside))
	}
	return names
}

// plainLetters returns the letters, in lower case, and the digits of a text.
func plainLetters(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, text)
}

// similarNames returns the names of techniques that a plain name may stand for: those
// that are nearest to it if that is near, else those that contain it or are contained in it.
func similarNames(wanted string) []string {
	const most, shortest, far = 5, 4, 3
	var similar []string
	best := far
	for _, t := range logic.Techniques() {
		for _, name := range plainNames(t) {
			switch d := distance(name, wanted); {
			case d < best && 3*d < len(wanted):
				best, similar = d, []string{t.String()}
			case d == best && d < far:
				similar = append(similar, t.String())
			}
		}
	}
	for _, t := range logic.Techniques() {
		if best == far && len(wanted) >= shortest && slices.ContainsFunc(plainNames(t), func(name string) bool {
			return strings.Contains(name, wanted) || strings.Contains(wanted, name)
		}) {
			similar = append(similar, t.String())
		}
	}
	return similar[:min(most, len(similar))]
}

// distance returns how many letters have to be changed, added or taken off to make one
// name of another.
func distance(a, b string) int {
	row := make([]int, len(b)+1) // distances of what was looked at of a to the beginnings of b
	for k := range row {
		row[k] = k
	}
	for i := range a {
		before := row[0]
		row[0] = i + 1
		for k := range b {
			d := before
			if a[i] != b[k] {
				d++
			}
			before = row[k+1]
			row[k+1] = min(d, row[k]+1, row[k+1]+1)
		}
	}
	return row[len(b)]
}
