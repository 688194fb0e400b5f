package web

import (
	"log/slog"
	"net/http"
	"sync"
)

// addRoutes adds what is not an operation of the API.
func (s *Server) addRoutes() {
	s.mux.HandleFunc("GET /healthz", s.serveHealth)
	s.mux.HandleFunc("GET /metrics", s.serveMetrics)
	described := sync.OnceValues(s.described)
	s.mux.HandleFunc("GET /api/openapi.json", func(w http.ResponseWriter, r *http.Request) {
		document, _ := described()
		document.ServeHTTP(w, r)
	})
	s.mux.HandleFunc("GET /api/{$}", func(w http.ResponseWriter, r *http.Request) {
		_, manual := described()
		manual.ServeHTTP(w, r)
	})
	s.mux.Handle("GET /api/manual.css", newStatic(subtree(manualFiles, "docs")).files["/manual.css"])
	s.mux.HandleFunc("GET /api", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Location", "api/") // relative: there may be a prefix in front
		w.WriteHeader(http.StatusPermanentRedirect)
	})
	s.mux.HandleFunc("/api/", func(w http.ResponseWriter, r *http.Request) {
		s.fail(w, newProblem(http.StatusNotFound, "there is nothing at %.100q; /api/ lists what there is", r.URL.Path))
	})
	for path := range s.api.OpenAPI().Paths {
		s.mux.HandleFunc(path, func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Allow", "POST")
			s.fail(w, newProblem(http.StatusMethodNotAllowed, "%.20s is not possible here; send POST", r.Method))
		})
	}
	s.mux.Handle("/", newStatic(subtree(pageFiles, "page")))
}

// described returns the description of the API, for programs and for people. The answers
// to its examples come from a server of its own, which nobody keeps busy.
func (s *Server) described() (document, manual *staticFile) {
	o := s.options
	o.Log = slog.New(slog.DiscardHandler)
	d := newAPI(o)
	defer d.Close()
	document = newStaticFile(kinds[".json"], d.document())
	return document, d.manual()
}
