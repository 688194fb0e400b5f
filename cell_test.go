package nonet_test

import (
	"testing"

	"nonet"
)

func TestCell(t *testing.T) {
	for _, test := range []struct {
		cell             nonet.Cell
		name             string
		row, column, box int
	}{
		{0, "r1c1", 0, 0, 0},
		{8, "r1c9", 0, 8, 2},
		{29, "r4c3", 3, 2, 3},
		{40, "r5c5", 4, 4, 4},
		{60, "r7c7", 6, 6, 8},
		{80, "r9c9", 8, 8, 8},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := test.cell
			if c.String() != test.name || c.Row() != test.row || c.Column() != test.column || c.Box() != test.box {
				t.Errorf("cell %d is %s in row %d, column %d, box %d", uint8(c), c, c.Row(), c.Column(), c.Box())
			}
		})
	}
}

func TestUnitNames(t *testing.T) {
	for unit, want := range map[nonet.Unit]string{
		0: "row 1", 8: "row 9", 9: "column 1", 17: "column 9", 18: "box 1", 22: "box 5", 26: "box 9",
	} {
		if unit.String() != want {
			t.Errorf("unit %d is called %q, want %q", uint8(unit), unit, want)
		}
	}
}

// The cells that a unit lists are exactly those that say they lie in it.
func TestUnitCells(t *testing.T) {
	for unit := nonet.Unit(0); unit < 27; unit++ {
		cells := unit.Cells()
		for k, c := range cells {
			if at := []int{c.Row(), c.Column(), c.Box()}[unit/9]; at != int(unit%9) {
				t.Errorf("%s lists %s", unit, c)
			}
			if k > 0 && cells[k-1] >= c {
				t.Errorf("%s lists %s before %s", unit, cells[k-1], c)
			}
		}
	}
}
