package web_test

import (
	"strings"
	"testing"

	"nonet/web"
)

// Puzzles of the tests.
const (
	clash     = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..99"
	several   = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5........."
	noPlace   = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
	emptyGrid = "................................................................................."
)

// TestGolden holds the answers against files. What they are right for is tested elsewhere.
func TestGolden(t *testing.T) {
	url := start(t, web.Options{}) + "/api/v1/"
	for _, test := range []struct{ name, path, body string }{
		{"solve", "solve", `{"puzzle":"` + readme + `","to":"grid","effort":true}`},
		{"solve-clash", "solve", `{"puzzle":"` + clash + `"}`},
		{"solve-none", "solve", `{"puzzle":"` + noPlace + `"}`},
		{"solve-several", "solve", `{"puzzle":"` + several + `","limit":2}`},
		{"check", "check", `{"puzzle":"` + readme + `","coordinate":"A3","value":5,"solution":"` + readmeSolution + `"}`},
		{"check-clash", "check", `{"puzzle":"` + clash + `","solution":"` + readme + `"}`},
		{"count", "count", `{"puzzle":"` + several + `","limit":0}`},
		{"hint-name", "hint", `{"puzzle":"` + readme + `","depth":"name"}`},
		{"hint-where", "hint", `{"puzzle":"` + readme + `","depth":"where"}`},
		{"hint", "hint", `{"puzzle":"` + readme + `"}`},
		{"hint-mistakes", "hint", `{"puzzle":"` + readme + `","entries":"..1......` + emptyGrid[9:] + `"}`},
		{"steps", "steps", `{"puzzle":"` + readme + `"}`},
		{"steps-next", "steps", `{"puzzle":"` + readme + `","next":true,"techniques":["n1"]}`},
		{"steps-se", "steps", `{"puzzle":"` + readme + `","order":"se"}`},
		{"rate", "rate", `{"puzzle":"` + readme + `"}`},
		{"generate", "generate", `{"level":"easy","clues":{"low":32},"count":2,"seed":1,"symmetry":"half-turn"}`},
		{"canon", "canon", `{"puzzle":"` + readme + `"}`},
		{"convert", "convert", `{"puzzle":"` + readme + `","to":"csv"}`},
	} {
		t.Run(test.name, func(t *testing.T) {
			a := post(t, url+test.path, "application/json", test.body)
			if a.status != 200 || a.header.Get("Content-Type") != "application/json" {
				t.Fatalf("%d %s: %s", a.status, a.header.Get("Content-Type"), a.body)
			}
			golden(t, test.name, a.body)
		})
	}
}

func TestSolve(t *testing.T) {
	url := start(t, web.Options{}) + "/api/v1/solve"
	t.Run("list", func(t *testing.T) {
		_, o := ask(t, url, `{"puzzle":"`+emptyGrid+`","limit":3}`)
		if list, _ := o["solutions"].([]any); len(list) != 3 || list[0] != o["solution"] || o["more"] != true || o["unique"] != false {
			t.Errorf("%v", o)
		}
	})
	t.Run("all listed", func(t *testing.T) {
		_, o := ask(t, url, `{"puzzle":"`+readme+`","limit":3}`)
		if list, _ := o["solutions"].([]any); len(list) != 1 || o["more"] != nil || o["unique"] != true {
			t.Errorf("%v", o)
		}
	})
	t.Run("shapes", func(t *testing.T) {
		for _, to := range []string{"line", "rows", "digits", "grid", "csv", "json", "json-strings", "json-flat", "json-rows", "json-text"} {
			_, o := ask(t, url, `{"puzzle":"`+readme+`","to":"`+to+`"}`)
			if text, _ := o["text"].(string); !strings.Contains(text, "5") {
				t.Errorf("%s: %v", to, o)
			}
		}
	})
}

