package generate_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"nonet"
	"nonet/canon"
	"nonet/generate"
	"nonet/logic"
)

// grid reads a grid of a test.
func grid(t *testing.T, text string) nonet.Grid {
	t.Helper()
	g, err := nonet.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

const (
	newspaper = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	seventeen = ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7..."
)

// missed returns the givens that can be missed, found by solving without each.
func missed(t *testing.T, g nonet.Grid) (list []nonet.Cell) {
	t.Helper()
	for c := range g {
		h := g
		h[c] = 0
		if _, unique, err := nonet.Solve(t.Context(), h); g[c] != 0 && unique && err == nil {
			list = append(list, nonet.Cell(c))
		}
	}
	return list
}

func TestMinimize(t *testing.T) {
	full := made(t, generate.Options{Count: 1, Seed: 9})[0].Solution
	for _, g := range []nonet.Grid{grid(t, newspaper), grid(t, seventeen), full} {
		for seed := range uint64(5) {
			m, err := generate.Minimize(t.Context(), g, seed)
			again, _ := generate.Minimize(t.Context(), g, seed)
			if err != nil || m != again {
				t.Fatalf("%s: %s, then %s, error %v", g, m, again, err)
			}
			for c := range m {
				if m[c] != 0 && m[c] != g[c] {
					t.Fatalf("%s has a given in %s that %s has not", m, nonet.Cell(c), g)
				}
			}
			if list := missed(t, m); len(list) > 0 {
				t.Errorf("%s is not minimal: %v", m, list)
			}
			if _, unique, err := nonet.Solve(t.Context(), m); !unique || err != nil {
				t.Errorf("%s has several solutions", m)
			}
		}
	}
}

func TestRedundant(t *testing.T) {
	for _, text := range []string{newspaper, seventeen} {
		g := grid(t, text)
		got, err := generate.Redundant(t.Context(), g)
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(missed(t, g), got); d != "" {
			t.Errorf("%s: givens that can be missed (-want +got):\n%s", text, d)
		}
	}
}

func TestPuzzlesWithoutOneSolution(t *testing.T) {
	ended, cancel := context.WithCancelCause(t.Context())
	cause := errors.New("enough")
	cancel(cause)
	tests := map[string]struct {
		ctx  context.Context
		text string
		is   func(error) bool
	}{
		"broken": {t.Context(), "11" + newspaper[2:], func(err error) bool { _, ok := errors.AsType[*nonet.ConflictError](err); return ok }},
		"none":   {t.Context(), ".876543212........3........4........5........6........7........8........9........", func(err error) bool { return errors.Is(err, nonet.ErrNoSolution) }},
		"two":    {t.Context(), "....7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", func(err error) bool { return errors.Is(err, logic.ErrSeveralSolutions) }},
		"ended":  {ended, newspaper, func(err error) bool { return errors.Is(err, cause) }},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			g := grid(t, test.text)
			_, minimize := generate.Minimize(test.ctx, g, 1)
			_, redundant := generate.Redundant(test.ctx, g)
			_, backdoors := generate.Backdoors(test.ctx, g)
			if !test.is(minimize) || !test.is(redundant) || !test.is(backdoors) {
				t.Errorf("errors %v, %v, %v", minimize, redundant, backdoors)
			}
		})
	}
}

