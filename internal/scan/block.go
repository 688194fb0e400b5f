package scan

import (
	"fmt"
	"math/bits"
	"slices"
)

// A block is the rows of one or more grids, with no other text between. It is
// held back until it ends, since only then is it certain that no row is
// missing: rows that are no multiple of nine belong to no grid for sure.
// Longer blocks are handed out as they come, nine rows at a time.
type block struct {
	rows  []row
	part  int  // how many empty lines it has had; rows or bands may stand apart
	first int  // how many rows stand before the first empty line
	last  int  // how many rows stand behind the last empty line
	ruled bool // the last line was a ruler

	// What handOut asks of all rows, kept from row to row.
	vague int    // how many rows are
	clear int    // so many rows at the beginning are not vague for sure
	signs []byte // of the rows that are not vague and have a blank, its sign
}

const (
	// heldRows is how many rows of a block without empty lines are held back, a
	// multiple of nine.
	heldRows = 900
	// mostRows bounds the blocks that must be held back to their end.
	mostRows = 9 << 12
)

func (b *block) empty() bool { return len(b.rows) == 0 }

// sign returns the blank that the rows with digits use, 0 when none has one.
func sign(rows []row) byte {
	for i := range rows {
		if c := rows[i].sign(); c != 0 {
			return c
		}
	}
	return 0
}

// addRow puts a row into the block.
func (s *Scanner) addRow(r row) {
	b := &s.block
	r.part = b.part
	r.ruled, b.ruled = b.ruled, false
	b.push(r)
	b.last++
	if b.part == 0 {
		b.first++
	}
	if b.part > 0 && b.last > b.first {
		s.partBlock()
	}
	switch {
	case len(b.rows) >= mostRows:
		s.failBlock(b.rows, "too many rows to tell which belong together", "a heading or two empty lines between the grids")
	case len(b.rows) >= heldRows && b.part == 0:
		s.handOut()
	}
}

// partBlock ends the block above the rows behind the last empty line, which do
// not go with those before it.
func (s *Scanner) partBlock() {
	b := &s.block
	n := len(b.rows) - b.last
	rows := slices.Clone(b.rows[n:])
	b.rows = b.rows[:n]
	s.closeBlock()
	for i := range rows {
		rows[i].part = 0
	}
	*b = block{first: len(rows), last: len(rows)}
	for _, r := range rows {
		b.push(r)
	}
}

// push puts a row behind the others.
func (b *block) push(r row) {
	b.rows = append(b.rows, r)
	if r.vague {
		b.vague++
	}
	if c := r.sign(); c != 0 {
		b.signs = append(b.signs, c)
	}
}

// pop takes the first nine rows away.
func (b *block) pop() []row {
	rows := b.rows[:9]
	for i := range rows {
		if rows[i].vague {
			b.vague--
		}
		if rows[i].sign() != 0 {
			b.signs = b.signs[1:]
		}
	}
	b.rows = b.rows[9:]
	b.clear = max(0, b.clear-9)
	return rows
}

// dropVague takes the rows away that are vague.
func (b *block) dropVague() {
	rest := slices.DeleteFunc(b.rows[b.clear:], func(r row) bool { return r.vague })
	b.rows = b.rows[:b.clear+len(rest)]
	b.clear, b.vague = len(b.rows), 0
}

// handOut hands out the first grid of a long block. Vague rows among so many
// are rulers where the blanks are drawn in another way, and rows where there
// are too few of them for rulers; between the two the block is held on.
func (s *Scanner) handOut() {
	b := &s.block
	switch {
	case b.vague == 0:
	case len(b.signs) > 0 && !isStroke(b.signs[0]):
		b.dropVague()
		return
	case b.vague*10 > len(b.rows):
		return
	}
	s.inside = amongRows
	s.emitRows(b.pop())
}

func anyVague(rows []row) bool {
	for i := range rows {
		if rows[i].vague {
			return true
		}
	}
	return false
}

// blankLine ends the block, unless bands or rows stand apart in it.
func (s *Scanner) blankLine() {
	b := &s.block
	if b.empty() {
		return
	}
	if b.last != b.first || b.first != 1 && b.first != 3 {
		s.closeBlock()
		return
	}
	b.part++
	b.last = 0
}

