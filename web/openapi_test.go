package web_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"reflect"
	"strings"
	"testing"

	"nonet/web"
)

// TestDocument checks the description of the API: its references lead somewhere, and its
// examples get the answers that it shows.
func TestDocument(t *testing.T) {
	url := start(t, web.Options{Version: "v1.2.3"})
	a := send(t, request(t, "GET", url+"/api/openapi.json", ""))
	if a.status != 200 || a.header.Get("Content-Type") != "application/json" {
		t.Fatalf("%d %v", a.status, a.header)
	}
	document := object(t, a.body)
	if document["openapi"] != "3.1.0" || document["info"].(map[string]any)["version"] != "v1.2.3" {
		t.Errorf("%v", document["info"])
	}
	walk(document, func(o map[string]any) {
		ref, ok := o["$ref"].(string)
		if !ok {
			return
		}
		if found := resolve(document, ref); found == nil {
			t.Errorf("%s leads nowhere", ref)
		}
	})
	checkFields(t, document)
	paths := document["paths"].(map[string]any)
	if len(paths) != 11 {
		t.Errorf("%d paths", len(paths))
	}
	for path, item := range paths {
		op := item.(map[string]any)["post"].(map[string]any)
		for _, member := range []string{"summary", "description", "operationId", "requestBody"} {
			if op[member] == nil {
				t.Errorf("%s has no %s", path, member)
			}
		}
		responses := op["responses"].(map[string]any)
		for _, status := range []string{"200", "400", "403", "408", "421", "413", "415", "422", "500", "503"} {
			if responses[status] == nil {
				t.Errorf("%s has no %s", path, status)
			}
		}
		checkExample(t, url+path, op)
	}
}

// checkFields holds that each field of a request and of an answer is described.
func checkFields(t *testing.T, document map[string]any) {
	t.Helper()
	schemas := document["components"].(map[string]any)["schemas"].(map[string]any)
	for name, schema := range schemas {
		if !strings.HasSuffix(name, "Request") && !strings.HasSuffix(name, "Answer") && !strings.HasSuffix(name, "Line") {
			continue
		}
		for field, property := range schema.(map[string]any)["properties"].(map[string]any) {
			if property.(map[string]any)["description"] == nil {
				t.Errorf("%s of %s is not described", field, name)
			}
		}
	}
}

// The examples are answered whatever the limits of a server are.
func TestDocumentOfATightServer(t *testing.T) {
	url := start(t, web.Options{MaxBody: 1, MaxTime: 1})
	a := send(t, request(t, "GET", url+"/api/openapi.json", ""))
	if a.status != 200 || !bytes.Contains(a.body, []byte(readmeSolution)) ||
		!bytes.Contains(a.body, []byte("more than 1 bytes")) {
		t.Errorf("%d %.5000s", a.status, a.body)
	}
}

// checkExample posts the example of an operation.
func checkExample(t *testing.T, url string, op map[string]any) {
	t.Helper()
	for kind, content := range op["responses"].(map[string]any)["200"].(map[string]any)["content"].(map[string]any) {
		want := content.(map[string]any)["example"]
		if kind == "application/x-ndjson" {
			examples := content.(map[string]any)["examples"].(map[string]any)
			list := make([]any, len(examples))
			for i := range list {
				list[i] = examples[fmt.Sprintf("line-%d", i+1)].(map[string]any)["value"]
			}
			want = list
		}
		requests := op["requestBody"].(map[string]any)["content"].(map[string]any)
		asked, body := "application/json", ""
		if request := requests[asked].(map[string]any); request["example"] != nil {
			text, err := json.Marshal(request["example"])
			if err != nil {
				t.Fatal(err)
			}
			body = string(text)
		} else {
			asked = "text/plain"
			body = requests[asked].(map[string]any)["example"].(string)
		}
		a := post(t, url, asked, body)
		if a.status != 200 || a.header.Get("Content-Type") != kind {
			t.Errorf("%s: %d %v", url, a.status, a.header)
		}
		var got any
		if kind == "application/json" {
			got = object(t, a.body)
		} else {
			var list []any
			for _, line := range lines(t, a.body) {
				list = append(list, line)
			}
			got = list
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s\ngot  %v\nwant %v", url, got, want)
		}
	}
}

// walk visits all objects.
func walk(v any, visit func(map[string]any)) {
	switch v := v.(type) {
	case map[string]any:
		visit(v)
		for _, inner := range v {
			walk(inner, visit)
		}
	case []any:
		for _, inner := range v {
			walk(inner, visit)
		}
	}
}

// resolve returns what a reference is about.
func resolve(document any, ref string) any {
	for name := range strings.SplitSeq(strings.TrimPrefix(ref, "#/"), "/") {
		o, _ := document.(map[string]any)
		document = o[name]
	}
	return document
}

func TestManual(t *testing.T) {
	url := start(t, web.Options{})
	a := send(t, request(t, "GET", url+"/api/", ""))
	if a.status != 200 || a.header.Get("Content-Type") != "text/html; charset=utf-8" {
		t.Fatalf("%d %v", a.status, a.header)
	}
	for _, text := range []string{"POST v1/solve", "POST v1/rate/batch", "curl " + strings.TrimPrefix(url, "http://") + "/api/v1/hint", "{&#34;done&#34;:1}", "seTechnique", "<code>er</code>", "concurrency", "1048576 bytes", "noCandidate"} {
		if !bytes.Contains(a.body, []byte(text)) {
			t.Errorf("no %q", text)
		}
	}
	for host, want := range map[string]string{
		"sudoku.example.org": "curl sudoku.example.org/api/v1/hint ", "[::1]:80": "curl -g &#39;[::1]:80&#39;/api/v1/hint ",
		"a;reboot": "curl localhost:8080/api/v1/hint ", "-o": "curl localhost:8080/api/v1/hint ", "<b>": "curl localhost:8080/api/v1/hint ",
		"a$(x)": "curl localhost:8080/api/v1/hint ", "x:y": "curl localhost:8080/api/v1/hint ", "": "curl localhost:8080/api/v1/hint ",
	} {
		w := httptest.NewRecorder()
		r := httptest.NewRequest("GET", "/api/", nil)
		r.Host = host
		web.New(web.Options{}).ServeHTTP(w, r)
		if w.Code != 200 || !strings.Contains(w.Body.String(), want) {
			t.Errorf("host %s: no %q", host, want)
		}
	}
	if bytes.Contains(a.body, []byte("<script")) || bytes.Contains(a.body, []byte("style=")) {
		t.Error("the policy forbids that")
	}
	if a := send(t, request(t, "GET", url+"/api/manual.css", "")); a.status != 200 || a.header.Get("Content-Type") != "text/css; charset=utf-8" {
		t.Errorf("%d %v", a.status, a.header)
	}
}
