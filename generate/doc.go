// Package generate makes puzzles: as many as are wanted, of the kind that Options describe,
// each with one solution, and no two of them equivalent.
//
//	options := generate.Options{Count: 10, Seed: 1, Levels: []logic.Level{logic.Hard}}
//	for puzzle, err := range options.Puzzles(ctx) {
//		...
//	}
//
// An attempt draws a full grid, each grid being as likely as any other, and takes givens
// away in random order as long as the solution stays the only one. What comes out
// is kept if it is of the kind that is wanted. Attempts are numbered, and each has random
// numbers of its own, so that the same options give the same puzzles on every machine
// and for any number of workers.
//
// FullGrids draws solved grids. Minimize, Redundant and Backdoors look at a puzzle's
// givens, and Vicinity finds the puzzles that are only a little different.
package generate
