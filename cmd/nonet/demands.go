package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"nonet"
	"nonet/generate"
	"nonet/logic"
)

// demands are the flags that say which puzzles are wanted.
type demands struct {
	count               int
	seed                uint64
	levels              []string
	se, clues           string
	pearl, diamond      bool
	use, avoid, hardest []string
	minimal, uniform    bool
	symmetry            string
	mask, solution      string
	tries               uint64
}

// addTo gives the flags to a verb.
func (d *demands) addTo(cmd *cobra.Command) {
	f := cmd.Flags()
	f.IntVarP(&d.count, "count", "n", 1, "make `N` puzzles; 0 is without end")
	f.Uint64Var(&d.seed, "seed", 0, "the `NUMBER` from 0 on that decides which")
	f.StringSliceVar(&d.levels, "level", nil, "puzzles of this `LEVEL`, or one of several with commas between")
	f.StringVar(&d.se, "se", "", "puzzles with an ER in the `RANGE`, as in 4.0..5.0")
	f.BoolVar(&d.pearl, "pearl", false, "puzzles with EP = ER")
	f.BoolVar(&d.diamond, "diamond", false, "puzzles with ED = EP = ER")
	f.StringSliceVar(&d.use, "use", nil, "puzzles that need this `TECHNIQUE`, or all of several with commas between")
	f.StringSliceVar(&d.avoid, "avoid", nil, "puzzles that do not need this `TECHNIQUE`, nor others with commas between")
	f.StringSliceVar(&d.hardest, "hardest", nil, "puzzles whose hardest technique is this `TECHNIQUE`, or one of several")
	f.StringVar(&d.clues, "clues", "", "puzzles with this `NUMBER` of givens, or one in a range, as in 24..30")
	f.BoolVar(&d.minimal, "minimal", false, "puzzles of which no given is redundant")
	f.StringVar(&d.symmetry, "symmetry", "none", "give cells together that the `SYMMETRY` exchanges")
	f.StringVar(&d.mask, "mask", "", "give only cells that the `MASK` marks")
	f.StringVar(&d.solution, "solution", "", "puzzles with this `GRID` as their solution")
	f.BoolVar(&d.uniform, "uniform", false, "keep puzzles that are equivalent to one before")
	f.Uint64Var(&d.tries, "tries", 0, "stop after `N` attempts; 0 is no limit")
	complete := func(flag string, names []string) {
		cmd.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(names, cobra.ShellCompDirectiveNoFileComp))
	}
	complete("level", levelNames())
	complete("symmetry", symmetryNames())
	for _, flag := range []string{"use", "avoid", "hardest"} {
		complete(flag, techniqueNames())
	}
}

// options returns what the flags ask for.
func (d *demands) options(a *app) (o generate.Options, err error) {
	o = generate.Options{Count: d.count, Seed: d.seed, Pearl: d.pearl, Diamond: d.diamond, Minimal: d.minimal,
		Repeats: d.uniform, Tries: d.tries}
	if o.Levels, err = levelsOf(d.levels); err != nil {
		return o, err
	}
	if o.SE, err = rangeOf(d.se, tenths, int(logic.Unsolved)); err != nil {
		return o, fmt.Errorf("--se: %w", err)
	}
	if o.Clues, err = rangeOf(d.clues, strconv.Atoi, 81); err != nil {
		return o, fmt.Errorf("--clues: %w", err)
	}
	if o.Symmetry, err = symmetryOf(d.symmetry); err != nil {
		return o, err
	}
	if o.Mask, err = d.maskOf(a); err != nil {
		return o, fmt.Errorf("--mask: %w", err)
	}
	if d.solution != "" {
		if o.Solution, err = a.gridOf("--solution", d.solution); err != nil {
			return o, err
		}
	}
	var errs [3]error
	o.Use, errs[0] = named("--use", d.use)
	o.Avoid, errs[1] = named("--avoid", d.avoid)
	o.Hardest, errs[2] = named("--hardest", d.hardest)
	return o, errors.Join(errs[:]...)
}

// levelsOf returns the levels with these names.
func levelsOf(names []string) (levels []logic.Level, err error) {
	for _, name := range names {
		l := logic.Easy
		for !strings.EqualFold(l.String(), strings.TrimSpace(name)) {
			if l++; l > logic.Extreme {
				return nil, fmt.Errorf("--level: there is no level %q; there are %s", name, list(levelNames()))
			}
		}
		levels = append(levels, l)
	}
	return levels, nil
}

func levelNames() (names []string) {
	for l := logic.Easy; l <= logic.Extreme; l++ {
		names = append(names, strings.ToLower(l.String()))
	}
	return names
}

// symmetryOf returns the symmetry with a name.
func symmetryOf(name string) (generate.Symmetry, error) {
	for _, s := range generate.Symmetries() {
		if strings.EqualFold(s.String(), name) {
			return s, nil
		}
	}
	return 0, fmt.Errorf("--symmetry: there is no symmetry %q; there are %s", name, list(symmetryNames()))
}

func symmetryNames() (names []string) {
	for _, s := range generate.Symmetries() {
		names = append(names, s.String())
	}
	return names
}

// rangeOf reads a number, or two with ".." between of which one may be missing.
func rangeOf(text string, read func(string) (int, error), most int) (r generate.Range, err error) {
	if text == "" {
		return r, nil
	}
	low, high, isRange := strings.Cut(text, "..")
	if !isRange {
		high = low
	}
	r.High = most
	if low != "" {
		if r.Low, err = read(low); err != nil {
			return r, fmt.Errorf("%q is no number", low)
		}
	}
	if high != "" {
		if r.High, err = read(high); err != nil {
			return r, fmt.Errorf("%q is no number", high)
		}
	}
	if r.Low < 0 || r.High <= 0 || low == "" && high == "" {
		return r, fmt.Errorf("%q is no range", text)
	}
	return r, nil
}

// tenths reads a rating, as in "4.5" or "4".
func tenths(text string) (int, error) {
	whole, tenth, hasPoint := strings.Cut(text, ".")
	if !hasPoint {
		tenth = "0"
	}
	if len(tenth) != 1 || len(whole) < 1 || len(whole) > 3 {
		return 0, strconv.ErrSyntax
	}
	return strconv.Atoi(whole + tenth)
}

// maskOf returns the cells that the mask marks, which is text, the name of a file or - for
// standard input.
func (d *demands) maskOf(a *app) ([]nonet.Cell, error) {
	switch text := d.mask; {
	case text == "":
		return nil, nil
	case text == "-" && d.solution == "-":
		return nil, errors.New("--solution reads standard input already")
	case text == "-":
		b, err := io.ReadAll(&patientReader{ctx: a.ctx, r: a.stdin})
		if err != nil {
			return nil, err
		}
		return marked(string(b))
	case len(text) != 81:
		b, err := os.ReadFile(text)
		if err != nil {
			return nil, fmt.Errorf("neither 81 characters nor a file: %w", err)
		}
		return marked(string(b))
	}
	return marked(d.mask)
}

// marked returns the cells that a text marks.
func marked(text string) (cells []nonet.Cell, err error) {
	const byteOrderMark = "\ufeff"
	text = strings.TrimPrefix(text, byteOrderMark)
	n := 0
	for _, r := range strings.Join(strings.Fields(text), "") {
		if !strings.ContainsRune(".0-_", r) && n < 81 {
			cells = append(cells, nonet.Cell(n))
		}
		n++
	}
	switch {
	case n != 81:
		return nil, fmt.Errorf("found %d cells, expected 81", n)
	case len(cells) == 0:
		return nil, errors.New("it marks no cell")
	}
	return cells, nil
}
