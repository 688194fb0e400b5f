package web

import (
	"net/http"
	"sync"
)

// addRoutes adds what is not an operation of the API.
func (s *Server) addRoutes() {
	s.get("/healthz", s.serveHealth)
	s.get("/metrics", s.serveMetrics)
	described := sync.OnceValues(s.described)
	s.get("/api/openapi.json", func(w http.ResponseWriter, r *http.Request) {
		document, _ := described()
		document.ServeHTTP(w, r)
	})
	s.get("/api/{$}", func(w http.ResponseWriter, r *http.Request) {
		_, manual := described()
		manualFor(r.Host, manual).ServeHTTP(w, r)
	})
	s.get("/api/manual.css", newStatic(subtree(manualFiles, "docs")).files["/manual.css"].ServeHTTP)
	s.get("/api", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Location", "api/") // relative: there may be a prefix in front
		w.WriteHeader(http.StatusPermanentRedirect)
	})
	s.mux.HandleFunc("/api/", func(w http.ResponseWriter, r *http.Request) {
		s.fail(w, newProblem(http.StatusNotFound, "there is nothing at %.100q; /api/ lists what there is", r.URL.Path))
	})
	for path := range s.api.OpenAPI().Paths {
		s.refuseOthers(path, "POST")
	}
	s.mux.Handle("/", newStatic(subtree(pageFiles, "page")))
}

// get adds what can only be read.
func (s *Server) get(path string, handler http.HandlerFunc) {
	s.mux.HandleFunc("GET "+path, handler)
	s.refuseOthers(path, "GET, HEAD")
}

// refuseOthers refuses all methods that have no handler of their own.
func (s *Server) refuseOthers(path, allowed string) {
	s.mux.HandleFunc(path, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Allow", allowed)
		s.fail(w, newProblem(http.StatusMethodNotAllowed, "%.20s is not possible here; send %s", r.Method, allowed))
	})
}

// described returns the description of the API, for programs and for people. The answers
// to its examples come from a server of its own, which nobody keeps busy and whose limits
// they do not reach.
func (s *Server) described() (document, manual *staticFile) {
	examples := newAPI(Options{}.withDefaults())
	defer examples.Close()
	d := newAPI(s.options)
	defer d.Close()
	document = newStaticFile(kinds[".json"], d.document(examples))
	return document, d.manual()
}
