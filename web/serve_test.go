package web_test

import (
	"bytes"
	"compress/gzip"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"nonet/web"
)

// serve serves a handler until the test ends.
func serve(t testing.TB, h http.Handler) string {
	l := httptest.NewServer(h)
	t.Cleanup(l.Close)
	return l.URL
}

func TestSecurityHeaders(t *testing.T) {
	url := start(t, web.Options{})
	const (
		data     = "default-src 'none'; frame-ancestors 'none'"
		document = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
			"font-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
			"require-trusted-types-for 'script'"
	)
	for _, test := range []struct {
		paths  []string
		policy string
		whole  bool // the headers of a document
		worker bool
	}{
		{[]string{"/", "/index.html", "/frog", "/api/"}, document, true, false},
		{[]string{"/backtrack-worker.js"}, document, false, true},
		{[]string{"/main.js", "/style.css", "/icon.svg", "/lang/en.json", "/api/openapi.json", "/api/manual.css"}, "", false, false},
		{[]string{"/api/v1/solve", "/api/frog", "/healthz", "/metrics"}, data, false, false},
	} {
		for _, path := range test.paths {
			h := send(t, request(t, "GET", url+path, "")).header
			for name, want := range map[string]string{
				"Content-Security-Policy":      test.policy,
				"X-Content-Type-Options":       "nosniff",
				"Cross-Origin-Resource-Policy": "same-origin",
				"Cross-Origin-Embedder-Policy": only(test.whole || test.worker, "require-corp"),
				"Cross-Origin-Opener-Policy":   only(test.whole, "same-origin"),
				"X-Frame-Options":              only(test.whole, "DENY"),
				"Referrer-Policy":              only(test.whole, "no-referrer"),
				"Permissions-Policy":           only(test.whole, "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
				"Set-Cookie":                   "",
			} {
				if got := h.Get(name); got != want {
					t.Errorf("%s: %s is %q, want %q", path, name, got, want)
				}
			}
		}
	}
}

// only returns text if it is wanted.
func only(wanted bool, text string) string {
	if wanted {
		return text
	}
	return ""
}

// reference finds what a page and its scripts load at once.
var reference = regexp.MustCompile(`(?m)(?:<script[^>]* src=|<link rel="(?:icon|manifest|stylesheet)" href=|^(?:import|export)(?:[^"();]* from)? )"([^":]+)"`)

// TestFirstLoad loads the page with all that it loads at once, and counts what comes back,
// with the headers.
func TestFirstLoad(t *testing.T) {
	base := start(t, web.Options{})
	const most = 150_000
	files := []string{"/", "/lang/index.json", "/lang/en.json"}
	bytes := 0
	for i := 0; i < len(files); i++ {
		answer, err := http.DefaultTransport.RoundTrip(request(t, "GET", base+files[i], "", "Accept-Encoding", "gzip"))
		if err != nil {
			t.Fatal(err)
		}
		dump, err := httputil.DumpResponse(answer, true)
		answer.Body.Close()
		if err != nil || answer.StatusCode != 200 {
			t.Fatalf("%s: %d %v", files[i], answer.StatusCode, err)
		}
		bytes += len(dump)
		plain := send(t, request(t, "GET", base+files[i], "", "Accept-Encoding", "identity"))
		for _, m := range reference.FindAllSubmatch(plain.body, -1) {
			if file := path.Join(path.Dir(files[i]), string(m[1])); !slices.Contains(files, file) {
				files = append(files, file)
			}
		}
	}
	if len(files) < 20 || bytes > most {
		t.Errorf("%d files have %d bytes, at most %d may", len(files), bytes, most)
	}
	t.Logf("%d files, %d bytes", len(files), bytes)
}

// TestHosts asks a server by names that are its own and others.
func TestHosts(t *testing.T) {
	one, any := web.New(web.Options{Hosts: []string{"sudoku.example.org"}}), web.New(web.Options{})
	all := web.New(web.Options{Hosts: []string{"*"}})
	for _, test := range []struct {
		host string
		want int
	}{
		{"sudoku.example.org", 200}, {"Sudoku.Example.org.:8080", 200}, {"localhost", 200}, {"LOCALHOST:8080", 200}, {"nonet.localhost", 200},
		{"127.0.0.1:1", 200}, {"192.0.2.1", 200}, {"[::1]", 200}, {"[::1]:8080", 200},
		{"evil.example", 421}, {"evil.example:8080", 421}, {"localhost.evil.example", 421}, {"127.0.0.1.evil.example", 421}, {"evillocalhost", 421}, {"", 421},
	} {
		for _, path := range []string{"/", "/api/openapi.json", "/healthz"} {
			r := httptest.NewRequest("GET", path, nil)
			r.Host = test.host
			for server, want := range map[http.Handler]int{one: test.want, any: 200, all: 200} {
				w := httptest.NewRecorder()
				server.ServeHTTP(w, r)
				if w.Code != want {
					t.Errorf("%s of %q: %d, want %d: %.200s", path, test.host, w.Code, want, w.Body)
				}
			}
		}
	}
}

func TestPackedAnswers(t *testing.T) {
	url := start(t, web.Options{})
	for header, want := range map[string]string{
		"gzip": "gzip", "GZIP": "gzip", "*": "gzip", "*;q=0, gzip": "gzip", "gzip, *;q=0": "gzip", "br;q=1.0, gzip;q=0.8, *;q=0.1": "gzip", "gzip ; Q=0.5": "gzip", "x-gzip": "gzip",
		"": "", "br": "", "identity": "", "gzip;q=0": "", "gzip;Q=0": "", "gzip; q=0.000": "", "*, gzip;q=0": "", "*;q=0": "", "gzip;q=frog": "", "gzip;q=NaN": "",
	} {
		if a := send(t, request(t, "GET", url+"/", "", "Accept-Encoding", header)); a.header.Get("Content-Encoding") != want {
			t.Errorf("%q: packed as %q", header, a.header.Get("Content-Encoding"))
		}
	}
}

func TestOrigins(t *testing.T) {
	const friend, stranger = "https://example.org", "https://example.com"
	own := start(t, web.Options{Origins: []string{friend, "no origin"}})
	all := start(t, web.Options{Origins: []string{"*"}})
	for _, test := range []struct {
		name, method, url, origin string
		status                    int
		allowed                   string
	}{
		{"a program", "POST", own, "", 200, ""},
		{"the page itself", "POST", own, own, 200, ""},
		{"a stranger", "POST", own, stranger, 403, ""},
		{"a file", "POST", own, "null", 403, ""},
		{"a friend", "POST", own, friend, 200, friend},
		{"a friend asks first", "OPTIONS", own, friend, 204, friend},
		{"a stranger asks first", "OPTIONS", own, stranger, 405, ""},
		{"anybody", "POST", all, stranger, 200, stranger},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := request(t, test.method, test.url+"/api/v1/solve", readme, "Content-Type", "text/plain")
			if test.origin != "" {
				r.Header.Set("Origin", test.origin)
			}
			a := send(t, r)
			if a.status != test.status || a.header.Get("Access-Control-Allow-Origin") != test.allowed {
				t.Errorf("%d %v %s", a.status, a.header, a.body)
			}
		})
	}
	t.Run("what is packed differs by origin too", func(t *testing.T) {
		a := send(t, request(t, "GET", own+"/api/openapi.json", "", "Origin", friend))
		if vary := a.header.Values("Vary"); !slices.Contains(vary, "Origin") || !slices.Contains(vary, "Accept-Encoding") {
			t.Errorf("%v", a.header)
		}
	})
}

