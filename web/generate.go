package web

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"net/http"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"nonet"
	"nonet/generate"
	"nonet/logic"
)

var generateOperation = operation{
	name:    "generate",
	weight:  trial,
	summary: "Make puzzles",
	description: "Makes puzzles of the kind that is asked for, each with one solution and no two of them equivalent. " +
		"The same seed and wishes give the same puzzles. What is rare may take longer than a request may.",
	example: map[string]any{"level": "easy", "clues": map[string]any{"low": 32, "high": 36}, "seed": 1},
}

type generateRequest struct {
	Level    levelField `json:"level,omitempty"`
	SE       rangeField `json:"se,omitempty" doc:"The range of the rating by Sudoku Explainer, as in {\"low\": 4.0, \"high\": 5.0}; either end may be left out."`
	Symmetry string     `json:"symmetry,omitempty" default:"none" enum:"none,half-turn,quarter-turn,left-right,top-bottom,mirrors,diagonal,anti-diagonal,diagonals,full" doc:"The symmetry of the places of givens."`
	Clues    rangeField `json:"clues,omitempty" doc:"The range of the number of givens, as in {\"low\": 24, \"high\": 30}; either end may be left out."`
	Minimal  bool       `json:"minimal,omitempty" doc:"No given may be redundant. Without clues and symmetry none is anyway."`
	Count    int        `json:"count,omitempty" default:"1" minimum:"1" maximum:"100" doc:"How many puzzles are made."`
	Seed     *uint64    `json:"seed,omitempty" minimum:"0" maximum:"9007199254740991" doc:"Where the puzzles come from; drawn where it is left out."`
}

type generateAnswer struct {
	Seed    uint64       `json:"seed" doc:"The seed that makes the same puzzles again."`
	Puzzles []madePuzzle `json:"puzzles" doc:"The puzzles, as many as count says."`
}

type madePuzzle struct {
	Puzzle   string `json:"puzzle" doc:"81 characters."`
	Solution string `json:"solution" doc:"81 digits."`
	rating
}

func (s *Server) generate(ctx context.Context, in *generateRequest) (*generateAnswer, error) {
	if in.Seed == nil {
		seed := rand.Uint64N(1 << 48)
		in.Seed = &seed
	}
	o, err := in.options()
	if err != nil {
		return nil, err
	}
	out := &generateAnswer{Seed: *in.Seed}
	for p, err := range o.Puzzles(ctx) {
		if err != nil {
			return nil, s.shortProblem(err)
		}
		m := madePuzzle{Puzzle: p.Grid.String(), Solution: p.Solution.String()}
		if p.Rated {
			m.rating = ratingOf(p.Rating.Ratings, p.Rating.Level, p.Rating.Score, p.Rating.Hardest)
		} else if m.rating, err = madeRating(ctx, p.Grid); err != nil {
			return nil, err
		}
		out.Puzzles = append(out.Puzzles, m)
	}
	return out, nil
}

// madeRating rates a puzzle. One that is full has no rating.
func madeRating(ctx context.Context, g nonet.Grid) (rating, error) {
	if g.Givens() == len(g) {
		return rating{Level: logic.Easy.String(), Hardest: logic.FullHouse.String()}, nil
	}
	return rated(ctx, g.Candidates())
}

// shortProblem returns the problem that there are too few puzzles.
func (s *Server) shortProblem(err error) error {
	var short *generate.ShortError
	if errors.As(err, &short) && errors.Is(err, errTime) {
		p := newProblem(http.StatusServiceUnavailable, "gave up after %v: found %d of %d puzzles in %d tries", s.options.MaxTime, short.Found, short.Wanted, short.Tries)
		p.retryAfter, p.cause = 60, err
		return p.limited(limitTime)
	}
	return err
}

// options returns what the request asks for.
func (in *generateRequest) options() (o generate.Options, err error) {
	o = generate.Options{Count: in.Count, Seed: *in.Seed, Minimal: in.Minimal, Workers: 1}
	if in.Level.given {
		o.Levels = []logic.Level{in.Level.level}
	}
	if in.SE.given {
		if !in.SE.whole(10) {
			return o, refused("se", errors.New("expected numbers with one decimal, such as 4.2"))
		}
		o.SE = in.SE.of(10, int(logic.Unsolved))
	}
	if in.Clues.given {
		if !in.Clues.whole(1) {
			return o, refused("clues", errors.New("expected whole numbers"))
		}
		o.Clues = in.Clues.of(1, len(nonet.Grid{}))
	}
	for _, symmetry := range generate.Symmetries() {
		if symmetry.String() == in.Symmetry {
			o.Symmetry = symmetry
		}
	}
	if err := o.Check(); err != nil {
		return o, demandProblem(o, err)
	}
	return o, nil
}

