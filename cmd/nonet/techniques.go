package main

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/spf13/cobra"
	"nonet"
	"nonet/format"
	"nonet/logic"
)

// techniqueFlags choose the techniques that a verb uses.
type techniqueFlags struct {
	only    []string
	without []string
	upTo    string
}

const techniqueHelp = `Techniques have the names of HoDoKu, such as "X-Wing", its short names ("bf2") or
the codes of its library ("0300"); nonet steps --list names them all. Letters of either
case will do, without blanks, hyphens and what is in brackets, or that alone: "xwing",
"pointing". They are tried in the order of that list, whatever the order of the flags.
Those that rely on there being one solution are used where that is so. Without
--technique those are used that HoDoKu uses.
`

// jsonSteps names the members of the steps in the help of verbs that write them.
const jsonSteps = `each with technique, level, score, digits, placements or
                     eliminations, text, library (the line of HoDoKu's library),
                     and what a drawing needs: marks (cell, digit, role), units
                     (unit, role) and chains, lists of nodes (cells, digit, on,
                     strong, joint, set, keeps, by); see docs/techniques.md`

func (f *techniqueFlags) addTo(cmd *cobra.Command) {
	cmd.Flags().StringArrayVar(&f.only, "technique", nil, "use this `TECHNIQUE` only; may be repeated")
	cmd.Flags().StringArrayVar(&f.without, "without", nil, "leave this `TECHNIQUE` out; may be repeated")
	cmd.Flags().StringVar(&f.upTo, "up-to", "", "leave out all that come after this `TECHNIQUE` in the list")
	for _, flag := range []string{"technique", "without", "up-to"} {
		cmd.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(techniqueNames(), cobra.ShellCompDirectiveNoFileComp))
	}
}

// techniqueNames returns the short names of all techniques, each with its name for a shell.
func techniqueNames() (names []string) {
	for _, t := range logic.Techniques() {
		names = append(names, t.Short()+"\t"+t.String())
	}
	return names
}

// any reports whether a flag is given.
func (f *techniqueFlags) any() bool { return len(f.only)+len(f.without)+len(f.upTo) > 0 }

// chosen returns the options that the flags stand for. Techniques are tried in their
// own order, whatever that of the flags.
func (f *techniqueFlags) chosen() (o logic.Options, err error) {
	if len(f.only) > 0 && (len(f.without) > 0 || f.upTo != "") {
		return o, errors.New("--technique goes with neither --without nor --up-to")
	}
	for _, t := range logic.Techniques() {
		if t.ByDefault() {
			o.Techniques = append(o.Techniques, t)
		}
	}
	if len(f.only) > 0 {
		if o.Techniques, err = named("--technique", f.only); err != nil {
			return o, err
		}
		slices.Sort(o.Techniques)
		o.Techniques = slices.Compact(o.Techniques)
	}
	without, err := named("--without", f.without)
	if err != nil {
		return o, err
	}
	o.Techniques = slices.DeleteFunc(o.Techniques, func(t logic.Technique) bool { return slices.Contains(without, t) })
	if f.upTo != "" {
		last, err := named("--up-to", []string{f.upTo})
		if err != nil {
			return o, err
		}
		o.Techniques = slices.DeleteFunc(o.Techniques, func(t logic.Technique) bool { return t > last[0] })
	}
	if len(o.Techniques) == 0 {
		return o, errors.New("the flags leave no technique to use")
	}
	return o, nil
}

// named returns the techniques with these names.
func named(flag string, names []string) ([]logic.Technique, error) {
	var list []logic.Technique
	for _, name := range names {
		t, err := techniqueOf(name)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", flag, err)
		}
		list = append(list, t)
	}
	return list, nil
}

// A position is a puzzle that techniques can be applied to.
type position struct {
	outcome
	board logic.Board
	use   logic.Options // as far as they may be used here
}

// newPosition finds out what the solutions of a puzzle allow.
func newPosition(ctx context.Context, e format.Entry, o logic.Options) position {
	n, _, err := nonet.Count(ctx, e.Candidates, wordLimit)
	p := position{outcome: newOutcome(e, n, false, err), use: o}
	p.board = logic.BoardOfCandidates(e.Candidates)
	p.use.Unique = p.status == statusUnique
	return p
}

// hasSteps reports whether there is something to find steps for.
func (p *position) hasSteps() bool { return p.status == statusUnique || p.status == statusSeveral }