func TestBackdoors(t *testing.T) {
	singles := logic.Options{Techniques: []logic.Technique{logic.FullHouse, logic.NakedSingle, logic.HiddenSingle}, Unique: true}
	leads := func(g, solution nonet.Grid, cells ...nonet.Cell) bool {
		for _, c := range cells {
			g[c] = solution[c]
		}
		path, _ := singles.Solve(t.Context(), logic.NewBoard(g))
		return path.Solved()
	}
	hard := made(t, generate.Options{Count: 3, Seed: 1, Levels: []logic.Level{logic.Extreme}})
	for _, p := range append(made(t, generate.Options{Count: 8, Seed: 1}), hard...) {
		sets, err := generate.Backdoors(t.Context(), p.Grid)
		if err != nil {
			t.Fatal(err)
		}
		var one [][]nonet.Cell
		for c := range p.Grid {
			if p.Grid[c] == 0 && leads(p.Grid, p.Solution, nonet.Cell(c)) {
				one = append(one, []nonet.Cell{nonet.Cell(c)})
			}
		}
		switch {
		case leads(p.Grid, p.Solution):
			one = [][]nonet.Cell{{}}
			fallthrough
		case len(one) > 0:
			if d := cmp.Diff(one, sets); d != "" {
				t.Errorf("%s: backdoors (-want +got):\n%s", p.Grid, d)
			}
			continue
		}
		for _, set := range sets {
			if len(set) != 2 || !leads(p.Grid, p.Solution, set...) {
				t.Errorf("%s: %v is no backdoor", p.Grid, set)
			}
		}
	}
}

// TestPairsOfBackdoors tries all pairs of cells of a puzzle that no single cell opens.
func TestPairsOfBackdoors(t *testing.T) {
	singles := logic.Options{Techniques: []logic.Technique{logic.FullHouse, logic.NakedSingle, logic.HiddenSingle}, Unique: true}
	g := grid(t, "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6")
	solution, _, err := nonet.Solve(t.Context(), g)
	if err != nil {
		t.Fatal(err)
	}
	var want [][]nonet.Cell
	for a := range g {
		for b := a + 1; b < len(g) && g[a] == 0; b++ {
			h := g
			h[a], h[b] = solution[a], solution[b]
			if path, _ := singles.Solve(t.Context(), logic.NewBoard(h)); g[b] == 0 && path.Solved() {
				want = append(want, []nonet.Cell{nonet.Cell(a), nonet.Cell(b)})
			}
		}
	}
	if len(want) == 0 {
		t.Fatal("the puzzle has no backdoors of two cells")
	}
	got, err := generate.Backdoors(t.Context(), g)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("backdoors (-want +got):\n%s", d)
	}
}

// around returns the forms of the puzzles that differ from one by a given, found by solving
// all that do.
func around(t *testing.T, g nonet.Grid) (forms []nonet.Grid) {
	t.Helper()
	found := map[nonet.Grid]bool{canon.Form(g).Grid: true}
	for gone := range g {
		for c := range g {
			for d := uint8(1); g[gone] != 0 && d <= 9; d++ {
				h := g
				h[gone] = 0
				if h[c] != 0 {
					continue
				}
				h[c] = d
				if _, unique, err := nonet.Solve(t.Context(), h); err != nil || !unique {
					continue
				}
				if f := canon.Form(h).Grid; !found[f] {
					found[f] = true
					forms = append(forms, f)
				}
			}
		}
	}
	return forms
}

func TestVicinity(t *testing.T) {
	for _, text := range []string{newspaper, seventeen} {
		g := grid(t, text)
		var got []nonet.Grid
		for h, err := range generate.Vicinity(t.Context(), g, generate.Change{Less: 1, More: 1}, 1) {
			if err != nil {
				t.Fatal(err)
			}
			got = append(got, canon.Form(h).Grid)
		}
		if want := around(t, g); !slices.Equal(got, want) {
			t.Errorf("%s: %d puzzles around, want %d", text, len(got), len(want))
		}
	}
}

