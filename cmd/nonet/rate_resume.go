package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"
	"sync"
	"time"
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

// longestRated is more bytes than such a line has.
const longestRated = 1 << 12

// An earlierRun is what --resume goes on with.
type earlierRun struct {
	file   string
	lines  []earlierLine
	retry  bool      // those that gave up are rated again
	passed int       // lines whose puzzles were met in the input; the reading counts them
	again  []int     // lines whose puzzles are still to be rated again
	newer  bool      // lines are newer than the file
	kept   time.Time // when the file was written last
}

// keepEvery is how often the file is written anew while puzzles are rated again.
const keepEvery = 5 * time.Second

// An earlierLine is what an earlier run has written of a puzzle.
type earlierLine struct{ puzzle, rating string }

func (l *earlierLine) gaveUp() bool { return l.rating == statusGaveUp }

// resumed prepares to go on with an earlier run.
func (v *rater) resumed() error {
	v.earlier = &earlierRun{file: v.resume, retry: v.retry, kept: time.Now()}
	unfinished, err := v.earlier.read()
	if err != nil {
		return err
	}
	if unfinished && !v.quiet {
		v.errorf("%s:%d: this line is unfinished; it is cut off, and its puzzle rated again", v.resume, len(v.earlier.lines)+1)
	}
	v.stream.skip = v.earlier.skip
	v.markEarlier()
	return nil
}

// read reads the file. What the end of a run has left of its last line is cut off.
func (r *earlierRun) read() (unfinished bool, err error) {
	f, err := os.Open(r.file)
	if err != nil {
		return false, err
	}
	defer f.Close()
	in := bufio.NewReaderSize(f, longestRated)
	whole := int64(0) // bytes of whole lines
	for {
		text, err := in.ReadSlice('\n')
		switch {
		case err == io.EOF && len(text) == 0:
			return false, nil
		case err == io.EOF:
			if whole == 0 && !ratedBegin().Match(text) {
				return false, r.notRated()
			}
			return true, os.Truncate(r.file, whole)
		case err != nil && err != bufio.ErrBufferFull:
			return false, err
		}
		parts := ratedLine().FindStringSubmatch(strings.TrimSuffix(string(text), "\n"))
		if parts == nil || err != nil {
			return false, r.notRated()
		}
		whole += int64(len(text))
		r.add(earlierLine{parts[1], parts[2]})
	}
}

func (r *earlierRun) add(l earlierLine) {
	if r.retry && l.gaveUp() {
		r.again = append(r.again, len(r.lines))
	}
	r.lines = append(r.lines, l)
}

func (r *earlierRun) notRated() error {
	return fmt.Errorf("%s:%d: not a line that rate has written; name another file to --resume", r.file, len(r.lines)+1)
}

// markEarlier lets the exit status tell of the puzzles without a rating that are in the
// file and stay so.
func (v *rater) markEarlier() {
	negative, gaveUp := 0, 0
	for i := range v.earlier.lines {
		switch l := &v.earlier.lines[i]; {
		case strings.Contains(l.rating, "/"):
		case !l.gaveUp():
			negative++
			v.mark(exitNegative)
		case !v.retry:
			gaveUp++
			v.mark(exitGaveUp)
		}
	}
	var texts []string
	if negative > 0 {
		texts = append(texts, plural(negative, "puzzle")+" without a rating")
	}
	if gaveUp > 0 {
		texts = append(texts, plural(gaveUp, "puzzle")+" given up; --retry rates again what was given up")
	}
	if len(texts) > 0 {
		v.errorf("%s has %s", v.resume, list(texts))
	}
}

// skip reports whether a puzzle was rated in the run that is resumed, which must have
// had the same input.
func (r *earlierRun) skip(it item) (bool, error) {
	if r.passed == len(r.lines) {
		return false, nil
	}
	l := &r.lines[r.passed]
	if puzzleText(it) != l.puzzle {
		return false, fmt.Errorf("%s: %s rates another puzzle in this place, %s; resume with the input it comes from", it, r.file, l.puzzle)
	}
	r.passed++
	return !r.retry || !l.gaveUp(), nil
}

// errResume refuses flags that would write something else than the file has.
var errResume = errors.New("--resume goes with neither --output, --json nor --format")

// allFound reports ratings whose puzzles the input does not have.
func (r *earlierRun) allFound() error {
	if n := len(r.lines) - r.passed; n > 0 {
		return fmt.Errorf("%s rates %s more than the input has; resume with the input it comes from", r.file, plural(n, "puzzle"))
	}
	return nil
}

// retried takes the rating of a puzzle, if that is one that had been given up. They are
// reported in the order of the input, and before those that the file does not have.
func (r *earlierRun) retried(rating string) bool {
	if r == nil || len(r.again) == 0 {
		return false
	}
	r.lines[r.again[0]].rating = rating
	r.again = r.again[1:]
	r.newer = true
	return true
}

// keepRetried writes the file anew if puzzles in it were rated again: they keep their
// places.
func (v *rater) keepRetried() error {
	r := v.earlier
	if r == nil || !r.newer {
		return nil
	}
	r.newer, r.kept = false, time.Now()
	var text strings.Builder
	for i := range r.lines {
		text.WriteString(r.lines[i].puzzle + " " + r.lines[i].rating + "\n")
	}
	return v.out.replace(r.file, text.String())
}
