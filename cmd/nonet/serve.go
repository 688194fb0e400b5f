package main

import (
	"fmt"
	"net/url"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"nonet/web"
)

const serveLong = `Serve is the page for people, and an HTTP API for programs, until it is interrupted:
the page at /, what the API can do at /api/, its description for programs at
/api/openapi.json. It needs nothing else, and no network beyond its own address.

Only this machine can reach it, unless --addr names another address: 0.0.0.0:8080 is
all addresses of the machine. There are no accounts and nothing is kept of what was
asked, but who can reach it can let it work. docs/serving.md says how to put it behind
a proxy, what it measures, and what a client sees when a limit is reached.

What would take too much is refused, or given up, and the answer says so: bodies above
--max-body, more puzzles than --max-puzzles, requests that take longer than --max-time.
Heavy work is done --workers at a time while --queue more wait; the rest is told to
come again.

--origin lets the pages of another site use the API, such as https://example.org; * is
any site.

Listening at an address of this machine alone it answers to localhost and to addresses in
numbers only, so that no site can reach it by a name that it points here. --host is one
more name, such as that of a proxy in front of it, * any. At other addresses it answers
to any name, unless --host says which.

Requests are noted on standard error, one a line, as text or as JSON with --log json. At a
terminal only what went wrong is, unless --log text asks for all.

At an interrupt no more requests are taken, and those that are running have 5s to end. A
second interrupt ends at once.

Exit status: 2 the address cannot be had; 64 usage; 130 interrupted; 143 terminated.`

const serveExamples = `  nonet serve
  nonet serve --addr 127.0.0.1:0 --log json
  nonet serve --addr 0.0.0.0:8080 --max-body 256kB --max-time 5s --workers 1`

// A server is the verb serve with its flags.
type server struct {
	*app
	addr    string
	maxBody sizeFlag
	log     string
	limits  web.Options
}

func newServeCommand(a *app) *cobra.Command {
	v := &server{app: a, maxBody: sizeFlag{1 << 20}}
	cmd := &cobra.Command{
		Use:     "serve",
		Short:   "Serve the page and the HTTP API",
		Long:    serveLong,
		Example: serveExamples,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) > 0 {
				return fmt.Errorf("serve reads no FILE: %s", args[0])
			}
			return nil
		},
		RunE: func(*cobra.Command, []string) error { return v.run() },
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.StringVar(&v.addr, "addr", "127.0.0.1:8080", "listen at `HOST:PORT`; port 0 is any that is free")
	f.Var(&v.maxBody, "max-body", "refuse a request above this size, such as 512kB or 4MB")
	f.IntVar(&v.limits.MaxPuzzles, "max-puzzles", 10000, "take at most `N` puzzles in a request")
	f.DurationVar(&v.limits.MaxTime, "max-time", 10*time.Second, "work on a request for this `TIME` at the most")
	f.IntVar(&v.limits.Workers, "workers", 0, "work on `N` heavy requests at once; 0 is one fewer than processors")
	f.IntVar(&v.limits.Queue, "queue", 64, "let `N` more of them wait their turn")
	f.StringSliceVar(&v.limits.Origins, "origin", nil, "let pages of this `ORIGIN` use the API; may be repeated")
	f.StringSliceVar(&v.limits.Hosts, "host", nil, "answer to this `NAME` too; may be repeated")
	f.StringVar(&v.log, "log", "", "note requests as `FORMAT`: text, json or off")
	cmd.RegisterFlagCompletionFunc("log", cobra.FixedCompletions([]cobra.Completion{"text", "json", "off"}, cobra.ShellCompDirectiveNoFileComp))
	return cmd
}

func (v *server) run() error {
	if err := v.check(); err != nil {
		return err
	}
	log, err := v.logger()
	if err != nil {
		return err
	}
	l, err := listen(v.addr)
	if err != nil {
		return fail(err)
	}
	page, others := reach(v.addr, l.Addr())
	if u, err := url.Parse(page); err == nil && (!others || len(v.limits.Hosts) > 0) {
		v.limits.Hosts = append(v.limits.Hosts, u.Hostname())
	}
	if others {
		v.errorf("others can reach this address too; 127.0.0.1 would be for this machine alone")
	}
	v.limits.MaxBody = v.maxBody.bytes
	v.limits.Log = log
	v.limits.Version = version()
	handler := web.New(v.limits)
	defer handler.Close()
	if _, err := fmt.Fprintf(v.stdout, "Nonet is at %s (Ctrl+C ends it)\n", page); err != nil {
		l.Close()
		return fail(err)
	}
	return fail(v.serve(atMost(l, mostConnections), handler))
}

// check refuses values that the flags' types allow.
func (v *server) check() error {
	for _, number := range []struct {
		flag         string
		value, least int
	}{{"max-puzzles", v.limits.MaxPuzzles, 1}, {"workers", v.limits.Workers, 0}, {"queue", v.limits.Queue, 1}} {
		if number.value < number.least {
			return fmt.Errorf("--%s takes a whole number from %d on, such as 4, not %d", number.flag, number.least, number.value)
		}
	}
	if v.limits.MaxTime <= 0 {
		return fmt.Errorf("--max-time takes a time above 0s, such as 500ms, 2s or 1m30s, not %v", v.limits.MaxTime)
	}
	for _, origin := range v.limits.Origins {
		if err := checkOrigin(origin); err != nil {
			return err
		}
	}
	for _, host := range v.limits.Hosts {
		if host == "" || strings.ContainsAny(host, ":/ ") {
			return fmt.Errorf("--host takes a name without a port, such as sudoku.example.org, not %q", host)
		}
	}
	return checkAddr(v.addr)
}

// checkOrigin refuses what no browser sends as an origin.
func checkOrigin(origin string) error {
	if origin == "*" {
		return nil
	}
	u, err := url.Parse(origin)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" || origin != u.Scheme+"://"+u.Host {
		return fmt.Errorf("--origin takes the beginning of an address, such as https://example.org, not %q", origin)
	}
	return nil
}
