package main

import (
	"errors"
	"flag"
	"io"
	"os"
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
}

// parse returns the job that the arguments ask for, or why they make no sense.
func parse(args []string) (*job, error) {
	j := &job{out: os.Stdout}
	flags := flag.NewFlagSet("verify", flag.ExitOnError)
	flags.StringVar(&j.nonet, "nonet", "", "the nonet `command` to run; built from ./cmd/nonet when empty")
	flags.StringVar(&j.sets, "sets", "", "verify those of the large public sets that are in `FOLDER`")
	flags.BoolVar(&j.unique, "unique", false, "nonet count must call each puzzle unique too")
	flags.IntVar(&j.stream, "stream", 0, "repeat the puzzles up to `N` and send them through standard input")
	flags.IntVar(&j.peak, "peak", 0, "fail when nonet takes `MB` of memory or more")
	if err := flags.Parse(args); err != nil {
		return nil, err
	}
	j.files = flags.Args()
	return j, j.refusal()
}

// refusal says which flags do not go together, so that none is passed over.
func (j *job) refusal() error {
	switch {
	case j.sets != "" && (len(j.files) > 0 || j.unique || j.stream != 0):
		return errors.New("-sets chooses the files and what to ask of them: no FILE, -unique or -stream")
	case j.sets == "" && len(j.files) == 0:
		return errors.New("no files; see -help")
	case j.stream < 0 || j.peak < 0:
		return errors.New("-stream and -peak take no negative numbers")
	case j.stream > 0 && j.unique:
		return errors.New("-stream checks solutions only: no -unique")
	case j.peak > 0 && !tellsPeak:
		return errors.New("this system does not tell how much memory a command took: no -peak")
	}
	return nil
}
