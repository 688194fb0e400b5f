package nonet_test

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	"nonet"
)

// longEnough is what a puzzle may take on a slow machine under the race
// detector; a search that has lost its way takes for ever.
const longEnough = time.Minute

// unique holds puzzles with one solution.
var unique = []struct{ name, puzzle, solution string }{
	{
		name:     "thirty givens",
		puzzle:   classic,
		solution: "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
	},
	{
		name:     "solution begins 987654321",
		puzzle:   "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
		solution: "987654321246173985351928746128537694634892157795461832519286473472319568863745219",
	},
	{
		name:     "AI Escargot",
		puzzle:   "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
		solution: "162857493534129678789643521475312986913586742628794135356478219241935867897261354",
	},
	{
		name:     "AI Escargot with a given too many",
		puzzle:   "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..",
		solution: "162857493534129678789643521475312986913586742628794135356478219241935867897261354",
	},
	{
		name:     "Inkala 2012",
		puzzle:   "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
		solution: "812753649943682175675491283154237896369845721287169534521974368438526917796318452",
	},
	{
		name:     "Golden Nugget",
		puzzle:   ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
		solution: "751846239892371465643259871238197546974562318165438927319684752527913684486725193",
	},
	{
		name:     "Easter Monster",
		puzzle:   "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
		solution: "174385962293467158586192734451923876928674315367851249719548623635219487842736591",
	},
	{
		name:     "givens in rings",
		puzzle:   ".6.1.4.5...83.56..2.......18..4.7..6..6...3..7..9.1..45.......2..72.69...4.5.8.7.",
		solution: "963174258178325649254689731821437596496852317735961824589713462317246985642598173",
	},
	{
		name:     "copied in full",
		puzzle:   "........2.2..5.8.1......3..7.4.9........8541...5.37...18....9....7..9...2...4..58",
		solution: "358914672629753841471268395764192583932685417815437269183576924547829136296341758",
	},
	{
		name:     "solved already",
		puzzle:   "974236158638591742125487936316754289742918563589362417867125394253649871491873625",
		solution: "974236158638591742125487936316754289742918563589362417867125394253649871491873625",
	},
}

