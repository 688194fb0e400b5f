package logic

import (
	"encoding/json"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// TestPage checks the examples of the page of techniques: each must be what its
// technique gives, told in the words that the step has today.
func TestPage(t *testing.T) {
	text, err := os.ReadFile("../docs/techniques.md")
	if err != nil {
		t.Fatal(err)
	}
	sections := strings.Split(string(text), "\n## ")[1:]
	seen := map[Technique]bool{}
	for _, section := range sections {
		name, body, _ := strings.Cut(section, "\n")
		technique, ok := TechniqueOf(name)
		if !ok {
			continue
		}
		seen[technique] = true
		if lines := strings.Split(body, "\n"); slices.Contains(lines, "```text") {
			if why := checkExample(technique, lines); why != "" {
				t.Errorf("%s: %s", name, why)
			}
		}
	}
	for _, technique := range Techniques() {
		if !seen[technique] {
			t.Errorf("%s has no section", technique)
		}
	}
}

// TestPageRecord checks the step that the page shows in JSON.
func TestPageRecord(t *testing.T) {
	text, err := os.ReadFile("../docs/techniques.md")
	if err != nil {
		t.Fatal(err)
	}
	_, block, _ := strings.Cut(string(text), "```json\n")
	block, _, _ = strings.Cut(block, "```")
	var want Record
	if err := json.Unmarshal([]byte(block), &want); err != nil {
		t.Fatal(err)
	}
	c, err := parseLibrary(want.Library)
	if err != nil {
		t.Fatal(err)
	}
	for s := range Find(&c.board, c.technique) {
		if reflect.DeepEqual(s.Record(&c.board), want) {
			return
		}
	}
	t.Errorf("no step reads %s", block)
}

// checkExample returns what is wrong with the example in the section of a technique,
// or "".
func checkExample(t Technique, section []string) string {
	i := slices.IndexFunc(section, func(l string) bool { return strings.HasPrefix(l, ":") })
	if i < 1 {
		return "there is no line of the library"
	}
	sentence, line := section[i-1], section[i]
	c, err := parseLibrary(line)
	switch {
	case err != nil:
		return err.Error()
	case c.technique != t:
		return "the line is one of " + c.technique.String()
	}
	if why := runCase(&c); why != "" {
		return why
	}
	for s := range allBy(findPlain, &c.board, t) {
		if s.Library(&c.board) == line && s.String() == sentence {
			return c.differs(section)
		}
	}
	return "no step reads " + sentence
}

// differs reports whether the drawn position is another than that of the line.
func (c *libraryCase) differs(section []string) string {
	drawn := c.board.puzzle().String()
	if !strings.Contains(strings.Join(section, "\n"), drawn) {
		return "the position drawn is not\n" + drawn
	}
	return ""
}
