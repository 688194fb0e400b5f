package web

import (
	"errors"
	"net/http"
	"strconv"
	"strings"

	"nonet"
	"nonet/logic"
)

// cellNames returns the names of cells.
func cellNames(cells []nonet.Cell) []string {
	names := make([]string, len(cells))
	for i, c := range cells {
		names[i] = c.String()
	}
	return names
}

// reasons says why a puzzle cannot be solved, as far as it shows without search.
func reasons(r nonet.Report) []string {
	texts := []string{}
	for _, c := range r.Clashes {
		texts = append(texts, c.String())
	}
	for _, c := range r.NoCandidate {
		texts = append(texts, c.String()+" has no candidate")
	}
	for _, n := range r.NoPlace {
		texts = append(texts, n.String())
	}
	return texts
}

// mostReasons is how many reasons one sentence has.
const mostReasons = 4

// reason says in one line why a puzzle without a solution has none. Broken rules say
// it all: what has no place because of them is left out.
func reason(r nonet.Report) string {
	if r.Broken() {
		r.NoCandidate, r.NoPlace = nil, nil
	}
	texts := reasons(r)
	if len(texts) == 0 {
		return "no solution"
	}
	if n := len(texts) - mostReasons; n > 0 {
		texts = append(texts[:mostReasons], "and "+strconv.Itoa(n)+" more")
	}
	return strings.Join(texts, "; ")
}

// A conflict is one cell whose digit stands once more in one of its units.
type conflict struct {
	Row   int    `json:"row" minimum:"1" maximum:"9"`
	Col   int    `json:"col" minimum:"1" maximum:"9"`
	Value int    `json:"value" minimum:"1" maximum:"9"`
	Type  string `json:"type" enum:"row,column,box" doc:"The kind of unit."`
	Cell  string `json:"cell" doc:"The name of the cell." example:"r1c1"`
	Unit  string `json:"unit" doc:"The unit." example:"column 1"`
}

// conflictsOf lists every clashing cell once per unit.
func conflictsOf(clashes []nonet.Clash) []conflict {
	list := []conflict{}
	for _, clash := range clashes {
		for _, c := range clash.Cells {
			list = append(list, conflict{Row: c.Row() + 1, Col: c.Column() + 1, Value: clash.Digit,
				Type: unitKind(clash.Unit), Cell: c.String(), Unit: clash.Unit.String()})
		}
	}
	return list
}

// unitKind returns "row", "column" or "box".
func unitKind(u nonet.Unit) string {
	kind, _, _ := strings.Cut(u.String(), " ")
	return kind
}

// puzzleProblem returns the problem that a puzzle has where it needs one solution: the
// errors of package logic. Others are returned as they are.
func puzzleProblem(p nonet.Candidates, err error) error {
	var broken *nonet.ConflictError
	text, reasonOf := err.Error(), ""
	switch {
	case errors.As(err, &broken), errors.Is(err, nonet.ErrNoSolution):
		text, reasonOf = "the puzzle has no solution", reasonNoSolution
		if why := reason(nonet.Check(p)); why != "no solution" {
			text += ": " + why
		}
	case errors.Is(err, logic.ErrSeveralSolutions):
		reasonOf = reasonSeveral
	case errors.Is(err, logic.ErrSolved):
		reasonOf = reasonSolved
	default:
		return err
	}
	problem := newProblem(http.StatusUnprocessableEntity, "%s", text)
	problem.Reason = reasonOf
	problem.Errors = []problemItem{{Message: text, Location: "body.puzzle"}}
	return problem
}
