package main

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"nonet"
	"nonet/logic"
)

// says returns what a job says that asks package logic.
func says(t *testing.T, j job) (string, error) {
	t.Helper()
	var out strings.Builder
	j.out = &out
	err := j.run()
	return out.String(), err
}

func TestRatings(t *testing.T) {
	const header = "puzzle\tER\tEP\tED\n"
	for _, test := range []struct{ name, text, says, fails string }{
		{"equal", header + puzzle + "\t1.2\t1.2\t1.2\n", "1 of 1 are equal", ""},
		{"different", header + puzzle + "\t1.5\t1.2\t1.2\n", "rated 1.2 1.2 1.2, not 1.5 1.2 1.2", "1 ratings differ"},
		{"one of three different", puzzle + "\t1.2\t1.2\t1.5\n", "0 of 1", "1 ratings differ"},
		{"no puzzle", "5\t1.2\t1.2\t1.5\n", "0 of 1", "1 ratings differ"},
		{"nothing", header, "", "no ratings"},
		{"a number too few", puzzle + "\t1.2\n", "", "is not puzzle, ER, EP and ED"},
	} {
		t.Run(test.name, func(t *testing.T) {
			said, err := says(t, job{ratings: true, files: []string{write(t, "ratings.tsv", []byte(test.text))}})
			if !strings.Contains(said, test.says) {
				t.Errorf("says %q, want %q", said, test.says)
			}
			if (err == nil) != (test.fails == "") || err != nil && !strings.Contains(err.Error(), test.fails) {
				t.Errorf("fails with %v, want %q", err, test.fails)
			}
		})
	}
}

func TestSound(t *testing.T) {
	file := write(t, "puzzles.txt", []byte(puzzle+"\n"))
	if said, err := says(t, job{sound: 5, files: []string{file}}); err != nil || !strings.Contains(said, "to solve 1 puzzles") {
		t.Errorf("says %q, %v", said, err)
	}
	file = write(t, "solved.txt", []byte(solution+"\n"+puzzle+"\n"+solution+"\n"))
	if said, err := says(t, job{sound: 5, files: []string{file}}); err != nil || !strings.Contains(said, "to solve 3 puzzles") {
		t.Errorf("with solved grids it says %q, %v", said, err)
	}
	several := write(t, "several.txt", []byte(strings.Repeat(".", 80)+"1\n"))
	if _, err := says(t, job{sound: 5, files: []string{several}}); err == nil {
		t.Error("a puzzle with several solutions passes")
	}
}

// Wrong steps must not pass.
func TestStepFits(t *testing.T) {
	g, right := parsed(t, puzzle), parsed(t, solution)
	b := logic.NewBoard(g)
	for _, test := range []struct {
		name string
		step logic.Step
		fits bool
	}{
		{"a right digit", logic.Step{Placements: []logic.Candidate{{Cell: 2, Digit: 4}}}, true},
		{"a wrong digit", logic.Step{Placements: []logic.Candidate{{Cell: 2, Digit: 1}}}, false},
		{"a wrong candidate goes", logic.Step{Eliminations: []logic.Candidate{{Cell: 2, Digit: 1}}}, true},
		{"the right one goes", logic.Step{Eliminations: []logic.Candidate{{Cell: 2, Digit: 4}}}, false},
		{"what is not there goes", logic.Step{Eliminations: []logic.Candidate{{Cell: 2, Digit: 9}}}, false},
		{"nothing", logic.Step{}, false},
	} {
		if err := stepFits(&b, &test.step, &right); (err == nil) != test.fits {
			t.Errorf("%s: %v", test.name, err)
		}
	}
	wrong := logic.RatedStep{Grid: puzzle, Eliminations: []logic.Candidate{{Cell: 2, Digit: 4}}}
	if ratedStepFits(&wrong, &right) == nil {
		t.Error("a rated step may take the right digit")
	}
	wrong = logic.RatedStep{Grid: puzzle[:2] + "1" + puzzle[3:]}
	if ratedStepFits(&wrong, &right) == nil {
		t.Error("a rated step may place a wrong digit")
	}
	if err := ratedStepFits(&logic.RatedStep{Grid: puzzle}, &right); err != nil {
		t.Error(err)
	}
}

