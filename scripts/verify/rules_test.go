package main

import "testing"

const (
	puzzle   = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)

func TestSolves(t *testing.T) {
	for _, test := range []struct{ name, puzzle, answer, want string }{
		{"the solution", puzzle, solution, ""},
		{"a digit is missing", puzzle, solution[:80], "81 characters are answered by 80"},
		{"a blank is left", puzzle, solution[:2] + "." + solution[3:], "'.' is no digit, at r1c3"},
		{"a given is lost", puzzle, "4" + solution[1:], "the given 5 at r1c1 has become 4"},
		{"another solution", puzzle, "531276498647198532298345167124867953856934721379521846982753614763419285415682379",
			"the given 5 at r2c6 has become 8"},
		{"a row, a column and a box hold a digit twice", puzzle, "535" + solution[3:], "535" + solution[3:] + ": the 5 at r1c3 stands twice"},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := ""
			if err := solves(test.puzzle, test.answer); err != nil {
				got = err.Error()
			}
			if got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}

// Each grid is faultless but for one kind of unit.
func TestSolvesEveryUnit(t *testing.T) {
	blank := make([]byte, 81)
	for name, digit := range map[string]func(row, column int) int{
		"rows":    func(row, column int) int { return (column%3+row/3)%3*3 + row%3 },
		"columns": func(row, column int) int { return (row%3+column/3)%3*3 + column%3 },
		"boxes":   func(row, column int) int { return (row + column) % 9 },
	} {
		answer := make([]byte, 81)
		for i := range answer {
			answer[i] = byte('1' + digit(i/9, i%9))
		}
		if solves(string(blank), string(answer)) == nil {
			t.Errorf("equal digits in %s pass", name)
		}
	}
}

func TestIsUnique(t *testing.T) {
	for answer, want := range map[string]bool{"unique": true, "several": false, "none": false, "": false, "unique ": false} {
		if got := isUnique(puzzle, answer) == nil; got != want {
			t.Errorf("%q passes: %v", answer, got)
		}
	}
}
