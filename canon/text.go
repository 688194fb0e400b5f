package canon

import (
	"errors"
	"fmt"
	"strings"
)

// pictures are the transforms of the grid as a picture, by name.
var pictures = []struct {
	name string
	t    Transform
}{
	{"rotate", picture(true, false, true)},
	{"rotate180", picture(false, true, true)},
	{"rotate270", picture(true, true, false)},
	{"mirror", picture(false, false, true)},
	{"flip", picture(false, true, false)},
	{"transpose", picture(true, false, false)},
	{"anti-transpose", picture(true, true, true)},
}

// picture returns the transform that transposes, then turns rows upside down,
// then turns columns from left to right.
func picture(transpose, rows, columns bool) Transform {
	t := Transform{transposed: transpose}
	for i := range 9 {
		if rows {
			t.setRow(i, 8-i)
		}
		if columns {
			t.setColumn(i, 8-i)
		}
	}
	return t
}

// String returns t as [ParseTransform] reads it, "identity" for the zero
// Transform.
func (t Transform) String() string {
	var words []string
	cells := t
	cells.digits = [9]uint8{}
	for _, p := range pictures {
		if p.t == cells {
			words = append(words, p.name)
		}
	}
	if len(words) == 0 {
		words = cells.words()
	}
	if t.digits != cells.digits {
		words = append(words, "digits="+list(t.digit))
	}
	if len(words) == 0 {
		return "identity"
	}
	return strings.Join(words, ",")
}

// words returns the words for what t does to cells.
func (t *Transform) words() (words []string) {
	if t.transposed {
		words = append(words, "transpose")
	}
	if t.rows != [9]uint8{} {
		words = append(words, "rows="+list(t.row))
	}
	if t.columns != [9]uint8{} {
		words = append(words, "columns="+list(t.column))
	}
	return words
}

// list returns the nine values of a function as digits from 1.
func list(of func(int) int) string {
	var b [9]byte
	for i := range b {
		b[i] = byte('1' + of(i))
	}
	return string(b[:])
}

// ParseTransform reads a transform as it is typed: words with commas between,
// which are done one after the other.
//
//	rotate, rotate180, rotate270   turn the grid clockwise
//	mirror, flip                   left becomes right, top becomes bottom
//	transpose, anti-transpose      reflect in the diagonal from the top left, or from the top right
//	swap-bands=12, swap-stacks=13  let two bands or stacks change places
//	swap-rows=12, swap-columns=79  so for rows of one band, and columns of one stack
//	swap-digits=12                 let two digits change their names
//	rows=321456789                 the row that comes to each place, 3 to the first one here
//	columns=321456789              so for columns
//	digits=234567891               what becomes of each digit, 2 of 1 here
//	identity                       do nothing
//
// The case of letters does not matter, and rotate90 is another word for rotate. The error says
// which word is wrong and what was expected.
func ParseTransform(text string) (Transform, error) {
	var t Transform
	for word := range strings.SplitSeq(text, ",") {
		word = strings.TrimSpace(word)
		next, err := parseWord(strings.ToLower(word))
		if err != nil {
			return Transform{}, fmt.Errorf("transform %q: %w", word, err)
		}
		t = t.Then(next)
	}
	return t, nil
}

// errWord lists what is known.
var errWord = errors.New("expected rotate, rotate180, rotate270, mirror, flip, transpose, anti-transpose, identity, " +
	"rows=, columns=, digits=, swap-rows=, swap-columns=, swap-bands=, swap-stacks= or swap-digits=")

var errNoWord = errors.New("a word is missing, such as rotate; identity does nothing")

// parseWord reads one word in lower case.
func parseWord(word string) (Transform, error) {
	switch word {
	case "":
		return Transform{}, errNoWord
	case "identity":
		return Transform{}, nil
	case "rotate90":
		word = "rotate"
	}
	for _, p := range pictures {
		if p.name == word {
			return p.t, nil
		}
	}
	name, numbers, _ := strings.Cut(word, "=")
	switch name {
	case "rows", "columns", "digits":
		return parseOrder(name, numbers)
	}
	if what, ok := strings.CutPrefix(name, "swap-"); ok {
		return parseSwap(what, numbers)
	}
	return Transform{}, errWord
}