// A levelField is a level by its name.
type levelField struct {
	level logic.Level
	given bool
}

func (f *levelField) readText(text string) error {
	f.given = true
	if f.level.UnmarshalText([]byte(strings.TrimSpace(text))) != nil {
		return fmt.Errorf("there is no such level; there are %s", strings.Join(levels(), ", "))
	}
	return nil
}

func (f *levelField) readJSON(raw json.RawMessage) error {
	var text string
	if json.Unmarshal(raw, &text) != nil {
		return errors.New("expected the name of a level")
	}
	return f.readText(text)
}

// levels returns the names of the levels.
func levels() (names []string) {
	for l := logic.Easy; l <= logic.Extreme; l++ {
		names = append(names, strings.ToLower(l.String()))
	}
	return names
}

// Schema describes the field.
func (levelField) Schema(huma.Registry) *huma.Schema {
	s := &huma.Schema{Type: huma.TypeString, Description: "The level by HoDoKu, in letters of either case."}
	for _, name := range levels() {
		s.Enum = append(s.Enum, name)
	}
	return s
}

// A rangeField is the numbers from low to high.
type rangeField struct {
	low, high float64
	open      bool // there is no high
	given     bool
}

// rangePattern is that of a range as text.
const rangePattern = `^ *[0-9.]*[0-9] *(\.\.( *[0-9.]*[0-9])?)? *$|^ *\.\. *[0-9.]*[0-9] *$`

var errRange = errors.New("expected a range {\"low\": L, \"high\": H}, or L..H as text")

// of returns the range in whole units, of which one is so many.
func (f rangeField) of(units float64, most int) generate.Range {
	r := generate.Range{Low: int(math.Round(f.low * units)), High: int(math.Round(f.high * units))}
	if f.open {
		r.High = most
	}
	return r
}

// whole reports whether its ends are a number of units, of which one is so many.
func (f rangeField) whole(units float64) bool {
	for _, end := range []float64{f.low * units, f.high * units} {
		if math.Abs(end-math.Round(end)) > 1e-9 {
			return false
		}
	}
	return true
}

func (f *rangeField) readText(text string) error {
	low, high, isRange := strings.Cut(text, "..")
	if !isRange {
		high = low
	}
	return f.set(json.Number(strings.TrimSpace(low)), json.Number(strings.TrimSpace(high)))
}

func (f *rangeField) readJSON(raw json.RawMessage) error {
	ends := fields{}
	if p := ends.addJSON(raw, "", func(name string) bool { return name == "low" || name == "high" }); p != nil {
		return errRange
	}
	var low, high json.Number
	for name, to := range map[string]*json.Number{"low": &low, "high": &high} {
		if end, ok := ends[name]; ok && json.Unmarshal(end.raw, to) != nil {
			return errRange
		}
	}
	return f.set(low, high)
}

// mostInRange is above all that a range is about.
const mostInRange = 100

func (f *rangeField) set(low, high json.Number) error {
	for _, end := range []struct {
		text json.Number
		to   *float64
	}{{low, &f.low}, {high, &f.high}} {
		if end.text == "" {
			continue
		}
		n, err := strconv.ParseFloat(string(end.text), 64)
		if err != nil || !(n >= 0 && n <= mostInRange) {
			return errRange
		}
		*end.to = n
	}
	if high != "" && f.high == 0 {
		return errors.New("expected a range that ends above 0")
	}
	if low == "" && high == "" {
		return errRange
	}
	if high != "" && f.low > f.high {
		return fmt.Errorf("expected a low end that is not above the high end: %s is above %s", low, high)
	}
	f.given, f.open = true, high == ""
	return nil
}

// Schema describes the field.
func (rangeField) Schema(huma.Registry) *huma.Schema {
	zero, most := 0.0, float64(mostInRange)
	end := func() *huma.Schema { return &huma.Schema{Type: huma.TypeNumber, Minimum: &zero, Maximum: &most} }
	return &huma.Schema{Type: huma.TypeObject, AdditionalProperties: false, Properties: map[string]*huma.Schema{"low": end(), "high": end()}}
}
