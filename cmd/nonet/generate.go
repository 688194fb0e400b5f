package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"

	"github.com/spf13/cobra"
	"nonet/generate"
	"nonet/internal/lanes"
)

const generateLong = `Generate makes puzzles, each with one solution and no two of them equivalent, and
writes each as 81 characters, or in the shape that --to names.

Without more flags the puzzles are of any kind and minimal: no given is redundant.
--level takes the levels of "nonet rate", easy, medium, hard, unfair and extreme.
--use, --avoid and --hardest take techniques that "nonet steps --list" names, in
HoDoKu's order. --se takes ratings of Sudoku Explainer, as in 4.0..5.0 or 7.0.. for
7.0 and more. These are ER, that of the hardest step; EP is that of the hardest up to
the first digit placed, and ED that of the first step. --pearl asks for EP = ER, and
--diamond for ED = EP = ER; both are rare (docs/rating.md says more).

--clues 24..30 asks for so many givens, 24.. for 24 and more, ..30 for 30 and fewer.
Puzzles with --clues or --symmetry may have redundant givens, unless --minimal
says that they must not. Puzzles for people to solve have some more givens than the
fewest: --level easy --clues 32..36.

--symmetry is that of the places of givens: none, half-turn, quarter-turn, left-right,
top-bottom, mirrors (both of these), diagonal, anti-diagonal, diagonals (both), or
full. --mask is 81 characters, a file with them, or - for standard input: no givens
where ".", "0", "-" or "_" stands. --solution is the solution of all puzzles, as text
or the name of a file.

The same --seed and flags give the same puzzles on every machine and for any number
of --workers, with one version of Nonet. Without a seed one is drawn, and a note on
standard error names it. Each attempt draws a full grid, all grids
being equally likely, and takes givens away at random. --uniform keeps puzzles that
are equivalent to one before, so that none depends on another: with --clues 81 the
grids are then exactly uniform.

What is impossible is refused at once. What is rare may take long: --tries N and
--timeout TIME end the search, and standard error says how many were found. With
-n 0 there is no number that would be enough, and such an end is none too early.
As no two puzzles may be equivalent, some 50 bytes of memory are kept of each that was
found; with --uniform nothing is.

With --json there is one object a puzzle, each on a line of its own:
  puzzle, solution   81 characters
  givens             how many there are
  seed, attempt      where the puzzle comes from; attempts count from 0
  level, score, technique and er, ep, ed   as "nonet rate" has them, as far as
                     the flags ask about them
  status             unique

Exit status: 0 as many as wanted, or -n 0; 2 a file that cannot be read, or results that
could not be written; 3 fewer than wanted; 64 usage, or puzzles that cannot be;
130 interrupted; 141 the reader of the results is gone; 143 terminated.`

const generateExamples = `  nonet generate
  nonet generate -n 20 --level easy,medium --symmetry half-turn --seed 7
  nonet generate -n 6 --level easy --clues 32..36
  nonet generate --se 4.0..5.0 --clues 26..30
  nonet generate -n 3 --seed 1 --uniform --clues 81
  nonet generate -n 5 --json | nonet rate`

// A generator is the verb generate with its flags.
type generator struct {
	*stream
	options
	demands
	to    shapeFlag
	drawn bool // the seed was not named
	made  generate.Options
}

