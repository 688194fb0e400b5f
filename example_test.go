package nonet_test

import (
	"context"
	"errors"
	"fmt"
	"time"

	"nonet"
)

func ExampleSolve() {
	puzzle, err := nonet.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	if err != nil {
		fmt.Println(err)
		return
	}
	solution, unique, err := nonet.Solve(context.Background(), puzzle)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(solution)
	fmt.Println("the only one:", unique)
	// Output:
	// 534678912672195348198342567859761423426853791713924856961537284287419635345286179
	// the only one: true
}

// A broken rule is told apart from a puzzle that only turns out to have no solution.
func ExampleSolve_errors() {
	for _, puzzle := range []string{
		"83..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
		"531.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
	} {
		g, err := nonet.Parse(puzzle)
		if err != nil {
			fmt.Println(err)
			continue
		}
		_, _, err = nonet.Solve(context.Background(), g)
		var conflict *nonet.ConflictError
		switch {
		case errors.As(err, &conflict):
			fmt.Println("broken:", conflict)
		case errors.Is(err, nonet.ErrNoSolution):
			fmt.Println(err)
		}
	}
	// Output:
	// broken: r1c1 and r4c1 both hold 8 in column 1; r1c1 and r3c3 both hold 8 in box 1
	// the puzzle has no solution
}

// A puzzle may also say what each cell can hold, as players pencil it in.
func ExampleSolve_candidates() {
	puzzle, err := nonet.ParseCandidates(`
		1567  3    1567  4    12579 179  689   5678 579
		9     45   2     8    57    6    3     457  1
		1567  1458 14567 1357 13579 1379 4689  2    4579
		8     1245 1459  13   6     139  7     145  2345
		17    6    147   2    1378  5    14    9    34
		1257  1259 3     17   4     179  126   156  8
		12356 7    1569  1356 135   134  12489 148  249
		4     1    8     9    137   2    5     17   6
		1256  1259 1569  1567 157   8    1249  3    2479
	`)
	if err != nil {
		fmt.Println(err)
		return
	}
	solution, unique, err := nonet.Solve(context.Background(), puzzle)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(solution)
	fmt.Println("the only one:", unique)
	// Output:
	// 635421987942876351187593624821369745764285193593147268379654812418932576256718439
	// the only one: true
}

func ExampleCount() {
	puzzle, err := nonet.Parse(".1....7.....3..2...7...........71...6......4.3........4..5....3.2..8...........6.")
	if err != nil {
		fmt.Println(err)
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	n, reached, err := nonet.Count(ctx, puzzle, 2)
	fmt.Println(n, reached, err)
	n, reached, err = nonet.Count(ctx, puzzle, 0)
	fmt.Println(n, reached, err)
	// Output:
	// 2 true <nil>
	// 10106 false <nil>
}

func ExampleAll() {
	puzzle, err := nonet.Parse("..3.....6...98..2.9426..7..45...6............1.9.5.47.....25.4.6...785...........")
	if err != nil {
		fmt.Println(err)
		return
	}
	for solution := range nonet.All(context.Background(), puzzle) {
		fmt.Println(solution)
	}
	// Output:
	// 783542196516987324942631758457296813238714965169853472891325647624178539375469281
	// 783542916516987324942631758457216839238794165169853472891325647624178593375469281
	// 783542916516987324942631758457216893238794165169853472891325647624178539375469281
}

func ExampleCheck() {
	puzzle, err := nonet.Parse(".876543212........3........4........5........6........7........8........9........")
	if err != nil {
		fmt.Println(err)
		return
	}
	report := nonet.Check(puzzle)
	fmt.Println("a rule is broken:", report.Broken())
	fmt.Println("complete:", report.Complete)
	fmt.Println("without a candidate:", report.NoCandidate)
	fmt.Println("without a place:", report.NoPlace)
	// Output:
	// a rule is broken: false
	// complete: false
	// without a candidate: [r1c1]
	// without a place: [9 has no place in row 1 1 has no place in column 1]
}

// A full and faultless grid may still answer another puzzle.
func ExampleVerify() {
	puzzle, err := nonet.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	if err != nil {
		fmt.Println(err)
		return
	}
	claimed, err := nonet.Parse("531276498647198532298345167124867953856934721379521846982753614763419285415682379")
	if err != nil {
		fmt.Println(err)
		return
	}
	verdict := nonet.Verify(puzzle, claimed)
	fmt.Println("solves it:", verdict.Solves())
	fmt.Println("breaks a rule:", len(verdict.Clashes) > 0)
	fmt.Println("overwrites:", verdict.Overwritten)
	// Output:
	// solves it: false
	// breaks a rule: false
	// overwrites: [r2c6 r4c1 r5c1 r5c4 r5c6 r6c1 r7c2 r7c7 r7c8]
}

func ExampleFormat() {
	puzzle, err := nonet.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(nonet.Format(puzzle, nonet.ShapeGrid))
	// Output:
	// +-------+-------+-------+
	// | 5 3 . | . 7 . | . . . |
	// | 6 . . | 1 9 5 | . . . |
	// | . 9 8 | . . . | . 6 . |
	// +-------+-------+-------+
	// | 8 . . | . 6 . | . . 3 |
	// | 4 . . | 8 . 3 | . . 1 |
	// | 7 . . | . 2 . | . . 6 |
	// +-------+-------+-------+
	// | . 6 . | . . . | 2 8 . |
	// | . . . | 4 1 9 | . . 5 |
	// | . . . | . 8 . | . 7 9 |
	// +-------+-------+-------+
}

// Nine rows of nine numbers are one of the many shapes that Parse reads.
func ExampleParse() {
	puzzle, err := nonet.Parse(`
		5 3 0 0 7 0 0 0 0
		6 0 0 1 9 5 0 0 0
		0 9 8 0 0 0 0 6 0
		8 0 0 0 6 0 0 0 3
		4 0 0 8 0 3 0 0 1
		7 0 0 0 2 0 0 0 6
		0 6 0 0 0 0 2 8 0
		0 0 0 4 1 9 0 0 5
		0 0 0 0 8 0 0 7 9
	`)
	fmt.Println(puzzle, err)
	// Output:
	// 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 <nil>
}
