package main

import (
	"context"
	"strconv"

	"github.com/spf13/cobra"
	"nonet"
	"nonet/format"
)

const countLong = `Count writes how many solutions each puzzle has, on a line of its own.

The default --limit of 2 asks whether there is exactly one: the answer is
"unique", "several", "none", or "broken" where the givens themselves break a
rule. Any other limit gives a number, "at least N" when the limit was reached
or the time was over. --limit 0 counts them all, however long that takes.

` + jsonHelp + `  count              the number of solutions found
  at_least           whether there may be more
` + jsonReasons + `  status             unique, several, none, broken, gave up; solvable when
                     one was found and the search went no further
` + jsonUnreadable + `

Exit status: 0 all positive; 1 some puzzle is broken or has no solution, or has
several when the limit is 2;
` + exitHelp

const countExamples = `  nonet count puzzle.txt
  nonet count --limit 0 --timeout 1m puzzle.txt
  nonet count --limit 1000 --json puzzles.txt.gz
  nonet count puzzles.sdm | sort | uniq -c`

// A counter is the verb count with its flags.
type counter struct {
	*stream
	options
	limit uint64
}

// wordLimit is the limit that is answered in words.
const wordLimit = 2

func newCountCommand(a *app) *cobra.Command {
	v := &counter{}
	cmd := &cobra.Command{
		Use:     "count [FILE...]",
		Short:   "Count the solutions of each puzzle",
		Long:    countLong,
		Example: countExamples,
		RunE: func(_ *cobra.Command, files []string) error {
			return v.run(a, files)
		},
	}
	cmd.Flags().Uint64Var(&v.limit, "limit", wordLimit, "count up to `N` solutions; 0 is no limit")
	v.addWorkers(cmd)
	v.addTo(cmd)
	return cmd
}

func (v *counter) run(a *app, files []string) error {
	s, err := a.openStream(files, &v.options)
	if err != nil {
		return err
	}
	v.stream = s
	if v.limit == 0 || v.limit > mostBatched || v.timeout > 0 {
		return s.close(each(s, v.answer, v.report))
	}
	report := func(it item, a nonet.Answer) error { return v.report(it, counted(it.puzzle, a.Solutions, v.limit)) }
	return s.close(batched(s, v.limit, &pipeline{solver: nonet.Solver{CountOnly: true}, report: report}))
}

func (v *counter) answer(ctx context.Context, p format.Entry) number {
	return count(ctx, p, v.limit)
}

// A countRecord is the JSON object of one puzzle.
type countRecord struct {
	place
	Count   uint64 `json:"count"`
	AtLeast bool   `json:"at_least"`
	reasons
	Status string `json:"status"`
}

func (v *counter) report(it item, n number) error {
	if !v.lacks(it, n.outcome) && n.status == statusSeveral && v.limit == wordLimit {
		v.mark(exitNegative)
	}
	switch {
	case v.json:
		return v.out.object(countRecord{newPlace(it), n.n, n.atLeast, newReasons(n.report), n.status})
	case v.limit == wordLimit:
		return v.out.write(n.status + "\n")
	}
	text := strconv.FormatUint(n.n, 10)
	if n.atLeast {
		text = "at least " + text
	}
	return v.out.write(text + "\n")
}
