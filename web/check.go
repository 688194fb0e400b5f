package web

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"nonet"
)

var checkOperation = operation{
	name:    "check",
	summary: "Check a puzzle, a solution or a placement",
	description: "Tells four facts apart: whether a rule is broken and where, whether the grid is full, whether it can be solved, and whether the solution is the only one. " +
		"With solution it says whether that grid solves the puzzle, with coordinate and value whether a digit may be placed there by the rules, and which digit stands there already.",
	example: map[string]any{"puzzle": readmePuzzle, "coordinate": "A3", "value": 1},
}

type checkRequest struct {
	Puzzle     gridField       `json:"puzzle" required:"true" body:"text"`
	Solution   gridField       `json:"solution,omitempty" doc:"A grid that may solve the puzzle."`
	Coordinate coordinateField `json:"coordinate,omitempty"`
	Value      digitField      `json:"value,omitempty"`
}

type checkAnswer struct {
	Puzzle      string          `json:"puzzle" doc:"The puzzle, as 81 characters."`
	Valid       bool            `json:"valid" doc:"No rule is broken. That does not mean that there is a solution."`
	Complete    bool            `json:"complete" doc:"Every cell holds a digit."`
	Solvable    bool            `json:"solvable" doc:"There is a solution."`
	Unique      bool            `json:"unique" doc:"There is exactly one solution."`
	Blanks      int             `json:"blanks" doc:"How many cells are open."`
	Conflicts   []conflict      `json:"conflicts" doc:"Every cell that breaks a rule, once per unit."`
	Clashes     []clashRecord   `json:"clashes" doc:"The digits that stand more than once in a unit."`
	NoCandidate []string        `json:"noCandidate" doc:"The open cells that no digit fits."`
	NoPlace     []noPlaceRecord `json:"noPlace" doc:"The digits that have no place left in a unit."`
	Reasons     []string        `json:"reasons" doc:"All of that in words."`
	Solves      *solvesRecord   `json:"solves,omitempty" doc:"What is to be said of solution."`
	Placement   *placement      `json:"placement,omitempty" doc:"What is to be said of value at coordinate."`
}

type clashRecord struct {
	Digit int      `json:"digit"`
	Unit  string   `json:"unit" example:"column 1"`
	Cells []string `json:"cells"`
	Text  string   `json:"text" example:"r1c1 and r8c1 both hold 8 in column 1"`
}

type noPlaceRecord struct {
	Digit int    `json:"digit"`
	Unit  string `json:"unit"`
	Text  string `json:"text" example:"4 has no place in box 3"`
}

type solvesRecord struct {
	Solved      bool          `json:"solved" doc:"The grid is full, breaks no rule and keeps every given."`
	Text        string        `json:"text" doc:"That in words."`
	Blank       []string      `json:"blank" doc:"The cells that it leaves open."`
	Overwritten []string      `json:"overwritten" doc:"The cells where it holds something that the puzzle excludes."`
	Clashes     []clashRecord `json:"clashes" doc:"The digits that stand more than once in a unit of it."`
}

type placement struct {
	Cell      string   `json:"cell"`
	Value     int      `json:"value"`
	Filled    int      `json:"filled,omitempty" doc:"The digit that stands in the cell already; left out where it is open. Valid is about the other cells."`
	Valid     bool     `json:"valid" doc:"The digit stands in no other cell of the row, the column and the box; so it is valid where it stands already, unless it clashes."`
	Conflicts []string `json:"conflicts" doc:"Where it does: row, column, box."`
}

func (s *Server) check(ctx context.Context, in *checkRequest) (*checkAnswer, error) {
	if in.Coordinate.given != in.Value.given {
		if in.Value.given {
			return nil, refused("coordinate", errors.New("is missing, as there is a value"))
		}
		return nil, refused("value", errors.New("is missing, as there is a coordinate"))
	}
	p, grid := in.Puzzle.Candidates, in.Puzzle.Grid()
	r := nonet.Check(p)
	n, err := uint64(0), error(nil)
	if !r.Broken() {
		if n, _, err = nonet.Count(ctx, p, 2); err != nil {
			return nil, err
		}
	}
	out := &checkAnswer{Puzzle: grid.String(), Valid: !r.Broken(), Complete: r.Complete, Solvable: n > 0, Unique: n == 1,
		Blanks: len(grid) - grid.Givens(), Conflicts: conflictsOf(r.Clashes), Clashes: clashRecords(r.Clashes),
		NoCandidate: cellNames(r.NoCandidate), NoPlace: []noPlaceRecord{}, Reasons: reasons(r)}
	for _, np := range r.NoPlace {
		out.NoPlace = append(out.NoPlace, noPlaceRecord{np.Digit, np.Unit.String(), np.String()})
	}
	if in.Solution.given {
		out.Solves = newSolvesRecord(nonet.Verify(p, in.Solution.Grid()))
	}
	if in.Coordinate.given {
		out.Placement = newPlacement(&grid, in.Coordinate.cell, in.Value.digit)
	}
	return out, nil
}

