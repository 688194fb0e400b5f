package scan

import "bytes"

// A cell is one cell as it was written.
type cell struct {
	set    uint16 // the digits; 0 for a blank
	sign   byte   // how the blank was written, ' ' for an empty place; 0 for digits
	column int
}

// A field is a part of a line that may be one cell.
type field struct {
	text   []byte
	column int // of its first character, from 1
}

// cell reads the field as one cell: a digit, a blank, a group of candidates,
// or nothing at all.
func (f field) cell() (cell, bool) {
	text := bytes.TrimSpace(f.text)
	column := f.column + bytes.Index(f.text, text)
	if len(text) >= 2 && (text[0] == '"' || text[0] == '\'') && text[len(text)-1] == text[0] {
		text = bytes.TrimSpace(text[1 : len(text)-1])
	}
	if len(text) == 0 {
		return cell{sign: ' ', column: f.column}, true
	}
	if len(text) == 1 && isSign(text[0]) {
		return cell{sign: text[0], column: column}, true
	}
	c := cell{column: column}
	for _, ch := range text {
		if !isDigit(ch) || c.set>>(ch-'1')&1 == 1 {
			return cell{}, false
		}
		c.set |= 1 << (ch - '1')
	}
	return c, true
}

// A row is one line of a grid of several lines.
type row struct {
	line  int
	cells []cell    // the nine cells; nil when the whole frame must tell where they stand
	parts []segment // what stands between the bars
	form  Shape     // Rows, Digits, CSV or Framed
	vague bool      // no digit, and signs that might as well be a ruler's strokes
	err   *Error    // what is wrong with a line that was meant as a row
	part  int       // how many empty lines stand above it in its block
	ruled bool      // a ruler stands above it in its block
	tail  bool      // a separator ends it
	bars  []field   // what stands between all bars of a framed row, and outside them
}

// A segment is what stands between two bars of a frame.
type segment struct {
	text   []byte
	column int
}

// parseRow reads a line as nine cells, whatever stands between them.
func parseRow(text []byte) (row, bool) {
	r := row{form: Rows}
	if bytes.IndexByte(text, '|') < 0 {
		if !r.readFields(text) {
			return row{}, false
		}
		r.judge()
		return r, true
	}
	// Bars drawn double count once, unless the line has its nine cells only
	// when each of them counts.
	for _, fold := range []bool{false, true} {
		bars := barFields(text, fold)
		parts := segments(bars)
		r = row{form: Framed, parts: parts, bars: bars}
		if len(parts) > 0 && r.readParts() {
			r.judge()
			return r, true
		}
	}
	return row{}, false
}

// judge settles whether the row is vague.
func (r *row) judge() {
	strokes := 0
	for _, c := range r.cells {
		if c.set == 0 && isStroke(c.sign) {
			strokes++
		}
	}
	r.vague = strokes == 9
}

// readFields reads nine cells from a line without bars.
func (r *row) readFields(text []byte) bool {
	for _, sep := range []byte(",;\t") {
		n := bytes.Count(text, []byte{sep})
		if n < 8 || n > 9 {
			continue
		}
		fields := splitFields(text, sep)
		if n == 9 {
			if len(bytes.TrimSpace(fields[9].text)) > 0 {
				return false
			}
			fields = fields[:9]
			r.tail = true
		}
		r.form = CSV
		return r.readCells(fields)
	}
	fields := blankFields(text, 0)
	switch len(fields) {
	case 9:
		r.form = Rows
		return r.readCells(fields)
	case 1, 3:
		r.form = Digits
		return r.readCells(spread(fields, 9))
	}
	return false
}

// readParts reads the cells between bars. A part that does not show its cells
// by itself, since blanks are left empty, waits for the rest of the frame.
func (r *row) readParts() bool {
	per := 9 / len(r.parts)
	var fields []field
	for _, p := range r.parts {
		if per == 1 {
			fields = append(fields, field(p))
			continue
		}
		found := blankFields(p.text, p.column-1)
		if len(found) != per {
			found = spread(found, per)
		}
		if len(found) != per {
			return r.open()
		}
		fields = append(fields, found...)
	}
	return r.readCells(fields)
}

// open keeps a row whose blanks are empty places for layout to read. Such a
// row has digits and nothing else.
func (r *row) open() bool {
	for _, p := range r.parts {
		for _, c := range p.text {
			if c != ' ' && !isDigit(c) {
				return false
			}
		}
	}
	return true
}

func (r *row) readCells(fields []field) bool {
	if len(fields) != 9 {
		return false
	}
	r.cells = make([]cell, 9)
	for i, f := range fields {
		var ok bool
		if r.cells[i], ok = f.cell(); !ok {
			return false
		}
	}
	return true
}

// spread splits one field of n characters, or three fields of n/3, into
// fields of one character.
func spread(fields []field, n int) []field {
	var single []field
	for _, f := range fields {
		if len(f.text) != n/len(fields) {
			return nil
		}
		for i := range f.text {
			single = append(single, field{f.text[i : i+1], f.column + i})
		}
	}
	return single
}

// barFields splits a line at its bars. With fold set, empty parts between
// double bars do not count.
func barFields(text []byte, fold bool) []field {
	fields := splitFields(text, '|')
	if !fold {
		return fields
	}
	var wide []field
	for i, f := range fields {
		if len(f.text) > 0 || i == 0 || i == len(fields)-1 {
			wide = append(wide, f)
		}
	}
	return wide
}

// segments returns the 1, 3 or 9 parts of a line between its bars, without
// the empty ends outside an outer frame; nil for any other number.
func segments(bars []field) []segment {
	parts := make([]segment, len(bars))
	for i, f := range bars {
		parts[i] = segment(f)
	}
	n := len(parts)
	first, last := isBlank(parts[0].text), isBlank(parts[n-1].text)
	switch {
	case n == 3 && first && last && len(parts[1].text) >= 9 && len(parts[0].text) < len(parts[1].text)-2:
		return parts[1:2]
	case n == 3 || n == 9:
		return parts
	case (n == 5 || n == 11) && first && last:
		return parts[1 : n-1]
	case (n == 4 || n == 10) && first && (!last || len(parts[0].text) <= len(parts[n-1].text)):
		return parts[1:]
	case (n == 4 || n == 10) && last:
		return parts[:n-1]
	}
	return nil
}

func isBlank(text []byte) bool { return len(bytes.TrimSpace(text)) == 0 }

// splitFields splits at every sep.
func splitFields(text []byte, sep byte) []field {
	var fields []field
	start := 0
	for i := 0; i <= len(text); i++ {
		if i == len(text) || text[i] == sep {
			fields = append(fields, field{text[start:i], start + 1})
			start = i + 1
		}
	}
	return fields
}

// blankFields splits at blanks and tabs; offset is what stands left of text.
func blankFields(text []byte, offset int) []field {
	var fields []field
	start := -1
	for i := 0; i <= len(text); i++ {
		blank := i == len(text) || text[i] == ' ' || text[i] == '\t'
		switch {
		case !blank && start < 0:
			start = i
		case blank && start >= 0:
			fields = append(fields, field{text[start:i], offset + start + 1})
			start = -1
		}
	}
	return fields
}
