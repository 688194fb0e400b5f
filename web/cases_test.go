package web_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"nonet/internal/soon"
	"nonet/web"
)

// Lengths off by one were once let through.
func TestLengths(t *testing.T) {
	url := start(t, web.Options{}) + "/api/v1/"
	for _, test := range []struct{ puzzle, found string }{
		{"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7", "80 cells"},
		{"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79.", "82 cells"},
	} {
		for _, path := range []string{"solve", "check", "count", "hint", "steps", "rate", "canon", "convert"} {
			t.Run(path+" "+test.found, func(t *testing.T) {
				status, o := ask(t, url+path, `{"puzzle":"`+test.puzzle+`"}`)
				if status != 422 || o["found"] != test.found || o["wanted"] != "81 cells" || o["solution"] != nil || location(o) != "body.puzzle" {
					t.Errorf("%d %v", status, o)
				}
			})
		}
	}
}

// Fields that are missing or cannot be what they are.
func TestBadFields(t *testing.T) {
	url := start(t, web.Options{}) + "/api/v1/"
	for _, test := range []struct{ path, body, location string }{
		{"solve", `{}`, "body.puzzle"},
		{"solve", ``, "body.puzzle"},
		{"solve", `null`, "body.puzzle"},
		{"solve", `{"puzzle":""}`, "body.puzzle"},
		{"solve", `{"puzzle":null}`, "body.puzzle"},
		{"solve", `{"puzzle":7}`, "body.puzzle"},
		{"solve", `{"puzzle":true}`, "body.puzzle"},
		{"solve", `{"puzzle":{}}`, "body.puzzle"},
		{"solve", `{"puzzle":[]}`, "body.puzzle"},
		{"solve", `{"puzzle":[[1,2,3]]}`, "body.puzzle"},
		{"solve", `[[1,2,3]]`, "body.puzzle"},
		{"solve", `{"puzzle":"` + readme[:80] + `!"}`, "body.puzzle"},
		{"solve", `{"puzzle":"` + readme + `","depth":"full"}`, "body.depth"},
		{"solve", `{"puzzle":"` + readme + `","Limit":2}`, "body.Limit"},
		{"solve", `{"puzzle":"` + readme + `","limit":0}`, "body.limit"},
		{"solve", `{"puzzle":"` + readme + `","limit":1001}`, "body.limit"},
		{"solve", `{"puzzle":"` + readme + `","limit":1.5}`, "body.limit"},
		{"solve", `{"puzzle":"` + readme + `","limit":"two"}`, "body.limit"},
		{"solve", `{"puzzle":"` + readme + `","limit":1e300}`, "body.limit"},
		{"solve", `{"puzzle":"` + readme + `","to":"frog"}`, "body.to"},
		{"solve", `{"puzzle":"` + readme + `","effort":1}`, "body.effort"},
		{"solve", `{"puzzle":"` + readme + `","puzzle":"` + readme + `"}`, "body.puzzle"},
		{"solve?limit=0", `{"puzzle":"` + readme + `"}`, "query.limit"},
		{"solve?frog=0", `{"puzzle":"` + readme + `"}`, "query.frog"},
		{"solve?limit=2", `{"puzzle":"` + readme + `","limit":2}`, ""},
		{"check", `{"puzzle":"` + readme + `","coordinate":"A3","value":"0"}`, "body.value"},
		{"check", `{"puzzle":"` + readme + `","coordinate":"A3","value":10}`, "body.value"},
		{"check", `{"puzzle":"` + readme + `","coordinate":"A3","value":1.5}`, "body.value"},
		{"check", `{"puzzle":"` + readme + `","coordinate":"A3","value":[1]}`, "body.value"},
		{"check", `{"puzzle":"` + readme + `","coordinate":"K9","value":"1"}`, "body.coordinate"},
		{"check", `{"puzzle":"` + readme + `","coordinate":"r0c1","value":"1"}`, "body.coordinate"},
		{"check", `{"puzzle":"` + readme + `","coordinate":3,"value":"1"}`, "body.coordinate"},
		{"check", `{"puzzle":"` + readme + `","coordinate":"A3"}`, "body.value"},
		{"check", `{"puzzle":"` + readme + `","value":1}`, "body.coordinate"},
		{"check", `{"puzzle":"` + readme + `","solution":"12"}`, "body.solution"},
		{"count", `{"puzzle":"` + readme + `","limit":-1}`, "body.limit"},
		{"hint", `{"puzzle":"` + readme + `","depth":"deep"}`, "body.depth"},
		{"hint", `{"puzzle":"` + readme + `","entries":"1"}`, "body.entries"},
		{"hint", `{"puzzle":"` + readme + `","marks":["1"]}`, "body.marks"},
		{"hint", `{"puzzle":"` + readme + `","marks":["x",` + strings.Repeat(`"",`, 79) + `""]}`, "body.marks[0]"},
		{"hint", `{"puzzle":"` + readme + `","marks":[null,` + strings.Repeat(`"",`, 79) + `""]}`, "body.marks"},
		{"steps", `{"puzzle":"` + readme + `","techniques":[null]}`, "body.techniques"},
		{"hint", `{"puzzle":"` + clash + `"}`, "body.puzzle"},
		{"hint", `{"puzzle":"` + several + `"}`, "body.puzzle"},
		{"hint", `{"puzzle":"` + noPlace + `"}`, "body.puzzle"},
		{"steps", `{"puzzle":"` + clash + `"}`, "body.puzzle"},
		{"steps", `{"puzzle":"` + readme + `","techniques":["Naked Single","frog"]}`, "body.techniques[1]"},
		{"steps", `{"puzzle":"` + readme + `","techniques":"n1"}`, "body.techniques"},
		{"steps", `{"puzzle":"` + readme + `","order":"se","next":true}`, "body.order"},
		{"rate", `{"puzzle":"` + several + `"}`, "body.puzzle"},
		{"rate", `{"puzzle":"` + readmeSolution + `"}`, "body.puzzle"},
		{"generate", `{"level":"frog"}`, "body.level"},
		{"generate", `{"level":3}`, "body.level"},
		{"generate", `{"count":101}`, "body.count"},
		{"generate", `{"seed":-1}`, "body.seed"},
		{"generate", `{"symmetry":"frog"}`, "body.symmetry"},
		{"generate", `{"clues":{"low":90}}`, "body.clues"},
		{"generate", `{"clues":{"low":24.5}}`, "body.clues"},
		{"generate", `{"clues":{"low":30,"high":20}}`, "body.clues"},
		{"generate", `{"clues":{"lo":30}}`, "body.clues"},
		{"generate", `{"clues":30}`, "body.clues"},
		{"generate", `{"se":{"low":"x"}}`, "body.se"},
		{"generate", `{"clues":{"high":10}}`, "body.clues"},
		{"generate", `{"clues":{"high":0}}`, "body.clues"},
		{"generate", `{"se":{"high":0.01}}`, "body.se"},
		{"generate", `{"se":{"high":0.1}}`, "body.se"},
		{"generate", `{"se":{"low":1.21,"high":1.24}}`, "body.se"},
		{"generate?se=1.21..1.3", `{}`, "body.se"},
		{"generate", `{"clues":{"low":30,"low":31}}`, "body.clues"},
		{"generate", `{"clues":{"LOW":30}}`, "body.clues"},
		{"generate", `{"clues":[30]}`, "body.clues"},
		{"generate", `{"clues":{"low":true}}`, "body.clues"},
		{"generate", `{"clues":{"low":0,"high":0}}`, "body.clues"},
		{"generate?se=0", `{}`, "query.se"},
		{"convert", `{"puzzle":"` + readme + `","to":"frog"}`, "body.to"},
		{"convert", `{"puzzle":"","several":true}`, "body.puzzle"},
		{"canon", `{"puzzle":"12 ` + strings.Repeat("123456789 ", 80) + `"}`, "body.puzzle"},
	} {
		t.Run(fmt.Sprintf("%s %.60s", test.path, test.body), func(t *testing.T) {
			a := post(t, url+test.path, "application/json", test.body)
			o := object(t, a.body)
			if a.status != 422 || test.location != "" && location(o) != test.location || o["solution"] != nil {
				t.Errorf("%d %s", a.status, a.body)
			}
			if a.header.Get("Content-Type") != "application/problem+json" || o["status"] != 422.0 || o["title"] != "Unprocessable Entity" || o["type"] != "about:blank" {
				t.Errorf("%v %s", a.header, a.body)
			}
		})
	}
}

