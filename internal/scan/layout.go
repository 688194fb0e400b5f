package scan

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
	var found []pitch
	for step := 1; (per-1)*step < width; step++ {
		p := pitch{(width - 1 - (per-1)*step) / 2, step}
		if 2*p.start+(per-1)*step+1 == width && fits(rows, width, per, p) {
			found = append(found, p)
		}
	}
	if empty := !anyDigit(rows); len(found) != 1 && !(empty && len(found) > 0) {
		return frameError(firstOpen(rows), "empty places that could belong to more than one cell, or to none")
	}
	for i := range rows {
		rows[i].cells = nil
		for k := range rows[i].parts {
			rows[i].cells = append(rows[i].cells, rows[i].place(k, width, per, found[0])...)
		}
	}
	return nil
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
		parts := make([]segment, 0, to-from)
		for k, f := range rows[i].bars[from:to] {
			inner := from+k > 0 && from+k < n-1
			if inner && len(f.text) != width || from+k == n-1 && len(f.text) > width {
				return false
			}
			parts = append(parts, segment(f))
		}
		rows[i].parts = parts
	}
	return true
}

func anyDigit(rows []row) bool {
	for _, r := range rows {
		for _, p := range r.parts {
			for _, c := range p.text {
				if isDigit(c) {
					return true
				}
			}
		}
	}
	return false
}

// partWidth returns the width between two bars.
func partWidth(rows []row) int { return len(rows[0].parts[len(rows[0].parts)/2].text) }

// fits reports whether every digit stands where a cell is.
func fits(rows []row, width, per int, p pitch) bool {
	for _, r := range rows {
		for k := range r.parts {
			digits := 0
			for _, c := range r.place(k, width, per, p) {
				if c.set != 0 {
					digits++
				}
			}
			for _, c := range r.parts[k].text {
				if c != ' ' {
					digits--
				}
			}
			if digits != 0 {
				return false
			}
		}
	}
	return true
}

// place returns the cells of part k: the digits at the places of p, empty
// ones elsewhere. The first part is measured from the bar at its right, all
// others from the bar at their left.
func (r *row) place(k, width, per int, p pitch) []cell {
	part := r.parts[k]
	shift := 0
	if k == 0 && len(r.parts) > 1 {
		shift = len(part.text) - width
	}
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
