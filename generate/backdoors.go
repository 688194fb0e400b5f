package generate

import (
	"context"

	"nonet"
)

// Backdoors returns the smallest sets of open cells that make a puzzle one for singles: with the
// right digits there, each step to the solution is a cell with one candidate left, or a
// digit with one place left in a unit. Sets of up to two cells are looked for, one
// after the other in reading order. An empty set stands for a puzzle that singles solve
// anyway; where no two cells suffice there is no set. It takes some milliseconds.
//
// The errors are those of [Redundant].
func Backdoors(ctx context.Context, g nonet.Grid) ([][]nonet.Cell, error) {
	solution, err := onlySolution(ctx, g)
	if err != nil {
		return nil, err
	}
	start := newSingles(&g, &solution)
	if start.solve() {
		return [][]nonet.Cell{{}}, nil
	}
	var sets [][]nonet.Cell
	for rest := start.open; !rest.empty(); {
		c := rest.pop()
		if start.opens(c) {
			sets = append(sets, []nonet.Cell{nonet.Cell(c)})
		}
	}
	if len(sets) > 0 {
		return sets, nil
	}
	for rest := start.open; !rest.empty(); {
		c := rest.pop()
		first := start
		first.place(c)
		first.solve()
		for others := rest; !others.empty(); {
			if d := others.pop(); !first.open.has(d) {
				continue
			} else if first.opens(d) {
				sets = append(sets, []nonet.Cell{nonet.Cell(c), nonet.Cell(d)})
			}
		}
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
	}
	return sets, nil
}

// opens reports whether singles lead to the solution once a cell is known.
func (s *singles) opens(cell int) bool {
	t := *s
	t.place(cell)
	return t.solve()
}
