package scan

import (
	"bytes"
	"fmt"
	"strings"
	"unicode/utf8"
)

// maxJSON is the longest JSON value that runs over several lines, in bytes.
const maxJSON = 4 << 20

// jsonStart returns where a JSON value begins that begins a line, or -1.
func jsonStart(raw []byte) int {
	text := bytes.TrimLeft(raw, " \t")
	if len(text) == 0 {
		return -1
	}
	if c := text[0]; (c == '[' || c == '{') && opens(text) {
		return len(raw) - len(text)
	}
	if text[0] == '"' {
		behind := text[1:]
		if end := bytes.IndexByte(behind, '"'); len(bytes.TrimLeft(behind[end+1:], " \t")) == 0 {
			return len(raw) - len(text)
		}
	}
	return -1
}

// jsonInside returns where a JSON list begins behind other text: at the bracket of
// a nested list, as in board = [["5","3",...]], or at a bracket that ends the
// line. It returns -1 when there is none.
func jsonInside(raw []byte) int {
	for i := 0; ; {
		next := bytes.IndexByte(raw[i:], '[')
		if next < 0 {
			return -1
		}
		i += next
		last := i + brackets(raw[i:])
		rest := bytes.TrimLeft(raw[last+1:], " \t")
		switch nested := last > i; {
		case len(rest) == 0, strings.IndexByte("\"'", rest[0]) >= 0, nested && inList(rest):
			return i
		}
		i = last + 1
	}
}

// jsonNamed returns where a nested list begins that ends on the line and has only
// a name before it, as in board = [[5,3,0,...],...], or -1. A puzzle before the
// list is no name.
func jsonNamed(raw []byte) int {
	start := jsonInside(raw)
	if start < 0 || brackets(raw[start:]) == 0 {
		return -1
	}
	name := normalise(nil, bytes.TrimSpace(raw[:start]))
	if b := (balance{at: start}); cellLike(name) || cellsIn(name) >= 9 || b.end(raw) < 0 {
		return -1
	}
	return start
}

// brackets returns where the last bracket stands of those that text begins
// with, blanks between them or not. What is behind it decides for all of them.
func brackets(text []byte) int {
	last := 0
	for i, c := range text {
		switch c {
		case '[':
			last = i
		case ' ', '\t':
		default:
			return last
		}
	}
	return last
}

// opens reports whether the bracket at the start of text has behind it what
// JSON can have there.
func opens(text []byte) bool {
	if text[0] == '{' {
		rest := bytes.TrimLeft(text[1:], " \t")
		return len(rest) == 0 || strings.IndexByte(`"'}`, rest[0]) >= 0
	}
	rest := bytes.TrimLeft(text[brackets(text)+1:], " \t")
	return len(rest) == 0 || inList(rest)
}

// inList reports whether text begins with what JSON can have behind a bracket.
func inList(text []byte) bool {
	return strings.IndexByte(`"'{]-0123456789`, text[0]) >= 0 || bytes.HasPrefix(text, []byte("null"))
}

// A place is where a value stands in the text.
type place struct{ line, column int }

// A value is a JSON value with its place.
type value struct {
	place
	kind  byte // [ { " 0 or n, for an array, object, string, number or null
	text  string
	items []value // of a list, or of the members of an object
	names []string
}

// values are the JSON values of a line that have not been read yet.
type values struct {
	doc   []byte // the line; nil when there is none left
	start int    // where the next value begins
	at    cursor
}

func (v *values) left() bool { return v.doc != nil }

// takeJSON reads the values that begin in raw, the last of them to its last
// line, one each time that Next has nothing else to return.
func (s *Scanner) takeJSON(raw []byte, start int) {
	s.inside = amongRows
	s.json = values{raw, start, cursor{place: place{s.lines.number, 1}}}
	s.nextValue()
}

// nextValue reads the next value and hands what stands behind the last one back
// to take.
func (s *Scanner) nextValue() {
	doc, start, at := s.json.doc, s.json.start, s.json.at
	s.json = values{}
	first := at.move(doc, start)
	b := balance{at: start}
	end := b.end(doc)
	if end < 0 {
		if doc = s.restOfJSON(doc[start:], first, &b); doc == nil {
			return
		}
		start, end, at = 0, b.at, cursor{place: first}
	}
	v, err := readJSON(doc[start:end], first)
	if err != nil {
		s.fail(err)
		return
	}
	s.takeValue(v)
	rest := bytes.TrimLeft(doc[end:], ",; \t")
	if len(rest) == 0 {
		return
	}
	end = len(doc) - len(rest)
	next := jsonStart(rest)
	if next < 0 {
		next = jsonInside(rest)
	}
	if next < 0 {
		// Blanks keep the columns right.
		column := at.move(doc, end).column
		s.take(append(bytes.Repeat([]byte(" "), column-1), rest...))
		return
	}
	s.json = values{doc, end + next, at}
}

// restOfJSON reads the lines up to the end of a value whose beginning is
// given. It returns nil when there is no end, or when a line comes that JSON
// cannot have; that line is read for itself.
func (s *Scanner) restOfJSON(begun []byte, first place, b *balance) []byte {
	doc := bytes.Clone(begun)
	*b = balance{}
	for b.end(doc) < 0 {
		text, err := s.lines.next()
		switch {
		case err == errLong || len(doc)+len(text) > maxJSON:
			s.failAt(first, 0, fmt.Sprintf("a JSON value of over %d bytes", maxJSON), "one grid a line")
			return nil
		case err != nil:
			s.failAt(first, 0, "a JSON value that does not end", wantGrid)
			s.finish(err)
			return nil
		case foreign(text):
			s.failAt(first, 0, "a JSON value that does not end", wantGrid)
			s.take(bytes.Clone(text))
			return nil
		}
		doc = append(append(doc, '\n'), text...)
	}
	return doc
}

// foreign reports whether a line is no part of a JSON value that has begun.
func foreign(text []byte) bool {
	return len(bytes.TrimSpace(text)) >= 9 && !bytes.ContainsAny(text, "\"'[]{},:")
}

// A cursor counts lines and columns on the way through a text.
type cursor struct {
	place
	counted int // how many bytes are behind it
}

// move goes on to offset to and returns where that is.
func (c *cursor) move(doc []byte, to int) place {
	for ; c.counted < to; c.counted++ {
		switch b := doc[c.counted]; {
		case b == '\n':
			c.place = place{c.line + 1, 1}
		case utf8.RuneStart(b):
			c.column++
		}
	}
	return c.place
}

// A balance looks for the end of a JSON value that grows line by line.
type balance struct {
	at      int // how far it has looked
	depth   int
	quote   byte // the quote of the string it is in, or 0
	escaped bool // behind a backslash in a string
}

// end returns where the value ends in doc, or -1.
func (b *balance) end(doc []byte) int {
	for b.at < len(doc) {
		c := doc[b.at]
		b.at++
		if b.quote != 0 {
			switch {
			case b.escaped:
				b.escaped = false
			case c == '\\':
				b.escaped = true
			case c == b.quote:
				b.quote = 0
			}
		} else {
			switch c {
			case '"', '\'':
				b.quote = c
			case '[', '{':
				b.depth++
			case ']', '}':
				b.depth--
			default:
				continue
			}
		}
		if b.depth <= 0 && b.quote == 0 {
			return b.at
		}
	}
	return -1
}
