package scan

import (
	"bytes"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// other stands for any character that has no meaning in a grid.
const other = 0x7f

// normalise appends to text the line with one byte a character: box drawing
// becomes | - +, every kind of space a blank, and what means nothing becomes
// other. Trailing blanks are cut, tabs are not.
func normalise(text, raw []byte) []byte {
	text = slices.Grow(text, len(raw))
	for i := 0; i < len(raw); {
		if c := raw[i]; c >= ' ' && c < other {
			text = append(text, c)
			i++
			continue
		}
		r, n := utf8.DecodeRune(raw[i:])
		text = append(text, plain(r))
		i += n
	}
	return bytes.TrimRight(text, " ")
}

func plain(r rune) byte {
	switch {
	case r == '\t' || r >= ' ' && r < other:
		return byte(r)
	case r >= firstBox && r < firstBox+rune(len(boxes)):
		return boxes[r-firstBox]
	case unicode.IsSpace(r) || r == '\u200b' || r == '\ufeff':
		return ' '
	}
	return other
}

// firstBox is the first character of box drawing.
const firstBox = 0x2500

// boxes is what each character of box drawing becomes.
var boxes = func() (table [0x80]byte) {
	for i := range table {
		table[i] = '+'
	}
	for _, r := range "─━┄┅┈┉═╌╍╴╶╸╺╼╾" {
		table[r-firstBox] = '-'
	}
	for _, r := range "│┃┆┇┊┋║╎╏╵╷╹╻╽╿" {
		table[r-firstBox] = '|'
	}
	return table
}()

// isRuler reports whether a line is only there to be looked at: no digit, and
// nothing but the strokes and corners of a frame.
func isRuler(trimmed []byte) bool {
	run, longest := 0, 0
	dotted := false
	for i, c := range trimmed {
		switch parts := classes[c]; {
		case parts&asRule != 0:
			if i > 0 && trimmed[i-1] == c {
				run++
			} else {
				run = 1
			}
			longest = max(longest, run)
		case parts&asDot != 0:
			dotted = true
		case parts&asCorner == 0:
			return false
		}
	}
	return !dotted || longest >= 3
}

// isMarkup reports whether a line is a tag, as in the XML files of some programs.
func isMarkup(trimmed []byte) bool {
	return len(trimmed) > 2 && trimmed[0] == '<' && trimmed[len(trimmed)-1] == '>' &&
		(isLetter(trimmed[1]) || strings.IndexByte("/?!", trimmed[1]) >= 0)
}

// isStrokes reports whether a line is one of the signs that also draw rulers,
// again and again.
func isStrokes(trimmed []byte) bool {
	return isStroke(trimmed[0]) && len(bytes.Trim(trimmed, string(trimmed[0]))) == 0
}

// isCount reports whether a line is a number on its own: how many grids
// follow, or the size of a box.
func isCount(trimmed []byte) bool {
	return isNumber(trimmed) && len(trimmed) <= 5 && trimmed[0] != '0'
}

// isCaption reports whether a line numbers or dates what follows, as "1." and
// "2006-08-03" do, or gives a time or the size of the grid.
func isCaption(trimmed []byte) bool {
	if len(trimmed) <= len("10:30:00") && clock.Match(trimmed) || string(trimmed) == "9x9" {
		return true
	}
	if end := len(trimmed) - 1; strings.IndexByte(".):", trimmed[end]) >= 0 && end <= 5 && isNumber(trimmed[:end]) {
		return true
	}
	if len(trimmed) > 10 {
		return false
	}
	for _, sep := range []byte("-./") {
		if parts := bytes.Split(trimmed, []byte{sep}); len(parts) == 3 &&
			isNumber(parts[0]) && isNumber(parts[1]) && isNumber(parts[2]) && len(parts[0])+len(parts[2]) >= 5 {
			return true
		}
	}
	return false
}

// clock is a time of the day.
var clock = regexp.MustCompile(`^\d{1,2}:\d\d(?::\d\d)?$`)

// heading reports whether a line numbers what follows it, as "Grid 01" does.
func heading(trimmed []byte) bool {
	text := bytes.TrimRight(trimmed, " .:)-")
	words := bytes.TrimRight(text, "0123456789")
	if len(words) == len(text) || !isLetter(text[0]) {
		return false
	}
	for _, c := range words {
		if !isLetter(c) && strings.IndexByte(" .#_-", c) < 0 {
			return false
		}
	}
	return true
}

// cellLike reports whether a line was meant to hold cells: more than half of it
// is digits and blanks. The moves of a saved game (I183, E20007) are not.
func cellLike(trimmed []byte) bool {
	if len(trimmed) == 0 {
		return false
	}
	if len(trimmed) > 3 && (trimmed[0] == 'I' || trimmed[0] == 'E') && isNumber(trimmed[1:]) || isCaption(trimmed) {
		return false
	}
	cells, rest := 0, 0
	for _, c := range trimmed {
		switch parts := classes[c]; {
		case parts&(asDigit|asSign) != 0:
			cells++
		case parts&asGap == 0:
			rest++
		}
	}
	return cells > rest
}

// cellsIn counts the characters that may be cells.
func cellsIn(text []byte) (n int) {
	for _, c := range text {
		if isCell(c) {
			n++
		}
	}
	return n
}

func isNumber(text []byte) bool {
	for _, c := range text {
		if !is(c, asNumber) {
			return false
		}
	}
	return len(text) > 0
}

// section returns the name, in lower case, of a line such as [Puzzle].
func section(trimmed []byte) (name string, ok bool) {
	if len(trimmed) < 3 || trimmed[0] != '[' || trimmed[len(trimmed)-1] != ']' {
		return "", false
	}
	inner := trimmed[1 : len(trimmed)-1]
	for _, c := range inner {
		if !isLetter(c) && c != ' ' {
			return "", false
		}
	}
	return strings.ToLower(string(inner)), true
}

// quote returns the text of a line for a message, cut short.
func quote(raw []byte) string {
	const most = 40
	raw = bytes.TrimSpace(raw)
	text := []rune(string(raw[:min(len(raw), (most+1)*utf8.UTFMax)]))
	if len(text) > most {
		return "the text " + strconv.Quote(string(text[:most])) + "..."
	}
	return "the text " + strconv.Quote(string(text))
}

// character returns the character at a column of a line, for a message.
func character(raw []byte, column int) string {
	for ; len(raw) > 0; column-- {
		r, n := utf8.DecodeRune(raw)
		if column == 1 {
			return strconv.QuoteRune(r)
		}
		raw = raw[n:]
	}
	return "nothing"
}

// count returns "1 row", "2 rows".
func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strconv.Itoa(n) + " " + what + "s"
}