// unsolvable holds puzzles that break no rule and have no solution.
var unsolvable = []struct{ name, puzzle string }{
	{"a cell without a candidate", ".876543212........3........4........5........6........7........8........9........"},
	{"two cells from the end", "874630251195247836263581479342718695758396142916054783431865927629473518587129364"},
	{"Norvig's impossible puzzle", ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."},
	{"a wrong entry", "531.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
}

func TestSolveUnique(t *testing.T) {
	for _, test := range unique {
		t.Run(test.name, func(t *testing.T) {
			puzzle := grid(t, test.puzzle)
			for range 2 {
				solution, only, err := nonet.Solve(within(t, longEnough), puzzle)
				if err != nil || !only || solution != grid(t, test.solution) {
					t.Fatalf("got %s, unique %v, %v", solution, only, err)
				}
				if puzzle != grid(t, test.puzzle) {
					t.Fatalf("the puzzle has become %s", puzzle)
				}
			}
		})
	}
}

func TestSolveSmallest(t *testing.T) {
	for _, test := range []struct{ name, puzzle, smallest string }{
		{
			name:     "several",
			puzzle:   ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.",
			smallest: "439658127156927384827431956342516798785294631691783542578149263263875419914362875",
		},
		{
			name:     "two",
			puzzle:   "1.....58.8....1..6.6..2.......59........7.....93..2....1....8.4...9.7.5.6..2..71.",
			smallest: "132469587874351926965728431421596378586173249793842165217635894348917652659284713",
		},
		{
			name:     "the empty grid",
			puzzle:   blank,
			smallest: "123456789456789123789123456214365897365897214897214365531642978642978531978531642",
		},
		{
			name:   "two givens in the last row",
			puzzle: "........................................................................8.......1",
		},
		{
			name:   "nine in the first cell",
			puzzle: "9................................................................................",
		},
		{
			name:   "fifteen givens",
			puzzle: "..1......2..........3......4......5...5...6..6......4...71.3...8...........9.2...",
		},
		{
			name:   "ten givens",
			puzzle: ".........1.......2..........2.....3.....4......5...6.....7.8................9....",
		},
		{
			name:   "seven digits in seventeen givens",
			puzzle: ".....6....59.....82....8....45........3........6..3.54...325..6..................",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			puzzle := grid(t, test.puzzle)
			solution, only, err := nonet.Solve(within(t, longEnough), puzzle)
			if err != nil || only {
				t.Fatalf("unique %v, %v", only, err)
			}
			if v := nonet.Verify(puzzle, solution); !v.Solves() {
				t.Fatalf("got %s: %+v", solution, v)
			}
			if test.smallest != "" && solution != grid(t, test.smallest) {
				t.Errorf("got %s, want %s", solution, test.smallest)
			}
		})
	}
}

func TestSolveUnsolvable(t *testing.T) {
	for _, test := range unsolvable {
		t.Run(test.name, func(t *testing.T) {
			solution, only, err := nonet.Solve(within(t, longEnough), grid(t, test.puzzle))
			if !errors.Is(err, nonet.ErrNoSolution) || only || solution != (nonet.Grid{}) {
				t.Errorf("got %s, unique %v, %v", solution, only, err)
			}
		})
	}
}

func TestSolveValueAboveNine(t *testing.T) {
	if _, _, err := nonet.Solve(context.Background(), nonet.Grid{17: 10}); !errors.Is(err, nonet.ErrNoSolution) {
		t.Errorf("error %v", err)
	}
}

func TestBrokenPuzzle(t *testing.T) {
	puzzle := grid(t, ".99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..")
	const message = "r1c2 and r1c3 both hold 9 in row 1; r1c2 and r5c2 both hold 9 in column 2; r1c2 and r1c3 both hold 9 in box 1"
	ctx := context.Background()
	_, _, solveErr := nonet.Solve(ctx, puzzle)
	_, _, countErr := nonet.Count(ctx, puzzle, 2)
	_, _, marksErr := nonet.Solve(ctx, puzzle.Candidates())
	for name, err := range map[string]error{"Solve": solveErr, "Count": countErr, "Solve of candidates": marksErr} {
		var conflict *nonet.ConflictError
		if !errors.As(err, &conflict) || err.Error() != message {
			t.Errorf("%s: error %v", name, err)
			continue
		}
		first := conflict.Clashes[0]
		if first.Digit != 9 || first.Unit != 0 || !slices.Equal(first.Cells, []nonet.Cell{1, 2}) {
			t.Errorf("%s: first clash %+v", name, first)
		}
	}
	for solution := range nonet.All(ctx, puzzle) {
		t.Fatalf("All yields %s", solution)
	}
}

func TestSolveCandidates(t *testing.T) {
	for _, test := range []struct{ name, marks, solution string }{
		{
			name: "givens and marks",
			marks: `1567 3 1567 4 12579 179 689 5678 579
				9 45 2 8 57 6 3 457 1
				1567 1458 14567 1357 13579 1379 4689 2 4579
				8 12459 1459 13 6 139 7 145 2345
				17 6 147 2 1378 5 14 9 34
				1257 1259 3 17 4 179 126 156 8
				12356 7 1569 1356 135 134 12489 148 249
				4 1 8 9 137 2 5 17 6
				1256 1259 1569 1567 157 8 1249 3 2479`,
			solution: "635421987942876351187593624821369745764285193593147268379654812418932576256718439",
		},
		{
			name: "marks alone",
			marks: `1237 1256 36789 25789 4789 4569 1679 23457 1348
				2456 13489 3459 1356 3679 1247 2478 5789 12368
				2358 24789 1267 2489 123457 13468 34569 4568 1279
				1569 2578 3457 145678 3459 2356 234689 1236 146789
				3679 12348 2489 1236 56789 1569 2357 1489 4579
				14689 1567 234678 1237 12489 34578 1235 5789 6789
				24789 3678 1469 1346 1246 1357 5689 1256789 2345
				1238 4569 125678 3579 2347 2689 1479 1348 2356
				3457 3789 1256 23489 14568 256789 1578 23569 1457`,
			solution: "163574928589162473247938561625493817738651249914287356871325694356749182492816735",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			puzzle := marks(t, test.marks)
			solution, only, err := nonet.Solve(within(t, longEnough), puzzle)
			if err != nil || !only || solution != grid(t, test.solution) {
				t.Fatalf("got %s, unique %v, %v", solution, only, err)
			}
			n, reached, err := nonet.Count(within(t, longEnough), puzzle, 0)
			if n != 1 || reached || err != nil {
				t.Errorf("count %d, reached %v, %v", n, reached, err)
			}
			if puzzle != marks(t, test.marks) {
				t.Error("the puzzle has changed")
			}
		})
	}
}

// Bits above the ninth stand for no digit and change nothing.
func TestSolveCandidatesHighBits(t *testing.T) {
	puzzle := grid(t, classic).Candidates()
	for i := range puzzle {
		puzzle[i] |= 1 << (9 + i%7)
	}
	solution, only, err := nonet.Solve(context.Background(), puzzle)
	if err != nil || !only || solution != grid(t, unique[0].solution) {
		t.Errorf("got %s, unique %v, %v", solution, only, err)
	}
}

func TestSolveCancelled(t *testing.T) {
	ctx, cancel := context.WithCancelCause(context.Background())
	reason := errors.New("the player left")
	cancel(reason)
	if _, _, err := nonet.Solve(ctx, grid(t, classic)); !errors.Is(err, reason) {
		t.Errorf("error %v, want the cause of the context", err)
	}
}
