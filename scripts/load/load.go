package main

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"sync"
	"time"
)

// afterTime is how long answers are waited for when no more is asked.
const afterTime = 30 * time.Second

// A load is one run: clients that ask a server, and what came of it.
type load struct {
	*config
	*tally
	server  *server
	library *library
	http    *http.Client
	start   time.Time
}

func newLoad(c *config, s *server, known *library) *load {
	return &load{config: c, tally: newTally(), server: s, library: known, http: &http.Client{
		Transport: &http.Transport{MaxIdleConnsPerHost: 2 * c.clients},
	}}
}

// ask lets all clients ask until the time is over, and waits for their answers.
func (l *load) ask(out io.Writer) {
	l.start = time.Now()
	asking, stop := context.WithTimeout(context.Background(), l.duration)
	defer stop()
	running, cancel := context.WithTimeout(context.Background(), l.duration+afterTime)
	defer cancel()
	var clients, others sync.WaitGroup
	others.Go(func() { l.server.watch(asking, min(time.Second, l.duration/100), l.sample) })
	others.Go(func() { l.tell(asking, out) })
	for i := range l.clients {
		c := &client{load: l, ctx: running, asking: asking, kinds: kindsOf(i), rand: rand.New(rand.NewPCG(l.seed, uint64(i)))}
		clients.Go(c.run)
	}
	clients.Wait()
	others.Wait()
	l.http.CloseIdleConnections()
}

// tell writes a line now and then.
func (l *load) tell(ctx context.Context, out io.Writer) {
	tick := time.NewTicker(30 * time.Second)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			fmt.Fprintln(out, l.line())
		}
	}
}

// A client is one of many. It asks for one thing after the other.
type client struct {
	*load
	ctx     context.Context // of what it asks for
	asking  context.Context // done when no more is to be asked
	kinds   []*kind
	rand    *rand.Rand
	problem string // with which the last request was refused
}

func (c *client) run() {
	c.sleep(0, time.Second) // not all at the same moment
	for c.asking.Err() == nil {
		k := c.choose()
		start := time.Now()
		status, err := k.ask(c)
		if err != errNotOver {
			c.add(k.name, time.Since(start), status, k.judge(status, err, c.problem))
		}
		c.sleep(k.pause/2, k.pause*3/2)
	}
}

// choose draws what to ask for.
func (c *client) choose() *kind {
	sum := 0
	for _, k := range c.kinds {
		sum += k.share
	}
	n := c.rand.IntN(sum)
	for _, k := range c.kinds {
		if n -= k.share; n < 0 {
			return k
		}
	}
	panic("unreachable")
}

// sleep waits for a random time, or until no more is to be asked.
func (c *client) sleep(least, most time.Duration) {
	select {
	case <-time.After(least + time.Duration(c.rand.Int64N(int64(most-least)))):
	case <-c.asking.Done():
	}
}

// one draws one of a list.
func one[T any](c *client, list []T) T { return list[c.rand.IntN(len(list))] }
