// Nonet solves, checks and counts Sudoku puzzles read from files or pipes.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	// After the first signal the default action is back, so that a second
	// one ends the program at once.
	context.AfterFunc(ctx, stop)
	os.Exit(newApp(ctx, os.Stdin, os.Stdout, os.Stderr).run(os.Args[1:]))
}
