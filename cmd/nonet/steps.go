package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"nonet/format"
	"nonet/logic"
)

const stepsLong = `Steps writes each puzzle and every step that can be made next in it, easy ones first.
There may be thousands, most of them chains: --up-to XY-Wing, say, leaves out what comes
after that in the list of techniques, and --technique asks for one.

` + markedHelp + `
Brute Force, which takes a digit from the solution, is no step and never found here.

--list names all techniques instead, or those that the other flags choose.

` + techniqueHelp + `
` + jsonHelp + `  steps              ` + jsonSteps + `
` + jsonReasons + `  status             unique or several where there are steps, solved, stuck where
                     there are none, none, broken, gave up
` + jsonUnreadable + `

Exit status: 0 each puzzle has a step; 1 some puzzle has none, is solved or broken, or
has no solution;
` + exitHelp

const stepsExamples = `  nonet steps puzzle.txt
  nonet steps --technique 'Full House' --technique h1 puzzle.txt
  nonet steps --up-to XY-Wing puzzle.txt
  nonet steps --list`

// A stepper is the verb steps with its flags.
type stepper struct {
	*stream
	options
	techniqueFlags
	list bool
	use  logic.Options
}

func newStepsCommand(a *app) *cobra.Command {
	v := &stepper{}
	cmd := &cobra.Command{
		Use:     "steps [FILE...]",
		Short:   "Write every step that can be made next",
		Long:    stepsLong,
		Example: stepsExamples,
		RunE: func(_ *cobra.Command, files []string) error {
			return v.run(a, files)
		},
	}
	cmd.Flags().BoolVar(&v.list, "list", false, "list the techniques instead: short name, code, level, score, name")
	v.techniqueFlags.addTo(cmd)
	v.addWorkers(cmd)
	v.options.addTo(cmd)
	return cmd
}

func (v *stepper) run(a *app, files []string) (err error) {
	if v.list {
		return v.writeList(a, files)
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

// nextSteps are the steps that can be made in a position.
type nextSteps struct {
	position
	steps []logic.Step
}

func (v *stepper) answer(ctx context.Context, e format.Entry) nextSteps {
	n := nextSteps{position: newPosition(ctx, e, v.use)}
	if !n.hasSteps() {
		return n
	}
	var err error
	n.steps, err = n.use.All(ctx, &n.board)
	switch {
	case err != nil:
		n.outcome, n.steps = outcome{status: statusGaveUp, err: err}, nil
	case n.board.Solved():
		n.status = statusSolved
	case len(n.steps) == 0:
		n.status = statusStuck
	}
	return n
}

// A stepsRecord is the JSON object of one puzzle.
type stepsRecord struct {
	place
	Steps []logic.Record `json:"steps"`
	reasons
	Status string `json:"status"`
}

func (v *stepper) report(it item, n nextSteps) error {
	refused := v.refuses(it, "step", n.outcome, statusSolved, statusStuck)
	if v.json {
		r := stepsRecord{place: newPlace(it), Steps: []logic.Record{}, reasons: newReasons(n.outcome.report), Status: n.status}
		for i := range n.steps {
			r.Steps = append(r.Steps, n.steps[i].Record(&n.board))
		}
		return v.out.object(r)
	}
	if refused {
		return nil
	}
	var b strings.Builder
	fmt.Fprintln(&b, puzzleText(it))
	for i := range n.steps {
		fmt.Fprintln(&b, &n.steps[i])
	}
	return v.out.write(b.String())
}
