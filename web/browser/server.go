package browser

import (
	"net/http"
	"net/http/httptest"
	"time"

	"nonet/web"
)

// site serves the page and its API to all tests.
var site *httptest.Server

// startServer starts Nonet, seen through the eyes of wrap when it is not nil.
func startServer(wrap func(http.Handler) http.Handler) *httptest.Server {
	// On a busy machine, too, there is an answer to what the page asks for.
	var handler http.Handler = web.New(web.Options{MaxTime: time.Minute})
	if wrap != nil {
		handler = wrap(handler)
	}
	return httptest.NewServer(handler)
}
