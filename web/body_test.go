package web_test

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"nonet"
	"nonet/web"
)

// TestBodies sends the same puzzle in every way there is.
func TestBodies(t *testing.T) {
	base := start(t, web.Options{}) + "/api/v1/solve"
	grid, err := nonet.Parse(readme)
	if err != nil {
		t.Fatal(err)
	}
	const form, text, js = "application/x-www-form-urlencoded", "text/plain", "application/json"
	frame := nonet.Format(grid, nonet.ShapeGrid)
	for _, test := range []struct{ name, kind, query, body string }{
		{"JSON", js, "", `{"puzzle":"` + readme + `"}`},
		{"JSON with a charset", js + "; charset=utf-8", "", ` {"puzzle":"` + readme + `"} ` + "\n"},
		{"JSON and null", js, "", `{"puzzle":"` + readme + `","to":null}`},
		{"JSON and the address", js, "?limit=1", `{"puzzle":"` + readme + `"}`},
		{"arrays", js, "", `{"puzzle":` + nonet.Format(grid, nonet.ShapeJSON) + `}`},
		{"arrays of strings", js, "", `{"puzzle":` + nonet.Format(grid, nonet.ShapeJSONStrings) + `}`},
		{"a flat array", js, "", `{"puzzle":` + nonet.Format(grid, nonet.ShapeJSONFlat) + `}`},
		{"arrays alone", js, "", nonet.Format(grid, nonet.ShapeJSON)},
		{"a string alone", js, "", `"` + readme + `"`},
		{"text", text, "", readme},
		{"a frame", text, "", frame},
		{"CSV", "text/csv", "", nonet.Format(grid, nonet.ShapeCSV)},
		{"no type", "", "", readme},
		{"bytes", "application/octet-stream", "", readme + "\r\n"},
		{"curl -d", form, "", readme},
		{"curl -d of a frame", form, "", frame},
		{"curl -d of JSON", form, "", `{"puzzle":"` + readme + `"}`},
		{"a form", form, "", "puzzle=" + readme + "&limit=1"},
		{"a form with a frame", form, "", url.Values{"puzzle": {frame}, "to": {"line"}}.Encode()},
		{"fields in the address", text, "?to=grid&effort", readme},
		{"a byte order mark", text, "", "\ufeff" + readme},
		{"a byte order mark before JSON", js, "", "\ufeff" + `{"puzzle":"` + readme + `"}`},
		{"a byte order mark before a form", form, "", "\ufeffpuzzle=" + readme + "&limit=1"},
		{"the puzzle in the address", "", "?puzzle=" + readme, ""},
		{"a large body", text, "", strings.Repeat("# a comment\n", 10_000) + readme},
	} {
		t.Run(test.name, func(t *testing.T) {
			a := post(t, base+test.query, test.kind, test.body)
			if o := object(t, a.body); a.status != 200 || o["solution"] != readmeSolution {
				t.Errorf("%d %s", a.status, a.body)
			}
		})
	}
}

