package web

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"nonet/generate"
	"nonet/logic"
)

// sentences are the patterns of a module of the page, and the keys of their texts.
type sentences []struct {
	pattern *regexp.Regexp
	key     string
}

// readSentences reads the list of pairs that a module of the page goes by.
func readSentences(t *testing.T, module string) (list sentences) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("page", module))
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`(?m)^  \[/(.*)/(s?), "(\w+)"\],$`).FindAllStringSubmatch(string(text), -1) {
		pattern := m[1]
		if m[2] != "" {
			pattern = "(?s)" + pattern
		}
		list = append(list, struct {
			pattern *regexp.Regexp
			key     string
		}{regexp.MustCompile(pattern), m[3]})
	}
	if len(list) == 0 {
		t.Fatalf("%s has no patterns", module)
	}
	return list
}

// key returns the key of the first pattern that fits, "" if none does.
func (list sentences) key(words string) string {
	for _, s := range list {
		if s.pattern.MatchString(words) {
			return s.key
		}
	}
	return ""
}

// The page has words for all that may be found instead of a grid.
func TestEveryReadingErrorHasWords(t *testing.T) {
	list := readSentences(t, "import-reason.js")
	texts := readTexts(t, "en")
	for _, s := range list {
		if texts["import.found."+s.key] == "" {
			t.Errorf("there is no text import.found.%s", s.key)
		}
	}
	found := foundWords(t)
	if len(found) < 30 {
		t.Fatalf("only %d errors were found in the sources: %q", len(found), found)
	}
	for _, words := range found {
		if list.key(words) == "" {
			t.Errorf("nothing says in the language of the page: found %s", words)
		}
	}
}

// The page has words for each limit and reason of a problem.
func TestEveryProblemHasWords(t *testing.T) {
	for _, code := range languages(t) {
		texts := readTexts(t, code)
		for _, section := range []string{"limit", "reason"} {
			field, _ := reflect.TypeFor[problem]().FieldByNameFunc(func(name string) bool { return strings.EqualFold(name, section) })
			for word := range strings.SplitSeq(field.Tag.Get("enum"), ",") {
				if texts["app."+section+"."+word] == "" {
					t.Errorf("%s: there is no text app.%s.%s", code, section, word)
				}
			}
		}
	}
}

// The page says of a level and a range of ratings that no puzzle is like that, which of them to
// change: for Easy puzzles the ratings are too high, for others too low.
func TestDemandProblemsNameTheWishes(t *testing.T) {
	levels := [][]logic.Level{nil}
	for l := logic.Easy; l <= logic.Extreme; l++ {
		levels = append(levels, []logic.Level{l})
	}
	for _, level := range levels {
		for low := 10; low <= 120; low++ {
			for high := low; high <= 120; high++ {
				o := generate.Options{Count: 1, Levels: level, SE: generate.Range{Low: low, High: high}}
				err := o.Check()
				if err == nil {
					continue
				}
				var named []string
				for _, e := range demandProblem(o, err).Errors {
					named = append(named, e.Location)
				}
				want := []string{"body.se"}
				if rest := (generate.Options{Count: 1, SE: o.SE}); rest.Check() == nil {
					want = []string{"body.level", "body.se"}
				}
				if !slices.Equal(named, want) || len(want) == 2 && (level[0] == logic.Easy) != (low > 23) {
					t.Fatalf("%v is told of %v", err, named)
				}
			}
		}
	}
}

// foundWords returns an example of each thing that the sources say may be found.
func foundWords(t *testing.T) (words []string) {
	t.Helper()
	files, err := filepath.Glob("../internal/scan/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range append(files, "../parse.go", "grid.go") {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if text := exampleOf(foundIn(n)); text != "" {
				words = append(words, text)
			}
			return true
		})
	}
	return words
}

// foundIn returns the expression of what was found, if a piece of a program has one.
func foundIn(n ast.Node) ast.Expr {
	switch n := n.(type) {
	case *ast.KeyValueExpr:
		if key, ok := n.Key.(*ast.Ident); ok && key.Name == "Found" {
			return n.Value
		}
	case *ast.AssignStmt:
		if field, ok := n.Lhs[0].(*ast.SelectorExpr); ok && field.Sel.Name == "Found" && n.Tok == token.ASSIGN {
			return n.Rhs[0]
		}
	case *ast.CallExpr:
		name := ""
		switch f := n.Fun.(type) {
		case *ast.Ident:
			name = f.Name
		case *ast.SelectorExpr:
			name = f.Sel.Name
		}
		if at, ok := map[string]int{"failAt": 2, "failBlock": 1, "frameError": 1}[name]; ok {
			return n.Args[at]
		}
	case *ast.FuncDecl:
		if n.Name.Name == "describe" {
			// What it says besides stands in one case of a switch each.
			return n.Body.List[len(n.Body.List)-1].(*ast.ReturnStmt).Results[0]
		}
	}
	return nil
}

var verb = regexp.MustCompile(`%[a-z]`)

// exampleOf returns what an expression may be, "" for what other places say.
func exampleOf(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.BasicLit:
		text, _ := strconv.Unquote(e.Value)
		return text
	case *ast.BinaryExpr:
		left, right := exampleOf(e.X), exampleOf(e.Y)
		if left == "" {
			return ""
		}
		return left + right
	case *ast.CallExpr:
		switch name := fmt.Sprint(e.Fun); name {
		case "count":
			return "7 " + exampleOf(e.Args[1]) + "s"
		case "quote":
			return `the text "hello"`
		case "character":
			return "'l'"
		case "&{strconv Quote}":
			return `"puzzle"`
		case "&{fmt Sprintf}":
			at := 0
			return verb.ReplaceAllStringFunc(exampleOf(e.Args[0]), func(v string) string {
				at++
				if v == "%s" {
					return exampleOf(e.Args[at])
				}
				return map[string]string{"%d": "7", "%c": "5", "%q": `"l"`}[v]
			})
		case "signName":
			return "'.'"
		}
	case *ast.SelectorExpr:
		if e.Sel.Name == "text" {
			return "12"
		}
	}
	return ""
}
