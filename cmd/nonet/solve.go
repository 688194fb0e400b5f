package main

import (
	"context"
	"iter"

	"github.com/spf13/cobra"
	"nonet"
	"nonet/format"
)

const solveLong = `Solve writes the solution of each puzzle, in the shape that the puzzle came in
unless --to names another: line, rows, digits, grid, csv, json, json-strings,
json-flat, json-rows or json-text.

Of several solutions the smallest in reading order is written, and standard
error says so. With --all, or up to a --limit, all are written in that order.
With --unique such a puzzle has no answer: nothing is written for it.

A puzzle without an answer is reported on standard error, with the clashing
cells or what else shows why.

` + jsonHelp + `  solution           81 digits
  unique             whether it is the only solution
  solutions, more    with --all: the list, and whether there are more
` + jsonReasons + `  status             unique, several, none, broken or gave up
` + jsonUnreadable + `

Exit status: 0 all solved; 1 some puzzle is broken or has no solution, or has
several with --unique;
` + exitHelp

const solveExamples = `  nonet solve puzzle.txt
  nonet solve --to grid puzzles.sdm
  nonet solve --unique --quiet puzzles.txt.gz -o solutions.txt
  echo 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 | nonet solve --to rows
  nonet solve --limit 10 --json - < puzzle.txt`

// A solver is the verb solve with its flags.
type solver struct {
	*stream
	options
	to     shapeFlag
	all    bool
	limit  uint64
	unique bool
}

func newSolveCommand(a *app) *cobra.Command {
	v := &solver{}
	cmd := &cobra.Command{
		Use:     "solve [FILE...]",
		Short:   "Write the solution of each puzzle",
		Long:    solveLong,
		Example: solveExamples,
		RunE: func(cmd *cobra.Command, files []string) error {
			v.all = v.all || cmd.Flags().Changed("limit")
			return v.run(a, files)
		},
	}
	f := cmd.Flags()
	f.Var(&v.to, "to", "write solutions in this shape")
	f.BoolVar(&v.all, "all", false, "write every solution, in reading order")
	f.Uint64Var(&v.limit, "limit", 0, "write up to `N` solutions a puzzle; 0 is no limit")
	f.BoolVar(&v.unique, "unique", false, "take several solutions for no answer")
	v.addWorkers(cmd)
	v.addTo(cmd)
	cmd.MarkFlagsMutuallyExclusive("json", "to")
	cmd.MarkFlagsMutuallyExclusive("unique", "all")
	cmd.MarkFlagsMutuallyExclusive("unique", "limit")
	cmd.RegisterFlagCompletionFunc("to", cobra.FixedCompletions(shapeNames(), cobra.ShellCompDirectiveNoFileComp))
	return cmd
}

func (v *solver) run(a *app, files []string) error {
	s, err := a.openStream(files, &v.options)
	if err != nil {
		return err
	}
	v.stream = s
	if v.all || v.timeout > 0 {
		return s.close(each(s, v.answer, v.report))
	}
	return s.close(batched(s, wordLimit, &pipeline{report: v.reportAnswer, asText: v.asText}))
}

// A solution is what is known when a puzzle has been searched. The list of all
// solutions is not walked before it is written.
type solution struct {
	outcome
	grid nonet.Grid
	ctx  context.Context
	all  iter.Seq[nonet.Grid]
}

func (v *solver) answer(ctx context.Context, p format.Entry) solution {
	grid, unique, err := nonet.Solve(ctx, p.Candidates)
	n := uint64(1)
	switch {
	case err == nonet.ErrNoSolution:
		n, err = 0, nil
	case !unique:
		n = 2
	}
	s := solution{outcome: newOutcome(p, n, false, err), grid: grid, ctx: ctx}
	if v.all && (s.status == statusUnique || s.status == statusSeveral) {
		s.all = nonet.All(ctx, p.Candidates)
	}
	return s
}

func (v *solver) report(it item, s solution) error {
	if v.lacks(it, s.outcome) {
		return v.write(it, s, false)
	}
	if s.all != nil {
		return v.list(it, s)
	}
	if s.status == statusSeveral {
		if v.unique {
			v.mark(exitNegative)
			v.complain(it, "several solutions")
			return v.write(it, s, false)
		}
		v.note(it, "several solutions; this is the smallest in reading order")
	}
	return v.write(it, s, true)
}

func (v *solver) reportAnswer(it item, a nonet.Answer) error {
	return v.report(it, solution{outcome: newOutcome(it.puzzle, a.Solutions, false, nil), grid: a.Solution})
}

// asText reports whether the answer to a puzzle with n solutions is a line and
// nothing else.
func (v *solver) asText(e *entry, n uint64) bool {
	shape := e.shape
	if v.to.set {
		shape = v.to.shape
	}
	return n == 1 && shape == nonet.ShapeLine && !v.json
}

// shape returns the shape to answer a puzzle in.
func (v *solver) shape(it item) nonet.Shape {
	if v.to.set {
		return v.to.shape
	}
	return it.puzzle.Shape
}
