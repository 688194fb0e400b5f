package main

import (
	"context"
	"crypto/sha256"
	"errors"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"nonet"
	"nonet/canon"
	"nonet/format"
)

const canonLong = `Canon writes the canonical form of each puzzle on a line of its own: the smallest
of all that the symmetries of Sudoku make of it, as 81 characters with "." below
"1". Puzzles have the same form if and only if one can be turned into the other.
The symmetries are the orders of bands, of stacks, of rows and columns in these,
rows for columns, and other names for the digits. Any grid has a form, full or
not, whether it keeps the rules or not. Candidates have none.

--unique leaves out each puzzle that is equivalent to one before it, and --puzzle
writes the puzzle in place of its form; together they free a collection of its
duplicates. Only the puzzle is written, on one line, without what stands beside it in
the file, such as a name or the fields of a table. 16 bytes of a hash (SHA-256) are remembered of each form.

--automorphisms adds how many symmetries leave the puzzle as it is, of all
1,218,998,108,160; those that rename digits which do not occur are counted too.
--transform adds one that leads to the form, as "nonet transform" takes it.

` + jsonHelp + `  form               81 characters
  automorphisms      a number
  transform          as "nonet transform" takes it
  status             form, or candidates where the puzzle has no form
` + jsonUnreadable + `

Exit status: 0 all have forms; 1 some puzzle has none;
` + exitHelpAtOnce

const canonExamples = `  nonet canon puzzle.txt
  nonet canon --automorphisms puzzles.txt | sort | uniq -c
  nonet canon --unique --puzzle puzzles.txt > different.txt
  nonet canon --json puzzles.txt.gz`

// A canonizer is the verb canon with its flags.
type canonizer struct {
	*stream
	options
	automorphisms bool
	transform     bool
	unique        bool
	puzzle        bool
	seen          map[digest]struct{}
	dropped       int
}

// A digest stands for a form. Two of a billion forms have the same by chance
// once in 10^20 times.
type digest [16]byte

func newCanonCommand(a *app) *cobra.Command {
	v := &canonizer{seen: map[digest]struct{}{}}
	cmd := &cobra.Command{
		Use:     "canon [FILE...]",
		Short:   "Write the form that equivalent puzzles have in common",
		Long:    canonLong,
		Example: canonExamples,
		RunE: func(_ *cobra.Command, files []string) error {
			return v.run(a, files)
		},
	}
	f := cmd.Flags()
	f.BoolVar(&v.unique, "unique", false, "leave out what is equivalent to a puzzle before it")
	f.BoolVar(&v.puzzle, "puzzle", false, "write the puzzle in place of its form")
	f.BoolVar(&v.automorphisms, "automorphisms", false, "write how many symmetries leave the puzzle as it is")
	f.BoolVar(&v.transform, "transform", false, "write a transform that makes the form of the puzzle")
	v.addWorkers(cmd)
	v.addResults(cmd)
	return cmd
}

func (v *canonizer) run(a *app, files []string) error {
	if v.json && (v.puzzle || v.automorphisms || v.transform) {
		return errors.New("--json writes all there is; --puzzle, --automorphisms and --transform do not go with it")
	}
	s, err := a.openStream(files, &v.options)
	if err != nil {
		return err
	}
	v.stream = s
	err = ordered(s, v.answer, v.report)
	if err == nil && v.dropped > 0 && !v.quiet {
		v.errorf("%s left out, equivalent to one before", plural(v.dropped, "puzzle"))
	}
	return s.close(err)
}

func (v *canonizer) answer(_ context.Context, e format.Entry) canon.Result {
	if e.Marked {
		return canon.Result{}
	}
	return canon.Form(e.Grid())
}

// A canonRecord is the JSON object of one puzzle.
type canonRecord struct {
	place
	Form          string `json:"form,omitempty"`
	Automorphisms uint64 `json:"automorphisms,omitempty"`
	Transform     string `json:"transform,omitempty"`
	Status        string `json:"status"`
}

func (v *canonizer) report(it item, r canon.Result) error {
	switch {
	case it.puzzle.Marked:
		v.mark(exitNegative)
		v.complain(it, "no form: there are candidates, and only givens have one")
		if !v.json {
			return nil
		}
		return v.out.object(canonRecord{place: newPlace(it), Status: statusMarked})
	case v.unique && v.isKnown(r.Grid):
		v.dropped++
		return nil
	case v.json:
		return v.out.object(canonRecord{newPlace(it), r.Grid.String(), r.Automorphisms, r.Transform.String(), statusForm})
	}
	return v.out.write(v.line(it, r))
}

// isKnown reports whether a form was there before.
func (v *canonizer) isKnown(form nonet.Grid) bool {
	sum := sha256.Sum256(form[:])
	d := digest(sum[:])
	_, known := v.seen[d]
	v.seen[d] = struct{}{}
	return known
}

// line returns what is written for one puzzle.
func (v *canonizer) line(it item, r canon.Result) string {
	words := []string{r.Grid.String()}
	if v.puzzle {
		words[0] = puzzleText(it)
	}
	if v.automorphisms {
		words = append(words, strconv.FormatUint(r.Automorphisms, 10))
	}
	if v.transform {
		words = append(words, r.Transform.String())
	}
	return strings.Join(words, " ") + "\n"
}
