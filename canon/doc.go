// Package canon knows the symmetries of Sudoku: it turns puzzles into others
// of the same kind, and tells which puzzles are the same but for that.
//
// A [Transform] is one of the 2 x 6^8 x 9! symmetries: other orders of rows
// within bands and of bands, of columns within stacks and of stacks, rows for
// columns, and other names for the digits. [ParseTransform] reads one as it is
// typed, "rotate,swap-bands=12", and [Random] draws one.
//
// [Form] returns the canonical form of a puzzle or a full grid, the smallest
// of all that its transforms make of it. Puzzles are equivalent if and only
// if their forms are equal, so that forms find duplicates in a collection. It
// also counts the automorphisms, the transforms that leave the puzzle as it is.
//
// The form is the plain minimum: of all strings of 81 characters that the
// transforms make, with "." below "1", the smallest. Other programs have other
// forms, which name the same classes by other members.
package canon
