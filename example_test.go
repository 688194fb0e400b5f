package nonet_test

import (
	"context"
	"errors"
	"fmt"
	"time"

	"nonet"
)

// mustParse reads a grid that is known to be one.
func mustParse(text string) nonet.Grid {
	g, err := nonet.Parse(text)
	if err != nil {
		panic(err)
	}
	return g
}

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
		_, _, err := nonet.Solve(context.Background(), mustParse(puzzle))
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
	puzzle := mustParse(".1....7.....3..2...7...........71...6......4.3........4..5....3.2..8...........6.")
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
	puzzle := mustParse("..3.....6...98..2.9426..7..45...6............1.9.5.47.....25.4.6...785...........")
	for solution := range nonet.All(context.Background(), puzzle) {
		fmt.Println(solution)
	}
	// Output:
	// 783542196516987324942631758457296813238714965169853472891325647624178539375469281
	// 783542916516987324942631758457216839238794165169853472891325647624178593375469281
	// 783542916516987324942631758457216893238794165169853472891325647624178539375469281
}

func ExampleCheck() {
	puzzle := mustParse(".876543212........3........4........5........6........7........8........9........")
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
	puzzle := mustParse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	claimed := mustParse("531276498647198532298345167124867953856934721379521846982753614763419285415682379")
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
	puzzle := mustParse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
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

// Cells that are not settled hold a group of candidates.
func ExampleParseCandidates() {
	puzzle, err := nonet.ParseCandidates(`
		+---------------+---------------+---------------+
		| 5   3   124   | 26  7   468   | 149 1249 248  |
		| 6   247 247   | 1   9   5     | 347 234  2478 |
		| 12  9   8     | 23  34  24    | 157 6    247  |
		+---------------+---------------+---------------+
		| 8   125 159   | 579 6   147   | 457 259  3    |
		| 4   25  2569  | 8   5   3     | 579 259  1    |
		| 7   15  13569 | 59  2   14    | 458 59   6    |
		+---------------+---------------+---------------+
		| 139 6   134   | 35  35  7     | 2   8    4    |
		| 23  278 237   | 4   1   9     | 36  3    5    |
		| 123 245 12345 | 236 8   26    | 16  7    9    |
		+---------------+---------------+---------------+
	`)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("r1c3 may hold", puzzle[2])
	fmt.Println("settled:", puzzle.Grid())
	// Output:
	// r1c3 may hold 124
	// settled: 53..7....6..195....98....6.8...6...34..853..17...2...6.6...7284...419.35....8..79
}

func ExampleCandidates_String() {
	puzzle, err := nonet.ParseCandidates("5 3 4 6 7 8 19 19 2 6 7 2 1 9 5 3 4 8 19 19 8 3 4 2 5 6 7 " +
		"8 5 9 7 6 1 4 2 3 4 2 6 8 5 3 7 9 1 7 13 13 9 2 4 8 5 6 " +
		"9 6 1 5 3 7 2 8 4 2 8 7 4 1 9 6 3 5 3 4 5 2 8 6 1 7 9")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(puzzle)
	// Output:
	// +----------+-------+---------+
	// | 5  3  4  | 6 7 8 | 19 19 2 |
	// | 6  7  2  | 1 9 5 | 3  4  8 |
	// | 19 19 8  | 3 4 2 | 5  6  7 |
	// +----------+-------+---------+
	// | 8  5  9  | 7 6 1 | 4  2  3 |
	// | 4  2  6  | 8 5 3 | 7  9  1 |
	// | 7  13 13 | 9 2 4 | 8  5  6 |
	// +----------+-------+---------+
	// | 9  6  1  | 5 3 7 | 2  8  4 |
	// | 2  8  7  | 4 1 9 | 6  3  5 |
	// | 3  4  5  | 2 8 6 | 1  7  9 |
	// +----------+-------+---------+
}

func ExampleAppendFormat() {
	puzzle := mustParse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	line := []byte("puzzle=")
	line = nonet.AppendFormat(line, puzzle, nonet.ShapeLine)
	fmt.Printf("%s\n", line)
	// Output:
	// puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
}

func ExampleParseShape() {
	puzzle := mustParse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	shape, err := nonet.ParseShape("json-rows")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(nonet.Format(puzzle, shape))
	_, err = nonet.ParseShape("spiral")
	fmt.Println(err)
	// Output:
	// ["53..7....","6..195...",".98....6.","8...6...3","4..8.3..1","7...2...6",".6....28.","...419..5","....8..79"]
	// no shape is called "spiral"; there are line, rows, digits, grid, csv, json, json-strings, json-flat, json-rows, json-text
}

func ExampleSolver() {
	puzzles := []nonet.Grid{
		mustParse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
		{2: 3, 4: 7},
		{0: 5, 8: 5},
	}
	answers := make([]nonet.Answer, len(puzzles))
	var s nonet.Solver
	if err := s.SolveGrids(context.Background(), puzzles, answers); err != nil {
		fmt.Println(err)
		return
	}
	for _, a := range answers {
		fmt.Println(a.Solutions, a.Broken, a.Solution)
	}
	// Output:
	// 1 false 534678912672195348198342567859761423426853791713924856961537284287419635345286179
	// 2 false 123475689456189237789236145214357896365891472897624351531742968678913524942568713
	// 0 true .................................................................................
}

func ExampleSolver_Stream() {
	puzzles := func(yield func(nonet.Candidates) bool) {
		for d := range 9 {
			if !yield(nonet.Grid{0: uint8(d + 1), 1: 4}.Candidates()) {
				return
			}
		}
	}
	s := nonet.Solver{Limit: 1}
	for a := range s.Stream(context.Background(), puzzles) {
		fmt.Print(a.Solutions, " ")
	}
	// Output: 1 1 1 0 1 1 1 1 1
}
