package nonet

import "strconv"

// A Cell is one of the 81 places of a grid, 0 to 80 row by row.
type Cell uint8

// Row returns the index of the cell's row, 0 to 8 from the top.
func (c Cell) Row() int { return int(c) / 9 }

// Column returns the index of the cell's column, 0 to 8 from the left.
func (c Cell) Column() int { return int(c) % 9 }

// Box returns the index of the cell's box, 0 to 8 row by row.
func (c Cell) Box() int { return int(c)/27*3 + int(c)%9/3 }

// String returns the name players use: r1c1 for cell 0, r9c9 for cell 80.
func (c Cell) String() string {
	return "r" + strconv.Itoa(c.Row()+1) + "c" + strconv.Itoa(c.Column()+1)
}

// A Unit is a row, a column or a box: nine cells that hold each digit once.
// Units 0 to 8 are the rows, 9 to 17 the columns, 18 to 26 the boxes.
type Unit uint8

// Cells returns the nine cells of the unit in reading order.
func (u Unit) Cells() [9]Cell {
	var cells [9]Cell
	i := int(u % 9)
	for k := range cells {
		switch u / 9 {
		case 0:
			cells[k] = Cell(9*i + k)
		case 1:
			cells[k] = Cell(9*k + i)
		default:
			cells[k] = Cell(27*(i/3) + 3*(i%3) + 9*(k/3) + k%3)
		}
	}
	return cells
}

// String returns the name a person reads: "row 1", "column 9", "box 5".
func (u Unit) String() string {
	kind := "box "
	switch u / 9 {
	case 0:
		kind = "row "
	case 1:
		kind = "column "
	}
	return kind + strconv.Itoa(int(u%9)+1)
}

// units returns the cell's row, column and box.
func (c Cell) units() [3]Unit {
	return [3]Unit{Unit(c.Row()), Unit(9 + c.Column()), Unit(18 + c.Box())}
}
