package scan

import "slices"

// A pitch says where the cells stand between two bars: the first at column
// start, the next one step further.
type pitch struct{ start, step int }

// layout finds the cells of frames whose blanks are left empty: where they
// stand follows from the width between the bars, provided that every digit of
// the nine rows stands in such a place.
func layout(rows []row) *Error {
	open := false
	for i := range rows {
		open = open || rows[i].cells == nil
	}
	if !open {
		return nil
	}
	if !commonParts(rows) {
		return frameError(firstOpen(rows), "bars that do not line up")
	}
	width := partWidth(rows)
	per := 9 / len(rows[0].parts)
	digits, ok := digitPlaces(rows, width, per)
	found, n := pitches(digits, width, per)
	if empty := len(digits) == 0; !ok || n == 0 || n > 1 && !empty {
		return frameError(firstOpen(rows), "empty places that could belong to more than one cell, or to none")
	}
	for i := range rows {
		rows[i].cells = nil
		for k := range rows[i].parts {
			rows[i].cells = append(rows[i].cells, rows[i].place(k, width, per, found)...)
		}
	}
	return nil
}

// pitches returns the narrowest pitch that has a cell at all places of digits,
// and how many do.
func pitches(digits []int, width, per int) (first pitch, n int) {
	for step := 1; (per-1)*step < width; step++ {
		p := pitch{(width - 1 - (per-1)*step) / 2, step}
		if 2*p.start+(per-1)*step+1 != width || !p.has(digits, per) {
			continue
		}
		if n++; n == 1 {
			first = p
		}
	}
	return first, n
}

// has reports whether there is a cell at each of the places.
func (p pitch) has(places []int, per int) bool {
	for _, at := range places {
		if at -= p.start; at < 0 || at%p.step != 0 || at/p.step >= per {
			return false
		}
	}
	return true
}

func firstOpen(rows []row) row {
	for _, r := range rows {
		if r.cells == nil {
			return r
		}
	}
	return rows[0]
}

func frameError(r row, found string) *Error {
	column := 0
	if len(r.parts) > 0 {
		column = r.parts[0].column
	}
	return &Error{Line: r.line, Column: column, Found: found, Wanted: "a sign for each blank, or digits that line up in the frame"}
}

// commonParts gives all rows the parts that their bars leave when they are seen
// together: the same number of bars, the same width between them, and text
// outside the outer ones or not. It returns false where there is no telling.
func commonParts(rows []row) bool {
	n := len(rows[0].bars)
	first, last := true, true // nothing stands outside the first, the last bar
	for _, r := range rows {
		if len(r.bars) != n {
			return false
		}
		first = first && isBlank(r.bars[0].text)
		last = last && isBlank(r.bars[n-1].text)
	}
	from, to := 0, n
	switch n {
	case 3:
		if first && last && len(rows[0].bars[1].text) >= 9 {
			from, to = 1, 2
		}
	case 4, 10:
		if first == last {
			return false
		}
		if first {
			from = 1
		} else {
			to = n - 1
		}
	case 5, 11:
		from, to = 1, n-1
		if !first || !last {
			return false
		}
	}
	width := len(rows[0].bars[(from+to)/2].text)
	for i := range rows {
		for k, f := range rows[i].bars[from:to] {
			inner := from+k > 0 && from+k < n-1
			if inner && len(f.text) != width || from+k == n-1 && len(f.text) > width {
				return false
			}
		}
		rows[i].parts = rows[i].bars[from:to]
	}
	return true
}

// partWidth returns the width between two bars.
func partWidth(rows []row) int { return len(rows[0].parts[len(rows[0].parts)/2].text) }

// digitPlaces lists the places between two bars at which any row has a digit.
// It returns false where they are more than there are cells, or where something
// else stands.
func digitPlaces(rows []row, width, per int) (places []int, ok bool) {
	for _, r := range rows {
		for k, p := range r.parts {
			shift := r.shift(k, width)
			for i, c := range p.text {
				switch at := i - shift; {
				case c == ' ' || isDigit(c) && slices.Contains(places, at):
				case !isDigit(c) || len(places) == per:
					return places, false
				default:
					places = append(places, at)
				}
			}
		}
	}
	return places, true
}

// shift returns where part k of a row is measured from: the first part from the
// bar at its right, all others from the bar at their left.
func (r *row) shift(k, width int) int {
	if k == 0 && len(r.parts) > 1 {
		return len(r.parts[k].text) - width
	}
	return 0
}

// place returns the cells of part k: the digits at the places of p, empty
// ones elsewhere.
func (r *row) place(k, width, per int, p pitch) []cell {
	part := r.parts[k]
	shift := r.shift(k, width)
	cells := make([]cell, per)
	for i := range cells {
		at := shift + p.start + i*p.step
		cells[i] = cell{sign: ' ', column: part.column + at}
		if at >= 0 && at < len(part.text) && isDigit(part.text[at]) {
			cells[i] = cell{set: 1 << (part.text[at] - '1'), column: part.column + at}
		}
	}
	return cells
}