// closeBlock ends the block and hands out its grids.
func (s *Scanner) closeBlock() {
	rows := s.block.rows
	s.block = block{}
	if len(rows) == 0 {
		return
	}
	s.inside = amongRows
	rows, err := withoutRulers(rows)
	switch {
	case err != nil:
		s.fail(err)
	case len(rows)%9 != 0:
		s.failRows(rows)
	case len(rows) > 9 && hollow(rows):
		s.fail(&Error{Line: rows[0].line, Cells: 9 * len(rows), Found: count(len(rows), "row") + ", some without a digit", Wanted: "nine rows, or a sign for each blank"})
	default:
		for ; len(rows) > 0; rows = rows[9:] {
			s.emitRows(rows[:9])
		}
	}
}

// hollow reports whether some row of a frame is all empty places: cells drawn over
// several lines look like that.
func hollow(rows []row) bool {
	for _, r := range rows {
		digits := r.form != Framed
		for _, p := range r.parts {
			digits = digits || !isBlank(p.text)
		}
		if !digits {
			return true
		}
	}
	return false
}

// withoutRulers takes the vague rows out that are rulers. Where the blanks are
// drawn with the strokes of rulers, only their places can tell.
func withoutRulers(rows []row) ([]row, *Error) {
	if !anyVague(rows) {
		return rows, nil
	}
	blank := sign(rows)
	var clear []row
	for _, r := range rows {
		if !r.vague {
			clear = append(clear, r)
		}
	}
	switch {
	case len(clear) == 0 && (len(rows) < 9 || len(rows) == 9 && uniform(rows)):
		return rows[:len(rows)/9*9], nil
	case len(clear) > 0 && !isStroke(blank) && (blank != 0 || len(clear)%9 == 0):
		return clear, nil
	case len(clear) > 0:
		if real, ok := betweenRulers(rows); ok {
			return real, nil
		}
	}
	return nil, &Error{Line: rows[0].line, Cells: 9 * len(clear), Found: count(len(rows), "line") + ", some of which may be rows or rulers",
		Wanted: "nine rows, or blanks that are not drawn like rulers"}
}

// rulers lists where the rulers of one grid may stand, by the number of its
// lines: nowhere, between the bands, around it, or several of these.
var rulers = map[int][][]int{
	9:  {{}},
	11: {{3, 7}, {0, 10}},
	12: {{0, 4, 8}, {3, 7, 11}},
	13: {{0, 4, 8, 12}},
}

// betweenRulers returns the rows of one grid whose vague lines can be told
// from their places, if there is just one way to do so.
func betweenRulers(rows []row) (real []row, ok bool) {
	if len(rows) == 9 && likeRulers(rows) {
		return nil, false
	}
	for _, places := range rulers[len(rows)] {
		rest := make([]row, 0, 9)
		for i, r := range rows {
			if len(places) > 0 && i == places[0] && r.vague {
				places = places[1:]
				continue
			}
			rest = append(rest, r)
		}
		if len(places) > 0 {
			continue
		}
		if ok {
			return nil, false
		}
		real, ok = rest, true
	}
	return real, ok
}

// likeRulers reports whether vague lines among nine stand as far apart as
// rulers do, so that there may be two rows missing instead. Where other rulers
// have been seen they are rows.
func likeRulers(rows []row) bool {
	before, alike := -1, false
	for i, r := range rows {
		if r.ruled {
			return false
		}
		if !r.vague {
			continue
		}
		if gap := i - before - 1; before >= 0 && (gap == 2 || gap == 3) {
			alike = true
		}
		before = i
	}
	return alike
}

// uniform reports whether vague rows are all drawn alike: nine of them on
// their own are an empty grid.
func uniform(rows []row) bool {
	for _, r := range rows {
		if r.cells[0].sign != rows[0].cells[0].sign {
			return false
		}
	}
	return true
}

