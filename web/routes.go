package web

import (
	"net/http"
	"sync"
)

// addRoutes adds what is not an operation of the API.
func (s *Server) addRoutes() {
	s.mux.HandleFunc("GET /healthz", s.serveHealth)
	s.mux.HandleFunc("GET /metrics", s.serveMetrics)
	document := sync.OnceValue(func() *staticFile { return newStaticFile("application/json", s.document()) })
	s.mux.HandleFunc("GET /api/openapi.json", func(w http.ResponseWriter, r *http.Request) { document().ServeHTTP(w, r) })
	s.mux.HandleFunc("GET /api", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Location", "api/") // relative: there may be a prefix in front
		w.WriteHeader(http.StatusPermanentRedirect)
	})
	manual := sync.OnceValue(func() *staticFile {
		document() // it adds the answers to the examples
		return s.manual()
	})
	s.mux.HandleFunc("GET /api/{$}", func(w http.ResponseWriter, r *http.Request) { manual().ServeHTTP(w, r) })
	s.mux.Handle("GET /api/manual.css", newStatic(subtree(manualFiles, "docs")).files["/manual.css"])
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
