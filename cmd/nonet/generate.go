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

Without more flags the puzzles are of any kind and minimal: no given can be missed.
--level takes the levels of "nonet rate", easy, medium, hard, unfair and extreme,
and --se ratings of Sudoku Explainer, as in 4.0..5.0; --pearl asks for EP = ER, and
--diamond for ED = EP = ER. --use, --avoid and --hardest take techniques that
"nonet steps --list" names, in HoDoKu's order. --clues 24..30 asks for so many givens,
and --minimal with it that none of them can be missed.

--symmetry is that of the places of givens: none, half-turn, quarter-turn, left-right,
top-bottom, mirrors (both of these), diagonal, anti-diagonal, diagonals (both), or
full. --mask is 81 characters, or a file with them: no givens where ".", "0", "-" or
"_" stands. --solution is the solution of all puzzles, as text or the name of a file.

The same --seed and flags give the same puzzles on every machine and for any number
of --workers; without a seed one is drawn. Each attempt draws a full grid, all grids
being equally likely, and takes givens away at random. --uniform keeps puzzles that
are equivalent to one before, so that none depends on another: with --clues 81 the
grids are then exactly uniform.

What is impossible is refused at once. What is rare may take long: --tries N and
--timeout TIME end the search, and standard error says how many were found.

With --json there is one object a puzzle, each on a line of its own:
  puzzle, solution   81 characters
  givens             how many there are
  seed, attempt      where the puzzle comes from
  level, score, technique and er, ep, ed   as "nonet rate" has them, as far as
                     the flags ask about them
  status             unique

Exit status: 0 as many as wanted; 2 results could not be written; 3 fewer; 64 usage,
or puzzles that cannot be; 130 interrupted; 141 the reader of the results is gone;
143 terminated.`

const generateExamples = `  nonet generate
  nonet generate -n 20 --level easy,medium --symmetry half-turn --seed 7
  nonet generate --se 4.0..5.0 --clues 26..30
  nonet generate -n 3 --seed 1 --uniform --clues 81
  nonet generate -n 5 --json | nonet rate`

// A generator is the verb generate with its flags.
type generator struct {
	*stream
	options
	demands
	to   shapeFlag
	made generate.Options
}

func newGenerateCommand(a *app) *cobra.Command {
	v := &generator{}
	cmd := &cobra.Command{
		Use:     "generate",
		Short:   "Make puzzles",
		Long:    generateLong,
		Example: generateExamples,
		Args:    cobra.NoArgs,
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
	if !cmd.Flags().Changed("seed") {
		v.seed = rand.Uint64() >> 16 // few digits, to be typed again
	}
}

func (v *generator) run(a *app) (err error) {
	if v.made, err = v.demands.options(a); err != nil {
		return err
	}
	v.made.Workers = v.workers
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
	return s.close(v.makeAll())
}

// makeAll writes puzzles until there are enough.
func (v *generator) makeAll() error {
	ctx, cancel := v.limited()
	defer cancel()
	v.made.Progress = v.progress.tried
	for p, err := range v.made.Puzzles(ctx) {
		if short, ok := errors.AsType[*generate.ShortError](err); ok {
			return v.reportShort(ctx, short)
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

// reportShort says how many puzzles there are, where these are fewer than wanted.
func (v *generator) reportShort(ctx context.Context, short *generate.ShortError) error {
	v.mark(exitGaveUp)
	v.out.Flush() // an error shows again at the next write
	text := fmt.Sprintf("found %d of %s", short.Found, plural(short.Wanted, "puzzle"))
	if short.Wanted == 0 {
		text = "found " + plural(short.Found, "puzzle")
	}
	v.errorf("%s in %s%s", text, triesText(short.Tries), v.after(ctx))
	return nil
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