func TestStatic(t *testing.T) {
	url := start(t, web.Options{})
	plain := send(t, request(t, "GET", url+"/", "", "Accept-Encoding", "identity"))
	if plain.status != 200 || plain.header.Get("Content-Type") != "text/html; charset=utf-8" || plain.header.Get("Cache-Control") != "no-cache" ||
		!bytes.Contains(plain.body, []byte("<html")) {
		t.Fatalf("%d %v", plain.status, plain.header)
	}
	packed := send(t, request(t, "GET", url+"/", "", "Accept-Encoding", "br, gzip;q=0.8"))
	z, err := gzip.NewReader(bytes.NewReader(packed.body))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(z)
	if err != nil || !bytes.Equal(text, plain.body) || packed.header.Get("Vary") != "Accept-Encoding" {
		t.Errorf("%v %v", err, packed.header)
	}
	if plain.header.Get("ETag") == packed.header.Get("ETag") {
		t.Error("both have one tag")
	}
	for _, a := range []answer{plain, packed} {
		again := send(t, request(t, "GET", url+"/", "", "Accept-Encoding", "gzip", "If-None-Match", `"x", W/`+a.header.Get("ETag")))
		if again.status != 304 || len(again.body) > 0 {
			t.Errorf("%d %v", again.status, again.header)
		}
	}
	if a := send(t, request(t, "HEAD", url+"/", "", "Accept-Encoding", "gzip;q=0")); a.status != 200 || len(a.body) > 0 || a.header.Get("Content-Encoding") != "" {
		t.Errorf("%d %v", a.status, a.header)
	}
	for path, kind := range map[string]string{"/main.js": "text/javascript; charset=utf-8", "/style.css": "text/css; charset=utf-8", "/lang/ko.json": "application/json"} {
		if a := send(t, request(t, "GET", url+path, "")); a.status != 200 || a.header.Get("Content-Type") != kind {
			t.Errorf("%s: %d %v", path, a.status, a.header)
		}
	}
}

