package web

import (
	"net"
	"net/http"
	"slices"
	"strings"
)

// A headerLine is a header with its value.
type headerLine [2]string

// securityHeaders go with every answer: what it holds is what it says to be, for this site
// alone, and no document.
var securityHeaders = []headerLine{
	{"Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"},
	{"X-Content-Type-Options", "nosniff"},
	{"Cross-Origin-Resource-Policy", "same-origin"},
}

// pagePolicy lets scripts, styles and everything else come from this server or not at all.
// The page writes no markup.
var pagePolicy = headerLine{"Content-Security-Policy", "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
	"font-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
	"require-trusted-types-for 'script'"}

// embedderPolicy lets a document or a worker load only what is meant for it.
var embedderPolicy = headerLine{"Cross-Origin-Embedder-Policy", "require-corp"}

// documentHeaders go with what a browser shows as a page, and workerHeaders with the scripts
// that it runs on their own. Browsers ask for none of them elsewhere.
var (
	documentHeaders = []headerLine{
		pagePolicy,
		embedderPolicy,
		{"X-Frame-Options", "DENY"},
		{"Referrer-Policy", "no-referrer"},
		{"Cross-Origin-Opener-Policy", "same-origin"},
		{"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
	}
	workerHeaders = []headerLine{pagePolicy, embedderPolicy}
)

// setAll sets headers.
func setAll(h http.Header, lines []headerLine) {
	for _, line := range lines {
		h.Set(line[0], line[1])
	}
}

// secured adds the headers to what next answers, and keeps the pages of other sites
// from letting this server work: a browser would send their requests even to a server
// that only its own machine can reach.
func (s *Server) secured(next http.Handler) http.Handler {
	protection := http.NewCrossOriginProtection()
	for _, origin := range s.options.Origins {
		if origin == "*" {
			continue
		}
		if err := protection.AddTrustedOrigin(origin); err != nil {
			s.options.Log.Warn("no origin of a site", "origin", origin, "error", err)
		}
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		setAll(h, securityHeaders)
		if !s.isHost(r.Host) {
			s.fail(w, newProblem(http.StatusMisdirectedRequest, "this server is not known as %.100q", r.Host))
			return
		}
		if s.shares(r) {
			s.share(h, r.Header.Get("Origin"))
			if r.Method == http.MethodOptions {
				w.WriteHeader(http.StatusNoContent)
				return
			}
		} else if err := protection.Check(r); err != nil {
			s.fail(w, newProblem(http.StatusForbidden, "pages of other sites may not use this server"))
			return
		}
		next.ServeHTTP(w, r)
	})
}

// isHost reports whether the server may be asked by a name. A name can be pointed at any
// machine by whoever owns it, an address in numbers cannot.
func (s *Server) isHost(host string) bool {
	if len(s.options.Hosts) == 0 {
		return true
	}
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	host = strings.ToLower(strings.TrimSuffix(host, "."))
	return host == "localhost" || strings.HasSuffix(host, ".localhost") || net.ParseIP(strings.Trim(host, "[]")) != nil ||
		slices.ContainsFunc(s.options.Hosts, func(own string) bool { return own == "*" || strings.EqualFold(own, host) })
}

// shares reports whether a request to the API comes from a page of another site that
// may use it.
func (s *Server) shares(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	return origin != "" && strings.HasPrefix(r.URL.Path, "/api/") &&
		(slices.Contains(s.options.Origins, origin) || slices.Contains(s.options.Origins, "*"))
}

// share tells the browser that a page of that origin may read the answer.
func (s *Server) share(h http.Header, origin string) {
	h.Add("Vary", "Origin")
	h.Set("Access-Control-Allow-Origin", origin)
	h.Set("Access-Control-Allow-Methods", "GET, POST")
	h.Set("Access-Control-Allow-Headers", "Content-Type")
	h.Set("Access-Control-Allow-Private-Network", "true")
	h.Set("Access-Control-Expose-Headers", "Retry-After")
	h.Set("Access-Control-Max-Age", "600")
	h.Set("Cross-Origin-Resource-Policy", "cross-origin")
}
