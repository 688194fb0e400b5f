package browser

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"regexp"
	"strings"
	"testing"
)

// A refusal is a problem as the server writes it.
type refusal map[string]any

// Whatever the server refuses, the page says it in words of its own, in every language.
func TestEveryProblemHasWords(t *testing.T) {
	t.Parallel()
	problems := append(refusals(t), described(t)...)
	p := open(t)
	for _, language := range []string{"en", "ko"} {
		general := p.worded(language, []refusal{{"status": 400}})[0][0]
		for i, texts := range p.worded(language, problems) {
			problem := problems[i]
			for _, text := range texts {
				for _, words := range serverWords(problem) {
					if strings.Contains(text, words) {
						t.Errorf("%s: the server's words are shown: %s", language, text)
					}
				}
				if text == "" || strings.ContainsAny(text, "{}") {
					t.Errorf("%s: %v has no words: %q", language, problem, text)
				}
				if foreign := latin.FindString(same.ReplaceAllString(text, "")); language == "ko" && foreign != "" {
					t.Errorf("%q is not in Korean in %s", foreign, text)
				}
			}
			if (problem["limit"] != nil || problem["reason"] != nil) && texts[0] == general {
				t.Errorf("%s: %v is told as any other problem", language, problem)
			}
		}
	}
}

// No part of the page shows what the server says, whatever is asked for.
func TestNoWordsOfTheServer(t *testing.T) {
	t.Parallel()
	long(t)
	server := startServer(func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if !strings.HasPrefix(r.URL.Path, "/api/v1/") {
				next.ServeHTTP(w, r)
				return
			}
			w.Header().Set("Content-Type", "application/problem+json")
			w.WriteHeader(http.StatusUnprocessableEntity)
			_, _ = io.WriteString(w, `{"status":422,"title":"frog","detail":"frog","errors":[{"message":"frog","location":"body"}],"line":1,"found":"frog","wanted":"frog"}`)
		})
	})
	defer server.Close()
	p := open(t, at(server.URL), speaking("ko-KR"))
	p.forgive(`\b422\b`)
	p.begin(readme)
	says := func(where string) {
		t.Helper()
		p.until("a complaint", fmt.Sprintf(`/[가-힣]/.test(document.querySelector(%s)?.textContent)`, quote(where)))
		if text := read[string](p, `document.body.textContent`); strings.Contains(text, "frog") {
			t.Errorf("the server's words are shown in %s: %s", where, p.text(where))
		}
		p.speaksKorean("")
	}
	p.paste("?")
	says("#alert")
	for _, button := range []string{"#check-solution", "#walk"} {
		p.click(button)
		says("#alert")
	}
	p.click("#hint")
	says("#hint-text")
	p.click("#watch")
	says(".watch-others .muted")
	p.click("#new")
	p.click("#new-make")
	says("#new-dialog .problem")
	p.press("Escape")
	p.click("#print")
	p.choose("#print-source", "new")
	p.click("#print-go")
	says("#print-dialog .problem")
}

var (
	latin = regexp.MustCompile(`[A-Za-z]{2,}`)
	// same are names that are the same in Korean.
	same = regexp.MustCompile(`Nonet|JSON|UTF-\d+`)
)

// serverWords are the sentences of a problem, and what was found where a test made it up.
func serverWords(problem refusal) []string {
	words := []string{"frog"}
	for _, name := range []string{"title", "detail"} {
		if text, ok := problem[name].(string); ok {
			words = append(words, text)
		}
	}
	items, _ := problem["errors"].([]any)
	for _, item := range items {
		words = append(words, item.(map[string]any)["message"].(string))
	}
	return words
}

