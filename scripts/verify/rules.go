package main

import "fmt"

// solves reports what stands against answer as a solution of puzzle: it must
// be 81 digits, keep each given, and hold no digit twice in a row, a column or
// a box.
func solves(puzzle, answer string) error {
	if len(puzzle) != 81 || len(answer) != 81 {
		return fmt.Errorf("%d characters are answered by %d", len(puzzle), len(answer))
	}
	var rows, columns, boxes [9][10]bool
	for i := range 81 {
		given, digit := puzzle[i], answer[i]
		row, column := i/9, i%9
		box := row/3*3 + column/3
		d := digit - '0'
		switch {
		case digit < '1' || digit > '9':
			return fmt.Errorf("%q is no digit, at r%dc%d", digit, row+1, column+1)
		case given >= '1' && given <= '9' && given != digit:
			return fmt.Errorf("the given %c at r%dc%d has become %c", given, row+1, column+1, digit)
		case rows[row][d] || columns[column][d] || boxes[box][d]:
			return fmt.Errorf("%s: the %c at r%dc%d stands twice", answer, digit, row+1, column+1)
		}
		rows[row][d], columns[column][d], boxes[box][d] = true, true, true
	}
	return nil
}

// isUnique reports an answer that is not "unique".
func isUnique(_, answer string) error {
	if answer != "unique" {
		return fmt.Errorf("called %q", answer)
	}
	return nil
}
