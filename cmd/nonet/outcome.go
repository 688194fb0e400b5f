package main

import (
	"context"
	"errors"
	"fmt"

	"nonet"
	"nonet/format"
)

// An outcome is what a search found out about the solutions of a puzzle.
type outcome struct {
	status string
	report nonet.Report // filled where there is no solution
	err    error        // why the search was given up
}

// newOutcome names the outcome of a search that ended with err, or else found
// n solutions; more says that it did not look for others.
func newOutcome(p format.Entry, n uint64, more bool, err error) outcome {
	_, broken := errors.AsType[*nonet.ConflictError](err)
	switch {
	case broken:
		return outcome{status: statusBroken, report: nonet.Check(p.Candidates)}
	case err != nil:
		return outcome{status: statusGaveUp, err: err}
	case n == 0:
		o := outcome{status: statusNone, report: nonet.Check(p.Candidates)}
		if o.report.Broken() {
			o.status = statusBroken
		}
		return o
	case n > 1:
		return outcome{status: statusSeveral}
	case more:
		return outcome{status: statusSolvable}
	}
	return outcome{status: statusUnique}
}

// A number is a count of solutions.
type number struct {
	outcome
	n       uint64
	atLeast bool
}

// count looks for up to limit solutions of p; 0 is no limit.
func count(ctx context.Context, p format.Entry, limit uint64) number {
	n, reached, err := nonet.Count(ctx, p.Candidates, limit)
	o := newOutcome(p, n, reached, err)
	return number{o, n, reached || o.status == statusGaveUp}
}

// counted names the outcome of a search that was to find up to limit solutions,
// and found n.
func counted(p format.Entry, n, limit uint64) number {
	reached := n == limit
	return number{newOutcome(p, n, reached, nil), n, reached}
}

// lacks reports a puzzle without an answer, and returns whether it is one.
// Where the reason shows without search, it is said.
func (s *stream) lacks(it item, o outcome) bool {
	switch o.status {
	case statusBroken:
		s.mark(exitNegative)
		s.complain(it, "a rule is broken: %s", short(clashTexts(o.report.Clashes)))
	case statusNone:
		s.mark(exitNegative)
		if why := stuckTexts(o.report); len(why) > 0 {
			s.complain(it, "no solution: %s", short(why))
		} else {
			s.complain(it, "no solution")
		}
	case statusGaveUp:
		s.mark(exitGaveUp)
		s.complain(it, "%s", s.gaveUp(o.err))
	default:
		return false
	}
	return true
}

// gaveUp says why a search ended before its time.
func (s *stream) gaveUp(err error) string {
	if errors.Is(err, errTimeOver) {
		return fmt.Sprintf("gave up after %v", s.opt.timeout)
	}
	return fmt.Sprintf("gave up: %v", stopped(s.ctx))
}
