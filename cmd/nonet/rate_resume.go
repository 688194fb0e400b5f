package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"regexp"
	"strings"
	"sync"
)

// ratedLine returns the form of a line that rate writes. To compile it takes as long as
// to start the whole command, so this waits until it is needed.
var ratedLine = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(
		`^([1-9.]{81}|[1-9.]{729}) (\d+\.\d/\d+\.\d/\d+\.\d [A-Z][a-z]+ \d+ .+|solved|none|several|broken|gave up)$`)
})

// ratedBegin returns how such a line begins. A file without a line break that does not
// is somebody's own, and nothing may be cut off from it.
var ratedBegin = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([1-9.]{81}|[1-9.]{729}) `)
})

// ratedBefore returns the puzzles whose ratings stand in a file. What the end of a
// run has left of its last line is cut off.
func ratedBefore(name string) ([]string, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	whole := bytes.LastIndexByte(text, '\n') + 1
	var puzzles []string
	for line := range strings.Lines(string(text[:whole])) {
		parts := ratedLine().FindStringSubmatch(strings.TrimSuffix(line, "\n"))
		if parts == nil {
			return nil, notRated(name, len(puzzles)+1)
		}
		puzzles = append(puzzles, parts[1])
	}
	if whole == len(text) {
		return puzzles, nil
	}
	if whole == 0 && !ratedBegin().Match(text) {
		return nil, notRated(name, 1)
	}
	return puzzles, os.Truncate(name, int64(whole))
}

func notRated(name string, line int) error {
	return fmt.Errorf("%s:%d: not a line that rate has written; name another file to --resume", name, line)
}

// resumed prepares to go on with an earlier run.
func (v *rater) resumed() (err error) {
	v.before, err = ratedBefore(v.resume)
	v.stream.skip = v.ratedAlready
	return err
}

// ratedAlready reports whether a puzzle was rated in the run that is resumed, which
// must have had the same input.
func (v *rater) ratedAlready(it item) (bool, error) {
	if len(v.before) == 0 {
		return false, nil
	}
	if puzzleText(it) != v.before[0] {
		return false, fmt.Errorf("%s: %s rates another puzzle in this place, %s; resume with the input it comes from", it, v.resume, v.before[0])
	}
	v.before = v.before[1:]
	return true, nil
}

// errResume refuses flags that would write something else than the file has.
var errResume = errors.New("--resume goes with neither --output, --json nor --format")

// allFound reports ratings whose puzzles the input does not have.
func (v *rater) allFound() error {
	if n := len(v.before); n > 0 {
		return fmt.Errorf("%s rates %s more than the input has; resume with the input it comes from", v.resume, plural(n, "puzzle"))
	}
	return nil
}
