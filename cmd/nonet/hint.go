package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"nonet"
	"nonet/format"
	"nonet/logic"
)

const hintLong = `Hint helps on with each puzzle: it names the next step, says where to look, or
gives the whole step with its reason (--depth name, where or full; full is the
default). Where no technique leads on it is Brute Force, a digit taken from the solution.
Each line begins with the place of the puzzle, as in "mine.txt:1: ".

Digits are taken as given, and so are cells with one candidate. With --of PUZZLE, as
text, the name of a file or - for standard input, only the digits of that puzzle are,
and the others are what you have entered. Then a hint first says, at any depth, what
you have entered that cannot be right; at full depth it says what is right as well.

A candidate grid is taken for your own pencil marks: what you have struck out stays
so, and a candidate that is missing is a mistake. A blank among them (.) is a cell
without any marks, which may hold whatever its row, column and box leave.

` + techniqueHelp + `
` + jsonHelp + `  mistakes           cell and text of each, where there are any; entered, unless it is
                     a missing candidate; at full depth right, the digit of the solution
  step               technique, level, score and text; at full depth the rest
                     of what nonet steps --help names
  text               the hint in words
` + jsonReasons + `  status             hint, solved, stuck where no technique leads on, several,
                     none, broken, gave up; another puzzle where it is not that of --of
` + jsonUnreadable + `
With --of, puzzle and candidates hold the grid that was read, with what you have entered.

Exit status: 0 each puzzle has a hint, which may be a mistake; 1 some puzzle is
solved, broken, not that of --of, has no solution or several, or no technique leads
on; 2 as well where --of is not one puzzle with one solution;
` + exitHelp

const hintExamples = `  nonet hint --depth where puzzle.txt
  nonet hint --of 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 mine.txt`

// A hinter is the verb hint with its flags.
type hinter struct {
	*stream
	options
	techniqueFlags
	depth  logic.Depth
	of     string
	givens *nonet.Grid // of --of
	use    logic.Options
	told   bool // that --of exists
}

// depthNames are the values of --depth.
var depthNames = []string{logic.DepthName.String(), logic.DepthWhere.String(), logic.DepthFull.String()}

func newHintCommand(a *app) *cobra.Command {
	v := &hinter{}
	var depth string
	cmd := &cobra.Command{
		Use:     "hint [FILE...]",
		Short:   "Help on with a puzzle",
		Long:    hintLong,
		Example: hintExamples,
		RunE: func(_ *cobra.Command, files []string) error {
			if err := v.setDepth(depth); err != nil {
				return err
			}
			return v.run(a, files)
		},
	}
	cmd.Flags().StringVar(&depth, "depth", "full", "give away as much as this `DEPTH` says: name, where or full")
	cmd.RegisterFlagCompletionFunc("depth", cobra.FixedCompletions(depthNames, cobra.ShellCompDirectiveNoFileComp))
	cmd.Flags().StringVar(&v.of, "of", "", "the `PUZZLE` that was given: text, or the name of a file")
	v.techniqueFlags.addTo(cmd)
	v.addWorkers(cmd)
	v.options.addTo(cmd)
	return cmd
}

func (v *hinter) setDepth(name string) error {
	if err := v.depth.UnmarshalText([]byte(name)); err != nil {
		return fmt.Errorf("--depth: there is no depth %q; there are %s", name, list(depthNames))
	}
	return nil
}

func (v *hinter) run(a *app, files []string) (err error) {
	if v.use, err = v.techniqueFlags.chosen(); err != nil {
		return err
	}
	if v.of != "" {
		if v.givens, err = a.puzzleOf(v.of, files); err != nil {
			return err
		}
	}
	s, err := a.openStream(files, &v.options, v.ofFile()...)
	if err != nil {
		return err
	}
	v.stream = s
	s.in.openMarks = true
	return s.close(ordered(s, v.answer, v.report))
}

// A hinted is what there is to say about a position.
type hinted struct {
	outcome
	hint  logic.Hint
	board logic.Board
}

func (v *hinter) answer(ctx context.Context, e format.Entry) (h hinted) {
	g := v.game(e)
	if isOther(&g) {
		h.outcome = outcome{status: statusOther}
		return h
	}
	h.board = g.Board()
	hint, err := v.use.Hint(ctx, &g)
	h.hint = hint
	h.outcome = logicOutcome(format.Entry{Candidates: g.Givens.Candidates()}, statusHint, err)
	return h
}

// game returns what the player has before them.
func (v *hinter) game(e format.Entry) logic.Game {
	g := logic.Game{Givens: e.Grid()}
	if v.givens != nil {
		g.Entries, g.Givens = g.Givens, *v.givens
	}
	if e.Marked {
		g.Marks = e.Candidates
	}
	return g
}

// A hintRecord is the JSON object of one puzzle.
type hintRecord struct {
	place
	Mistakes []mistakeRecord `json:"mistakes,omitempty"`
	Step     *logic.Record   `json:"step,omitempty"`
	Text     string          `json:"text,omitempty"`
	reasons
	Status string `json:"status"`
}

type mistakeRecord struct {
	Cell    string `json:"cell"`
	Entered int    `json:"entered,omitempty"`
	Right   int    `json:"right,omitempty"`
	Text    string `json:"text"`
}

func (v *hinter) report(it item, h hinted) error {
	refused := v.refuses(it, "hint", h.outcome, statusSolved, statusSeveral, statusStuck, statusOther)
	var lines []string
	if refused {
		v.tellOf(it, h.status)
	} else {
		lines = hintLines(&h.hint, v.depth)
	}
	if v.json {
		return v.out.object(v.record(it, &h, strings.Join(lines, "\n")))
	}
	text := ""
	for _, line := range lines {
		text += it.String() + ": " + line + "\n"
	}
	return v.out.write(text)
}

func (v *hinter) record(it item, h *hinted, text string) hintRecord {
	r := hintRecord{place: newPlace(it), Text: text, reasons: newReasons(h.outcome.report), Status: h.status}
	for _, m := range h.hint.Mistakes {
		one := mistakeRecord{Cell: m.Cell.String(), Entered: m.Entered, Text: mistakeText(m)}
		if v.depth == logic.DepthFull {
			one.Right = m.Right
		}
		r.Mistakes = append(r.Mistakes, one)
	}
	if s := h.hint.Step; s != nil {
		step := s.Record(&h.board)
		if v.depth != logic.DepthFull {
			step = logic.Record{Technique: step.Technique, Level: step.Level, Score: step.Score, Text: text}
		}
		r.Step = &step
	}
	return r
}
