package main

import (
	"context"
	"iter"
	"os"
	"time"

	"github.com/spf13/cobra"
	"nonet"
	"nonet/backtrack"
	"nonet/format"
)

const traceLong = `Trace shows plain backtracking at work: the blanks in reading order, in each the
digits 1 to 9, and back to the blank before where none fits. Each step is a line,
"place r1c3 = 4" or "undo r1c3 = 4", up to the first solution; then follow the
solved grid and how many steps and undos it took.

Most easy puzzles take some ten thousand steps, hard ones some hundred thousand,
a few far more: --steps says after how many to give up, undos included.

With --delay a terminal shows the grid and changes it in place.

With --json there is one object a step, each on a line of its own:
  step               its number, from 1
  action             place or undo
  cell, digit        what is placed or undone
  grid               with --grid: the grid after it, 81 characters
and one behind the last step of a puzzle:
  file, line         where the puzzle begins
  puzzle             its givens as 81 characters, "." for a blank
  candidates         81 strings of digits, where the input gave candidates
  solution           81 digits
  steps, undos       how many there were
` + jsonReasons + `  status             solvable, none, broken or gave up
` + jsonUnreadable + `

Exit status: 0 all solved; 1 some puzzle is broken or has no solution;
` + exitHelp

const traceExamples = `  nonet trace puzzle.txt | head
  nonet trace puzzle.txt | tail -n 1
  nonet trace --delay 50ms puzzle.txt
  nonet trace --grid puzzle.txt | head -n 14
  nonet trace --json --steps 1000000 puzzles.txt.gz | grep status`

// A tracer is the verb trace with its flags.
type tracer struct {
	*stream
	options
	limit   uint64
	delay   time.Duration
	grid    bool
	screen  bool // the grid is shown in place
	puzzles int  // traced so far
}

func newTraceCommand(a *app) *cobra.Command {
	v := &tracer{}
	cmd := &cobra.Command{
		Use:     "trace [FILE...]",
		Short:   "Show plain backtracking at work",
		Long:    traceLong,
		Example: traceExamples,
		RunE: func(_ *cobra.Command, files []string) error {
			return v.run(a, files)
		},
	}
	f := cmd.Flags()
	f.Uint64Var(&v.limit, "steps", 0, "give a puzzle up after `N` steps; 0 is no limit")
	f.DurationVar(&v.delay, "delay", 0, "wait this `TIME` after each step, such as 50ms or 1s")
	f.BoolVar(&v.grid, "grid", false, "show the grid after each step")
	v.addTo(cmd)
	f.Lookup("json").Usage = "write one JSON object a step and one a puzzle"
	return cmd
}

func (v *tracer) run(a *app, files []string) error {
	if err := notNegative("delay", v.delay); err != nil {
		return err
	}
	s, err := a.openStream(files, &v.options)
	if err != nil {
		return err
	}
	v.stream = s
	if v.delay > 0 {
		s.out.wait = 0
	}
	v.screen = v.inPlace(s.out.terminal, os.Getenv("TERM"))
	return s.close(each(s, v.answer, v.report))
}

// inPlace reports whether the grid is shown in place: somebody watches, and the
// cursor can move.
func (v *tracer) inPlace(terminal bool, term string) bool {
	return terminal && term != "dumb" && v.delay > 0 && !v.json
}

// A trace is the plain algorithm before its first step. It is not walked
// before it is written.
type trace struct {
	ctx    context.Context
	report nonet.Report
	steps  iter.Seq2[backtrack.Step, nonet.Grid]
}

func (v *tracer) answer(ctx context.Context, p format.Entry) trace {
	return trace{ctx, nonet.Check(p.Candidates), backtrack.Steps(p.Candidates, v.limit)}
}

// A traced is what came of a trace.
type traced struct {
	outcome
	solution     nonet.Grid
	steps, undos int
}

func (v *tracer) report(it item, t trace) error {
	done := traced{outcome: outcome{status: statusBroken, report: t.report}}
	if !t.report.Broken() {
		if err := v.begin(it.puzzle.Grid()); err != nil {
			return err
		}
		var err error
		if done, err = v.follow(t); err != nil {
			return err
		}
	}
	if done.status == statusGaveUp && done.err == nil {
		v.mark(exitGaveUp)
		v.complain(it, "gave up after %s", plural(done.steps, "step"))
	} else {
		v.lacks(it, done.outcome)
	}
	return v.end(it, done)
}

// follow writes the steps as they are made, up to a solution or another end.
func (v *tracer) follow(t trace) (done traced, err error) {
	for step, grid := range t.steps {
		switch step.Action {
		case backtrack.Solution:
			done.status, done.solution = statusSolvable, grid
			return done, nil
		case backtrack.GaveUp:
			done.status = statusGaveUp
			return done, nil
		case backtrack.Undo:
			done.undos++
		}
		done.steps++
		if err := v.step(done.steps, step, grid); err != nil {
			return done, err
		}
		v.pause(t.ctx)
		if t.ctx.Err() != nil {
			done.outcome = outcome{status: statusGaveUp, err: context.Cause(t.ctx)}
			return done, v.ctx.Err()
		}
	}
	done.outcome = outcome{status: statusNone, report: t.report}
	return done, nil
}

// pause waits for the delay, unless ctx ends first.
func (v *tracer) pause(ctx context.Context) {
	if v.delay == 0 {
		return
	}
	select {
	case <-ctx.Done():
	case <-time.After(v.delay):
	}
}
