package web

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"nonet"
	"nonet/logic"
)

const langFolder = "page/lang"

// readTexts returns the texts of a language by their keys, section.name.
func readTexts(t *testing.T, language string) map[string]string {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join(langFolder, language+".json"))
	if err != nil {
		t.Fatal(err)
	}
	var sections map[string]any
	if err := json.Unmarshal(raw, &sections); err != nil {
		t.Fatalf("%s: %v", language, err)
	}
	texts := map[string]string{}
	var add func(prefix string, value any)
	add = func(prefix string, value any) {
		switch v := value.(type) {
		case string:
			texts[prefix] = v
		case map[string]any:
			for name, inner := range v {
				add(strings.TrimPrefix(prefix+"."+name, "."), inner)
			}
		default:
			t.Errorf("%s: %s is neither a text nor a section", language, prefix)
		}
	}
	add("", sections)
	return texts
}

// languages returns the codes of all languages that the page offers.
func languages(t *testing.T) (codes []string) {
	t.Helper()
	for code := range readTexts(t, "index") {
		codes = append(codes, code)
	}
	slices.Sort(codes)
	return codes
}

var slot = regexp.MustCompile(`\{(\w+)([^{}]*)\}`)

// slotsOf returns the names of the slots of a text, and of those that put something in:
// the others choose a word, as singular and plural, which not every language needs to.
func slotsOf(text string) (all, filled []string) {
	for _, m := range slot.FindAllStringSubmatch(text, -1) {
		all = append(all, m[1])
		if !strings.Contains(m[2], ":") {
			filled = append(filled, m[1])
		}
	}
	slices.Sort(all)
	slices.Sort(filled)
	return slices.Compact(all), slices.Compact(filled)
}

// sameSlots reports whether a text puts in what the English one does, and asks for no slot
// that it lacks.
func sameSlots(text, english string) bool {
	all, filled := slotsOf(text)
	known, want := slotsOf(english)
	return within(want, filled) && within(all, known)
}

func within(names, others []string) bool {
	return !slices.ContainsFunc(names, func(name string) bool { return !slices.Contains(others, name) })
}

// How a language joins lists is its own affair.
const ownSection = "language."

func TestLanguagesHaveTheSameTexts(t *testing.T) {
	english := readTexts(t, "en")
	for _, code := range languages(t) {
		texts := readTexts(t, code)
		for key, want := range english {
			got, ok := texts[key]
			switch {
			case strings.HasPrefix(key, ownSection):
			case !ok:
				t.Errorf("%s: %s is missing", code, key)
			case !sameSlots(got, want):
				t.Errorf("%s: %s has other slots: %q, English %q", code, key, got, want)
			}
		}
		for key, text := range texts {
			if _, ok := english[key]; !ok && !strings.HasPrefix(key, ownSection) {
				t.Errorf("%s: English has no %s", code, key)
			}
			if strings.TrimSpace(text) == "" {
				t.Errorf("%s: %s is empty", code, key)
			}
			if rest := slot.ReplaceAllString(text, ""); strings.ContainsAny(rest, "{}") {
				t.Errorf("%s: %s has a brace that is no slot's: %q", code, key, text)
			}
		}
	}
}

