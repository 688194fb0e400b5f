package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"time"
)

// A job is what the flags ask for.
type job struct {
	nonet  string // the command
	files  []string
	sets   string // a folder of whole sets
	unique bool
	stream int
	peak   int
	out    io.Writer // where results go

	uniform        int // grids
	seed           uint64
	ratings        bool
	turned         int // symmetries of each puzzle
	sound          int // puzzles of each file
	every          bool
	sample         int // puzzles of each file
	limit          time.Duration
	serate, hodoku string // commands
}

// parse returns the job that the arguments ask for, or why they make no sense.
func parse(args []string) (*job, error) {
	j := &job{out: os.Stdout}
	flags := flag.NewFlagSet("verify", flag.ContinueOnError)
	flags.SetOutput(io.Discard) // main says what is wrong
	flags.StringVar(&j.nonet, "nonet", "", "the nonet `command` to run; built from ./cmd/nonet when empty")
	flags.StringVar(&j.sets, "sets", "", "verify those of the large public sets that are in `FOLDER`")
	flags.BoolVar(&j.unique, "unique", false, "nonet count must call each puzzle unique too")
	flags.IntVar(&j.stream, "stream", 0, "repeat the puzzles up to `N` and send them through standard input")
	flags.IntVar(&j.peak, "peak", 0, "fail when nonet takes `MB` of memory or more")
	flags.IntVar(&j.uniform, "uniform", 0, "draw `N` full grids, which must be uniform")
	flags.Uint64Var(&j.seed, "seed", 1, "the `number` that decides which grids -uniform draws")
	flags.BoolVar(&j.ratings, "ratings", false, "the lines are puzzle, ER, EP and ED with tabs between: rate the puzzles alike")
	flags.IntVar(&j.turned, "turned", 0, "rate puzzles and `N` random symmetries of each alike")
	flags.IntVar(&j.sound, "sound", 0, "solve `N` random puzzles of each file step by step: no step may contradict the solution")
	flags.BoolVar(&j.every, "every", false, "where -sound takes no single, check what all techniques find")
	flags.IntVar(&j.sample, "sample", 0, "take `N` random puzzles of each file for -turned, not all")
	flags.DurationVar(&j.limit, "limit", 0, "give a puzzle of -sound up after this `time`")
	flags.StringVar(&j.serate, "serate", "", "ratings that change with a symmetry must be those of this `command`")
	flags.StringVar(&j.hodoku, "hodoku", "", "levels that change with a symmetry must be those of this `command`")
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		flags.SetOutput(j.out)
		fmt.Fprintln(j.out, "Usage: verify [flags] FILE...")
		flags.PrintDefaults()
		return nil, err
	case err != nil:
		return nil, fmt.Errorf("%w; see -help", err)
	}
	j.files = flags.Args()
	return j, j.refusal()
}

// refusal says which flags do not go together, so that none is passed over.
func (j *job) refusal() error {
	switch {
	case j.sets != "" && (len(j.files) > 0 || j.unique || j.stream != 0):
		return errors.New("-sets chooses the files and what to ask of them: no FILE, -unique or -stream")
	case j.uniform != 0 && len(j.files) > 0:
		return errors.New("-uniform draws grids: no FILE")
	case j.sets == "" && j.uniform == 0 && len(j.files) == 0:
		return errors.New("no files; see -help")
	case j.stream < 0 || j.peak < 0 || j.turned < 0 || j.sound < 0 || j.sample < 0 || j.limit < 0 || j.uniform < 0:
		return errors.New("no flag takes negative numbers")
	case j.stream > 0 && j.unique:
		return errors.New("-stream checks solutions only: no -unique")
	case j.peak > 0 && !tellsPeak:
		return errors.New("this system does not tell how much memory a command took: no -peak")
	case j.asked() > 1:
		return errors.New("one of -sets, -stream, -unique, -ratings, -turned, -sound and -uniform at a time")
	case j.turned == 0 && (j.sample > 0 || j.serate != "" || j.hodoku != ""):
		return errors.New("-sample, -serate and -hodoku go with -turned")
	case j.sound == 0 && (j.limit > 0 || j.every):
		return errors.New("-limit and -every go with -sound")
	}
	return nil
}

// asked returns how many kinds of check are asked for.
func (j *job) asked() (n int) {
	for _, is := range []bool{j.sets != "", j.stream > 0, j.unique, j.ratings, j.turned > 0, j.sound > 0, j.uniform > 0} {
		if is {
			n++
		}
	}
	return n
}

// limited returns a context with the time that a puzzle may take.
func (j *job) limited() (context.Context, context.CancelFunc) {
	if j.limit == 0 {
		return context.WithCancel(context.Background())
	}
	return context.WithTimeout(context.Background(), j.limit)
}
