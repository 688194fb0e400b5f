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
	"slices"
	"strconv"
	"strings"
	"testing"
)

func TestRate(t *testing.T) {
	for _, test := range []struct {
		puzzle     string
		er, ep, ed int
	}{
		{"....1..8.5....74...1.2....3..284.5..8..........7....91...324.6......62..6...7.3.8", 12, 12, 12},
		{".....8..1..7..6.9.....9.....1..6.8......2..6.3..4..7.....2..9585.........713....2", 15, 12, 12},
		{"......81.1.3.......5...19.24..52..7.....876.58...6........3..8.2.4.....7..94..2..", 17, 12, 12},
		{"6.............9..3.4..6..19....1...7.1.9.6.322...3.........35...64..8...13..2.8..", 20, 12, 12},
		{"...7...8..5........98..5.13............1..74.3.2.6..9......3...124.....9......5.8", 23, 12, 12},
		{"....3.4.2.9..5..3..4.........7...6..8.....5.......981..853......147........6.2...", 25, 12, 12},
		{".92.5.....4.....1..1.8.4.........37...8.3.1.6..7..6.4.9....8.......9.4.55..7...6.", 26, 12, 12},
		{"79...2.4...2.....63..8..1...2.9...7.8......1...64..9......6.....13..4...2.5...8..", 28, 12, 12},
		{".9....12...21....4.5..3.9..7......3.1..5..84...8.....6..3.4..........6.89..7.....", 30, 12, 12},
		{"..1.....43....1.69...7.6...2......38...6..5..5....4.....89....5..4....2...78.3...", 32, 12, 12},
		{"..7....1.85.......1.6..94..7.32.5....6.7...8.....3.6....54..8......1.2..6...2..3.", 34, 12, 12},
		{".8..7...2.......73.....314.8...472...1.6..7...9.5.....2.......59...2.3....1.658..", 36, 12, 12},
		{"..9.3...22...9....3..25.96.1..67.23............3...........1.9..1...4.765.......3", 38, 12, 12},
		{"......5841......3...6.2.......4....6.92.53........1...3.59....1.8..7..9........5.", 42, 12, 12},
		{"1...5.......1..97.8.94..1......8.7.....24..1...3....4..2...7...45.....6..17......", 44, 12, 12},
		{".......5.62..9.41..87..42......1......5....969..8.61...713......9...5......42....", 45, 12, 12},
		{"9..574...........9.56..24.....1..3.....9.7...2...8..71...7..52......6.3..1......7", 46, 12, 12},
		{"................12..3.45........64...1........7......8...1.2..7..4...8..5...3....", 56, 15, 15},
		{"1....963...............18..9..........1.9.4..2.45....8....5...6..54.7.....763..85", 57, 12, 12},
		{".5.286.....89.....2....34..6......9.....5.1....4..85..9.63....5.726..........1..9", 62, 12, 12},
	} {
		r, err := Rate(context.Background(), parse(test.puzzle))
		if want := (Rating{test.er, test.ep, test.ed}); r != want || err != nil {
			t.Errorf("%s: %v, %v, want %v", test.puzzle, r, err, want)
		}
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

// open opens a file of the folder that NONET_SETS names.
func open(t testing.TB, name string) io.Reader {
	folder := os.Getenv("NONET_SETS")
	if folder == "" {
		t.Skipf("NOT COMPARED with %s: NONET_SETS names no folder", name)
	}
	f, err := os.Open(filepath.Join(folder, name))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	if !strings.HasSuffix(name, ".gz") {
		return f
	}
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	return z
}

// tenths reads a rating as 7.2.
func tenths(s string) int {
	f, err := strconv.ParseFloat(s, 64)
	if err != nil {
		panic(err)
	}
	return int(math.Round(f * 10))
}

func TestReferenceRatings(t *testing.T) {
	for _, name := range []string{"se_ratings.tsv", "se_ratings_more.tsv", "se_ratings_hard.tsv"} {
		t.Run(name, func(t *testing.T) {
			equal, left := 0, 0
			lines := bufio.NewScanner(open(t, name))
			for lines.Scan() {
				f := strings.Split(lines.Text(), "\t")
				if len(f[0]) != 81 {
					continue
				}
				want := Rating{tenths(f[1]), tenths(f[2]), tenths(f[3])}
				if testing.Short() && want.ER >= 90 {
					left++
					continue
				}
				r, err := Rate(context.Background(), parse(f[0]))
				if r == want && err == nil {
					equal++
				} else {
					t.Errorf("%s: %v, %v, want %v", f[0], r, err, want)
				}
			}
			t.Logf("%d equal, %d not compared", equal, left)
		})
	}
}

// TestReferenceTraces compares the steps. A trace lists them and then the puzzle.
// The traces are by a later program that tries the digits before the regions and
// the cells of a wing in another order. So where it takes another hint of the same
// technique, the rest is not compared.
func TestReferenceTraces(t *testing.T) {
	var steps []Step
	traces, compared := 0, 0
	lines := bufio.NewScanner(open(t, "se_traces.txt.gz"))
	for lines.Scan() {
		if f := strings.SplitN(lines.Text(), " | ", 3); len(f) == 3 {
			steps = append(steps, Step{Grid: f[0], Rating: tenths(f[1]), Text: f[2]})
			continue
		}
		puzzle := lines.Text()[:81]
		n, err := compareTrace(puzzle, steps)
		if err != nil {
			t.Errorf("%s: %v", puzzle, err)
		}
		traces, compared, steps = traces+1, compared+n, nil
	}
	t.Logf("%d traces, %d steps equal", traces, compared)
}

// compareTrace reports the first difference from the steps of the reference, and
// how many steps are equal.
func compareTrace(puzzle string, want []Step) (equal int, err error) {
	stopped := false
	_, rateErr := Trace(context.Background(), parse(puzzle), func(s Step) {
		switch {
		case err != nil || stopped:
		case equal == len(want):
			err = fmt.Errorf("step %d: %v, want none", equal, s)
		case otherChoice(s, want[equal]):
			stopped = true
		case s.Grid != want[equal].Grid || s.Rating != want[equal].Rating || !sameText(s.Text, want[equal].Text):
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
	return equal, err
}

// otherChoice reports whether a step is another of the same technique.
func otherChoice(got, want Step) bool {
	gotName, _, _ := strings.Cut(got.Text, ":")
	wantName, _, _ := strings.Cut(want.Text, ":")
	return got.Rating == want.Rating && gotName == wantName && !sameText(got.Text, want.Text)
}

// sameText reports whether two steps say the same, in whatever order.
func sameText(a, b string) bool {
	words := func(s string) string {
		w := strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == ',' })
		slices.Sort(w)
		return strings.Join(w, " ")
	}
	return words(a) == words(b)
}
