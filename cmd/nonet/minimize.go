package main

import (
	"context"
	"strings"

	"github.com/spf13/cobra"
	"nonet"
	"nonet/format"
	"nonet/generate"
)

const minimizeLong = `Minimize takes redundant givens away from each puzzle until none is left, and writes
the rest as 81 characters: a minimal puzzle with the same solution as the only one.
There are many; --seed decides which, and the same seed always finds the same. A
puzzle that is minimal already is written as it is.

--redundant writes each puzzle instead, and behind it the redundant givens: any one
of them can go, but perhaps not two together. A puzzle with none is minimal, and
that is what stands there. --backdoors writes each puzzle and the smallest sets of
one or two open cells that make it one for singles once their digits are known.

` + jsonHelp + `  minimal            whether no given is redundant
  redundant          the givens that are
  minimized          the minimal puzzle, 81 characters
  backdoors          with --backdoors: lists of cells; one empty list where singles
                     solve the puzzle, none where two cells do not suffice
` + jsonReasons + `  status             unique, several, none, broken, candidates or gave up
` + jsonUnreadable + `

Exit status: 0 all have one solution; 1 some puzzle has none or several, is broken, or
has candidates; ` + exitHelp

const minimizeExamples = `  nonet minimize puzzle.txt
  nonet minimize --redundant puzzles.txt
  nonet minimize --backdoors puzzle.txt`

// A minimizer is the verb minimize with its flags.
type minimizer struct {
	*stream
	options
	seed      uint64
	redundant bool
	backdoors bool
}

func newMinimizeCommand(a *app) *cobra.Command {
	v := &minimizer{}
	cmd := &cobra.Command{
		Use:     "minimize [FILE...]",
		Short:   "Take away redundant givens",
		Long:    minimizeLong,
		Example: minimizeExamples,
		RunE: func(_ *cobra.Command, files []string) error {
			s, err := a.openStream(files, &v.options)
			if err != nil {
				return err
			}
			v.stream = s
			return s.close(ordered(s, v.answer, v.report))
		},
	}
	f := cmd.Flags()
	f.Uint64Var(&v.seed, "seed", 0, "the `NUMBER` from 0 on that decides which givens go")
	f.BoolVar(&v.redundant, "redundant", false, "write each puzzle and its redundant givens")
	f.BoolVar(&v.backdoors, "backdoors", false, "write each puzzle and the cells that make it one for singles")
	v.addWorkers(cmd)
	v.addTo(cmd)
	cmd.MarkFlagsMutuallyExclusive("redundant", "backdoors")
	return cmd
}

// A minimized is what is known about the givens of a puzzle.
type minimized struct {
	outcome
	redundant []nonet.Cell
	grid      nonet.Grid
	backdoors [][]nonet.Cell
}

// answer finds out what is to be written.
func (v *minimizer) answer(ctx context.Context, e format.Entry) minimized {
	if e.Marked {
		return minimized{outcome: outcome{status: statusMarked}}
	}
	var m minimized
	var err error
	g := e.Grid()
	if v.redundant || v.json {
		m.redundant, err = generate.Redundant(ctx, g)
	}
	if err == nil && (v.json || !v.redundant && !v.backdoors) {
		m.grid, err = generate.Minimize(ctx, g, v.seed)
	}
	if err == nil && v.backdoors {
		m.backdoors, err = generate.Backdoors(ctx, g)
	}
	m.outcome = logicOutcome(e, statusUnique, err)
	return m
}

// A minimizedRecord is the JSON object of one puzzle.
type minimizedRecord struct {
	place
	Minimal   *bool       `json:"minimal,omitempty"`
	Redundant []string    `json:"redundant,omitempty"`
	Minimized string      `json:"minimized,omitempty"`
	Backdoors *[][]string `json:"backdoors,omitempty"`
	reasons
	Status string `json:"status"`
}

func (v *minimizer) report(it item, m minimized) error {
	what := "minimal puzzle"
	switch {
	case v.redundant:
		what = "redundant givens"
	case v.backdoors:
		what = "backdoors"
	}
	refused := v.refuses(it, what, m.outcome, statusSeveral, statusMarked)
	switch {
	case v.json:
		return v.out.object(v.record(it, &m))
	case refused:
		return nil
	case v.redundant && len(m.redundant) == 0:
		return v.out.write(puzzleText(it) + " minimal\n")
	case v.redundant:
		return v.out.write(puzzleText(it) + " " + strings.Join(names(m.redundant), " ") + "\n")
	case v.backdoors:
		return v.out.write(puzzleText(it) + " " + backdoorText(m.backdoors) + "\n")
	}
	return v.out.grid(m.grid, nonet.ShapeLine)
}

// backdoorText returns "r1c1 r2c3" for sets of one cell, "r1c1+r2c3 ..." for those of two.
func backdoorText(sets [][]nonet.Cell) string {
	if len(sets) == 0 {
		return "more than two cells"
	}
	if len(sets[0]) == 0 {
		return "singles"
	}
	var texts []string
	for _, set := range sets {
		texts = append(texts, strings.Join(names(set), "+"))
	}
	return strings.Join(texts, " ")
}

func (v *minimizer) record(it item, m *minimized) minimizedRecord {
	r := minimizedRecord{place: newPlace(it), reasons: newReasons(m.outcome.report), Status: m.status}
	if m.status != statusUnique {
		return r
	}
	minimal := len(m.redundant) == 0
	r.Minimal, r.Redundant, r.Minimized = &minimal, names(m.redundant), m.grid.String()
	if v.backdoors {
		sets := [][]string{}
		for _, set := range m.backdoors {
			sets = append(sets, names(set))
		}
		r.Backdoors = &sets
	}
	return r
}
