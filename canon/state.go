package canon

import "math/bits"

// A state is a form of which some rows are there and the rest is open, and how
// the grid is to be turned for it.
//
// The order of columns is open where all rows so far allow it: columns of one
// cell of the partition, at most three, may still change places. Digits that
// came with a row into such columns take their labels as the columns take
// their places, so that their order is open too.
type state struct {
	column [9]uint8  // the column at each place; arbitrary within a cell
	begin  [10]uint8 // for each column: the place where its cell begins; 0 for noColumn
	row    [9]uint8  // the lines taken so far
	anchor [10]uint8 // for each digit: the column it takes its label with
	offset [10]int8  // for each digit: its label less the place of its anchor
	heads  uint16    // bit p: a cell begins at place p; bit 9 is set
	taken  uint16    // the set of lines in row
	known  uint16    // the set of digits that have labels
	labels uint8     // their number
	side   uint8
}

// noColumn anchors the digits whose label is settled.
const noColumn = 9

// label returns the smallest label that digit d may still have. Digits whose
// order is open have the same, and no other digit has it.
func (s *state) label(d uint8) uint8 { return uint8(s.offset[d]) + s.begin[s.anchor[d]] }

// knows reports whether digit d has a label.
func (s *state) knows(d uint8) bool { return s.known>>d&1 != 0 }

// end returns the place behind the cell that begins at place p.
func (s *state) end(p int) int { return p + 1 + bits.TrailingZeros16(s.heads>>(p+1)) }

// settle gives digit d its smallest label: its anchor goes before the columns
// that it could change places with.
func (s *state) settle(d uint8) {
	if s.anchor[d] != noColumn {
		s.bringFirst(s.anchor[d])
	}
}

// bringFirst puts a column at the first place of its cell.
func (s *state) bringFirst(column uint8) {
	p := int(s.begin[column])
	end := s.end(p)
	if end == p+1 {
		return
	}
	for i := end - 1; i > p; i-- {
		if s.column[i] == column {
			s.column[i], s.column[i-1] = s.column[i-1], s.column[i]
		}
	}
	s.split(p, p+1)
}

// split lets a cell begin at place middle, within the one that begins at p.
func (s *state) split(p, middle int) {
	end := s.end(p)
	if middle == end {
		return
	}
	s.heads |= 1 << middle
	for i := middle; i < end; i++ {
		s.begin[s.column[i]] = uint8(middle)
	}
}

// add gives digit d the next label, settled.
func (s *state) add(d uint8) {
	s.labels++
	s.anchor[d], s.offset[d] = noColumn, int8(s.labels)
	s.known |= 1 << d
}

// addOpen gives the digits that a line has at the places from p on the next
// labels, in the order that their columns will have.
func (s *state) addOpen(line *[9]uint8, p, end int) {
	for i := p; i < end; i++ {
		column := s.column[i]
		d := line[column]
		s.anchor[d], s.offset[d] = column, int8(s.labels)+1-int8(p)
		s.known |= 1 << d
	}
	s.labels += uint8(end - p)
}

// front puts the columns in which a line has digit d, 0 for blanks, before the
// others of the cell that begins at p, and makes a cell of them. It returns
// how many they are.
func (s *state) front(line *[9]uint8, p int, d uint8) int {
	end, middle := s.end(p), p
	for i := p; i < end; i++ {
		if line[s.column[i]] != d {
			continue
		}
		for j := i; j > middle; j-- {
			s.column[j], s.column[j-1] = s.column[j-1], s.column[j]
		}
		middle++
	}
	if middle > p {
		s.split(p, middle)
	}
	return middle - p
}
