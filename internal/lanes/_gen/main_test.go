package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestGenerated checks that the assembly is what the generator writes.
func TestGenerated(t *testing.T) {
	for kernel, file := range outputs {
		want, err := os.ReadFile(filepath.Join("..", file))
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(t.TempDir(), file)
		if out, err := exec.Command("go", "run", ".", "-kernel", kernel, "-out", path).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		got, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(body(got), body(want)) {
			t.Errorf("%s is not what go run . -kernel %s writes", file, kernel)
		}
	}
}

// body returns the assembly without its first line, which names the command
// that wrote it.
func body(text []byte) []byte {
	_, rest, _ := bytes.Cut(text, []byte("\n"))
	return rest
}
