package nonet_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
)

// module is the path that the packages of this module begin with.
const module = "nonet"

// mayImport lists, for each package that users of the library import, the
// packages of this module it may import. Beyond those it imports the standard
// library only. A new package needs a line here.
var mayImport = map[string][]string{
	".":                  {"internal/lanes", "internal/scan"},
	"internal/lanes":     {},
	"internal/scan":      {},
	"internal/soon":      {}, // for tests
	"backtrack":          {"."},
	"canon":              {"."},
	"format":             {".", "internal/scan"},
	"generate":           {".", "canon", "internal/lanes", "logic"},
	"internal/closure":   {},
	"internal/explainer": {"internal/closure"},
	"logic":              {".", "internal/closure", "internal/explainer"},
	"web":                {".", "canon", "format", "generate", "internal/lanes", "logic"},
}

// besides lists the packages beyond the standard library that may be imported.
var besides = map[string][]string{
	"internal/lanes": {"golang.org/x/sys/cpu"},
	"web": {
		"github.com/VictoriaMetrics/metrics",
		"github.com/danielgtaylor/huma/v2",
		"github.com/danielgtaylor/huma/v2/adapters/humago",
	},
}

// doors are the packages nobody imports. They may import what they need.
var doors = []string{"cmd/nonet", "scripts/examples", "scripts/load", "scripts/verify"}

func TestImports(t *testing.T) {
	for dir, imports := range importsOfTree(t, os.DirFS(".")) {
		allowed, listed := mayImport[dir]
		if slices.Contains(doors, dir) {
			continue
		}
		if !listed {
			t.Errorf("package %s is not in the table of what packages may import", dir)
			continue
		}
		for _, imported := range imports {
			own, isOwn := strings.CutPrefix(imported+"/", module+"/")
			switch own = path.Clean(own); {
			case isOwn && !slices.Contains(allowed, own):
				t.Errorf("package %s may not import %s", dir, imported)
			case slices.Contains(besides[dir], imported):
			case !isOwn && strings.Contains(strings.SplitN(imported, "/", 2)[0], "."):
				t.Errorf("package %s imports %s, which is not of the standard library", dir, imported)
			}
		}
	}
}

// importsOfTree returns the imports of each package of the module, those of
// its tests left out. A package that imports nothing is there too.
func importsOfTree(t *testing.T, tree fs.FS) map[string][]string {
	imports := map[string][]string{}
	err := fs.WalkDir(tree, ".", func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir():
			return skipped(tree, file)
		case !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go"):
			return nil
		}
		text, err := fs.ReadFile(tree, file)
		if err != nil {
			return err
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, text, parser.ImportsOnly)
		if err != nil {
			return err
		}
		dir := path.Dir(file)
		imports[dir] = append(imports[dir], importsOf(t, parsed)...)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return imports
}

// importsOf returns the paths that one file imports.
func importsOf(t *testing.T, file *ast.File) []string {
	paths := make([]string, len(file.Imports))
	for i, spec := range file.Imports {
		var err error
		if paths[i], err = strconv.Unquote(spec.Path.Value); err != nil {
			t.Fatal(err)
		}
	}
	return paths
}

// skipped returns fs.SkipDir for folders that are no part of the module.
func skipped(tree fs.FS, dir string) error {
	if dir == "." {
		return nil
	}
	name := path.Base(dir)
	_, err := fs.Stat(tree, path.Join(dir, "go.mod"))
	if err == nil || name == "testdata" || name[0] == '.' || name[0] == '_' {
		return fs.SkipDir
	}
	return nil
}

func TestImportsOfTree(t *testing.T) {
	got := importsOfTree(t, fstest.MapFS{
		"root.go":            {Data: []byte("package nonet\n\nimport \"fmt\"\n")},
		"more.go":            {Data: []byte("package nonet\n\nimport \"nonet/new\"\n")},
		"root_test.go":       {Data: []byte("package nonet\n\nimport \"testing\"\n")},
		"new/new.go":         {Data: []byte("package new\n")},
		"tests/a_test.go":    {Data: []byte("package tests\n")},
		"tools/go.mod":       {},
		"tools/tool.go":      {Data: []byte("package main\n")},
		"new/testdata/in.go": {Data: []byte("no package")},
		"_gen/gen.go":        {Data: []byte("package main\n")},
		".hidden/hidden.go":  {Data: []byte("package main\n")},
	})
	want := map[string][]string{".": {"nonet/new", "fmt"}, "new": nil}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("imports (-want +got):\n%s", d)
	}
}
