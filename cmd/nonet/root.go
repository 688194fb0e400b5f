package main

import (
	"errors"

	"github.com/spf13/cobra"
)

const rootLong = `Nonet solves, checks, counts and rates Sudoku puzzles, explains how a person solves
them, gives hints, and makes new ones.

Verbs read FILE..., or standard input when no file or "-" is named. The
files may hold any number of puzzles in any common shape, one shape or
several, and may be compressed with gzip or zstd. Results go to standard
output in the order of the input, everything else to standard error.

Exit status:
  0   every answer is positive
  1   some answer is negative: a rule is broken, there is no solution, there
      are several where one was asked for, the puzzle is solved already or no
      technique leads on, or there are candidates where givens are needed
  2   some input could not be read, or the results not written
  3   some puzzle was given up: its time was over, or its steps; or there are
      fewer puzzles than were to be made
  64  the command line is wrong, or there is nothing to read
  130 the run was interrupted (SIGINT)
  141 nobody reads the results any more (SIGPIPE)
  143 the run was terminated (SIGTERM)
When several of 1 to 3 apply, 2 goes before 3 and 3 before 1.`

const rootExamples = `  nonet solve puzzle.txt
  zcat puzzles.txt.gz | nonet count --json
  nonet check --solution answers.txt puzzles.txt
  nonet trace --delay 50ms puzzle.txt
  nonet rate puzzles.txt
  nonet hint --depth where puzzle.txt
  nonet explain puzzle.txt
  nonet generate -n 10 --level medium
  nonet canon --unique puzzles.txt
  nonet serve`

// rootCommand returns the command with all its verbs.
func (a *app) rootCommand() *cobra.Command {
	root := &cobra.Command{
		Use:                   "nonet VERB [FILE...]",
		Short:                 "Solve, check, rate, explain and make Sudoku puzzles",
		Long:                  rootLong,
		Example:               rootExamples,
		Version:               version(),
		SilenceErrors:         true,
		SilenceUsage:          true,
		DisableFlagsInUseLine: true,
		PersistentPreRunE: func(cmd *cobra.Command, _ []string) error {
			a.verb = cmd.Name()
			return noEmptyFlag(cmd)
		},
		RunE: func(*cobra.Command, []string) error {
			return errors.New("a verb is missing")
		},
	}
	root.SetIn(a.stdin)
	root.SetErr(a.stderr)
	root.SetContext(a.ctx)
	root.SetHelpFunc(help)
	root.SetFlagErrorFunc(plainFlagError)
	root.SetHelpCommand(newHelpCommand())
	root.AddCommand(newSolveCommand(a), newCheckCommand(a), newCountCommand(a), newTraceCommand(a), newRateCommand(a),
		newHintCommand(a), newExplainCommand(a), newStepsCommand(a), newGenerateCommand(a), newMinimizeCommand(a),
		newVicinityCommand(a), newCanonCommand(a), newTransformCommand(a), newBenchCommand(a), newServeCommand(a),
		newCompletionCommand(), newVersionCommand())
	return root
}
