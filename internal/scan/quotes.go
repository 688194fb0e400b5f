package scan

import "strings"

// unquoted returns a text without the > that mail and forums put before the lines of
// another's letter, and whether there are any. Where quoting begins or ends, the line
// that is not quoted must have a word: a puzzle does not go on there.
func unquoted(text string) (plain string, ok bool) {
	var b strings.Builder
	before := "" // the last line that is not empty, and whether it was quoted
	quotedBefore := false
	for line := range strings.Lines(text) {
		body, quoted := unquotedLine(line)
		if quoted != quotedBefore && strings.TrimSpace(line) != "" && before != "" {
			own := line
			if quoted {
				own = before
			}
			if !hasWord([]byte(own)) {
				return text, false
			}
		}
		if strings.TrimSpace(line) != "" {
			before, quotedBefore = line, quoted
		}
		ok = ok || quoted
		b.WriteString(body)
	}
	return b.String(), ok
}

// unquotedLine returns a line without the > that it begins with.
func unquotedLine(line string) (body string, quoted bool) {
	body = strings.TrimLeft(line, " ")
	if !strings.HasPrefix(body, ">") {
		return line, false
	}
	for strings.HasPrefix(body, ">") {
		body = strings.TrimPrefix(body[1:], " ")
	}
	return body, true
}