// formsBeyond returns the forms of the puzzles with one solution that a change with two more
// givens makes of one, found by solving all. They are in the order in which they come.
func formsBeyond(t *testing.T, g nonet.Grid, less int) (forms []nonet.Grid) {
	t.Helper()
	found := map[nonet.Grid]bool{canon.Form(g).Grid: true}
	var starts []nonet.Grid
	for c := range g {
		if h := g; less == 0 {
			starts = []nonet.Grid{g}
		} else if g[c] != 0 {
			h[c] = 0
			starts = append(starts, h)
		}
	}
	for _, start := range starts {
		var puzzles []nonet.Grid
		more := func(h nonet.Grid, from int, to func(nonet.Grid, int)) {
			for c := from; c < len(h); c++ {
				for d := uint8(1); d <= 9; d++ {
					if start[c] != 0 || d == g[c] {
						continue
					}
					next := h
					next[c] = d
					if !nonet.Check(next).Broken() {
						to(next, c)
					}
				}
			}
		}
		more(start, 0, func(h nonet.Grid, c int) {
			more(h, c+1, func(h nonet.Grid, _ int) { puzzles = append(puzzles, h) })
		})
		answers := make([]nonet.Answer, len(puzzles))
		s := nonet.Solver{Limit: 2, CountOnly: true, Workers: 1}
		if err := s.SolveGrids(t.Context(), puzzles, answers); err != nil {
			t.Fatal(err)
		}
		for i, h := range puzzles {
			if answers[i].Solutions != 1 {
				continue
			}
			if f := canon.Form(h).Grid; !found[f] {
				found[f] = true
				forms = append(forms, f)
			}
		}
	}
	return forms
}

// TestVicinityWithTwoMore compares with a search of all, on a puzzle with few blanks, and on one
// with many solutions, of which two more givens may leave several.
func TestVicinityWithTwoMore(t *testing.T) {
	few := grid(t, "53..7891.67219534.198.4256785976142.4268537917139248569615372842874196353452861..")
	few[0], few[60], few[61] = 0, 0, 0
	many := few
	for c, d := range grid(t, "534678912672195348198342567859761423426853791713924856961537284287419635345286179") {
		if many[c] = d; d < 3 || c < 9 && d < 5 {
			many[c] = 0
		}
	}
	tests := map[string]struct {
		g    nonet.Grid
		less int
	}{
		"few blanks {+2}":       {few, 0},
		"few blanks {-1+2}":     {few, 1},
		"many solutions {+2}":   {many, 0},
		"many solutions {-1+2}": {many, 1},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			if testing.Short() && test.less > 0 {
				t.Skip("takes long")
			}
			var got []nonet.Grid
			for h, err := range generate.Vicinity(t.Context(), test.g, generate.Change{Less: test.less, More: 2}, 1) {
				if err != nil {
					t.Fatal(err)
				}
				if _, unique, err := nonet.Solve(t.Context(), h); err != nil || !unique || h.Givens() != test.g.Givens()-test.less+2 {
					t.Errorf("%s is no puzzle of the vicinity", h)
				}
				got = append(got, canon.Form(h).Grid)
			}
			want := formsBeyond(t, test.g, test.less)
			if !slices.Equal(got, want) || len(want) < 10 {
				t.Errorf("%d puzzles around, want %d", len(got), len(want))
			}
		})
	}
}

func TestVicinityOfChanges(t *testing.T) {
	tests := map[generate.Change]int{
		{Less: 1}: 30, {Less: 2}: 30 * 29 / 2, {More: 1}: 51, {More: 2}: 51 * 50 / 2, {Less: 1, More: 2}: 0, {Less: 2, More: 2}: 0,
	}
	g := grid(t, newspaper)
	redundant := len(missed(t, g))
	for c, most := range tests {
		n := 0
		for h, err := range generate.Vicinity(t.Context(), g, c, 0) {
			if err != nil {
				t.Fatal(err)
			}
			if h.Givens() != g.Givens()-c.Less+c.More {
				t.Errorf("%v: %s has %d givens", c, h, h.Givens())
			}
			if n++; n == 2000 {
				break
			}
		}
		switch {
		case c == generate.Change{Less: 1} && n != redundant,
			c == generate.Change{More: 1} && n != most,
			n == 0 || most > 0 && n > most:
			t.Errorf("%v: %d puzzles", c, n)
		}
	}
	for _, err := range generate.Vicinity(t.Context(), nonet.Grid{1, 1}, generate.Change{More: 1}, 0) {
		if _, ok := errors.AsType[*nonet.ConflictError](err); !ok {
			t.Errorf("error %v of a broken puzzle", err)
		}
	}
}
