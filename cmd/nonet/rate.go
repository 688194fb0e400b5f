package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"time"

	"github.com/spf13/cobra"
	"nonet/format"
	"nonet/logic"
)

const rateLong = `Rate says how hard each puzzle is, on a line of its own:

  PUZZLE ER/EP/ED LEVEL SCORE TECHNIQUE

ER, EP and ED are the ratings of Sudoku Explainer: of the hardest step, of the
steps up to the first digit, and of the first step. LEVEL and SCORE are those of
HoDoKu, and TECHNIQUE is the one that comes last in its order of those needed, which
need not be the one of the highest level; Brute Force, the last of all, is a digit
taken from the solution where no technique leads on. In place of all these stands why a
puzzle has no rating: "solved", "broken", "none" for no solution, "several" for more
than one, or "gave up".

` + markedHelp + `
--format FORMAT writes another line, with
  %g puzzle   %r ER   %p EP   %d ED   %n number of the puzzle   %e seconds
  %l level    %s score   %t TECHNIQUE   %% percent sign   \t tab   \n line break
  \\ backslash
Where there is no rating, %l and %t are the reason, and the other numbers 0.
A format without %l, %s and %t takes about half the time.

--resume FILE goes on with a run that was stopped: the puzzles whose lines are in
FILE, as this command writes them without --format and --json, are left out, those
given up included, and the lines of the others are added to it. A file that is not
there is made; a last line without its end is cut off, and its puzzle rated again.
With --retry those given up are rated again, and their new lines take the places of
the old ones, every few seconds and at the end. The exit status tells of all lines that FILE has then.

` + jsonHelp + `  er, ep, ed         the ratings of Sudoku Explainer, where there are any
  level, score       those of HoDoKu
  technique          the last in HoDoKu's order of those needed
  status             rated, solved, none, several, broken, gave up
` + jsonReasons + jsonUnreadable + `

Exit status: 0 all rated; 1 some puzzle is solved, broken, or has no solution or
several; ` + exitHelp

const rateExamples = `  nonet rate puzzle.txt
  nonet rate --format '%r %g' puzzles.txt | sort -n
  nonet rate --format '%r\t%l\t%g' puzzles.txt
  nonet rate --timeout 1m --resume rated.txt puzzles.txt
  nonet rate --timeout 1h --resume rated.txt --retry puzzles.txt`

// A rater is the verb rate with its flags.
type rater struct {
	*stream
	options
	format string
	resume string
	retry  bool
	number int // of the puzzle that is reported
	// earlier is the run that --resume goes on with.
	earlier *earlierRun
}

func newRateCommand(a *app) *cobra.Command {
	v := &rater{}
	cmd := &cobra.Command{
		Use:     "rate [FILE...]",
		Short:   "Say how hard each puzzle is",
		Long:    rateLong,
		Example: rateExamples,
		RunE: func(_ *cobra.Command, files []string) error {
			return v.run(a, files)
		},
	}
	cmd.Flags().StringVar(&v.format, "format", "", "write `FORMAT` for each puzzle")
	cmd.Flags().StringVar(&v.resume, "resume", "", "go on with the run whose results are in `FILE`")
	cmd.Flags().BoolVar(&v.retry, "retry", false, "with --resume, rate those again that gave up")
	v.addWorkers(cmd)
	v.addTo(cmd)
	return cmd
}

func (v *rater) run(a *app, files []string) error {
	switch {
	case v.resume != "" && (v.output != "" || v.json || v.format != ""):
		return errResume
	case v.resume == "-":
		return errors.New("--resume needs a file; - is none")
	case v.retry && v.resume == "":
		return errors.New("--retry goes with --resume only: it says which file has those that gave up")
	case v.json && v.format != "":
		return errors.New("--json and --format exclude each other")
	}
	var err error
	if v.format, err = unescaped(v.format); err != nil {
		return err
	}
	if err := checkRateFormat(v.format); err != nil {
		return err
	}
	if v.resume != "" {
		if info, err := os.Stat(v.resume); err == nil && !info.Mode().IsRegular() {
			return fail(fmt.Errorf("--resume needs a file that can be read and added to; %s is none", v.resume))
		}
		v.output, v.appends = v.resume, true
	}
	s, err := a.openStream(files, &v.options)
	if err != nil {
		return err
	}
	v.stream = s
	return s.close(v.rateAll())
}

func (v *rater) rateAll() error {
	if v.resume == "" {
		return ordered(v.stream, v.answer, v.report)
	}
	if err := v.resumed(); err != nil {
		return err
	}
	err := cmp.Or(ordered(v.stream, v.answer, v.report), v.earlier.allFound())
	if err == nil || v.ctx.Err() != nil {
		err = cmp.Or(err, v.keepRetried())
	}
	return err
}

// A rated is what is known about how hard a puzzle is.
type rated struct {
	outcome
	rating logic.Rating
	took   time.Duration
}

func (v *rater) answer(ctx context.Context, e format.Entry) rated {
	begin := time.Now()
	var r rated
	var err error
	if v.format != "" && !usesLevel(v.format) {
		r.rating.Ratings, err = logic.RateSE(ctx, e.Candidates)
	} else {
		r.rating, err = logic.Rate(ctx, e.Candidates)
	}
	r.outcome, r.took = logicOutcome(e, statusRated, err), time.Since(begin)
	return r
}

// A rateRecord is the JSON object of one puzzle.
type rateRecord struct {
	place
	*ratings
	Level     string `json:"level,omitempty"`
	Score     int    `json:"score,omitempty"`
	Technique string `json:"technique,omitempty"`
	reasons
	Status string `json:"status"`
}

func (v *rater) report(it item, r rated) error {
	v.number++
	v.refuses(it, "rating", r.outcome, statusSolved, statusSeveral)
	switch {
	case v.format != "":
		return v.out.write(v.formatted(it, &r) + "\n")
	case v.json:
		return v.out.object(newRateRecord(it, &r))
	}
	text := r.status
	if r.status == statusRated {
		text = fmt.Sprintf("%s %s %d %s", ratingText(&r.rating.Ratings), r.rating.Level, r.rating.Score, r.rating.Hardest)
	}
	if v.earlier.retried(text) {
		if len(v.earlier.again) > 0 && time.Since(v.earlier.kept) < keepEvery {
			return nil
		}
		return v.keepRetried()
	}
	return v.out.write(puzzleText(it) + " " + text + "\n")
}

func newRateRecord(it item, r *rated) rateRecord {
	o := rateRecord{place: newPlace(it), reasons: newReasons(r.report), Status: r.status}
	if r.status == statusRated {
		o.ratings = newRatings(&r.rating.Ratings)
		o.Level, o.Score, o.Technique = r.rating.Level.String(), r.rating.Score, r.rating.Hardest.String()
	}
	return o
}
