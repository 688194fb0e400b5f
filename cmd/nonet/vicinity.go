package main

import (
	"context"
	"fmt"
	"iter"

	"github.com/spf13/cobra"
	"nonet"
	"nonet/format"
	"nonet/generate"
)

const vicinityLong = `Vicinity writes the puzzles with one solution that are only a little different from
each puzzle, as 81 characters, no two of them equivalent to each other or to it.

--change says how they differ: -1 has one given less, +1 one more, -1+1 has one in
another place or with another digit, -2+2 two. Up to two may be taken away, and up
to two put in. Puzzles need not have one solution themselves.

With --json there is one object for each puzzle found, on a line of its own:
  file, line         where the puzzle begins
  puzzle             its givens as 81 characters, "." for a blank
  found              the puzzle that was found
  status             unique
A puzzle that is broken, has candidates or was given up has an object with that
status as well.
` + jsonUnreadable + `

Exit status: 0 all were searched; 1 some puzzle is broken, or has candidates;
` + exitHelp

const vicinityExamples = `  nonet vicinity puzzle.txt
  nonet vicinity --change -2+1 puzzle.txt
  nonet vicinity --change +1 puzzles.txt | nonet rate`

// A neighborhood is the verb vicinity with its flags.
type neighborhood struct {
	*stream
	options
	change string
	by     generate.Change
}

func newVicinityCommand(a *app) *cobra.Command {
	v := &neighborhood{}
	cmd := &cobra.Command{
		Use:     "vicinity [FILE...]",
		Short:   "Find puzzles that differ by a given or two",
		Long:    vicinityLong,
		Example: vicinityExamples,
		RunE: func(_ *cobra.Command, files []string) (err error) {
			if v.by, err = generate.ParseChange(v.change); err != nil {
				return err
			}
			if v.stream, err = a.openStream(files, &v.options); err != nil {
				return err
			}
			return v.close(each(v.stream, v.answer, v.report))
		},
	}
	cmd.Flags().StringVar(&v.change, "change", "-1+1", "find puzzles with this `CHANGE`")
	v.addWorkers(cmd)
	v.addTo(cmd)
	return cmd
}

// answer begins the walk over the puzzles around one.
func (v *neighborhood) answer(ctx context.Context, e format.Entry) iter.Seq2[nonet.Grid, error] {
	return generate.Vicinity(ctx, e.Grid(), v.by, v.workerCount())
}

// A foundRecord is the JSON object of one puzzle found.
type foundRecord struct {
	place
	Found string `json:"found,omitempty"`
	reasons
	Status string `json:"status"`
}

func (v *neighborhood) report(it item, all iter.Seq2[nonet.Grid, error]) error {
	if it.puzzle.Marked {
		return v.refuse(it, outcome{status: statusMarked})
	}
	found := false
	for g, err := range all {
		if err != nil {
			return v.refuse(it, newOutcome(it.puzzle, 0, false, err))
		}
		found = true
		if v.json {
			err = v.out.object(foundRecord{place: newPlace(it), Found: g.String(), Status: statusUnique})
		} else {
			err = v.out.grid(g, nonet.ShapeLine)
		}
		if err != nil {
			return err
		}
	}
	if !found {
		v.note(it, fmt.Sprintf("no other puzzle that differs by %s has one solution", v.by))
	}
	return nil
}

// refuse reports a puzzle that has no vicinity, or none that was searched to the end.
func (v *neighborhood) refuse(it item, o outcome) error {
	v.refuses(it, "vicinity", o, statusMarked)
	if !v.json {
		return nil
	}
	return v.out.object(foundRecord{place: newPlace(it), reasons: newReasons(o.report), Status: o.status})
}
