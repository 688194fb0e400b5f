package main

import (
	"encoding/json"
	"errors"
	"io"
	"strings"

	"nonet"
)

// The words for what is known about the solutions of a puzzle. They stand in
// the field "status" of every JSON object.
const (
	statusUnique     = "unique"
	statusSeveral    = "several"
	statusSolvable   = "solvable" // one solution or more
	statusNone       = "none"     // no rule is broken and still there is no solution
	statusBroken     = "broken"
	statusGaveUp     = "gave up"
	statusUnreadable = "unreadable"
	statusForm       = "form"       // a canonical one
	statusMarked     = "candidates" // where only givens have what is asked for
	statusUnpaired   = "unpaired"   // a puzzle without a grid to hold against it, or the reverse
)

const jsonHelp = `With --json there is one object a puzzle, each on a line of its own:
  file, line         where the puzzle begins
  puzzle             its givens as 81 characters, "." for a blank
  candidates         81 strings of digits, where the input gave candidates
`

const jsonReasons = `  clashes            digit, unit and cells of each broken rule
  no_candidate       cells that nothing fits, where there is no solution
  no_place           digit and unit, where a digit has no place left
`

const jsonUnreadable = `What cannot be read has file, line, column, error and the status "unreadable".`

// newEncoder returns an encoder for all JSON that the command writes.
func newEncoder(w io.Writer) *json.Encoder {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	return e
}

// members returns the members of a struct as JSON, without the braces: between
// them may stand a list that is too long to be held in memory.
func members(v any) (string, error) {
	var b strings.Builder
	err := newEncoder(&b).Encode(v)
	return strings.TrimSuffix(strings.TrimPrefix(b.String(), "{"), "}\n"), err
}

// A place is how a record begins.
type place struct {
	File       string   `json:"file"`
	Line       int      `json:"line"`
	Puzzle     string   `json:"puzzle"`
	Candidates []string `json:"candidates,omitempty"`
}

func newPlace(it item) place {
	p := place{File: it.file, Line: it.puzzle.Line, Puzzle: it.puzzle.Grid().String()}
	if it.puzzle.Marked {
		for _, set := range it.puzzle.Candidates {
			p.Candidates = append(p.Candidates, set.String())
		}
	}
	return p
}

// reasons say why a puzzle has no solution, as far as that shows without search.
type reasons struct {
	Clashes     []clash   `json:"clashes,omitempty"`
	NoCandidate []string  `json:"no_candidate,omitempty"`
	NoPlace     []noPlace `json:"no_place,omitempty"`
}

type clash struct {
	Digit int      `json:"digit"`
	Unit  string   `json:"unit"`
	Cells []string `json:"cells"`
}

type noPlace struct {
	Digit int    `json:"digit"`
	Unit  string `json:"unit"`
}

func newReasons(r nonet.Report) reasons {
	out := reasons{Clashes: newClashes(r.Clashes)}
	// What a broken puzzle leaves without a place says nothing more.
	if r.Broken() {
		return out
	}
	out.NoCandidate = names(r.NoCandidate)
	for _, n := range r.NoPlace {
		out.NoPlace = append(out.NoPlace, noPlace{n.Digit, n.Unit.String()})
	}
	return out
}

func newClashes(clashes []nonet.Clash) []clash {
	var out []clash
	for _, c := range clashes {
		out = append(out, clash{c.Digit, c.Unit.String(), names(c.Cells)})
	}
	return out
}

// An unreadable is the record of an item that holds no puzzle.
type unreadable struct {
	File   string `json:"file"`
	Line   int    `json:"line,omitempty"`
	Column int    `json:"column,omitempty"`
	Error  string `json:"error"`
	Status string `json:"status"`
}

func newUnreadable(it item) unreadable {
	r := unreadable{File: it.file, Error: it.err.Error(), Status: statusUnreadable}
	r.Line, r.Column = it.position()
	if p, ok := errors.AsType[*nonet.ParseError](it.err); ok {
		r.Error = p.Reason()
	}
	return r
}
