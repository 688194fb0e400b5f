package web_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"nonet/internal/soon"
	"nonet/web"
)

var update = flag.Bool("update", false, "write the golden files anew")

const readme = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

const readmeSolution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

// start serves over real HTTP until the test ends.
func start(t testing.TB, o web.Options) string {
	s := web.New(o)
	l := httptest.NewServer(s)
	t.Cleanup(func() {
		s.Close()
		l.Close()
	})
	return l.URL
}

// awaitMetric waits until a server has a line among its metrics that begins like this.
func awaitMetric(t *testing.T, url, begin string) {
	t.Helper()
	line := regexp.MustCompile("(?m)^" + begin)
	if !soon.Comes(func() bool { return line.Match(send(t, request(t, "GET", url+"/metrics", "")).body) }) {
		t.Fatalf("the server never says %s", begin)
	}
}

// An answer is what came back.
type answer struct {
	status int
	header http.Header
	body   []byte
}

// send sends a request and reads the answer.
func send(t testing.TB, r *http.Request) answer {
	t.Helper()
	resp, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer{resp.StatusCode, resp.Header, body}
}

// request returns a request with headers in pairs.
func request(t testing.TB, method, url, body string, headers ...string) *http.Request {
	t.Helper()
	r, err := http.NewRequest(method, url, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	return r
}

// post sends a body.
func post(t testing.TB, url, kind, body string) answer {
	t.Helper()
	r := request(t, "POST", url, body)
	if kind != "" {
		r.Header.Set("Content-Type", kind)
	}
	return send(t, r)
}

// ask sends JSON and returns the object that comes back.
func ask(t testing.TB, url, body string) (int, map[string]any) {
	t.Helper()
	a := post(t, url, "application/json", body)
	return a.status, object(t, a.body)
}

func object(t testing.TB, text []byte) map[string]any {
	t.Helper()
	var o map[string]any
	if err := json.Unmarshal(text, &o); err != nil {
		t.Fatalf("%v in %.500s", err, text)
	}
	return o
}

// location returns the field that a problem names.
func location(problem map[string]any) string {
	errs, _ := problem["errors"].([]any)
	if len(errs) == 0 {
		return ""
	}
	one, _ := errs[0].(map[string]any)
	name, _ := one["location"].(string)
	return name
}

// golden compares JSON with a file of testdata.
func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	var b bytes.Buffer
	if err := json.Indent(&b, got, "", "  "); err != nil {
		b.Reset()
		b.Write(got) // lines
	}
	file := filepath.Join("testdata", name+".json")
	if *update {
		if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(string(want), b.String()); d != "" {
		t.Errorf("%s (-want +got):\n%s", file, d)
	}
}
