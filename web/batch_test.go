package web_test

import (
	"bufio"
	"bytes"
	"context"
	"net/http"
	"strings"
	"testing"
	"time"

	"nonet/web"
)

// lines takes an answer of lines apart.
func lines(t *testing.T, body []byte) (list []map[string]any) {
	t.Helper()
	for line := range bytes.Lines(body) {
		list = append(list, object(t, line))
	}
	return list
}

func TestSolveBatch(t *testing.T) {
	url := start(t, web.Options{}) + "/api/v1/solve/batch"
	for _, test := range []struct{ name, kind, body string }{
		{"lines", "text/plain", readme + "\nfrog\n" + clash + "\n" + several + "\n"},
		{"JSON lines", "application/x-ndjson", `{"puzzle":"` + readme + "\"}\n\"frog\"\n\"" + clash + "\"\n\"" + several + "\"\n"},
		{"curl --data-binary", "application/x-www-form-urlencoded", readme + "\nfrog\n" + clash + "\n" + several + "\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			a := post(t, url, test.kind, test.body)
			l := lines(t, a.body)
			if a.status != 200 || a.header.Get("Content-Type") != "application/x-ndjson" || len(l) != 5 {
				t.Fatalf("%d %v\n%s", a.status, a.header, a.body)
			}
			if l[0]["line"] != 1.0 || l[0]["solution"] != readmeSolution || l[0]["unique"] != true {
				t.Errorf("%v", l[0])
			}
			if p, _ := l[1]["error"].(map[string]any); l[1]["line"] != 2.0 || p["status"] != 422.0 {
				t.Errorf("%v", l[1])
			}
			if l[2]["line"] != 3.0 || l[2]["solvable"] != false || l[2]["reason"] != "r9c8 and r9c9 both hold 9 in row 9; r9c8 and r9c9 both hold 9 in box 9" || l[2]["conflicts"] != nil {
				t.Errorf("%v", l[2])
			}
			if l[3]["line"] != 4.0 || l[3]["unique"] != false || l[3]["more"] != true {
				t.Errorf("%v", l[3])
			}
			if l[4]["done"] != 4.0 {
				t.Errorf("%v", l[4])
			}
		})
	}
	t.Run("an array", func(t *testing.T) {
		a := post(t, url, "application/json", `["`+readme+`","`+clash+`"]`)
		if l := lines(t, a.body); len(l) != 3 || l[2]["done"] != 2.0 {
			t.Errorf("%s", a.body)
		}
	})
	t.Run("nothing", func(t *testing.T) {
		a := post(t, url, "text/plain", "\n")
		if o := object(t, a.body); a.status != 422 || o["found"] != "no cells" {
			t.Errorf("%d %s", a.status, a.body)
		}
	})
	t.Run("many", func(t *testing.T) {
		a := post(t, url, "text/plain", strings.Repeat(readme+"\n", 10_000))
		if l := lines(t, a.body); len(l) != 10_001 || l[10_000]["done"] != 10_000.0 {
			t.Errorf("%d lines, the last is %v", len(l), l[len(l)-1])
		}
	})
	t.Run("too many", func(t *testing.T) {
		a := post(t, url, "text/plain", strings.Repeat(readme+"\n", 10_001))
		l := lines(t, a.body)
		if last := l[len(l)-1]; len(l) != 10_001 || last["limit"] != "puzzles" || last["done"] != nil {
			t.Errorf("%d lines, the last is %v", len(l), last)
		}
	})
	t.Run("fields", func(t *testing.T) {
		if a := post(t, url+"?limit=2", "text/plain", readme); a.status != 422 || location(object(t, a.body)) != "query.limit" {
			t.Errorf("%d %s", a.status, a.body)
		}
	})
	t.Run("a type that is not read", func(t *testing.T) {
		for _, kind := range []string{"image/png", "a/b/c", ";", "text/plain; charset"} {
			if a := post(t, url, kind, readme); a.status != 415 {
				t.Errorf("%s: %d %s", kind, a.status, a.body)
			}
		}
	})
}

func TestRateBatch(t *testing.T) {
	url := start(t, web.Options{MaxTime: time.Second}) + "/api/v1/rate/batch"
	a := post(t, url, "text/plain", readme+"\n"+several+"\n"+readmeSolution+"\n"+readme[:80]+"\n")
	l := lines(t, a.body)
	if len(l) != 5 || l[0]["er"] != 1.2 || l[0]["level"] != "Easy" || l[0]["line"] != 1.0 || l[4]["done"] != 4.0 {
		t.Fatalf("%s", a.body)
	}
	for i := 1; i < 4; i++ {
		if p, _ := l[i]["error"].(map[string]any); p["status"] != 422.0 || l[i]["line"] != float64(i+1) {
			t.Errorf("%v", l[i])
		}
	}
	t.Run("time", func(t *testing.T) {
		a := post(t, url, "text/plain", readme+"\n"+hardest+"\n"+readme+"\n")
		l := lines(t, a.body)
		if len(l) != 2 || l[0]["er"] != 1.2 || l[1]["limit"] != "time" {
			t.Errorf("%s", a.body)
		}
	})
}

// TestBatchComesAsItGoes reads the first line while the work is not done, and goes away.
func TestBatchComesAsItGoes(t *testing.T) {
	url := start(t, web.Options{Workers: 1}) + "/api/v1/"
	ctx, cancel := context.WithCancel(t.Context())
	begin := time.Now()
	r := request(t, "POST", url+"rate/batch", strings.Repeat(readme+"\n", 200)+hardest+"\n").WithContext(ctx)
	resp, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	line, err := bufio.NewReader(resp.Body).ReadBytes('\n')
	if err != nil || object(t, line)["er"] != 1.2 || time.Since(begin) > 3*time.Second {
		t.Fatalf("%v %s after %v", err, line, time.Since(begin))
	}
	cancel()
	resp.Body.Close()
	// The only slot is free again soon.
	begin = time.Now()
	if a := post(t, url+"solve/batch", "text/plain", readme); a.status != 200 || time.Since(begin) > 3*time.Second {
		t.Errorf("%d after %v: %s", a.status, time.Since(begin), a.body)
	}
}