func newGenerateCommand(a *app) *cobra.Command {
	v := &generator{}
	cmd := &cobra.Command{
		Use:     "generate",
		Short:   "Make puzzles",
		Long:    generateLong,
		Example: generateExamples,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) > 0 {
				return fmt.Errorf("generate reads no FILE: %s", args[0])
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, _ []string) error {
			v.drawSeed(cmd)
			return v.run(a)
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	v.demands.addTo(cmd)
	f.Var(&v.to, "to", "write puzzles in this shape")
	f.DurationVar(&v.timeout, "timeout", 0, "stop after this `TIME`, as in 2s or 500ms")
	v.addWorkers(cmd)
	v.addResults(cmd)
	cmd.MarkFlagsMutuallyExclusive("json", "to")
	cmd.RegisterFlagCompletionFunc("to", cobra.FixedCompletions(shapeNames(), cobra.ShellCompDirectiveNoFileComp))
	return cmd
}

// drawSeed draws a seed where none is named.
func (v *generator) drawSeed(cmd *cobra.Command) {
	if v.drawn = !cmd.Flags().Changed("seed"); v.drawn {
		v.seed = rand.Uint64() >> 16 // few digits, to be typed again
	}
}

func (v *generator) run(a *app) (err error) {
	if v.made, err = v.demands.options(a); err != nil {
		return err
	}
	v.made.Workers = v.workerCount()
	if err := errors.Join(v.check(), v.made.Check()); err != nil {
		return err
	}
	if _, err := lanes.Default(); err != nil {
		return err
	}
	s, err := a.openOutput(&v.options, 0, filesOf(v.mask, v.demands.solution))
	if err != nil {
		return err
	}
	v.stream = s
	if v.drawn && !v.quiet {
		v.errorf("seed %d", v.seed)
	}
	return s.close(v.makeAll())
}

// makeAll writes puzzles until there are enough.
func (v *generator) makeAll() error {
	ctx, cancel := v.limited()
	defer cancel()
	v.made.Progress = v.progress.tried
	for p, err := range v.made.Puzzles(ctx) {
		if short, ok := errors.AsType[*generate.ShortError](err); ok {
			v.reportShort(ctx, short)
			return nil
		}
		if err != nil {
			return err
		}
		if err := v.write(&p); err != nil {
			return err
		}
		v.progress.answered()
	}
	return nil
}

// reportShort says how many puzzles there are, where these are fewer than wanted. Where no number
// was wanted they are not too few.
func (v *generator) reportShort(ctx context.Context, short *generate.ShortError) {
	text := fmt.Sprintf("found %d of %s", short.Found, plural(short.Wanted, "puzzle"))
	if short.Wanted == 0 {
		if v.quiet {
			return
		}
		text = "found " + plural(short.Found, "puzzle")
	} else {
		v.mark(exitGaveUp)
	}
	v.out.Flush() // an error shows again at the next write
	v.errorf("%s in %s%s", text, triesText(short.Tries), v.after(ctx))
}

// after says when a search ended before its time.
func (v *generator) after(ctx context.Context) string {
	if errors.Is(context.Cause(ctx), errTimeOver) {
		return fmt.Sprintf(", and gave up after %v", v.timeout)
	}
	return ""
}

// triesText returns "1 try", "12,345 tries".
func triesText(tries uint64) string {
	if tries == 1 {
		return "1 try"
	}
	return thousands(fmt.Sprint(tries)) + " tries"
}

// A madeRecord is the JSON object of one puzzle.
type madeRecord struct {
	Puzzle   string `json:"puzzle"`
	Solution string `json:"solution"`
	Givens   int    `json:"givens"`
	Seed     uint64 `json:"seed"`
	Attempt  uint64 `json:"attempt"`
	*ratings
	Level     string `json:"level,omitempty"`
	Score     int    `json:"score,omitempty"`
	Technique string `json:"technique,omitempty"`
	Status    string `json:"status"`
}

func (v *generator) write(p *generate.Puzzle) error {
	if !v.json {
		return v.out.grid(p.Grid, v.to.shape)
	}
	r := madeRecord{Puzzle: p.Grid.String(), Solution: p.Solution.String(), Givens: p.Grid.Givens(),
		Seed: v.seed, Attempt: p.Attempt, Status: statusUnique}
	if p.Rated {
		r.ratings = newRatings(&p.Rating.Ratings)
	}
	if p.Graded {
		r.Level, r.Score, r.Technique = p.Rating.Level.String(), p.Rating.Score, p.Rating.Hardest.String()
	}
	return v.out.object(r)
}
