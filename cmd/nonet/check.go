package main

import (
	"cmp"
	"context"
	"fmt"

	"github.com/spf13/cobra"
	"nonet"
	"nonet/format"
)

const checkLong = `Check states four facts about each puzzle: whether a rule is broken, whether it
is complete, whether it can be solved, and whether the solution is the only
one. Lines below name the clashing cells, or where a solution shows to be
impossible.

With --plain the answer is True or False, as a judge asks for it: False when a
digit stands twice in a row, a column or a box. Blanks are ignored, and True
does not mean that the puzzle can be solved.

With --solution the question is whether the grids in FILE solve the puzzles, the
first grid the first puzzle and so on; one puzzle may have several grids. Blank
cells, broken rules and overwritten givens are named. Whether the puzzle has
other solutions is not asked. A puzzle without a grid counts as unreadable, and
so does a grid without a puzzle.

` + jsonHelp + `  broken, complete   the first two facts
  solvable, unique   the other two, as far as they are known
  count, at_least    the number of solutions found, and whether there may be more
  remarks            sentences on what the number of givens means
` + jsonReasons + `  status             unique, several, none, broken or gave up
and with --solution instead of these:
  solution           81 characters, with solution_file and solution_line
  solves             the answer
  overwritten        cells that differ from a given, or from all candidates
  blank              cells left open
  clashes            as above
` + jsonUnreadable + `
A puzzle that was not held against a grid has an error and the status "unpaired"
instead of an answer; so has a grid without a puzzle, with its file and line.

Exit status: 0 all positive; 1 some puzzle is broken or has no solution, has
several with --unique, or is not solved by its grid;
` + exitHelp

const checkExamples = `  nonet check puzzle.txt
  nonet check --unique puzzles.txt.gz
  nonet check --plain board.json
  nonet check --solution answers.txt puzzles.txt`

// A checker is the verb check with its flags.
type checker struct {
	*stream
	options
	plain    bool
	unique   bool
	solution string
}

func newCheckCommand(a *app) *cobra.Command {
	v := &checker{}
	cmd := &cobra.Command{
		Use:     "check [FILE...]",
		Short:   "Say whether each puzzle is sound, or its solution right",
		Long:    checkLong,
		Example: checkExamples,
		RunE: func(_ *cobra.Command, files []string) error {
			return v.run(a, files)
		},
	}
	f := cmd.Flags()
	f.BoolVar(&v.plain, "plain", false, "answer True or False: no digit stands twice in a unit")
	f.BoolVar(&v.unique, "unique", false, "take several solutions for a negative answer")
	f.StringVar(&v.solution, "solution", "", "ask whether the grids in `FILE` solve the puzzles")
	v.addTo(cmd)
	cmd.MarkFlagsMutuallyExclusive("plain", "unique", "solution")
	cmd.MarkFlagsMutuallyExclusive("plain", "json")
	return cmd
}

func (v *checker) run(a *app, files []string) error {
	puzzles := files
	if len(files) == 0 {
		puzzles = []string{"-"}
	}
	if v.solution != "" && a.readOnce(v.solution, puzzles) {
		name := cmp.Or(plainName(v.solution), "standard input")
		return fmt.Errorf("%s cannot hold both the puzzles and the grids", name)
	}
	s, err := a.openStream(files, &v.options, v.solution)
	if err != nil {
		return err
	}
	v.stream = s
	switch {
	case v.solution != "":
		err = v.pairs()
	case v.plain:
		err = each(s, v.broken, v.reportPlain)
	case v.timeout > 0:
		err = each(s, v.answer, v.report)
	default:
		report := func(it item, a nonet.Answer) error { return v.report(it, counted(it.puzzle, a.Solutions, wordLimit)) }
		err = batched(s, wordLimit, &pipeline{solver: nonet.Solver{CountOnly: true}, report: report})
	}
	return s.close(err)
}

func (v *checker) broken(_ context.Context, p format.Entry) bool {
	return nonet.Check(p.Candidates).Broken()
}

func (v *checker) reportPlain(_ item, broken bool) error {
	if broken {
		v.mark(exitNegative)
		return v.out.write("False\n")
	}
	return v.out.write("True\n")
}
