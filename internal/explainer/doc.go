// Package explainer rates puzzles as Sudoku Explainer 1.2.1 does in its batch form,
// serate 1.2.1.3: the same techniques, tried in the same order, with the same
// choice among several hints and the same lengths of chains, so that all three
// numbers are equal. It shares no code with it.
package explainer
