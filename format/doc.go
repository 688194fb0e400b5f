// Package format reads and writes streams of puzzles.
//
// A [Reader] finds the puzzles in any text, one after the other: files with a
// puzzle a line, rows, frames, tables, JSON and whatever else [nonet.Parse]
// reads, also mixed. A [Writer] writes grids in any [nonet.Shape]. Both work
// in constant memory, however long the stream is.
package format
