package web

import (
	"context"
	"embed"
	"io/fs"
	"net/http"
	"runtime"

	"github.com/VictoriaMetrics/metrics"
	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
	"nonet"
)

//go:embed page
var pageFiles embed.FS

// subtree returns a folder of embedded files.
func subtree(files embed.FS, folder string) fs.FS {
	tree, err := fs.Sub(files, folder)
	if err != nil {
		panic(err) // the name is one of ours
	}
	return tree
}

// A Server serves the page and the API. It is an [http.Handler].
type Server struct {
	options Options
	handler http.Handler
	mux     *http.ServeMux
	api     huma.API
	slots   *slots             // for work that takes long
	turns   *slots             // for that of it which is done at the moment
	trials  [len(tries)]*slots // for first tries, by weight; nil where there is no need
	bodies  *slots             // for large bodies, so that memory is bounded
	batches *slots             // for batches, whose lines may wait for their clients, likewise
	solver  nonet.Solver
	metrics *metrics.Set

	closing context.Context
	close   context.CancelCauseFunc
}

// New returns a server. It works until Close is called.
func New(o Options) *Server {
	s := newAPI(o.withDefaults())
	s.addRoutes()
	s.handler = s.observed(s.secured(s.mux))
	return s
}

// mostLarge is how many requests with large bodies are answered at once.
const mostLarge = 32

// mostBatches is how many batches are answered at once.
const mostBatches = 256

// newAPI returns a server of the API alone.
func newAPI(o Options) *Server {
	s := &Server{options: o, mux: http.NewServeMux()}
	s.closing, s.close = context.WithCancelCause(context.Background())
	s.trials[middle] = newSlots(shares*o.Workers, o.Queue)
	s.slots = newSlots(shares*o.Workers, o.Queue)
	s.turns = newSlots(o.Workers, 0)
	s.bodies = newSlots(mostLarge, o.Queue)
	s.batches = newSlots(mostBatches, o.Queue)
	for _, w := range []weight{light, trial, bulky} {
		s.trials[w] = newSlots(max(1, runtime.GOMAXPROCS(0)/2), 4*o.Queue)
	}
	s.solver.Workers = 1
	s.metrics = s.newMetrics()
	s.api = humago.New(s.mux, huma.Config{OpenAPI: s.newOpenAPI()})
	s.addOperations()
	return s
}

// ServeHTTP answers a request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }

// Close ends the work that is being done: who waits for it is told that the server
// shuts down. New requests get the same answer where they need work that takes long.
func (s *Server) Close() { s.close(errClosing) }
