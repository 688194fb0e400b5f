// Package logic solves Sudoku as a person does: with techniques that have names,
// one step after the other, each with its reason.
//
// A [Board] is what a player has in front of them: the digits that stand, and the
// candidates of the open cells. Techniques look at a board and find [Step]s: digits
// that can be placed and candidates that can go, and every cell, unit and link that
// a sentence or a drawing needs to explain why.
//
// Techniques bear the names of HoDoKu, a program that most players know, and the
// steps its levels and scores.
package logic