func parsed(t *testing.T, text string) nonet.Grid {
	t.Helper()
	g, err := nonet.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// A symmetry of a solution breaks no rule, and is another grid nearly always.
func TestTurn(t *testing.T) {
	g := parsed(t, solution)
	chance := rand.New(rand.NewPCG(5, 6))
	seen := map[nonet.Grid]bool{}
	for range 100 {
		turned := turn(chance, g)
		if err := solves(strings.Repeat(".", 81), turned.String()); err != nil {
			t.Fatal(err)
		}
		seen[turned] = true
	}
	if len(seen) < 100 {
		t.Errorf("%d grids of 100", len(seen))
	}
}

func TestTurned(t *testing.T) {
	file := write(t, "puzzles.txt", []byte(puzzle+"\n"))
	said, err := says(t, job{turned: 3, files: []string{file}})
	if err != nil || !strings.Contains(said, "1 keep their rating, 1 their level") {
		t.Errorf("says %q, %v", said, err)
	}
}

func TestConfirm(t *testing.T) {
	looks := []look{{"Medium": "a", "Hard": "b"}}
	for _, test := range []struct {
		name, command string
		answers       map[string]string
		fails         bool
	}{
		{"nobody to ask", "", nil, false},
		{"the reference agrees", "hodoku", map[string]string{"a": "Medium", "b": "Hard"}, false},
		{"it does not", "hodoku", map[string]string{"a": "Medium", "b": "Medium"}, true},
		{"it is silent", "hodoku", nil, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			j := job{out: new(strings.Builder)}
			err := j.confirm("level", looks, test.command, func(string, []string) (map[string]string, error) {
				return test.answers, nil
			})
			if (err != nil) != test.fails {
				t.Error(err)
			}
		})
	}
}

// What changes is listed in the order of the puzzles, then of the answers.
func TestConfirmOrder(t *testing.T) {
	looks := []look{{"Unfair": "f", "Medium": "d", "Hard": "e"}, {"Medium": "b", "Hard": "a", "Easy": "c"}}
	want := "level changes:\n  e  Hard\n  d  Medium\n  f  Unfair\nlevel changes:\n  c  Easy\n  a  Hard\n  b  Medium\n"
	for range 20 {
		var out strings.Builder
		if err := (&job{out: &out}).confirm("level", looks, "", nil); err != nil || out.String() != want {
			t.Fatalf("%q, %v, want %q", out.String(), err, want)
		}
	}
}

func TestInParallel(t *testing.T) {
	items := make([]int, 200)
	for i := range items {
		items[i] = i
	}
	for _, workers := range []int{1, 3, 300} {
		var got []int
		inParallel(workers, items, func(n int) int {
			time.Sleep(time.Duration(n%7) * 100 * time.Microsecond)
			return -n
		}, func(n, result int) {
			if result != -n {
				t.Errorf("%d comes with %d", n, result)
			}
			got = append(got, n)
		})
		if !slices.Equal(got, items) {
			t.Errorf("%d workers: %v", workers, got)
		}
	}
}

func TestSample(t *testing.T) {
	text := "puzzle\tER\n" + strings.Repeat(puzzle+"\t1.2\n", 5)
	files := []string{write(t, "a.tsv", []byte(text)), write(t, "b.txt", []byte(solution+"\n"))}
	for n, want := range map[int]int{0: 6, 2: 3, 9: 6} {
		if got, err := sample(files, n); err != nil || len(got) != want {
			t.Errorf("%d of each: %d puzzles, %v, want %d", n, len(got), err, want)
		}
	}
}