func TestBadBodies(t *testing.T) {
	base := start(t, web.Options{MaxBody: 2000}) + "/api/v1/"
	for _, test := range []struct {
		name, kind, path, body string
		status                 int
		detail                 string
	}{
		{"half of an object", "application/json", "solve", `{"puzzle":"` + readme, 400, "ends too early"},
		{"half of a member", "application/json", "solve", `{"puzzle"`, 400, "ends too early"},
		{"no JSON", "application/json", "solve", "{\n \"puzzle\": frog}", 400, "invalid character"},
		{"text as JSON", "application/json", "solve", readme, 400, "no JSON"},
		{"two objects", "application/json", "solve", `{}{}`, 400, "there is more behind its end"},
		{"deep", "application/json", "solve", strings.Repeat(`{"puzzle":`, 150), 400, "ends too early"},
		{"deep arrays", "application/json", "solve", `{"puzzle":` + strings.Repeat("[", 900) + strings.Repeat("]", 900) + "}", 422, "puzzle"},
		{"too large", "application/json", "solve", strings.Repeat(" ", 2001), 413, "more than the 2000 bytes"},
		{"a query that is none", "text/plain", "solve?limit=1;to=grid", readme, 400, "address"},
		{"half of an escape", "text/plain", "solve?limit=%2", readme, 400, "address"},
		{"an image", "image/png", "solve", readme, 415, "image/png"},
		{"parts", "multipart/form-data; boundary=x", "solve", readme, 415, "multipart"},
		{"a bad type", "a/b/c", "solve", readme, 415, "content type"},
		{"no text", "text/plain", "generate", readme, 400, "no JSON object and no form"},
		{"an array", "application/json", "generate", "[1]", 400, "no JSON object"},
		{"zero bytes", "text/plain", "solve", "\x00\x00\x00", 422, "puzzle"},
		{"UTF-16", "text/plain", "solve", "5\x003\x00.\x00.\x007\x00", 422, "UTF-16"},
		{"no UTF-8 in a value", "application/json", "generate", "{\"level\":\"\xff\"}", 422, "level"},
		{"no UTF-8 in a list", "application/json", "steps", "{\"puzzle\":\"" + readme + "\",\"techniques\":[\"\xff\"]}", 422, "techniques"},
		{"no UTF-8 in an object", "application/json", "check", "{\"puzzle\":\"" + readme + "\",\"value\":{\"\xff\":1},\"coordinate\":\"A1\"}", 422, "value"},
		{"no UTF-8 in the name of a field", "application/json", "solve", "{\"\xff\":1}", 422, "no such field"},
		{"no UTF-8 in a form", "application/x-www-form-urlencoded", "solve", "puzzle=%ff", 422, "puzzle"},
		{"no UTF-8", "application/json", "solve", "{\"puzzle\":\"\xff\xfe\"}", 422, "puzzle"},
	} {
		t.Run(test.name, func(t *testing.T) {
			a := post(t, base+test.path, test.kind, test.body)
			o := object(t, a.body)
			if detail, _ := o["detail"].(string); a.status != test.status || !strings.Contains(detail, test.detail) {
				t.Errorf("%d %s", a.status, a.body)
			}
			if a.header.Get("Content-Type") != "application/problem+json" || !utf8.Valid(a.body) {
				t.Errorf("%v %q", a.header, a.body)
			}
		})
	}
	t.Run("where JSON is broken", func(t *testing.T) {
		a := post(t, base+"solve", "application/json", "{\n \"puzzle\": frog}")
		if o := object(t, a.body); o["line"] != 2.0 || o["column"] != 13.0 {
			t.Errorf("%s", a.body)
		}
	})
}

// What a request holds of what is long is not sent back.
func TestLongFields(t *testing.T) {
	base := start(t, web.Options{}) + "/api/v1/"
	long := strings.Repeat("<", 100_000)
	for _, test := range []struct{ path, body string }{
		{"solve", `{"` + long + `":1}`},
		{"solve", `{"puzzle":"` + readme + `","limit":"` + long + `"}`},
		{"solve", `{"puzzle":"` + readme + `","limit":["` + long + `"]}`},
		{"solve", `{"puzzle":"` + readme + `","limit":{"` + long + `":1}}`},
		{"check", `{"puzzle":"` + readme + `","value":"` + long + `"}`},
		{"steps", `{"puzzle":"` + readme + `","techniques":["` + long + `"]}`},
	} {
		if a := post(t, base+test.path, "application/json", test.body); a.status != 422 || len(a.body) > 1000 {
			t.Errorf("%.100s: %d, %d bytes", test.body, a.status, len(a.body))
		}
	}
}

// A body that is packed is refused as such.
func TestPackedBody(t *testing.T) {
	base := start(t, web.Options{}) + "/api/v1/"
	for _, path := range []string{"solve", "solve/batch"} {
		a := send(t, request(t, "POST", base+path, "\x1f\x8b\x08", "Content-Type", "text/plain", "Content-Encoding", "gzip"))
		if o := object(t, a.body); a.status != 415 || a.header.Get("Accept-Encoding") != "identity" || !strings.Contains(o["detail"].(string), `packed as "gzip"`) {
			t.Errorf("%d %v %s", a.status, a.header, a.body)
		}
		twice := request(t, "POST", base+path, readme, "Content-Type", "text/plain", "Content-Encoding", "identity")
		twice.Header.Add("Content-Encoding", "gzip")
		if a := send(t, twice); a.status != 415 {
			t.Errorf("%d %s", a.status, a.body)
		}
		if a = send(t, request(t, "POST", base+path, readme, "Content-Type", "text/plain", "Content-Encoding", "identity")); a.status != 200 {
			t.Errorf("%d %s", a.status, a.body)
		}
	}
}