// failRows reports rows that make no whole grid: the first that is none, or
// how many there are.
func (s *Scanner) failRows(rows []row) {
	if err := firstError(rows); err != nil {
		s.fail(err)
		return
	}
	s.failBlock(rows, fmt.Sprintf("%d cells in %s", 9*len(rows), count(len(rows), "row")), "9 rows of 9 cells")
}

func (s *Scanner) failBlock(rows []row, found, wanted string) {
	s.block = block{}
	s.fail(&Error{Line: rows[len(rows)-1].line, Cells: 9 * len(rows), Found: found, Wanted: wanted})
}

// firstError returns what is wrong with the first line that is no row.
func firstError(rows []row) *Error {
	for i := range rows {
		if rows[i].slip != nil {
			err := rows[i].slip.err(rows[i].line)
			if n := i % 9; n > 0 {
				err.Cells += 9 * n
				err.Found += " after " + count(n, "row")
			}
			return err
		}
	}
	return nil
}

// emitRows hands out the grid of nine rows.
func (s *Scanner) emitRows(rows []row) {
	g, err := s.gridOfRows(rows)
	if err != nil {
		s.fail(err)
		return
	}
	s.emit(g)
}

func (s *Scanner) gridOfRows(rows []row) (*Grid, *Error) {
	if err := firstError(rows); err != nil {
		return nil, err
	}
	if err := oneForm(rows); err != nil {
		return nil, err
	}
	if err := layout(rows); err != nil {
		return nil, err
	}
	var cells []cell
	for _, r := range rows {
		cells = append(cells, r.cells...)
	}
	g, err := s.gridOf(cells, func(i int) int { return rows[i/9].line })
	if err != nil {
		return nil, err
	}
	g.Shape, g.Line = rows[0].form, rows[0].line
	return g, nil
}

// oneForm reports rows that do not go together: written in different ways, with
// and without a separator at the end, or with rulers where no band ends.
func oneForm(rows []row) *Error {
	ruled, between := 0, 0
	for i, r := range rows {
		if r.form != rows[0].form || r.tail != rows[0].tail {
			return &Error{Line: r.line, Cells: 9 * i, Found: "a row written in another way than the first", Wanted: "nine rows alike"}
		}
		if r.ruled && i > 0 {
			ruled++
			if i%3 > 0 {
				between = i
			}
		}
	}
	if between > 0 && ruled < 8 {
		return &Error{Line: rows[between].line, Cells: 9 * between, Found: "a ruler after " + count(between, "row"), Wanted: "rulers between the bands, or between all rows"}
	}
	return nil
}

// gridOf makes a grid of 81 cells; line tells on which line a cell stands.
func (s *Scanner) gridOf(cells []cell, line func(int) int) (*Grid, *Error) {
	g := &Grid{}
	for _, c := range cells {
		g.Marked = g.Marked || bits.OnesCount16(c.set) > 1
	}
	open := g.Marked && s.openMarks
	if i := strayGroup(cells); g.Marked && !open && i >= 0 {
		return nil, &Error{Line: line(i), Column: cells[i].column, Cells: i, Found: "several digits in one cell", Wanted: wantCell}
	}
	var sign byte
	for i, c := range cells {
		g.Sets[i] = c.set
		switch {
		case c.set != 0:
			continue
		case g.Marked && !open:
			return nil, &Error{Line: line(i), Column: c.column, Cells: i, Found: "the blank " + signName(c.sign), Wanted: "the candidates of the cell, as in the other cells"}
		case sign != 0 && c.sign != 0 && sign != c.sign:
			return nil, twoSigns(line(i), c.column, i, sign, c.sign)
		case c.sign != 0:
			sign = c.sign
		}
		if !open {
			g.Sets[i] = all
		}
	}
	return g, nil
}

// strayGroup returns the first of a few cells with several digits among many
// blanks, which then are a slip and no candidates, or -1.
func strayGroup(cells []cell) int {
	first, groups, blank := -1, 0, 0
	for i, c := range cells {
		switch {
		case c.set == 0:
			blank++
		case bits.OnesCount16(c.set) > 1:
			if groups++; groups == 1 {
				first = i
			}
		}
	}
	if groups < blank {
		return first
	}
	return -1
}