func clashRecords(clashes []nonet.Clash) []clashRecord {
	list := []clashRecord{}
	for _, c := range clashes {
		list = append(list, clashRecord{c.Digit, c.Unit.String(), cellNames(c.Cells), c.String()})
	}
	return list
}

func newSolvesRecord(v nonet.Verdict) *solvesRecord {
	r := &solvesRecord{Solved: v.Solves(), Text: "the grid solves the puzzle", Blank: cellNames(v.Blank),
		Overwritten: cellNames(v.Overwritten), Clashes: clashRecords(v.Clashes)}
	if r.Solved {
		return r
	}
	var why []string
	if n := len(v.Overwritten); n > 0 {
		why = append(why, fmt.Sprintf("it does not keep what is given in %s", strings.Join(r.Overwritten, ", ")))
	}
	for _, c := range r.Clashes {
		why = append(why, c.Text)
	}
	switch n := len(v.Blank); {
	case n == 1:
		why = append(why, r.Blank[0]+" is open")
	case n > 1:
		why = append(why, fmt.Sprintf("%d cells are open", n))
	}
	r.Text = "the grid does not solve the puzzle: " + strings.Join(why, "; ")
	return r
}

// newPlacement says where else in the units of a cell a digit stands.
func newPlacement(g *nonet.Grid, cell nonet.Cell, digit int) *placement {
	r := &placement{Cell: cell.String(), Value: digit, Filled: int(g[cell]), Conflicts: []string{}}
	for _, u := range []nonet.Unit{nonet.Unit(cell.Row()), nonet.Unit(9 + cell.Column()), nonet.Unit(18 + cell.Box())} {
		for _, c := range u.Cells() {
			if c != cell && int(g[c]) == digit {
				r.Conflicts = append(r.Conflicts, unitKind(u))
				break
			}
		}
	}
	r.Valid = len(r.Conflicts) == 0
	return r
}

// A coordinateField names a cell.
type coordinateField struct {
	cell  nonet.Cell
	given bool
}

var errCoordinate = errors.New("expected a cell such as A2 (row A to I, column 1 to 9) or r1c2")

func (f *coordinateField) readText(text string) error {
	t := strings.ToLower(strings.TrimSpace(text))
	row, column := -1, -1
	switch {
	case len(t) == 2:
		row, column = int(t[0])-'a', int(t[1])-'1'
	case len(t) == 4 && t[0] == 'r' && t[2] == 'c':
		row, column = int(t[1])-'1', int(t[3])-'1'
	}
	if row < 0 || row > 8 || column < 0 || column > 8 {
		return errCoordinate
	}
	f.cell, f.given = nonet.Cell(9*row+column), true
	return nil
}

func (f *coordinateField) readJSON(raw json.RawMessage) error {
	var text string
	if json.Unmarshal(raw, &text) != nil {
		return errCoordinate
	}
	return f.readText(text)
}

// Schema describes the field.
func (coordinateField) Schema(huma.Registry) *huma.Schema {
	return &huma.Schema{Type: huma.TypeString, Description: "The cell of value: A2 (row A to I, column 1 to 9) or r1c2.",
		Pattern: "^([A-Ia-i][1-9]|[Rr][1-9][Cc][1-9])$", Examples: []any{"A2"}}
}

// A digitField is a digit.
type digitField struct {
	digit int
	given bool
}

var errDigit = errors.New("expected a digit from 1 to 9")

func (f *digitField) readText(text string) error {
	n, err := strconv.ParseUint(strings.TrimSpace(text), 10, 8)
	if err != nil || n < 1 || n > 9 {
		return errDigit
	}
	f.digit, f.given = int(n), true
	return nil
}

func (f *digitField) readJSON(raw json.RawMessage) error {
	if n, ok := wholeNumber(raw); ok {
		return f.readText(n)
	}
	var text string
	if json.Unmarshal(raw, &text) != nil {
		return errDigit
	}
	return f.readText(text)
}

// Schema describes the field.
func (digitField) Schema(huma.Registry) *huma.Schema {
	low, high := 1.0, 9.0
	return &huma.Schema{Description: "The digit to be placed at coordinate.", Examples: []any{1}, AnyOf: []*huma.Schema{
		{Type: huma.TypeInteger, Minimum: &low, Maximum: &high}, {Type: huma.TypeString, Pattern: "^[1-9]$"}}}
}