func TestCheck(t *testing.T) {
	url := start(t, web.Options{}) + "/api/v1/check"
	for _, test := range []struct {
		name, more string
		member     string
		want       any
	}{
		{"free", `"coordinate":"A3","value":"1"`, "valid", true},
		{"row", `"coordinate":"r1c3","value":7`, "valid", false},
		{"the digit that stands there", `"coordinate":"a1","value":5`, "valid", true},
		{"the digit that stands there is named", `"coordinate":"a1","value":5`, "filled", 5.0},
		{"another digit stands there", `"coordinate":"a1","value":"1"`, "filled", 5.0},
		{"a digit with a fraction of nothing", `"coordinate":"a1","value":5.0`, "filled", 5.0},
		{"an open cell", `"coordinate":"A3","value":1`, "filled", nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, o := ask(t, url, `{"puzzle":"`+readme+`",`+test.more+`}`)
			placement, _ := o["placement"].(map[string]any)
			if placement[test.member] != test.want {
				t.Errorf("%v", o)
			}
		})
	}
	for _, test := range []struct{ name, solution, text string }{
		{"right", readmeSolution, "the grid solves the puzzle"},
		{"open", readme, "the grid does not solve the puzzle: 51 cells are open"},
		{"overwritten", "1" + readmeSolution[1:], "does not keep what is given in r1c1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, o := ask(t, url, `{"puzzle":"`+readme+`","solution":"`+test.solution+`"}`)
			solves, _ := o["solves"].(map[string]any)
			if text, _ := solves["text"].(string); !strings.Contains(text, test.text) {
				t.Errorf("%v", solves)
			}
		})
	}
}

func TestCount(t *testing.T) {
	url := start(t, web.Options{MaxTime: 50e6}) + "/api/v1/count"
	for _, test := range []struct{ name, body, text, verdict, reached string }{
		{"unique", `{"puzzle":"` + readme + `"}`, "exactly 1 solution", "unique", ""},
		{"several", `{"puzzle":"` + emptyGrid + `"}`, "at least 2 solutions", "several", "solutions"},
		{"limit", `{"puzzle":"` + emptyGrid + `","limit":1000}`, "at least 1000 solutions", "several", "solutions"},
		{"one is enough", `{"puzzle":"` + readme + `","limit":1}`, "at least 1 solution", "", "solutions"},
		{"none", `{"puzzle":"` + noPlace + `"}`, "no solution", "none", ""},
		{"broken", `{"puzzle":"` + clash + `"}`, "no solution: r9c8 and r9c9 both hold 9", "none", ""},
		{"time", `{"puzzle":"` + emptyGrid + `","limit":0}`, "gave up after 50ms", "several", "time"},
	} {
		t.Run(test.name, func(t *testing.T) {
			status, o := ask(t, url, test.body)
			text, _ := o["text"].(string)
			verdict, _ := o["verdict"].(string)
			reached, _ := o["limitReached"].(string)
			if status != 200 || !strings.Contains(text, test.text) || verdict != test.verdict || reached != test.reached {
				t.Errorf("%d %v", status, o)
			}
		})
	}
}

func TestHint(t *testing.T) {
	url := start(t, web.Options{}) + "/api/v1/hint"
	marks := strings.Repeat(`"",`, 80) + `""`
	for _, test := range []struct{ name, body, member, want string }{
		{"solved", `{"puzzle":"` + readme + `","entries":"` + readmeSolution + `"}`, "kind", "solved"},
		{"no marks", `{"puzzle":"` + readme + `","marks":[` + marks + `]}`, "kind", "step"},
		{"a mark that is wrong", `{"puzzle":"` + readme + `","marks":["","","1",` + marks[9:] + `]}`, "kind", "mistakes"},
		{"where", `{"puzzle":"` + readme + `","depth":"where"}`, "where", "at r5c5"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if status, o := ask(t, url, test.body); status != 200 || o[test.member] != test.want {
				t.Errorf("%d %v", status, o)
			}
		})
	}
}

// The steps of Sudoku Explainer lead from the givens to the solution, digit by digit, also
// where a cell has one candidate from the start or the player left it one.
func TestRatedSteps(t *testing.T) {
	url := start(t, web.Options{}) + "/api/v1/steps"
	const puzzle = "..63.8.....8.7.3.93...65...1.......8....1.4.675.....1..7...9..36.......7......845"
	one := strings.Repeat(`"",`, 80) + `""`
	for name, more := range map[string]string{
		"the puzzle": ``,
		"a mark":     `,"marks":["2",` + one[3:] + `]`,
	} {
		_, o := ask(t, url, `{"puzzle":"`+puzzle+`","order":"se"`+more+`}`)
		placed := 0
		for _, s := range o["steps"].([]any) {
			list, _ := s.(map[string]any)["placements"].([]any)
			placed += len(list)
		}
		if want := strings.Count(puzzle, "."); placed != want || o["solved"] != true {
			t.Errorf("%s: %d digits are placed, want %d, solved %v", name, placed, want, o["solved"])
		}
	}
}