// What is wrong with a range is said.
func TestRanges(t *testing.T) {
	url := start(t, web.Options{}) + "/api/v1/generate"
	for body, want := range map[string]string{
		`{"se":{"low":5,"high":3}}`:      "se: expected a low end that is not above the high end: 5 is above 3",
		`{"clues":{"low":30,"high":20}}`: "clues: expected a low end that is not above the high end: 30 is above 20",
		`{"clues":"x"}`:                  `clues: expected a range {"low": L, "high": H}, or L..H as text`,
	} {
		a := post(t, url, "application/json", body)
		if o := object(t, a.body); a.status != 422 || o["detail"] != want {
			t.Errorf("%s gives %d %s", body, a.status, a.body)
		}
	}
}

// A string without a solution once stopped a server.
func TestUnsolvable(t *testing.T) {
	url := start(t, web.Options{}) + "/api/v1/"
	body := `{"puzzle":"` + noPlace + `"}`
	var group sync.WaitGroup
	for range 50 {
		group.Go(func() {
			if status, o := ask(t, url+"solve", body); status != 200 || o["solvable"] != false || o["reason"] != "no solution" {
				t.Errorf("%d %v", status, o)
			}
		})
	}
	soon.Within(t, "another request", time.Second, func() time.Duration {
		begin := time.Now()
		if status, o := ask(t, url+"solve", `{"puzzle":"`+readme+`"}`); status != 200 || o["solution"] != readmeSolution {
			t.Errorf("%d %v", status, o)
		}
		return time.Since(begin)
	})
	group.Wait()
}

// Every clashing cell is wanted once per unit, for partial and full grids.
func TestConflicts(t *testing.T) {
	url := start(t, web.Options{}) + "/api/v1/check"
	status, o := ask(t, url, `{"puzzle":".99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6.."}`)
	if status != 200 || o["valid"] != false || o["complete"] != false {
		t.Errorf("%d %v", status, o)
	}
	got := ""
	for _, c := range o["conflicts"].([]any) {
		m := c.(map[string]any)
		got += fmt.Sprintf("%v %v %v %v; ", m["row"], m["col"], m["value"], m["type"])
	}
	golden(t, "conflicts", []byte(fmt.Sprintf("%q", got)))
	_, o = ask(t, url, `{"puzzle":"5`+readmeSolution[:80]+`"}`)
	if list, _ := o["conflicts"].([]any); o["complete"] != true || o["valid"] != false || len(list) == 0 {
		t.Errorf("%v", o)
	}
}
