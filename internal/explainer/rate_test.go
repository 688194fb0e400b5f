package explainer

import (
	"bufio"
	"compress/gzip"
	"context"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// TestRate holds the ratings of puzzles of all heights against those of the reference.
func TestRate(t *testing.T) {
	equal := 0
	for _, r := range readRatings(t, readFile(t, filepath.Join("testdata", "ratings.txt"))) {
		if testing.Short() && r.rating.ER >= 105 {
			continue
		}
		if got, err := Rate(context.Background(), parse(r.puzzle)); got != r.rating || err != nil {
			t.Errorf("%s: %v, %v, want %v", r.puzzle, got, err, r.rating)
			continue
		}
		equal++
	}
	if equal < 100 {
		t.Errorf("only %d ratings are equal", equal)
	}
}

func TestRateLimits(t *testing.T) {
	solved := "967154832582973416413826759395718264648532971271649583754261398826397145139485627"
	rectangle := solved[:15] + ".." + solved[17:69] + ".." + solved[71:]
	for _, test := range []struct {
		name, puzzle string
		want         Rating
	}{
		{"solved", solved, Rating{}},
		{"one open", "." + solved[1:], Rating{10, 10, 10}},
		{"no digit left", ".9" + solved[2:], Rating{Unsolved, 0, 0}},
		{"two solutions", rectangle, Rating{Unsolved, 0, 0}},
	} {
		if r, err := Rate(context.Background(), parse(test.puzzle)); r != test.want || err != nil {
			t.Errorf("%s: %v, %v, want %v", test.name, r, err, test.want)
		}
	}
	done, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Rate(done, parse("."+solved[1:])); err != context.Canceled {
		t.Errorf("when done: %v", err)
	}
}

// openSet opens a file of the folder that NONET_SETS names.
func openSet(t testing.TB, name string) io.Reader {
	folder := os.Getenv("NONET_SETS")
	if folder == "" {
		t.Skipf("NOT COMPARED with %s: NONET_SETS names no folder", name)
	}
	return readFile(t, filepath.Join(folder, name))
}

func readFile(t testing.TB, path string) io.Reader {
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	if !strings.HasSuffix(path, ".gz") {
		return f
	}
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	return z
}

// lines calls for each line and fails when they cannot all be read.
func lines(t testing.TB, r io.Reader, each func(line string)) {
	t.Helper()
	s := bufio.NewScanner(r)
	for s.Scan() {
		each(s.Text())
	}
	if err := s.Err(); err != nil {
		t.Fatal(err)
	}
}

// tenths reads a rating as 7.2.
func tenths(s string) (int, error) {
	f, err := strconv.ParseFloat(s, 64)
	return int(math.Round(f * 10)), err
}

// A puzzleRating is a puzzle with the ratings that it must have.
type puzzleRating struct {
	puzzle string
	rating Rating
}

// readRatings reads lines of a puzzle, ER, EP and ED with tabs between them. What follows is
// not read, nor are lines that do not begin with a puzzle.
func readRatings(t testing.TB, r io.Reader) (list []puzzleRating) {
	lines(t, r, func(line string) {
		f := strings.Split(line, "\t")
		if len(f[0]) != 81 {
			return
		}
		p := puzzleRating{puzzle: f[0]}
		for i, to := range []*int{&p.rating.ER, &p.rating.EP, &p.rating.ED} {
			var err error
			if len(f) < 4 {
				t.Fatalf("no three ratings: %s", line)
			}
			if *to, err = tenths(f[i+1]); err != nil {
				t.Fatal(err)
			}
		}
		list = append(list, p)
	})
	return list
}

func TestReferenceRatings(t *testing.T) {
	for _, name := range []string{"se_ratings.tsv", "se_ratings_more.tsv", "se_ratings_hard.tsv"} {
		t.Run(name, func(t *testing.T) {
			equal, left := 0, 0
			for _, r := range readRatings(t, openSet(t, name)) {
				if testing.Short() && r.rating.ER >= 90 {
					left++
					continue
				}
				if got, err := Rate(context.Background(), parse(r.puzzle)); got != r.rating || err != nil {
					t.Errorf("%s: %v, %v, want %v", r.puzzle, got, err, r.rating)
					continue
				}
				equal++
			}
			t.Logf("%d equal, %d not compared", equal, left)
			if equal == 0 {
				t.Error("nothing is compared")
			}
		})
	}
}

// A tracedStep is a step as the reference writes it.
type tracedStep struct {
	grid   string // after it
	rating int
	text   string
}

// TestReferenceTraces compares the steps. A trace lists them and then the puzzle.
// The traces are by a later program that tries the digits before the regions and
// the cells of a wing in another order. So where it takes another hint of the same
// technique, the rest is not compared.
func TestReferenceTraces(t *testing.T) {
	var steps []tracedStep
	traces, compared, listed, stopped := 0, 0, 0, 0
	lines(t, openSet(t, "se_traces.txt.gz"), func(line string) {
		if f := strings.SplitN(line, " | ", 3); len(f) == 3 {
			rating, err := tenths(f[1])
			if err != nil {
				t.Fatal(err)
			}
			steps = append(steps, tracedStep{f[0], rating, f[2]})
			return
		}
		if len(line) < 81 {
			t.Fatalf("neither a step nor a puzzle: %q", line)
		}
		n, stops, err := compareTrace(line[:81], steps)
		if err != nil {
			t.Errorf("%s: %v", line[:81], err)
		}
		if stops {
			stopped++
		}
		traces, compared, listed, steps = traces+1, compared+n, listed+len(steps), nil
	})
	t.Logf("%d traces, %d of %d steps equal; %d traces go on with another step of the same technique", traces, compared, listed, stopped)
	if compared < listed*85/100 || stopped > traces*20/100 || compared == 0 {
		t.Error("too little is compared")
	}
}

// compareTrace reports the first difference from the steps of the reference, how
// many steps are equal, and whether the rest is not compared.
func compareTrace(puzzle string, want []tracedStep) (equal int, stopped bool, err error) {
	_, rateErr := solve(context.Background(), boardOfPuzzle(puzzle), func(b *board, h *hint) {
		s := tracedStep{newStep(b, h).Grid, h.rating, h.describe(b)}
		switch {
		case err != nil || stopped:
		case equal == len(want):
			err = fmt.Errorf("step %d: %v, want none", equal, s)
		case otherChoice(s, want[equal]):
			stopped = true
		case s.grid != want[equal].grid || s.rating != want[equal].rating || !sameText(s.text, want[equal].text):
			err = fmt.Errorf("step %d:\n%v, want\n%v", equal, s, want[equal])
		default:
			equal++
		}
	})
	if err == nil {
		err = rateErr
	}
	if err == nil && !stopped && equal < len(want) {
		err = fmt.Errorf("step %d is missing: %v", equal, want[equal])
	}
	return equal, stopped, err
}

// otherChoice reports whether a step is another of the same technique.
func otherChoice(got, want tracedStep) bool {
	gotName, _, _ := strings.Cut(got.text, ":")
	wantName, _, _ := strings.Cut(want.text, ":")
	return got.rating == want.rating && gotName == wantName && !sameText(got.text, want.text)
}

// sameText reports whether two steps say the same, in whatever order.
func sameText(a, b string) bool {
	words := func(s string) string { return sortedWords(strings.ReplaceAll(s, ",", " ")) }
	return words(a) == words(b)
}
