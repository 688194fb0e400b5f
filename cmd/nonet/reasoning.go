package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"nonet"
	"nonet/format"
	"nonet/logic"
)

// What package logic says about a puzzle beyond the words of record.go.
const (
	statusRated  = "rated"
	statusHint   = "hint"
	statusSolved = "solved"
	statusStuck  = "stuck"          // no technique leads on
	statusOther  = "another puzzle" // than that of --of
)

// logicOutcome names the outcome of a call of package logic that ended with err, or
// else well.
func logicOutcome(e format.Entry, well string, err error) outcome {
	switch {
	case err == nil:
		return outcome{status: well}
	case errors.Is(err, logic.ErrSolved):
		return outcome{status: statusSolved}
	case errors.Is(err, logic.ErrSeveralSolutions):
		return outcome{status: statusSeveral}
	case errors.Is(err, logic.ErrNoStep):
		return outcome{status: statusStuck}
	case errors.Is(err, nonet.ErrNoSolution):
		err = nil
	}
	return newOutcome(e, 0, false, err)
}

// whyNone says for some statuses why there is none of what was asked for.
var whyNone = map[string]string{
	statusSolved:  "the puzzle is solved already",
	statusSeveral: "the puzzle has several solutions",
	statusStuck:   "no technique that may be used leads on from here",
	statusOther:   "most givens of --of are different here: it is another puzzle",
	statusMarked:  "there are candidates, and this is about givens",
}

// refuses reports a puzzle without what was asked for: one without an answer, or with
// one of the statuses. It returns whether it is such a puzzle.
func (s *stream) refuses(it item, what string, o outcome, statuses ...string) bool {
	if s.lacks(it, o) {
		return true
	}
	if !slices.Contains(statuses, o.status) {
		return false
	}
	s.mark(exitNegative)
	why := whyNone[o.status]
	s.complain(it, "no %s: %s", what, why)
	return true
}

// markedHelp says what becomes of candidates.
const markedHelp = `A candidate grid is taken as it stands: what has been eliminated stays so. It is written
as 729 characters, digit d of each cell at place d of nine.
`

// ratings are the members of a JSON object with the ratings of Sudoku Explainer.
type ratings struct {
	ER logic.SE `json:"er"`
	EP logic.SE `json:"ep"`
	ED logic.SE `json:"ed"`
}

func newRatings(r *logic.Ratings) *ratings { return &ratings{r.ER, r.EP, r.ED} }

// ratingText returns ER/EP/ED.
func ratingText(r *logic.Ratings) string { return fmt.Sprintf("%s/%s/%s", r.ER, r.EP, r.ED) }

// puzzleText returns a puzzle as 81 characters, or its candidates as 729.
func puzzleText(it item) string {
	if !it.puzzle.Marked {
		return it.puzzle.Grid().String()
	}
	var b strings.Builder
	for _, set := range it.puzzle.Candidates {
		for d := 1; d <= 9; d++ {
			if set.Has(d) {
				fmt.Fprint(&b, d)
			} else {
				b.WriteByte('.')
			}
		}
	}
	return b.String()
}
