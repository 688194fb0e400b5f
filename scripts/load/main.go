// Load asks a server for much at once, and says whether it kept its word: 100 clients
// for five minutes, most of them people who solve, check, rate and make puzzles, the rest
// hostile, with bodies of 10 MB, broken JSON, puzzles that nobody can solve, a byte a
// second, and connections that end in the middle.
//
//	go run ./scripts/load [-clients 100] [-duration 5m] [-seed 1] [-p99 20ms] [-growth 32]
//	go run ./scripts/load -url http://127.0.0.1:8080/
//
// Without -url it builds nonet and runs a server of its own. It fails where an answer is
// wrong, where a status is none that is documented for what was asked, where a connection
// breaks that no client broke, where ordinary solves take longer than -p99, and where the
// memory of the server grows by more than -growth MB from the end of the first fifth to
// the end. The same seed asks for the same things.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"time"
)

// A config is what the flags ask for.
type config struct {
	url      string
	nonet    string
	puzzles  string
	clients  int
	duration time.Duration
	seed     uint64
	p99      time.Duration
	growth   int // MB
}

func main() {
	c, err := parse(os.Args[1:])
	switch {
	case errors.Is(err, flag.ErrHelp):
		return
	case err != nil:
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(64)
	}
	if err := c.run(os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(1)
	}
}

// parse returns what the arguments ask for, or why they make no sense.
func parse(args []string) (*config, error) {
	c := &config{}
	f := flag.NewFlagSet("load", flag.ContinueOnError)
	f.SetOutput(io.Discard) // main says what is wrong
	f.StringVar(&c.url, "url", "", "the `address` of a server that is running; one is started when empty")
	f.StringVar(&c.nonet, "nonet", "", "the nonet `command` to serve with; built from ./cmd/nonet when empty")
	f.StringVar(&c.puzzles, "puzzles", "testdata", "the `folder` with easy.txt, 17-clue.txt and hardest.txt")
	f.IntVar(&c.clients, "clients", 100, "ask with `N` clients at once")
	f.DurationVar(&c.duration, "duration", 5*time.Minute, "ask for this `time`")
	f.Uint64Var(&c.seed, "seed", 1, "the `number` that decides who asks for what")
	f.DurationVar(&c.p99, "p99", 20*time.Millisecond, "99 of 100 ordinary solves are answered within this `time`")
	f.IntVar(&c.growth, "growth", 32, "memory may grow by `MB` once it is warm")
	switch err := f.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		f.SetOutput(os.Stdout)
		fmt.Println("Usage: load [flags]")
		f.PrintDefaults()
		return nil, err
	case err != nil:
		return nil, fmt.Errorf("%w; see -help", err)
	case f.NArg() > 0:
		return nil, fmt.Errorf("no argument but flags: %s", f.Arg(0))
	case c.clients < 1 || c.duration <= 0 || c.p99 <= 0 || c.growth < 1:
		return nil, errors.New("all numbers and times are above 0")
	case c.url != "" && c.nonet != "":
		return nil, errors.New("-url is of a server that runs: no -nonet")
	}
	if c.url != "" && !strings.HasSuffix(c.url, "/") {
		c.url += "/"
	}
	return c, nil
}

// run starts a server if none is named, asks, and reports.
func (c *config) run(out io.Writer) error {
	known, err := readPuzzles(c.puzzles)
	if err != nil {
		return err
	}
	s := &server{url: c.url}
	if c.url == "" {
		if s, err = start(c.nonet); err != nil {
			return err
		}
		defer s.kill()
	}
	fmt.Fprintf(out, "%d clients for %v at %s, seed %d\n", c.clients, c.duration, s.url, c.seed)
	l := newLoad(c, s, known)
	l.ask(out)
	complaints := l.complaints()
	if err := s.end(); err != nil {
		complaints = append(complaints, err.Error())
	}
	l.report(out)
	if len(complaints) > 0 {
		return errors.New(strings.Join(complaints, "\n      "))
	}
	fmt.Fprintln(out, "All as documented.")
	return nil
}
