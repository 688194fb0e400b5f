package canon

import "math/bits"

// stackOrders are the orders of three stacks.
var stackOrders = [6][3]uint8{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}

// first finds the states that have the smallest first row.
//
// Before any digit has a label the blanks decide: only lines and orders of
// stacks will do that have the fewest givens in the first stack, then in the
// second and in the third. A line that holds a digit twice may be smaller for
// that, and is tried in all orders.
func (f *finder) first() {
	least := f.leastPattern()
	for i := range f.sides {
		v := &f.sides[i]
		for set := v.choices(0, 0); set != 0; set &= set - 1 {
			line := bits.TrailingZeros16(set)
			for _, order := range stackOrders {
				if v.isTwice(line) || v.pattern(line, order) == least {
					s := f.fork(&state{side: uint8(i)})
					s.start(order)
					f.take(s, line, 0)
				}
			}
		}
	}
}

// start orders the stacks of a state without rows.
func (s *state) start(stacks [3]uint8) {
	s.heads = 1 | 1<<3 | 1<<6 | 1<<9
	for p := range uint8(9) {
		column := 3*stacks[p/3] + p%3
		s.column[p], s.begin[column] = column, p/3*3
	}
}

// pattern returns how many givens of a line stand in each stack, the first
// stack before all.
func (v *side) pattern(line int, stacks [3]uint8) int {
	n := &v.givens[line]
	return 16*int(n[stacks[0]]) + 4*int(n[stacks[1]]) + int(n[stacks[2]])
}

// leastPattern returns the smallest pattern of all lines.
func (f *finder) leastPattern() int {
	least := 64
	for i := range f.sides {
		for line := range 9 {
			for _, stacks := range stackOrders {
				least = min(least, f.sides[i].pattern(line, stacks))
			}
		}
	}
	return least
}