// TestLargeBodies sends more than is read: the answer does not wait for it.
func TestLargeBodies(t *testing.T) {
	base := start(t, web.Options{})
	host := strings.TrimPrefix(base, "http://")
	for _, test := range []struct{ name, head string }{
		{"announced", "Content-Length: 10000000\r\n\r\n"},
		{"in chunks", "Transfer-Encoding: chunked\r\n\r\n" + "100001\r\n" + strings.Repeat(" ", 0x100001) + "\r\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			conn, err := net.Dial("tcp", host)
			if err != nil {
				t.Fatal(err)
			}
			defer conn.Close()
			conn.SetDeadline(time.Now().Add(10 * time.Second))
			fmt.Fprintf(conn, "POST /api/v1/solve HTTP/1.1\r\nHost: %s\r\nContent-Type: text/plain\r\n%s", host, test.head)
			resp, err := http.ReadResponse(bufio.NewReader(conn), nil)
			if err != nil {
				t.Fatal(err)
			}
			body, _ := io.ReadAll(resp.Body)
			if o := object(t, body); resp.StatusCode != 413 || o["limit"] != "body" || !resp.Close {
				t.Errorf("%d %v %s", resp.StatusCode, resp.Header, body)
			}
		})
	}
}

// TestShortBody ends a body before its announced end.
func TestShortBody(t *testing.T) {
	host := strings.TrimPrefix(start(t, web.Options{}), "http://")
	conn, err := net.Dial("tcp", host)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(10 * time.Second))
	fmt.Fprintf(conn, "POST /api/v1/solve HTTP/1.1\r\nHost: %s\r\nContent-Length: 100\r\n\r\n53..7", host)
	conn.(*net.TCPConn).CloseWrite()
	resp, err := http.ReadResponse(bufio.NewReader(conn), nil)
	if err != nil {
		t.Fatal(err)
	}
	body, _ := io.ReadAll(resp.Body)
	if o := object(t, body); resp.StatusCode != 400 || !strings.Contains(o["detail"].(string), "incomplete") {
		t.Errorf("%d %s", resp.StatusCode, body)
	}
}

func TestMethodsAndPaths(t *testing.T) {
	base := start(t, web.Options{})
	for _, test := range []struct {
		method, path string
		status       int
		kind         string
	}{
		{"GET", "/api/v1/solve", 405, "application/problem+json"},
		{"DELETE", "/api/v1/rate/batch", 405, "application/problem+json"},
		{"POST", "/api/v1/frog", 404, "application/problem+json"},
		{"GET", "/api/frog", 404, "application/problem+json"},
		{"POST", "/api/", 405, "application/problem+json"},
		{"PUT", "/api/openapi.json", 405, "application/problem+json"},
		{"POST", "/metrics", 405, "application/problem+json"},
		{"GET", "/frog", 404, "text/html; charset=utf-8"},
		{"POST", "/", 405, "application/problem+json"},
		{"GET", "/..%2f..%2fetc/passwd", 404, "text/html; charset=utf-8"},
	} {
		t.Run(test.method+" "+test.path, func(t *testing.T) {
			a := send(t, request(t, test.method, base+test.path, ""))
			if a.status != test.status || a.header.Get("Content-Type") != test.kind {
				t.Errorf("%d %v", a.status, a.header)
			}
			if a.status == 405 && a.header.Get("Allow") == "" {
				t.Error("no Allow")
			}
		})
	}
	a := send(t, request(t, "GET", base+"/api", ""))
	if a.status != 308 || a.header.Get("Location") != "api/" {
		t.Errorf("%d %v", a.status, a.header)
	}
}

// FuzzBody sends anything as any type: the answer is one that is documented.
func FuzzBody(f *testing.F) {
	for _, kind := range []string{"application/json", "text/plain", "application/x-www-form-urlencoded", ""} {
		for _, body := range []string{readme, `{"puzzle":"` + readme + `","limit":2}`, "puzzle=" + readme + "&to=grid", "[[1,2,3]]", "null", `{"puzzle":[1,null,"x"]}`} {
			f.Add(kind, "limit=2", body)
		}
	}
	s := web.New(web.Options{MaxTime: 100 * time.Millisecond})
	f.Cleanup(s.Close)
	f.Fuzz(func(t *testing.T, kind, query, body string) {
		for _, path := range []string{"solve", "check", "hint", "convert", "generate", "solve/batch"} {
			r, err := http.NewRequest("POST", "/api/v1/"+path, strings.NewReader(body))
			if err != nil {
				t.Fatal(err)
			}
			r.URL.RawQuery = query
			r.Header.Set("Content-Type", kind)
			w := &written{header: http.Header{}}
			s.ServeHTTP(w, r)
			switch w.status {
			case 200, 400, 413, 415, 422, 503:
			default:
				t.Errorf("%s: %d %s", path, w.status, w.Bytes())
			}
		}
	})
}

// written keeps an answer.
type written struct {
	header http.Header
	status int
	bytes.Buffer
}

func (w *written) Header() http.Header { return w.header }

func (w *written) WriteHeader(status int) { w.status = status }

func (w *written) Write(b []byte) (int, error) {
	if w.status == 0 {
		w.status = 200
	}
	return w.Buffer.Write(b)
}
