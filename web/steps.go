package web

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"nonet/logic"
)

var stepsOperation = operation{
	name:    "steps",
	weight:  trial,
	summary: "Solve step by step",
	description: "Solves as a person does, easy techniques first, and gives every step with its reason. With order se the steps are those of Sudoku Explainer, with their ratings. " +
		"With next it lists instead every step that can be made next.",
	example: map[string]any{"puzzle": readmePuzzle, "next": true, "techniques": []string{"Naked Single"}},
}

type stepsRequest struct {
	Puzzle     gridField      `json:"puzzle" required:"true" body:"text"`
	Entries    gridField      `json:"entries,omitempty" doc:"What the player has entered, blank elsewhere."`
	Marks      marksField     `json:"marks,omitempty"`
	Order      string         `json:"order,omitempty" default:"hodoku" enum:"hodoku,se" doc:"Whose techniques are tried, in whose order: those of HoDoKu or of Sudoku Explainer."`
	Next       bool           `json:"next,omitempty" doc:"List every step that can be made next instead."`
	Techniques techniqueField `json:"techniques,omitempty"`
}

type stepsAnswer struct {
	Puzzle  string   `json:"puzzle" doc:"The givens, as 81 characters."`
	Solved  bool     `json:"solved" doc:"The steps lead to the solution."`
	Level   string   `json:"level,omitempty" doc:"How hard the steps are together, in the order hodoku." example:"Easy"`
	Score   int      `json:"score,omitempty" doc:"The score of all steps together, in the order hodoku."`
	Hardest string   `json:"hardest,omitempty" doc:"The hardest technique that is needed." example:"Naked Single"`
	Steps   stepList `json:"steps"`
}

func (s *Server) steps(ctx context.Context, in *stepsRequest) (*stepsAnswer, error) {
	g := game(in.Puzzle, in.Entries, in.Marks)
	b := g.Board()
	p := position(&b)
	unique, err := uniqueSolution(ctx, p)
	if err != nil {
		return nil, err
	}
	out := &stepsAnswer{Puzzle: g.Givens.String()}
	o := logic.Options{Techniques: in.Techniques.list, Unique: unique}
	switch {
	case in.Order == "se" && (in.Next || len(in.Techniques.list) > 0):
		return nil, refused("order", errors.New("se goes neither with next nor with techniques"))
	case b.Solved():
		out.Solved, out.Steps = true, stepList{[]logic.Record{}}
	case in.Order == "se":
		ratings, steps, err := logic.RateSteps(ctx, openPosition(&b))
		if err != nil {
			return nil, puzzleProblem(p, err)
		}
		out.Solved, out.Steps = ratings.ER < logic.Unsolved, stepList{steps}
		if i := hardest(ratings, steps); i >= 0 {
			out.Hardest = steps[i].Technique
		}
	case in.Next:
		steps, err := o.All(ctx, &b)
		if err != nil {
			return nil, err
		}
		records := make([]logic.Record, len(steps))
		for i := range steps {
			records[i] = steps[i].Record(&b)
		}
		out.Steps = stepList{records}
	default:
		return out, out.solve(ctx, o, b)
	}
	return out, nil
}

// solve fills in the steps to the solution.
func (out *stepsAnswer) solve(ctx context.Context, o logic.Options, b logic.Board) error {
	path, err := o.Solve(ctx, b)
	if err != nil {
		return err
	}
	records := make([]logic.Record, len(path.Steps))
	for i := range path.Steps {
		records[i] = path.Steps[i].Record(&b)
		b.Apply(&path.Steps[i])
	}
	out.Steps, out.Solved = stepList{records}, path.Solved()
	if len(path.Steps) > 0 {
		out.Hardest = path.Hardest().String()
	}
	if out.Solved {
		out.Level, out.Score = path.Level.String(), path.Score
	}
	return nil
}

// hardest returns the index of the first step with the rating of the puzzle, -1 if there
// is none.
func hardest(r logic.Ratings, steps []logic.RatedStep) int {
	return slices.IndexFunc(steps, func(s logic.RatedStep) bool { return s.Rating == r.ER })
}

// A stepList is steps in one of the two orders.
type stepList struct{ steps any }

// MarshalJSON writes the steps.
func (l stepList) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(l.steps)
	return b.Bytes(), err
}

// An explainerStep is how a [logic.RatedStep] is written.
type explainerStep struct {
	Technique    string               `json:"technique" doc:"As Sudoku Explainer calls it."`
	Rating       float64              `json:"rating"`
	Digits       []int                `json:"digits,omitempty" doc:"Those that the technique is about."`
	Placements   []string             `json:"placements,omitempty" doc:"As in r5c5=5."`
	Eliminations []string             `json:"eliminations,omitempty" doc:"As in r5c5<>5."`
	Text         string               `json:"text"`
	Grid         string               `json:"grid" doc:"The grid after the step."`
	Marks        []logic.MarkRecord   `json:"marks,omitempty" doc:"The candidates with a part in the step."`
	Units        []logic.UnitRecord   `json:"units,omitempty" doc:"The units with a part in it."`
	Chains       [][]logic.NodeRecord `json:"chains,omitempty" doc:"The links of chains, in order; several where several ways lead to what follows, or join."`
}

// Schema describes the steps.
func (stepList) Schema(r huma.Registry) *huma.Schema {
	list := func(t reflect.Type) *huma.Schema {
		return &huma.Schema{Type: huma.TypeArray, Items: r.Schema(t, true, "")}
	}
	return &huma.Schema{Description: "The steps, in the order hodoku or se.",
		AnyOf: []*huma.Schema{list(reflect.TypeFor[logic.Record]()), list(reflect.TypeFor[explainerStep]())}}
}

// A techniqueField lists techniques.
type techniqueField struct{ list []logic.Technique }

func (f *techniqueField) readText(text string) error { return f.read(strings.Split(text, ",")) }

func (f *techniqueField) readJSON(raw json.RawMessage) error {
	names, err := stringsOf(raw)
	if err != nil {
		return errors.New("expected an array of names of techniques")
	}
	return f.read(names)
}

// read finds the techniques with these names, and puts them into their order.
func (f *techniqueField) read(names []string) error {
	for i, name := range names {
		t, ok := logic.TechniqueOf(strings.TrimSpace(name))
		if !ok {
			return &insideError{part: "[" + strconv.Itoa(i) + "]", value: name, err: errors.New("there is no such technique")}
		}
		f.list = append(f.list, t)
	}
	slices.Sort(f.list)
	f.list = slices.Compact(f.list)
	return nil
}

// Schema describes the field.
func (techniqueField) Schema(huma.Registry) *huma.Schema {
	return &huma.Schema{Type: huma.TypeArray, Items: &huma.Schema{Type: huma.TypeString},
		Description: "The techniques to use, by name, short name or the code of HoDoKu's library; those that HoDoKu uses where there are none."}
}
