package generate_test

import (
	"context"
	"fmt"

	"nonet"
	"nonet/generate"
	"nonet/logic"
)

func ExampleOptions_Puzzles() {
	o := generate.Options{Count: 2, Seed: 1, Levels: []logic.Level{logic.Medium}}
	for p, err := range o.Puzzles(context.Background()) {
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(p.Grid, p.Rating.Level, p.Rating.Hardest)
	}
	// Output:
	// .7.8..2.....2.6....9..7......5....1..8...7...9.1.4...6.18....69.491..8.3.....8... Medium Locked Candidates Type 1 (Pointing)
	// ..9......3...4.9..8.29..7....6.1....45..8......8..3.7........5........48.1.7...2. Medium Locked Candidates Type 1 (Pointing)
}

func ExampleOptions_Check() {
	fmt.Println(generate.Options{Clues: generate.Range{Low: 16, High: 16}}.Check())
	// Output: there is no such puzzle: 16 givens are too few: with fewer than 17 no solution is the only one
}

func ExampleFullGrids() {
	for g := range generate.FullGrids(1) {
		fmt.Println(nonet.Check(g).Solved())
		break
	}
	// Output: true
}

func ExampleMinimize() {
	g, _ := nonet.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	m, err := generate.Minimize(context.Background(), g, 1)
	fmt.Println(g.Givens(), m.Givens(), err)
	// Output: 30 21 <nil>
}

func ExampleRedundant() {
	g, _ := nonet.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	fmt.Println(generate.Redundant(context.Background(), g))
	// Output: [r1c1 r1c2 r1c5 r2c1 r2c4 r2c5 r2c6 r3c2 r4c1 r4c9 r5c1 r5c4 r5c6 r6c1 r6c9 r7c2 r8c4 r8c5 r8c6 r8c9 r9c5 r9c9] <nil>
}

func ExampleBackdoors() {
	g, _ := nonet.Parse("97.......1..25......83....959...3.........12...28..9.7.3..8.26........4.8...74...")
	fmt.Println(generate.Backdoors(context.Background(), g))
	// Output: [[r1c3] [r1c4] [r1c7] [r2c9] [r3c2] [r3c5] [r3c7] [r4c3] [r4c4] [r4c7] [r4c9] [r5c1] [r5c3] [r5c4] [r5c6] [r6c2] [r6c5] [r6c6] [r7c1] [r7c3] [r7c6] [r7c9] [r8c2] [r8c4] [r9c3] [r9c9]] <nil>
}

func ExampleVicinity() {
	g, _ := nonet.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	n := 0
	for range generate.Vicinity(context.Background(), g, generate.Change{Less: 1, More: 1}, 0) {
		n++
	}
	fmt.Println(n, "puzzles differ in one given")
	// Output: 1203 puzzles differ in one given
}
