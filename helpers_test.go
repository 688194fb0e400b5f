package nonet_test

import (
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"nonet"
)

// grid reads 81 characters, which may be broken over lines.
func grid(t testing.TB, text string) nonet.Grid {
	t.Helper()
	g, err := nonet.Parse(strings.Join(strings.Fields(text), ""))
	if err != nil {
		t.Fatalf("bad grid in the test: %v", err)
	}
	return g
}

// marks reads 81 groups of digits with blanks between.
func marks(t testing.TB, text string) nonet.Candidates {
	t.Helper()
	c, err := nonet.ParseCandidates(text)
	if err != nil {
		t.Fatalf("bad candidates in the test: %v", err)
	}
	return c
}

// sample reads a file of testdata that holds one puzzle a line.
func sample(t testing.TB, name string) []nonet.Grid {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var grids []nonet.Grid
	for line := range strings.Lines(string(text)) {
		grids = append(grids, grid(t, line))
	}
	return grids
}

// within returns a context that ends when a test has taken far too long.
func within(t testing.TB, d time.Duration) context.Context {
	ctx, cancel := context.WithTimeout(context.Background(), d)
	t.Cleanup(cancel)
	return ctx
}
