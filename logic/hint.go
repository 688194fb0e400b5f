package logic

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A Depth says how much a hint gives away.
type Depth uint8

const (
	// DepthName names the technique.
	DepthName Depth = iota
	// DepthWhere says where to look as well.
	DepthWhere
	// DepthFull gives the step and its reason.
	DepthFull
)

// depthNames are the names of the depths.
var depthNames = [...]string{DepthName: "name", DepthWhere: "where", DepthFull: "full"}

// String returns "name", "where" or "full".
func (d Depth) String() string {
	if int(d) < len(depthNames) {
		return depthNames[d]
	}
	return fmt.Sprintf("Depth(%d)", uint8(d))
}

// MarshalText gives the text of String.
func (d Depth) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads the text of String.
func (d *Depth) UnmarshalText(text []byte) error {
	i := slices.Index(depthNames[:], string(text))
	if i < 0 {
		return fmt.Errorf("%q is no depth; there are name, where and full", text)
	}
	*d = Depth(i)
	return nil
}

// A Hint is what helps a player on: their mistakes, if they have made any, or
// the next step. The zero Hint, which comes with each error, has neither.
type Hint struct {
	Mistakes []Mistake
	Step     *Step
}

// ErrNoStep says that none of the techniques that may be used leads on.
var ErrNoStep = errors.New("no technique leads on from here")

// Hint returns what helps on. The step is the first that the techniques of o find
// in the player's own marks; those that rely on there being one solution may be used,
// as that is checked first. The error is that of [Game.Solution], [ErrSolved], or
// [ErrNoStep].
func (o Options) Hint(ctx context.Context, g *Game) (Hint, error) {
	solution, err := g.Solution(ctx)
	if err != nil {
		return Hint{}, err
	}
	if wrong := g.Mistakes(solution); len(wrong) > 0 {
		return Hint{Mistakes: wrong}, nil
	}
	b := g.Board()
	o.Unique = true
	step, err := o.Next(ctx, &b)
	if err != nil {
		return Hint{}, err
	}
	return Hint{Step: &step}, nil
}

// Text puts a hint into words, as far as depth allows. The zero Hint has none.
func (h *Hint) Text(depth Depth) string {
	switch {
	case len(h.Mistakes) > 0:
		return mistakesText(h.Mistakes, depth)
	case h.Step == nil:
		return ""
	case depth == DepthName, depth == DepthWhere && h.Step.Where() == "":
		return fmt.Sprintf("Next: %s", h.Step.Technique)
	case depth == DepthWhere:
		return fmt.Sprintf("Next: %s, %s", h.Step.Technique, h.Step.Where())
	}
	return h.Step.String()
}

// mistakesText says what is wrong, and at full depth what is right.
func mistakesText(list []Mistake, depth Depth) string {
	texts := make([]string, len(list))
	for i, m := range list {
		texts[i] = m.String()
		if depth == DepthFull {
			texts[i] += fmt.Sprintf("; %s is %d", m.Cell, m.Right)
		}
	}
	return strings.Join(texts, "\n")
}

// Where says where the pattern of a step is: in the units that it lives in, as a pair or
// a small fish does, else at its cells. Of forcing chains and nets it names the cells
// that they start from.
func (s *Step) Where() string {
	if f := s.Technique.family(); f != nil && f.where != nil && len(s.Marks)+len(s.Units)+len(s.Chains) > 0 {
		return f.where(s)
	}
	return s.atMarks()
}

// inUnits names the units of a step, or its cells if there are none.
func (s *Step) inUnits() string {
	if len(s.Units) == 0 {
		return s.atMarks()
	}
	var names []string
	for _, u := range s.Units {
		names = append(names, u.Unit.String())
	}
	return "in " + andList(names)
}

// atMarks names the cells of the pattern.
func (s *Step) atMarks() string {
	var cells cellSet
	for _, m := range s.Marks {
		cells = cells.or(setOf(m.Cell))
	}
	if len(s.Marks) == 0 {
		for _, chain := range s.Chains {
			for _, node := range chain {
				cells = cells.or(setOf(node.Cells...))
			}
		}
	}
	if cells.empty() {
		return ""
	}
	return "at " + cellList(cells)
}

// andList joins words as a sentence does.
func andList(words []string) string {
	switch n := len(words); n {
	case 0:
		return ""
	case 1:
		return words[0]
	default:
		return strings.Join(words[:n-1], ", ") + " and " + words[n-1]
	}
}
