// Nonet solves, checks and counts Sudoku puzzles read from files or pipes.
package main

import (
	"context"
	"os"
)

func main() {
	ctx := untilSignal(context.Background())
	os.Exit(newApp(ctx, os.Stdin, os.Stdout, os.Stderr).run(os.Args[1:]))
}
