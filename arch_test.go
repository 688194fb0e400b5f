package nonet_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// module is the path that the packages of this module begin with.
const module = "nonet"

// mayImport lists, for each package that users of the library import, the
// packages of this module it may import. Beyond those it imports the standard
// library only. A new package needs a line here.
var mayImport = map[string][]string{
	".":             {"internal/scan"},
	"internal/scan": {},
	"backtrack":     {"."},
	"format":        {".", "internal/scan"},
}

// doors are the packages nobody imports. They may import what they need.
var doors = []string{"cmd/nonet", "scripts/verify"}

func TestImports(t *testing.T) {
	for dir, imports := range importsOfTree(t) {
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
			case !isOwn && strings.Contains(strings.SplitN(imported, "/", 2)[0], "."):
				t.Errorf("package %s imports %s, which is not of the standard library", dir, imported)
			}
		}
	}
}

// importsOfTree returns the imports of each package of the module, those of
// its tests left out.
func importsOfTree(t *testing.T) map[string][]string {
	imports := map[string][]string{}
	err := filepath.WalkDir(".", func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir():
			return skipped(file, entry.Name())
		case !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go"):
			return nil
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		dir := filepath.ToSlash(filepath.Dir(file))
		for _, spec := range parsed.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			imports[dir] = append(imports[dir], imported)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return imports
}

// skipped returns fs.SkipDir for folders that are no part of the module.
func skipped(dir, name string) error {
	if dir == "." {
		return nil
	}
	_, err := os.Stat(filepath.Join(dir, "go.mod"))
	if err == nil || name == "testdata" || name[0] == '.' || name[0] == '_' {
		return fs.SkipDir
	}
	return nil
}
