package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"regexp"
	"strings"

	"nonet"
)

// solve asks for the solution of a puzzle, in one of the ways there are.
func (c *client) solve() (int, error) {
	k := one(c, c.library.easy)
	if c.rand.IntN(4) == 0 {
		k = one(c, c.library.few)
	}
	var got struct {
		Solution string
		Unique   bool
	}
	var status int
	var err error
	if c.rand.IntN(2) == 0 {
		status, err = c.object("solve", map[string]any{"puzzle": k.puzzle}, &got)
	} else {
		status, err = c.read("solve", asText, strings.NewReader(k.puzzle), &got)
	}
	if err == nil && status == http.StatusOK && (got.Solution != k.solution || !got.Unique) {
		err = fmt.Errorf("%s is answered with %q, unique %v", k.puzzle, got.Solution, got.Unique)
	}
	return status, err
}

// check asks whether a puzzle is right, or with a digit twice, that is not.
func (c *client) check() (int, error) {
	k := one(c, c.library.easy)
	clash := c.rand.IntN(2) == 0
	puzzle := k.puzzle
	if clash {
		puzzle = twice(k)
	}
	var got struct {
		Valid, Solvable, Unique bool
		Conflicts               []json.RawMessage
	}
	status, err := c.object("check", map[string]any{"puzzle": puzzle}, &got)
	if err != nil || status != http.StatusOK {
		return status, err
	}
	if got.Valid == clash || got.Unique == clash || got.Solvable == clash || len(got.Conflicts) > 0 != clash {
		err = fmt.Errorf("check of %s: %+v", puzzle, got)
	}
	return status, err
}

// twice writes a given into a blank cell of its row.
func twice(k known) string {
	for row := 0; row < 81; row += 9 {
		line := k.puzzle[row : row+9]
		given, blank := strings.IndexAny(line, "123456789"), strings.IndexByte(line, '.')
		if given >= 0 && blank >= 0 {
			at := row + blank
			return k.puzzle[:at] + line[given:given+1] + k.puzzle[at+1:]
		}
	}
	return k.puzzle
}

// hint asks for the next step after some entries of a player, one of which may
// be wrong.
func (c *client) hint() (int, error) {
	k := one(c, c.library.easy)
	entries := []byte(strings.Repeat(".", 81))
	for range c.rand.IntN(20) {
		if at := c.rand.IntN(81); k.puzzle[at] == '.' {
			entries[at] = k.solution[at]
		}
	}
	want := "step"
	if at := strings.IndexByte(k.puzzle, '.'); c.rand.IntN(4) == 0 {
		entries[at] = '1' + (k.solution[at]-'0')%9
		want = "mistakes"
	}
	depth := one(c, []string{"name", "where", "full"})
	var got struct{ Kind, Text string }
	status, err := c.object("hint", map[string]any{"puzzle": k.puzzle, "entries": string(entries), "depth": depth}, &got)
	if err == nil && status == http.StatusOK && (got.Kind != want || got.Text == "") {
		err = fmt.Errorf("hint for %s with %s: %+v, expected %s", k.puzzle, entries, got, want)
	}
	return status, err
}

// convert asks for another shape of a puzzle.
func (c *client) convert() (int, error) {
	k := one(c, c.library.easy)
	rows := strings.Join(regexp.MustCompile(".{9}").FindAllString(k.puzzle, -1), "\n")
	var got struct {
		Puzzles []struct{ Puzzle, Text string }
	}
	status, err := c.object("convert", map[string]any{"puzzle": rows, "to": "grid"}, &got)
	if err == nil && status == http.StatusOK && (len(got.Puzzles) != 1 || got.Puzzles[0].Puzzle != k.puzzle || got.Puzzles[0].Text == "") {
		err = fmt.Errorf("convert of %s: %+v", k.puzzle, got)
	}
	return status, err
}

// rate asks how hard an easy puzzle is.
func (c *client) rate() (int, error) {
	k := one(c, c.library.easy)
	var got struct {
		ER    float64
		Level string
	}
	status, err := c.object("rate", map[string]any{"puzzle": k.puzzle}, &got)
	if err == nil && status == http.StatusOK && (got.ER < 1 || got.ER > 12 || got.Level == "") {
		err = fmt.Errorf("rate of %s: %+v", k.puzzle, got)
	}
	return status, err
}

// generate asks for a puzzle of a level that is not rare.
func (c *client) generate() (int, error) {
	level := one(c, []string{"easy", "medium"})
	var got struct {
		Puzzles []struct{ Puzzle, Solution, Level string }
	}
	in := map[string]any{"level": level, "seed": c.rand.IntN(1 << 30)}
	status, err := c.object("generate", in, &got)
	if err != nil || status != http.StatusOK {
		return status, err
	}
	if len(got.Puzzles) != 1 || !strings.EqualFold(got.Puzzles[0].Level, level) || !solves(got.Puzzles[0].Puzzle, got.Puzzles[0].Solution) {
		err = fmt.Errorf("generate %v: %+v", in, got)
	}
	return status, err
}

// solves reports whether a full grid solves a puzzle.
func solves(puzzle, solution string) bool {
	p, err1 := nonet.Parse(puzzle)
	s, err2 := nonet.Parse(solution)
	return err1 == nil && err2 == nil && nonet.Verify(p, s).Solves()
}

// batch asks for the solutions of all easy puzzles.
func (c *client) batch() (int, error) {
	var lines []string
	for _, k := range c.library.easy {
		lines = append(lines, k.puzzle)
	}
	status, text, err := c.post("solve/batch", asText, strings.NewReader(strings.Join(lines, "\n")))
	if err != nil || status != http.StatusOK {
		return status, err
	}
	answers := strings.Split(strings.TrimSpace(string(text)), "\n")
	if want := len(c.library.easy) + 1; len(answers) != want {
		return status, fmt.Errorf("solve/batch answers %d lines, expected %d", len(answers), want)
	}
	for i, k := range c.library.easy {
		var got struct{ Solution string }
		if err := json.Unmarshal([]byte(answers[i]), &got); err != nil || got.Solution != k.solution {
			return status, fmt.Errorf("solve/batch of %s: %.200s", k.puzzle, answers[i])
		}
	}
	if last := answers[len(answers)-1]; !strings.Contains(last, `"done":`) {
		return status, fmt.Errorf("solve/batch ends with %.200s", last)
	}
	return status, nil
}

// parts are the scripts and styles that a page names.
var parts = regexp.MustCompile(`(?:src|href)="([^":#]+\.(?:js|css|json))"`)

// page loads the page with its parts.
func (c *client) page() (int, error) {
	status, text, err := c.request(http.MethodGet, "", "", nil)
	if err != nil || status != http.StatusOK {
		return status, err
	}
	names := parts.FindAllStringSubmatch(string(text), -1)
	if len(names) == 0 {
		return status, errors.New("the page has no scripts and no styles")
	}
	for _, name := range names {
		if status, _, err = c.request(http.MethodGet, name[1], "", nil); err != nil || status != http.StatusOK {
			return status, err
		}
	}
	return status, nil
}
