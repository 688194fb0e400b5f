// Package nonet reads, checks, solves and counts Sudoku puzzles.
//
// A nonet is the 3x3 box of a Sudoku. Most programs need two functions:
// [Parse] reads a puzzle written in almost any way, and [Solve] returns its
// solution and whether that is the only one.
//
//	grid, err := nonet.Parse(text)
//	...
//	solution, unique, err := nonet.Solve(ctx, grid)
//
// [Check] says what the rules say without search: which digits clash, which
// cells and digits have nowhere to go. [Verify] says whether a full grid
// solves a puzzle. [Count] counts solutions up to a limit, and [All] walks
// them in reading order. A [Solver] solves many puzzles at once. Four
// questions that are easily confused have four answers: is a rule broken, can
// it be solved, is the solution unique, does this grid solve that puzzle.
//
// A puzzle is a [Grid] of givens or, with pencil marks, [Candidates] for each
// cell; whatever checks, solves or counts takes either. Grids are plain values
// of 81 cells, 0 to 80 row by row in code and r1c1 to r9c9 wherever a person
// reads them. [Format] writes a grid in any shape, and the String method of
// Candidates draws them.
//
// Package format reads and writes streams of puzzles, package canon tells
// which puzzles are the same but for a symmetry, package backtrack is the plain
// algorithm to learn from and to test against.
//
// # Limits
//
// Grids are 9x9. Nothing here keeps state between calls, so that every
// function may be called from several goroutines at once. Puzzles with one
// solution take microseconds; the exact number of solutions of a nearly empty
// grid takes longer than anyone can wait, which is what the limit of Count
// and the context are for.
//
// # Compatibility
//
// Before version 1 the API may still change, and the changelog says where. An
// answer never depends on the machine, on the number of processors or on the
// version: a puzzle with several solutions is answered with the smallest in
// reading order.
package nonet
