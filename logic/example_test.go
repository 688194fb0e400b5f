package logic_test

import (
	"context"
	"fmt"

	"nonet"
	"nonet/logic"
)

func ExampleOptions_Solve() {
	puzzle, err := nonet.Parse("..1..5.3.4......9.2.9..35.....6....5....3.62..94.8...3......2..81...7......2517..")
	if err != nil {
		fmt.Println(err)
		return
	}
	path, err := logic.Options{Unique: true}.Solve(context.Background(), logic.NewBoard(puzzle))
	if err != nil {
		fmt.Println(err) // the time was over
		return
	}
	fmt.Println(path.Solved(), path.Level)
	for _, step := range path.Steps[:3] {
		fmt.Println(&step)
	}
	// Output:
	// true Easy
	// Naked Single: only 2 is left => r6c6=2
	// Naked Single: only 1 is left => r6c7=1
	// Naked Single: only 8 is left => r2c7=8
}

func ExampleFind() {
	puzzle, err := nonet.Parse(".7.9..18..35.....2.........84...5...5...8.9.62...3...8...8...9....3.4.....6...5..")
	if err != nil {
		fmt.Println(err)
		return
	}
	board := logic.NewBoard(puzzle)
	for step := range logic.Find(&board, logic.Pointing) {
		fmt.Println(&step)
	}
	// Output:
	// Locked Candidates Type 1 (Pointing): 8 of box 1 is in row 3 => r3c6<>8
	// Locked Candidates Type 1 (Pointing): 3 of box 4 is in column 3 => r7c3<>3
	// Locked Candidates Type 1 (Pointing): 7 of box 4 is in column 3 => r78c3<>7
	// Locked Candidates Type 1 (Pointing): 4 of box 5 is in column 4 => r23c4<>4
	// Locked Candidates Type 1 (Pointing): 5 of box 8 is in column 5 => r13c5<>5
}

func ExampleRate() {
	puzzle, err := nonet.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	if err != nil {
		fmt.Println(err)
		return
	}
	rating, err := logic.Rate(context.Background(), puzzle)
	if err != nil {
		fmt.Println(err) // such as logic.ErrSeveralSolutions
		return
	}
	fmt.Println(rating.ER, rating.Level, rating.Score, rating.Hardest)
	// Output:
	// 1.2 Easy 204 Naked Single
}

func ExampleOptions_Hint() {
	puzzle, err := nonet.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	if err != nil {
		fmt.Println(err)
		return
	}
	game := logic.Game{Givens: puzzle}
	hint, err := logic.Options{}.Hint(context.Background(), &game)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, depth := range []logic.Depth{logic.DepthName, logic.DepthWhere, logic.DepthFull} {
		fmt.Println(hint.Text(depth))
	}

	game.Entries[2] = 2 // in r1c3
	hint, err = logic.Options{}.Hint(context.Background(), &game)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(hint.Text(logic.DepthName))
	// Output:
	// Next: Naked Single
	// Next: Naked Single, at r5c5
	// Naked Single: only 5 is left => r5c5=5
	// 2 in r1c3 cannot be right
}
