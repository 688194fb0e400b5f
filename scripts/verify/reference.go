package main

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// askSerate returns what serate rates puzzles: ER, EP and ED of each.
func askSerate(command string, puzzles []string) (map[string]string, error) {
	return ask(puzzles, func(file string) ([]byte, error) {
		return withArgs(command, "--format=%g %r %p %d", "--input="+file).Output()
	}, func(line string) (puzzle, answer string) {
		puzzle, answer, _ = strings.Cut(line, " ")
		return puzzle, answer
	})
}

// askHoDoKu returns the levels that HoDoKu finds for puzzles. It writes lines like
// "PUZZLE #1 Medium (942)" into a file beside theirs.
func askHoDoKu(command string, puzzles []string) (map[string]string, error) {
	return ask(puzzles, func(file string) ([]byte, error) {
		c := withArgs(command, "/bs", filepath.Base(file)) // which takes all that begins with / for an option
		c.Dir = filepath.Dir(file)
		if err := c.Run(); err != nil {
			return nil, err
		}
		return os.ReadFile(file + ".out.txt")
	}, func(line string) (puzzle, answer string) {
		if fields := strings.Fields(line); len(fields) > 2 {
			return fields[0], fields[2]
		}
		return "", ""
	})
}

// ask hands a file of puzzles to a program and reads the lines that it answers.
func ask(puzzles []string, run func(file string) ([]byte, error), read func(line string) (puzzle, answer string)) (map[string]string, error) {
	dir, err := os.MkdirTemp("", "verify")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "puzzles.txt")
	if err := os.WriteFile(file, []byte(strings.Join(puzzles, "\n")+"\n"), 0o600); err != nil {
		return nil, err
	}
	said, err := run(file)
	if err != nil {
		return nil, fmt.Errorf("ask the reference: %w", err)
	}
	answers := map[string]string{}
	for lines := bufio.NewScanner(bytes.NewReader(said)); lines.Scan(); {
		if puzzle, answer := read(lines.Text()); puzzle != "" {
			answers[puzzle] = answer
		}
	}
	return answers, nil
}

// withArgs returns a command line with more arguments at its end.
func withArgs(line string, args ...string) *exec.Cmd {
	words := append(strings.Fields(line), args...)
	return exec.Command(words[0], words[1:]...)
}
