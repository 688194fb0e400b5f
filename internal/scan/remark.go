package scan

import (
	"bytes"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// isRemark reports whether a line is words and far too few cells to be a row, let
// alone a puzzle, whatever has become of it.
func isRemark(raw []byte) bool { return hasWord(raw) && fewCells(raw) }

// lookAlikes are letters that are taken for digits and blanks.
const lookAlikes = "oOQDlIiSsBbZzGgqxX"

// hasWord reports whether a line has a word that no cells can have become: of two
// letters or more, not all of which are taken for digits or the same again.
func hasWord(raw []byte) bool {
	for word := range bytes.FieldsFuncSeq(raw, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		first, size := utf8.DecodeRune(word)
		if size == len(word) || bytes.ContainsFunc(word, unicode.IsDigit) {
			continue
		}
		own := func(r rune) bool { return !strings.ContainsRune(lookAlikes, r) }
		other := func(r rune) bool { return r != first || r > unicode.MaxASCII }
		if bytes.ContainsFunc(word, own) && bytes.ContainsFunc(word, other) {
			return true
		}
	}
	return false
}

// fewCells reports whether a line has fewer cells than a row: digits, and signs that
// are not part of a word. The signs in a date or a rating do not count.
func fewCells(raw []byte) bool {
	digits, cells, signs := 0, 0, false
	apart := func(r rune) bool { return r < other && is(byte(r), asEdge) || unicode.IsSpace(r) }
	for text := range bytes.FieldsFuncSeq(raw, apart) {
		n, only := 0, true
		for _, r := range string(text) {
			switch {
			case unicode.IsDigit(r):
				digits++
				n++
			case r < other && isSign(byte(r)) || strings.ContainsRune(typographic, r):
				n++
			default:
				only = false
			}
		}
		if only {
			cells += n
			signs = signs || !isFigure(text)
		}
		if digits >= 9 || n > nearly {
			return false
		}
	}
	return !signs || cells < 9
}

// figure is a number, a rating or a date.
var figure = regexp.MustCompile(`^\d{1,4}(?:[-.]\d{1,4}){0,2}\.?$`)

func isFigure(text []byte) bool { return figure.Match(text) }

// isTitle reports whether a line of many digits is a title even so, as "Puzzle
// 2024-05-01" and "SE 7.2" are: a remark, no part of which is both letters and
// digits, and no part of a frame.
func isTitle(raw []byte) bool {
	if bytes.IndexByte(raw, '|') >= 0 || !hasWord(raw) && !isCopyright(raw) || !fewCells(raw) {
		return false
	}
	for text := range bytes.FieldsSeq(raw) {
		if bytes.ContainsFunc(text, unicode.IsDigit) && bytes.ContainsFunc(text, unicode.IsLetter) {
			return false
		}
	}
	return true
}

// isCopyright reports whether a line begins as "(c) 2024" does.
func isCopyright(raw []byte) bool {
	raw = bytes.TrimSpace(raw)
	return bytes.HasPrefix(raw, []byte("(c) ")) || bytes.HasPrefix(raw, []byte("(C) ")) || bytes.HasPrefix(raw, []byte("© "))
}
