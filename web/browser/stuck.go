package browser

import (
	"bytes"
	"io"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
)

// A stuckServer never answers some requests. It counts them, and those that were given up.
type stuckServer struct {
	url            string
	asked, givenUp atomic.Int32
}

// startStuck starts Nonet so that it never answers what is sent to a path that ends so, with a
// body that has these words. It ends with the test.
func startStuck(t *testing.T, path, words string) *stuckServer {
	t.Helper()
	s := &stuckServer{}
	site := startServer(func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if !strings.HasSuffix(r.URL.Path, path) {
				next.ServeHTTP(w, r)
				return
			}
			// That somebody has gone is noticed once all that they sent was read.
			body, _ := io.ReadAll(r.Body)
			if !bytes.Contains(body, []byte(words)) {
				r.Body = io.NopCloser(bytes.NewReader(body))
				next.ServeHTTP(w, r)
				return
			}
			s.asked.Add(1)
			<-r.Context().Done()
			s.givenUp.Add(1)
		})
	})
	t.Cleanup(func() {
		site.CloseClientConnections()
		site.Close()
	})
	s.url = site.URL
	return s
}
