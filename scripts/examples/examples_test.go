package main

import (
	"slices"
	"strings"
	"testing"

	"nonet"
	"nonet/logic"
)

// quick are techniques that are found without delay.
var quick = logic.Techniques()[:logic.XChain]

func TestDefinitions(t *testing.T) {
	for _, technique := range logic.Techniques() {
		if text := define(technique); !strings.HasSuffix(text, ".") {
			t.Errorf("%s: %q", technique, text)
		}
	}
}

// TestPuzzles asks that puzzles have one solution, and that a number always gives the
// same one.
func TestPuzzles(t *testing.T) {
	for number := range uint64(20) {
		g, err := newPuzzle(t.Context(), 7, number)
		if err != nil {
			t.Fatal(err)
		}
		if n, _, err := nonet.Count(t.Context(), g, 2); n != 1 || err != nil {
			t.Errorf("%v has %d solutions, %v", g, n, err)
		}
		if again, _ := newPuzzle(t.Context(), 7, number); again != g {
			t.Errorf("%v and %v", g, again)
		}
	}
}

// TestSearch finds the same twice, and writes it the same.
func TestSearch(t *testing.T) {
	s := search{seed: 7, puzzles: 4, techniques: quick}
	var pages []string
	for range 2 {
		found, err := s.run(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if len(found[logic.NakedSingle]) == 0 {
			t.Error("no naked single")
		}
		text, err := page(s, found)
		if err != nil {
			t.Error(err)
		}
		pages = append(pages, text)
	}
	if pages[0] != pages[1] {
		t.Error("the pages differ")
	}
}

func TestWithCases(t *testing.T) {
	const file = "# a comment\n:0003:1:...\n:0101:2:...\n:0101:3:...\n"
	found, err := search{seed: 7, puzzles: 4, techniques: quick}.run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(withCases(file, found), "\n")
	for _, old := range strings.Split(file, "\n") {
		if !slices.Contains(lines, old) {
			t.Errorf("lost %s", old)
		}
	}
	counts := map[string]int{}
	for _, l := range lines {
		counts[codeIn(l)]++
	}
	if counts["0003"] != wanted || counts["0101"] != wanted {
		t.Errorf("got %v", counts)
	}
	if again := withCases(strings.Join(lines, "\n"), found); again != strings.Join(lines, "\n") {
		t.Error("a second time adds more")
	}
}

// TestRoles asks that the page says what each role is.
func TestRoles(t *testing.T) {
	for i, m := range roleMeanings {
		if m.role != logic.Role(i) || m.text == "" {
			t.Errorf("role %d: %s: %q", i, m.role, m.text)
		}
	}
	if last := roleMeanings[len(roleMeanings)-1].role; last != logic.RoleGroup0 {
		t.Errorf("the last role is %s", last)
	}
}
