package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"nonet/format"
	"nonet/logic"
)

const explainLong = `Explain solves each puzzle as a person does. It writes the puzzle, every step with its
reason, then the level and the score.

--order hodoku, the default, tries the techniques of HoDoKu, easy ones first. Where none
leads on, Brute Force takes a digit from the solution; --without "Brute Force" stops there.
--order se follows Sudoku Explainer and writes the rating of each step; chains with
branches are too long to be read, so their complexity stands for them. It can take
long: see --timeout.

` + markedHelp + `
` + techniqueHelp + `
` + jsonHelp + `  steps              ` + jsonSteps + `;
                     with --order se each with rating and grid, which is the grid
                     after it, instead of level, score and library
  level, score       of the solution, with --order hodoku
  er, ep, ed         the ratings, with --order se
  solved             whether the steps lead to the end; true for a full grid
` + jsonReasons + `  status             unique or several where there are steps, solved, none, broken,
                     gave up
` + jsonUnreadable + `

Exit status: 0 all explained to the end; 1 the techniques do not solve some puzzle, as
where it has several solutions, or it is broken, has none, or is solved already;
` + exitHelp

const explainExamples = `  nonet explain puzzle.txt
  nonet explain --up-to X-Wing puzzle.txt
  nonet explain --order se --json puzzles.txt`

// An explainer is the verb explain with its flags.
type explainer struct {
	*stream
	options
	techniqueFlags
	order string
	use   logic.Options
}

func newExplainCommand(a *app) *cobra.Command {
	v := &explainer{}
	cmd := &cobra.Command{
		Use:     "explain [FILE...]",
		Short:   "Solve as a person does, step by step with reasons",
		Long:    explainLong,
		Example: explainExamples,
		RunE: func(_ *cobra.Command, files []string) error {
			return v.run(a, files)
		},
	}
	cmd.Flags().StringVar(&v.order, "order", "hodoku", "try techniques in this `ORDER`: hodoku or se")
	cmd.RegisterFlagCompletionFunc("order", cobra.FixedCompletions([]string{"hodoku", "se"}, cobra.ShellCompDirectiveNoFileComp))
	v.techniqueFlags.addTo(cmd)
	v.addWorkers(cmd)
	v.options.addTo(cmd)
	return cmd
}

func (v *explainer) run(a *app, files []string) (err error) {
	switch {
	case v.order != "hodoku" && v.order != "se":
		return fmt.Errorf("--order: there is no order %q; there are hodoku and se", v.order)
	case v.order == "se" && v.techniqueFlags.any():
		return errors.New("--order se tries its own techniques: it goes with neither --technique, --without nor --up-to")
	}
	if v.use, err = v.techniqueFlags.chosen(); err != nil {
		return err
	}
	s, err := a.openStream(files, &v.options)
	if err != nil {
		return err
	}
	v.stream = s
	return s.close(ordered(s, v.answer, v.report))
}

// An explanation is how a puzzle is solved.
type explanation struct {
	position
	solved bool // the steps lead to the end
	path   logic.Path
	rating logic.Ratings // with --order se
	rated  []logic.RatedStep
}

func (v *explainer) answer(ctx context.Context, e format.Entry) (x explanation) {
	x = explanation{position: newPosition(ctx, e, v.use)}
	switch {
	case !x.hasSteps():
		return x
	case x.board.Solved():
		x.status, x.solved = statusSolved, true
		return x
	}
	if v.order == "se" {
		var err error
		x.rating, x.rated, err = logic.RateSteps(ctx, e.Candidates)
		x.solved = err == nil && x.rating.ER < logic.Unsolved
	} else {
		x.path, _ = x.use.Solve(ctx, x.board) // the context is looked at below
		x.solved = x.path.Solved()
	}
	if err := context.Cause(ctx); err != nil {
		// How far the steps go by then depends on the machine.
		return explanation{position: position{outcome: outcome{status: statusGaveUp, err: err}}}
	}
	return x
}

// An explainRecord is the JSON object of one puzzle.
type explainRecord struct {
	place
	Steps any    `json:"steps"`
	Level string `json:"level,omitempty"`
	Score int    `json:"score,omitempty"`
	*ratings
	Solved bool `json:"solved"`
	reasons
	Status string `json:"status"`
}

func (v *explainer) report(it item, x explanation) error {
	refused := v.refuses(it, "step", x.outcome, statusSolved)
	if !refused && !x.solved {
		v.mark(exitNegative)
		v.complain(it, "%s", v.whyStuck(&x))
	}
	if v.json {
		return v.out.object(v.record(it, &x))
	}
	if refused {
		return nil
	}
	return v.out.write(v.text(it, &x))
}

// whyStuck says how far the steps lead.
func (v *explainer) whyStuck(x *explanation) string {
	if v.order == "se" && x.status == statusSeveral {
		return "the puzzle has several solutions, and --order se is for those with one"
	}
	text := "no technique that may be used leads on after " + plural(len(x.path.Steps)+len(x.rated), "step")
	if x.status == statusSeveral {
		text += "; the puzzle has several solutions"
	}
	return text
}

func (v *explainer) record(it item, x *explanation) explainRecord {
	r := explainRecord{place: newPlace(it), reasons: newReasons(x.outcome.report), Status: x.status}
	r.Solved = x.solved
	if v.order == "se" {
		r.Steps = append([]logic.RatedStep{}, x.rated...)
		if x.status == statusUnique {
			r.ratings = newRatings(&x.rating)
		}
		return r
	}
	steps, b := []logic.Record{}, x.board
	for i := range x.path.Steps {
		steps = append(steps, x.path.Steps[i].Record(&b))
		b.Apply(&x.path.Steps[i])
	}
	r.Steps = steps
	if x.hasSteps() && r.Solved {
		r.Level, r.Score = x.path.Level.String(), x.path.Score
	}
	return r
}

// text writes the steps with numbers, and what they come to.
func (v *explainer) text(it item, x *explanation) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n", puzzleText(it))
	for i := range x.path.Steps {
		fmt.Fprintf(&b, "%3d. %s\n", i+1, x.path.Steps[i].String())
	}
	for i, s := range x.rated {
		fmt.Fprintf(&b, "%3d. %4s %s\n", i+1, s.Rating, s.Text)
	}
	switch {
	case !x.solved:
	case v.order == "se":
		fmt.Fprintf(&b, "solved: %s\n", ratingText(&x.rating))
	default:
		fmt.Fprintf(&b, "solved: %s, score %d\n", x.path.Level, x.path.Score)
	}
	return b.String()
}