func TestGenerate(t *testing.T) {
	url := start(t, web.Options{}) + "/api/v1/generate"
	t.Run("a seed is drawn", func(t *testing.T) {
		a := post(t, url, "", "")
		o := object(t, a.body)
		if a.status != 200 || o["seed"] == nil {
			t.Fatalf("%d %s", a.status, a.body)
		}
	})
	t.Run("in the address", func(t *testing.T) {
		one := post(t, url+"?level=Medium&clues=28..&se=..3.0&seed=7", "", "")
		_, two := ask(t, url, `{"level":"medium","clues":{"low":28},"se":{"high":3.0},"seed":7}`)
		if o := object(t, one.body); one.status != 200 || puzzleOf(o) == "" || puzzleOf(o) != puzzleOf(two) {
			t.Errorf("%s and %v", one.body, two)
		}
	})
}

func puzzleOf(o map[string]any) string {
	list, _ := o["puzzles"].([]any)
	if len(list) == 0 {
		return ""
	}
	one, _ := list[0].(map[string]any)
	text, _ := one["puzzle"].(string)
	return text
}

// A number such as 2.0 is an integer, as it is in a schema.
func TestWholeNumbers(t *testing.T) {
	url := start(t, web.Options{}) + "/api/v1/"
	for _, limit := range []string{"2", "2.0", "0.2e1"} {
		if _, o := ask(t, url+"count", `{"puzzle":"`+emptyGrid+`","limit":`+limit+`}`); o["text"] != "at least 2 solutions" {
			t.Errorf("limit %s: %v", limit, o)
		}
	}
	if _, o := ask(t, url+"count", `{"puzzle":[`+strings.Repeat("0.0,", 80)+`1.0],"limit":1}`); o["text"] == nil {
		t.Errorf("%v", o)
	}
	if a := post(t, url+"count", "application/json", `{"puzzle":"`+emptyGrid+`","limit":2.5}`); a.status != 422 {
		t.Errorf("%d %s", a.status, a.body)
	}
}

func TestConvert(t *testing.T) {
	url := start(t, web.Options{MaxPuzzles: 3}) + "/api/v1/convert"
	t.Run("several", func(t *testing.T) {
		a := post(t, url+"?several", "text/plain", readme+"\n"+clash+"\n")
		if list, _ := object(t, a.body)["puzzles"].([]any); len(list) != 2 {
			t.Errorf("%s", a.body)
		}
	})
	t.Run("one of several, with words below", func(t *testing.T) {
		a := post(t, url+"?several", "text/plain", readme+"\nThanks\n")
		if list, _ := object(t, a.body)["puzzles"].([]any); a.status != 200 || len(list) != 1 {
			t.Errorf("%d %s", a.status, a.body)
		}
		a = post(t, url+"?several", "text/plain", readme+"\nThanks\n"+readme+"\n")
		if o := object(t, a.body); a.status != 422 || o["line"] != 2.0 {
			t.Errorf("%d %s", a.status, a.body)
		}
	})
	t.Run("too many", func(t *testing.T) {
		a := post(t, url+"?several=1", "text/plain", strings.Repeat(readme+"\n", 4))
		if o := object(t, a.body); a.status != 413 || o["limit"] != "puzzles" {
			t.Errorf("%d %s", a.status, a.body)
		}
	})
	t.Run("a second grid", func(t *testing.T) {
		a := post(t, url, "text/plain", readme+"\n"+clash+"\n")
		if o := object(t, a.body); a.status != 422 || o["found"] != "a second grid" || o["line"] != 2.0 {
			t.Errorf("%d %s", a.status, a.body)
		}
	})
	t.Run("candidates", func(t *testing.T) {
		a := post(t, url, "text/plain", "12 3 "+strings.Repeat("123456789 ", 79))
		o := object(t, a.body)
		one, _ := o["puzzles"].([]any)[0].(map[string]any)
		if list, _ := one["candidates"].([]any); one["marked"] != true || len(list) != 81 || list[0] != "12" {
			t.Errorf("%s", a.body)
		}
	})
}
