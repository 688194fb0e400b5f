package canon_test

import (
	"fmt"
	"log"
	"math/rand/v2"

	"nonet"
	"nonet/canon"
)

// Two puzzles are the same but for a symmetry if their forms are equal.
func ExampleForm() {
	puzzle, err := nonet.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	if err != nil {
		log.Fatal(err)
	}
	other := canon.Random(rand.New(rand.NewPCG(1, 2))).Apply(puzzle)
	form := canon.Form(puzzle)
	fmt.Println(form.Grid)
	fmt.Println(canon.Form(other).Grid == form.Grid)
	fmt.Println(form.Transform.Apply(puzzle) == form.Grid)
	// Output:
	// ........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45.
	// true
	// true
}

// Few grids have a symmetry of their own; the one with the most has 648.
func ExampleForm_automorphisms() {
	grid, err := nonet.Parse("123456789456789123789123456231564897564897231897231564312645978645978312978312645")
	if err != nil {
		log.Fatal(err)
	}
	n := canon.Form(grid).Automorphisms
	fmt.Println(n, canon.Order/n)
	// Output: 648 1881169920
}

func ExampleParseTransform() {
	t, err := canon.ParseTransform("rotate, swap-bands=12, swap-digits=59")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(t)
	_, err = canon.ParseTransform("swap-rows=34")
	fmt.Println(err)
	// Output:
	// transpose,rows=456123789,columns=987654321,digits=123496785
	// transform "swap-rows=34": rows 3 and 4 are not in one band
}

func ExampleTransform() {
	puzzle, err := nonet.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	if err != nil {
		log.Fatal(err)
	}
	rotate, err := canon.ParseTransform("rotate")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(nonet.Format(rotate.Apply(puzzle), nonet.ShapeGrid))
	fmt.Println(rotate.Then(rotate), rotate.Inverse(), rotate.Then(rotate.Inverse()))
	// Output:
	// +-------+-------+-------+
	// | . . . | 7 4 8 | . 6 5 |
	// | . . 6 | . . . | 9 . 3 |
	// | . . . | . . . | 8 . . |
	// +-------+-------+-------+
	// | . 4 . | . 8 . | . 1 . |
	// | 8 1 . | 2 . 6 | . 9 7 |
	// | . 9 . | . 3 . | . 5 . |
	// +-------+-------+-------+
	// | . . 2 | . . . | . . . |
	// | 7 . 8 | . . . | 6 . . |
	// | 9 5 . | 6 1 3 | . . . |
	// +-------+-------+-------+
	// rotate180 rotate270 identity
}
