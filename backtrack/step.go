package backtrack

import (
	"fmt"

	"nonet"
)

// An Action is what a [Step] does.
type Action uint8

// Only Place and Undo change the grid, and only they count against a limit.
const (
	Place    Action = iota // a digit is entered in a blank
	Undo                   // the digit is taken out again
	Solution               // every cell holds a digit
	GaveUp                 // the limit is reached and the search unfinished
)

var actionNames = [...]string{Place: "place", Undo: "undo", Solution: "solution", GaveUp: "gave up"}

// String returns "place", "undo", "solution" or "gave up".
func (a Action) String() string {
	if int(a) < len(actionNames) {
		return actionNames[a]
	}
	return fmt.Sprintf("Action(%d)", uint8(a))
}

// A Step is one thing the algorithm does. Cell and Digit are set for Place
// and Undo.
type Step struct {
	Action Action
	Cell   nonet.Cell
	Digit  int
}

// String returns the step in words: "place r1c3 = 4".
func (s Step) String() string {
	if s.Action == Place || s.Action == Undo {
		return fmt.Sprintf("%s %s = %d", s.Action, s.Cell, s.Digit)
	}
	return s.Action.String()
}
