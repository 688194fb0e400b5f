package canon

import (
	"errors"
	"fmt"
)

// parseOrder reads nine numbers, each once: an order of rows or columns, or
// the names of digits.
func parseOrder(what, numbers string) (Transform, error) {
	var order [9]int
	seen := 0
	for i := range numbers {
		n := int(numbers[i]) - '1'
		if n < 0 || n > 8 || len(numbers) != 9 {
			break
		}
		order[i] = n
		seen |= 1 << n
	}
	if seen != 1<<9-1 {
		return Transform{}, errors.New("expected the digits 1 to 9, each once")
	}
	return ordered(what, order)
}

// ordered returns the transform that puts rows or columns in an order, or
// gives digits these names.
func ordered(what string, order [9]int) (Transform, error) {
	var t Transform
	for i, n := range order {
		if first := order[i/3*3]; what != "digits" && n/3 != first/3 {
			group := groupOf[what]
			return t, fmt.Errorf("expected %s of one %s together, found %d beside %d", what, group, n+1, first+1)
		}
		switch what {
		case "rows":
			t.setRow(i, n)
		case "columns":
			t.setColumn(i, n)
		default:
			t.setDigit(i, n)
		}
	}
	return t, nil
}

// groupOf is what three lines belong to.
var groupOf = map[string]string{"rows": "band", "columns": "stack"}

// parseSwap reads two numbers of what changes places.
func parseSwap(what, numbers string) (Transform, error) {
	size, lines, most := 1, what, 9
	switch what {
	case "rows", "columns", "digits":
	case "bands":
		size, lines, most = 3, "rows", 3
	case "stacks":
		size, lines, most = 3, "columns", 3
	default:
		return Transform{}, errWord
	}
	if len(numbers) != 2 || !isNumber(numbers[0], most) || !isNumber(numbers[1], most) || numbers[0] == numbers[1] {
		return Transform{}, fmt.Errorf("expected two different digits from 1 to %d", most)
	}
	a, b := int(numbers[0]-'1'), int(numbers[1]-'1')
	if group := groupOf[what]; group != "" && a/3 != b/3 {
		return Transform{}, fmt.Errorf("%s %d and %d are not in one %s", what, a+1, b+1, group)
	}
	order := [9]int{0, 1, 2, 3, 4, 5, 6, 7, 8}
	for i := range size {
		x, y := a*size+i, b*size+i
		order[x], order[y] = y, x
	}
	return ordered(lines, order)
}

// isNumber reports whether a character is a digit from 1 to most.
func isNumber(c byte, most int) bool { return c >= '1' && int(c) <= '0'+most }
