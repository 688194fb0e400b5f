package scan

import (
	"bytes"
	"iter"
)

// A field is a part of a line that may be one cell.
type field struct {
	text   []byte
	column int // of its first character, from 1
}

func isBlank(text []byte) bool { return len(bytes.TrimSpace(text)) == 0 }

// Lines may be long, so fields are walked over or counted before any are kept.

// between walks over what stands between the seps of a line and outside them.
func between(text []byte, sep byte) iter.Seq[field] {
	return func(yield func(field) bool) {
		for start := 0; ; {
			end := bytes.IndexByte(text[start:], sep)
			if end < 0 {
				yield(field{text[start:], start + 1})
				return
			}
			if !yield(field{text[start : start+end], start + 1}) {
				return
			}
			start += end + 1
		}
	}
}

// splitFields splits at every sep.
func splitFields(text []byte, sep byte) []field {
	fields := make([]field, 0, bytes.Count(text, []byte{sep})+1)
	for f := range between(text, sep) {
		fields = append(fields, f)
	}
	return fields
}

// words walks over what stands between characters of a class, without empty
// fields.
func words(text []byte, ends class) iter.Seq[field] {
	return func(yield func(field) bool) {
		for i := 0; i < len(text); i++ {
			if is(text[i], ends) {
				continue
			}
			start := i
			for i < len(text) && !is(text[i], ends) {
				i++
			}
			if !yield(field{text[start:i], start + 1}) {
				return
			}
		}
	}
}

// splitWords returns the words of a text, none where there are more than most.
func splitWords(text []byte, ends class, most int) []field {
	n := 0
	for range words(text, ends) {
		if n++; n > most {
			return nil
		}
	}
	fields := make([]field, 0, n)
	for f := range words(text, ends) {
		fields = append(fields, f)
	}
	return fields
}

// quotedFields walks over what stands between the seps that do not stand in
// double quotes.
func quotedFields(text []byte, sep byte) iter.Seq[field] {
	return func(yield func(field) bool) {
		start, quoted := 0, false
		for i, c := range text {
			switch {
			case c == sep && !quoted:
				if !yield(field{text[start:i], start + 1}) {
					return
				}
				start = i + 1
			case c == '"':
				quoted = !quoted
			}
		}
		yield(field{text[start:], start + 1})
	}
}
