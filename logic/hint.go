package logic

import (
	"cmp"
	"context"
	"errors"
	"fmt"
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

// A Hint is what helps a player on: their mistakes, if they have made any, or
// the next step. A hint with neither is for a puzzle that is solved.
type Hint struct {
	Mistakes []Mistake
	Step     *Step
}

// ErrNoStep says that none of the techniques that were allowed leads on.
var ErrNoStep = errors.New("no technique leads on from here")

// Hint returns what helps on. The step is the first that the techniques of o find
// in the player's own marks; those that rely on there being one solution may be used,
// as that is checked first. The error is that of [Game.Solution], or [ErrNoStep].
func (o Options) Hint(ctx context.Context, g *Game) (Hint, error) {
	solution, err := g.Solution(ctx)
	if err != nil {
		return Hint{}, err
	}
	if wrong := g.Mistakes(solution); len(wrong) > 0 {
		return Hint{Mistakes: wrong}, nil
	}
	b := g.Board()
	if b.Solved() {
		return Hint{}, nil
	}
	o.Unique = true
	step, ok := o.Next(ctx, &b)
	if !ok {
		return Hint{}, cmp.Or(context.Cause(ctx), ErrNoStep)
	}
	return Hint{Step: &step}, nil
}

// Text puts a hint into words, as far as depth allows.
func (h *Hint) Text(depth Depth) string {
	switch {
	case len(h.Mistakes) > 0:
		return mistakesText(h.Mistakes, depth)
	case h.Step == nil:
		return "The puzzle is solved."
	case depth == DepthName:
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

// Where says where the pattern of a step is: its unit if there is one, else its
// cells.
func (s *Step) Where() string {
	var units []string
	for _, u := range s.Units {
		units = append(units, u.Unit.String())
	}
	if len(units) > 0 {
		return "in " + andList(units)
	}
	var cells cellSet
	for _, m := range s.Marks {
		cells.add(m.Cell)
	}
	for _, chain := range s.Chains {
		for _, node := range chain {
			for _, c := range node.Cells {
				cells.add(c)
			}
		}
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
