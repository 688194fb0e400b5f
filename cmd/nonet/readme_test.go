package main

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "write what the commands of the README and of docs print into them")

// TestReadme runs the commands in the README's console blocks and compares
// what they print, standard output first.
func TestReadme(t *testing.T) {
	checkConsole(t, "../../README.md", func(command string) string { return runLine(t, command) })
}

// checkConsole compares the console blocks of a document with what its commands
// print, run where their files are.
func checkConsole(t *testing.T, name string, run func(command string) string) {
	t.Helper()
	path, err := filepath.Abs(name)
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir("testdata/readme")
	var got []string
	blocks, commands := false, 0
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "```") {
			blocks = line == "```console\n"
		}
		command, isCommand := strings.CutPrefix(line, "$ ")
		if !blocks || isCommand || strings.HasPrefix(line, "```") {
			got = append(got, line)
		}
		if blocks && isCommand {
			got = append(got, run(strings.TrimSpace(command)))
			commands++
		}
	}
	if commands < 5 {
		t.Fatalf("%s shows %d commands", name, commands)
	}
	if *update {
		if err := os.WriteFile(path, []byte(strings.Join(got, "")), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if diff := cmp.Diff(string(text), strings.Join(got, "")); diff != "" {
		t.Errorf("%s does not show what its commands print (-document +commands):\n%s", name, diff)
	}
}

// runLine runs "nonet ..." or "echo WORD | nonet ..." and returns what it prints.
func runLine(t *testing.T, line string) string {
	t.Helper()
	stdin := ""
	if text, rest, ok := strings.Cut(line, " | "); ok {
		stdin, line = strings.TrimPrefix(text, "echo ")+"\n", rest
	}
	args := strings.Fields(strings.Replace(line, "go run ./cmd/nonet", "nonet", 1))
	if args[0] != "nonet" {
		t.Fatalf("the command %q is not nonet", line)
	}
	var stdout, stderr bytes.Buffer
	newApp(t.Context(), strings.NewReader(stdin), &stdout, &stderr).run(args[1:])
	return stdout.String() + stderr.String()
}