// Every file of texts is one of a language that can be chosen, and the other way round.
func TestLanguagesAreListed(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(langFolder, "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	var codes []string
	for _, f := range files {
		if code := strings.TrimSuffix(filepath.Base(f), ".json"); code != "index" {
			codes = append(codes, code)
		}
	}
	if listed := languages(t); !slices.Equal(codes, listed) {
		t.Errorf("there are files for %v, but index.json lists %v", codes, listed)
	}
}

// readPage returns the page's HTML and modules as one text.
func readPage(t *testing.T) string {
	t.Helper()
	modules, err := filepath.Glob("page/*.js")
	if err != nil {
		t.Fatal(err)
	}
	var page strings.Builder
	for _, name := range append(modules, "page/index.html") {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		page.Write(text)
	}
	return page.String()
}

// namedElsewhere are sections and keys whose names come from the server or from package logic.
var namedElsewhere = regexp.MustCompile(`^(technique|explainer|level|language|app\.limit|app\.reason)\.|^hint\.stuck$`)

// A text is asked for by its key, or by its section with a name that stands elsewhere.
func TestEveryTextIsUsed(t *testing.T) {
	page := readPage(t)
	number := regexp.MustCompile(`^\d+$`)
	members := map[string]bool{}
	for _, m := range regexp.MustCompile(`(\w+):|"([^"\n]*)"`).FindAllStringSubmatch(page, -1) {
		members[m[1]+m[2]] = true
	}
	for key := range readTexts(t, "en") {
		dot := strings.LastIndexByte(key, '.')
		section, name := key[:dot], key[dot+1:]
		whole := strings.Contains(page, `"`+key+`"`)
		joined := strings.Contains(page, `"`+section+`."`) || strings.Contains(page, "`"+section+".${")
		switch {
		case namedElsewhere.MatchString(key), whole:
		case joined && (number.MatchString(name) || members[name]):
		default:
			t.Errorf("nothing asks for %s", key)
		}
	}
}

// explainerNames are the names that Sudoku Explainer has for its steps and package logic
// has not; the page puts the others together from these.
var explainerNames = []string{
	"Direct Pointing", "Direct Claiming", "Direct Hidden Pair", "Direct Hidden Triplet", "Pointing", "Claiming",
	"Naked Triplet", "Hidden Triplet", "Naked Quad", "Hidden Quad", "Unique Rectangle", "Unique Loop", "BUG",
	"Aligned Pair Exclusion", "Aligned Triplet Exclusion", "Generalized X-Wing",
	"Bidirectional X-Cycle", "Bidirectional Y-Cycle", "Bidirectional Cycle", "Forcing X-Chain", "Forcing Chain",
	"Nishio Forcing Chain", "Double Forcing Chain", "Contradiction Forcing Chain", "Cell Forcing Chains", "Region Forcing Chains",
	"dynamic", "type", "loop", "plus", "plusChains", "plusMultiple", "plusDynamic", "plusDynamicPlus",
}

func TestEveryTechniqueHasAName(t *testing.T) {
	for _, code := range languages(t) {
		texts := readTexts(t, code)
		names := map[string]string{}
		for _, technique := range logic.Techniques() {
			name := texts["technique."+technique.String()]
			if name == "" {
				t.Errorf("%s: %s has no name", code, technique)
			}
			if other, ok := names[name]; ok && name != "" {
				t.Errorf("%s: %s and %s are both %q", code, technique, other, name)
			}
			names[name] = technique.String()
		}
		for level := logic.Easy; level <= logic.Extreme; level++ {
			if texts["level."+level.String()] == "" {
				t.Errorf("%s: the level %s has no name", code, level)
			}
		}
		for _, name := range explainerNames {
			if texts["explainer."+name] == "" {
				t.Errorf("%s: %s of Sudoku Explainer has no name", code, name)
			}
		}
	}
}

// The names that Sudoku Explainer gives to the steps of real puzzles are made of the names above.
func TestExplainerNamesAreKnown(t *testing.T) {
	affix := regexp.MustCompile(`^Dynamic | \(\+.*\)$|( \d+)? type \d$`)
	texts := readTexts(t, "en")
	for _, puzzle := range []string{
		"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
		"..35........6.......8.94....6....98..7.....1....17..5...7.4.2.5...3...48..2.1.6..",
		"3..5..1...7.....8...8..4..66..4..9...3..6..5...7..1..48..1..3......2..6...2..9...",
		"2..5..6...9.....3...1..9..44..9..7...5..4..8...7..1..6...1..3...2..7..9...8..3..5",
	} {
		grid, err := nonet.Parse(puzzle)
		if err != nil {
			t.Fatal(err)
		}
		_, steps, err := logic.RateSteps(t.Context(), grid)
		if err != nil {
			t.Fatal(err)
		}
		for _, step := range steps {
			name := step.Technique
			base := affix.ReplaceAllString(affix.ReplaceAllString(name, ""), "")
			if texts["technique."+base] == "" && texts["explainer."+base] == "" {
				t.Errorf("%s has no name", name)
			}
		}
	}
}
