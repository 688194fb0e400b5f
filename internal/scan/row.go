package scan

import "bytes"

// A cell is one cell as it was written.
type cell struct {
	set    uint16 // the digits; 0 for a blank
	sign   byte   // how the blank was written, ' ' for an empty place; 0 for digits, and for no value in JSON
	column int
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
	cells []cell  // the nine cells; nil when the whole frame must tell where they stand
	parts []field // what stands between the bars of a framed row
	form  Shape   // Rows, Digits, CSV or Framed
	vague bool    // no digit, and signs that might as well be a ruler's strokes
	slip  *slip   // what is wrong with a line that was meant as a row
	part  int     // how many empty lines stand above it in its block
	ruled bool    // a ruler stands above it in its block
	tail  bool    // a separator ends it
	bars  []field // what stands between all bars of a framed row, and outside them
}

// parseRow reads a line as nine cells, whatever stands between them.
func parseRow(text []byte) (row, bool) {
	bars := bytes.Count(text, []byte{'|'})
	if bars == 0 {
		r := row{form: Rows}
		if !r.readFields(text) {
			return row{}, false
		}
		r.judge()
		return r, true
	}
	// Bars drawn double count once, unless the line has its nine cells only
	// when each of them counts.
	if r, ok := framedRow(text, bars, false); ok {
		return r, true
	}
	if folded := foldedBars(text); folded < bars {
		return framedRow(text, folded, true)
	}
	return row{}, false
}

// framedRow reads a line with so many bars.
func framedRow(text []byte, bars int, fold bool) (row, bool) {
	if bars > mostBars {
		return row{}, false
	}
	fields := make([]field, 0, bars+1)
	for f := range between(text, '|') {
		first, last := f.column == 1, f.column-1+len(f.text) == len(text)
		if !fold || len(f.text) > 0 || first || last {
			fields = append(fields, f)
		}
	}
	r := row{form: Framed, parts: segments(fields), bars: fields}
	if len(r.parts) == 0 || !r.readParts() {
		return row{}, false
	}
	r.keep()
	r.judge()
	return r, true
}

// keep makes the text of a framed row its own: the line that it was read from
// is overwritten by the next.
func (r *row) keep() {
	size := 0
	for _, f := range r.bars {
		size += len(f.text)
	}
	text := make([]byte, 0, size)
	for i, f := range r.bars {
		start := len(text)
		text = append(text, f.text...)
		r.bars[i].text = text[start:]
	}
}

// sign returns how the row writes its blanks, 0 when it has none or might be a
// ruler.
func (r *row) sign() byte {
	if r.vague {
		return 0
	}
	for _, c := range r.cells {
		if c.set == 0 {
			return c.sign
		}
	}
	return 0
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
	fields := splitWords(text, asBlank, 9)
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
	if per == 1 {
		return r.readCells(r.parts)
	}
	fields := make([]field, 0, 9)
	for _, p := range r.parts {
		found := splitWords(p.text, asBlank, per)
		if len(found) != per {
			found = spread(found, per)
		}
		if len(found) != per {
			return r.open()
		}
		for _, f := range found {
			fields = append(fields, field{f.text, p.column - 1 + f.column})
		}
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
	single := make([]field, 0, n)
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

// mostBars is how many bars a row has at the most: around nine cells, and
// nothing but blanks outside them.
const mostBars = 10

// foldedBars counts the bars of a line when bars drawn double count once, so that
// the empty parts between them do not count either.
func foldedBars(text []byte) int {
	n, last := 0, false
	for _, c := range text {
		bar := c == '|'
		if bar && !last {
			n++
		}
		last = bar
	}
	return n
}

// segments returns the 1, 3 or 9 parts of a line between its bars, without
// the empty ends outside an outer frame; nil for any other number.
func segments(bars []field) []field {
	n := len(bars)
	first, last := isBlank(bars[0].text), isBlank(bars[n-1].text)
	switch {
	case n == 3 && first && last && len(bars[1].text) >= 9 && len(bars[0].text) < len(bars[1].text)-2:
		return bars[1:2]
	case n == 3 || n == 9:
		return bars
	case (n == 5 || n == 11) && first && last:
		return bars[1 : n-1]
	case (n == 4 || n == 10) && first && (!last || len(bars[0].text) <= len(bars[n-1].text)):
		return bars[1:]
	case (n == 4 || n == 10) && last:
		return bars[:n-1]
	}
	return nil
}