// worded returns what the page says of each problem: in general, of a text that it is about, and
// of a puzzle that was wished for.
func (p *page) worded(language string, problems []refusal) [][]string {
	p.t.Helper()
	raw, err := json.Marshal(problems)
	if err != nil {
		p.t.Fatal(err)
	}
	return read[[][]string](p, fmt.Sprintf(`(async () => {
		const part = name => import(new URL(name, document.baseURI));
		const [i18n, api, text, wish] = await Promise.all(["i18n.js", "api.js", "import-reason.js", "create-reason.js"].map(part));
		await i18n.load(%s);
		const app = {t: i18n.t, api};
		const asked = {level: "Easy", se: {low: 8, high: 12}};
		return %s.map(p => [api.text(p), text.reason(app, p), wish.refusal(app, p, asked)]);
	})()`, quote(language), raw))
}

// described returns a problem of every kind that the description of the API knows.
func described(t *testing.T) (problems []refusal) {
	t.Helper()
	var api struct {
		Components struct {
			Responses map[string]any
			Schemas   map[string]struct {
				Properties map[string]struct{ Enum []string }
			}
		}
	}
	if err := json.Unmarshal(asked(t, "GET", "openapi.json", ""), &api); err != nil {
		t.Fatal(err)
	}
	add := func(status int, more refusal) {
		problem := refusal{"status": status, "title": "frog", "detail": "frog", "errors": []any{map[string]any{"message": "frog", "location": "body.frog"}}}
		for name, value := range more {
			problem[name] = value
		}
		problems = append(problems, problem)
	}
	for status := 400; status < 600; status++ {
		if name := strings.ReplaceAll(http.StatusText(status), " ", ""); api.Components.Responses[name] != nil {
			add(status, nil)
		}
	}
	if len(problems) < 9 {
		t.Fatalf("only %d problems are described", len(problems))
	}
	properties := api.Components.Schemas["Problem"].Properties
	for _, limit := range properties["limit"].Enum {
		add(http.StatusServiceUnavailable, refusal{"limit": limit, "most": 10000})
	}
	for _, reason := range properties["reason"].Enum {
		add(http.StatusUnprocessableEntity, refusal{"reason": reason})
	}
	if len(properties["limit"].Enum) == 0 || len(properties["reason"].Enum) == 0 {
		t.Fatal("the description has no limits or no reasons")
	}
	add(http.StatusUnprocessableEntity, refusal{"line": 1, "column": 2, "found": "a frog", "wanted": "81 cells"})
	return problems
}

// refusals returns what the server says to requests that it refuses.
func refusals(t *testing.T) (problems []refusal) {
	t.Helper()
	none := strings.Replace(readme, "53..7", "53.47", 1)
	several := strings.Repeat(".", 80) + "1"
	for _, r := range []struct{ path, body string }{
		{"convert", quote("안녕")},
		{"convert", quote(readme[1:])},
		{"convert", quote(strings.Replace(readme, ".", "0", 1))},
		{"convert", `"`},
		{"convert", `{"puzzle":"안녕"}`},
		{"convert", `{"puzzle":` + quote(strings.Repeat(readme+"\n", 10_001)) + `,"several":true}`},
		{"convert", quote(strings.Repeat(".", 1<<20))},
		{"hint", quote(none)},
		{"hint", quote(several)},
		{"steps", quote(none)},
		{"steps", `{}`},
		{"rate", quote(several)},
		{"rate", quote(solution)},
		{"solve/batch", ""},
		{"generate", `{"level":"easy","se":{"low":8}}`},
		{"generate", `{"level":"hard","se":{"high":1.5}}`},
		{"generate", `{"se":{"low":1.3,"high":1.4}}`},
		{"generate", `{"se":{"low":1.35}}`},
		{"generate", `{"clues":{"high":10}}`},
		{"generate", `{"level":"개구리"}`},
		{"nothing", `{}`},
	} {
		var problem refusal
		if err := json.Unmarshal(asked(t, "POST", "v1/"+r.path, r.body), &problem); err != nil || problem["detail"] == nil {
			t.Fatalf("%s %.60s is not refused: %v", r.path, r.body, problem)
		}
		problems = append(problems, problem)
	}
	return problems
}

// asked asks the API and returns its answer.
func asked(t *testing.T, method, path, body string) []byte {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, site.URL+"/api/"+path, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	r.Header = http.Header{"Content-Type": {"application/json"}}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
