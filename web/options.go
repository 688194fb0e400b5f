package web

import (
	"log/slog"
	"runtime"
	"time"
)

// Options say how a [Server] serves. The zero value is a sensible one.
type Options struct {
	// MaxBody is how many bytes the body of a request may have, 0 for 1 MiB.
	MaxBody int64
	// MaxPuzzles is how many puzzles one request may hold, 0 for 10,000.
	MaxPuzzles int
	// MaxTime is how long the server works on one request, 0 for 10 seconds. A request
	// may wait as long besides, in all.
	MaxTime time.Duration
	// Workers is how many goroutines do work that takes long, 0 for one less than the
	// processors that Go may use, and at least one. Each takes turns between up to four
	// requests.
	Workers int
	// Queue is how many more requests may wait for that, 0 for 64.
	Queue int
	// Log takes a record of each request, nil for none.
	Log *slog.Logger
	// Origins are the other web sites whose pages may use the API, as in
	// "https://example.org".
	Origins []string
	// Hosts are the names by which the server is asked, without ports, nil for any. With
	// some it answers to them, to localhost and to addresses in numbers only, so that no site
	// can pass it off as itself by pointing its name at it.
	Hosts []string
	// Version is that of the program, for the description of the API.
	Version string
}

// shares is how many requests that take long share a worker.
const shares = 4

// withDefaults fills in what was left open.
func (o Options) withDefaults() Options {
	if o.MaxBody <= 0 {
		o.MaxBody = 1 << 20
	}
	if o.MaxPuzzles <= 0 {
		o.MaxPuzzles = 10_000
	}
	if o.MaxTime <= 0 {
		o.MaxTime = 10 * time.Second
	}
	if o.Workers <= 0 {
		o.Workers = max(1, runtime.GOMAXPROCS(0)-1)
	}
	if o.Queue <= 0 {
		o.Queue = 64
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	if o.Version == "" {
		o.Version = "devel"
	}
	return o
}
