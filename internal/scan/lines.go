package scan

import (
	"bufio"
	"bytes"
	"errors"
)

// maxLine is the longest line, in bytes.
const maxLine = 1 << 20

var (
	// errLong says that a line was longer than maxLine. Reading goes on behind it.
	errLong = errors.New("line too long")
	// errWide says that the text is in UTF-16.
	errWide = errors.New("text in UTF-16")
)

// lines cuts a text into lines. A line ends with LF, CR LF or CR.
type lines struct {
	in     *bufio.Reader
	number int    // the line read last, from 1
	long   []byte // a line longer than what in holds
	halfCR bool   // the last line ended with CR; an LF may follow that belongs to it
}

// next returns the next line without its end. The bytes are valid until the
// next call.
func (l *lines) next() ([]byte, error) {
	text, err := l.cut()
	if err != nil {
		return nil, err
	}
	l.number++
	if len(text) > maxLine {
		return nil, errLong
	}
	if l.number == 1 {
		if isWide(text) {
			return nil, errWide
		}
		text = bytes.TrimPrefix(text, []byte("\xef\xbb\xbf"))
	}
	// Old systems end a file with control-Z.
	return bytes.TrimRight(text, "\x1a"), nil
}

// isWide reports whether a text in UTF-16 begins with a line: it has a byte-order mark,
// or every other byte is zero, as in the digits and letters of most languages of Europe.
func isWide(line []byte) bool {
	if bytes.HasPrefix(line, []byte("\xff\xfe")) || bytes.HasPrefix(line, []byte("\xfe\xff")) {
		return true
	}
	var zeros [2]int // at even and odd places
	for i, c := range line {
		if c == 0 {
			zeros[i%2]++
		}
	}
	many, few := max(zeros[0], zeros[1]), min(zeros[0], zeros[1])
	return many > 1 && many >= len(line)/2 && few == 0
}

// cut returns the text up to the next line end. Of a line that is too long it
// returns a part that is too long as well.
func (l *lines) cut() ([]byte, error) {
	if l.halfCR {
		l.halfCR = false
		if c, err := l.in.Peek(1); err == nil && c[0] == '\n' {
			l.discard(1)
		}
	}
	l.long = l.long[:0]
	for begun := false; ; begun = true {
		if _, err := l.in.Peek(1); err != nil {
			if begun {
				return l.long, nil
			}
			return nil, err
		}
		text, _ := l.in.Peek(l.in.Buffered())
		end := lineEnd(text)
		l.discard(min(end+1, len(text)))
		switch {
		case end == len(text):
			if len(l.long) <= maxLine {
				l.long = append(l.long, text...)
			}
			continue
		case text[end] == '\r':
			l.halfCR = true
		}
		if len(l.long) == 0 {
			return text[:end], nil
		}
		return append(l.long, text[:end]...), nil
	}
}

// discard passes over n bytes that have been peeked at.
func (l *lines) discard(n int) { _, _ = l.in.Discard(n) }

// lineEnd returns where the first line of text ends. It looks for both ends in
// one window after the other: where lines end with CR alone, a search for LF
// first would go through all the text for each of them.
func lineEnd(text []byte) int {
	const window = 256
	for from := 0; from < len(text); from += window {
		part := text[from:min(from+window, len(text))]
		end := bytes.IndexByte(part, '\n')
		if end < 0 {
			end = len(part)
		}
		if cr := bytes.IndexByte(part[:end], '\r'); cr >= 0 {
			return from + cr
		}
		if end < len(part) {
			return from + end
		}
	}
	return len(text)
}