// TestPrefix serves below a prefix, as a proxy does: nothing points to the root.
func TestPrefix(t *testing.T) {
	url := serve(t, http.StripPrefix("/sudoku", web.New(web.Options{})))
	for _, path := range []string{"/sudoku/", "/sudoku/api/"} {
		a := send(t, request(t, "GET", url+path, ""))
		if a.status != 200 {
			t.Fatalf("%s: %d", path, a.status)
		}
		for _, link := range regexp.MustCompile(`(?:src|href|action)="(/[^"]*)"`).FindAllSubmatch(a.body, -1) {
			t.Errorf("%s points to %s", path, link[1])
		}
	}
}

func TestHealthAndMetrics(t *testing.T) {
	url := start(t, web.Options{MaxPuzzles: 2, MaxTime: time.Second})
	if a := send(t, request(t, "GET", url+"/healthz", "")); a.status != 200 || string(a.body) != "ok\n" {
		t.Errorf("%d %s", a.status, a.body)
	}
	post(t, url+"/api/v1/solve", "", readme)
	post(t, url+"/api/v1/solve", "", strings.Repeat(" ", 1<<20+1))
	post(t, url+"/api/v1/solve/batch", "", strings.Repeat(readme+"\n", 3))
	post(t, url+"/api/v1/count", "application/json", countAll)
	text := string(send(t, request(t, "GET", url+"/metrics", "")).body)
	for _, line := range []string{
		`nonet_requests_total{route="/api/v1/solve",status="2xx"} 1`,
		`nonet_requests_total{route="/api/v1/solve",status="4xx"} 1`,
		`nonet_limited_total{limit="body"} 1`, `nonet_limited_total{limit="puzzles"} 1`, `nonet_limited_total{limit="time"} 1`, `nonet_limited_total{limit="concurrency"} 0`,
		`nonet_request_seconds_count{route="/api/v1/solve"} 2`,
		`nonet_work_running{kind="heavy"} 0`, `nonet_work_waiting{kind="heavy"} 0`, `nonet_panics_total 0`, "go_goroutines", "process_",
	} {
		if !strings.Contains(text, line) {
			t.Errorf("no %s in\n%.3000s", line, text)
		}
	}
}

func TestLog(t *testing.T) {
	var b lockedBuffer
	url := start(t, web.Options{Log: slog.New(slog.NewTextHandler(&b, nil))})
	post(t, url+"/api/v1/solve", "", readme)
	send(t, request(t, "GET", url+"/healthz", "")) // the record of the first is written by then
	if text := b.String(); !strings.Contains(text, "level=INFO msg=request method=POST path=/api/v1/solve status=200 bytes=") {
		t.Error(text)
	}
}

// A lockedBuffer takes records from several goroutines.
type lockedBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lockedBuffer) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *lockedBuffer) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}
