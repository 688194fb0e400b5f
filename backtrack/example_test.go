package backtrack_test

import (
	"errors"
	"fmt"
	"log"

	"nonet"
	"nonet/backtrack"
)

func ExampleSolve() {
	puzzle, err := nonet.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	if err != nil {
		log.Fatal(err)
	}
	solution, err := backtrack.Solve(puzzle, 1_000_000)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(nonet.Format(solution, nonet.ShapeGrid))
	// Output:
	// +-------+-------+-------+
	// | 5 3 4 | 6 7 8 | 9 1 2 |
	// | 6 7 2 | 1 9 5 | 3 4 8 |
	// | 1 9 8 | 3 4 2 | 5 6 7 |
	// +-------+-------+-------+
	// | 8 5 9 | 7 6 1 | 4 2 3 |
	// | 4 2 6 | 8 5 3 | 7 9 1 |
	// | 7 1 3 | 9 2 4 | 8 5 6 |
	// +-------+-------+-------+
	// | 9 6 1 | 5 3 7 | 2 8 4 |
	// | 2 8 7 | 4 1 9 | 6 3 5 |
	// | 3 4 5 | 2 8 6 | 1 7 9 |
	// +-------+-------+-------+
}

// A limit that was reached is not an answer.
func ExampleSolve_limit() {
	puzzle, err := nonet.Parse("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9")
	if err != nil {
		log.Fatal(err)
	}
	_, err = backtrack.Solve(puzzle, 100_000)
	fmt.Println(err)
	fmt.Println(errors.Is(err, backtrack.ErrGaveUp), errors.Is(err, nonet.ErrNoSolution))
	// Output:
	// gave up after 100000 steps
	// true false
}

// Each step comes with the grid after it.
func ExampleSteps() {
	puzzle, err := nonet.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	if err != nil {
		log.Fatal(err)
	}
	for step, grid := range backtrack.Steps(puzzle, 9) {
		fmt.Println(grid.String()[:9], step)
	}
	// Output:
	// 531.7.... place r1c3 = 1
	// 53127.... place r1c4 = 2
	// 531274... place r1c6 = 4
	// 5312748.. place r1c7 = 8
	// 53127489. place r1c8 = 9
	// 5312748.. undo r1c8 = 9
	// 531274... undo r1c7 = 8
	// 5312749.. place r1c7 = 9
	// 531274... undo r1c7 = 9
	// 531274... gave up
}

func ExampleAll() {
	// What four blanks leave open: 6 and 7 can change places.
	puzzle, err := nonet.Parse("534..8912672195348198342567859..1423426853791713924856961537284287419635345286179")
	if err != nil {
		log.Fatal(err)
	}
	for solution := range backtrack.All(puzzle) {
		fmt.Println(solution)
	}
	// Output:
	// 534678912672195348198342567859761423426853791713924856961537284287419635345286179
	// 534768912672195348198342567859671423426853791713924856961537284287419635345286179
}
