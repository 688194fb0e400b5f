package canon_test

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"nonet"
	"nonet/canon"
)

// TestForms compares with puzzles whose smallest string and number of
// automorphisms are known from an exhaustive search.
func TestForms(t *testing.T) {
	text, err := os.ReadFile("testdata/forms.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		want, err := strconv.ParseUint(fields[2], 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		got := canon.Form(grid(t, fields[0]))
		if got.Grid.String() != fields[1] || got.Automorphisms != want {
			t.Errorf("%s\n got %s, %d automorphisms\nwant %s, %d", fields[0], got.Grid, got.Automorphisms, fields[1], want)
		}
	}
}

// TestAutomorphisms compares with what can be counted by hand: each of the
// equivalent grids is reached by as many transforms as there are automorphisms.
func TestAutomorphisms(t *testing.T) {
	const digits = 362880 // orders of nine digits
	blanks := func(n int) string { return strings.Repeat(".", n) }
	tests := []struct {
		name, grid string
		equivalent uint64
	}{
		{"most canonical", mostCanonical, canon.Order / 648},
		{"no symmetry", "534678912672195348198342567859761423426853791713924856961537284287419635345286179", canon.Order},
		{"empty", blanks(81), 1},
		{"one given", blanks(40) + "7" + blanks(40), 81 * 9},
		{"two equal givens without a band or stack in common", "1" + blanks(79) + "1", 81 * 36 / 2 * 9},
		{"two givens in a box", "1" + blanks(9) + "2" + blanks(70), 81 * 4 / 2 * 72},
		{"one digit everywhere", strings.Repeat("7", 81), 9},
		{"a digit for each row", rows(), 2 * digits},
		{"a row", "123456789" + blanks(72), 18 * digits},
		{"a row of one digit", "111111111" + blanks(72), 18 * 9},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got, want := canon.Form(grid(t, test.grid)).Automorphisms, canon.Order/test.equivalent; got != want {
				t.Errorf("got %d, want %d", got, want)
			}
		})
	}
}

// rows returns a grid whose rows hold one digit each.
func rows() string {
	var b strings.Builder
	for d := range 9 {
		b.WriteString(strings.Repeat(strconv.Itoa(d+1), 9))
	}
	return b.String()
}

// check holds the form of a grid against what a form has to be.
func check(t *testing.T, g nonet.Grid, want canon.Result) {
	t.Helper()
	got := canon.Form(g)
	if got.Grid != want.Grid || got.Automorphisms != want.Automorphisms {
		t.Errorf("%s\n got %s, %d automorphisms\nwant %s, %d", g, got.Grid, got.Automorphisms, want.Grid, want.Automorphisms)
	}
	if made := got.Transform.Apply(g); made != got.Grid {
		t.Errorf("%s\nwith %s becomes\n     %s\nwant %s", g, got.Transform, made, got.Grid)
	}
}

// TestCollapse turns puzzles and full grids in many ways, which leaves the
// form, and nothing more, as it was.
func TestCollapse(t *testing.T) {
	turns := 50
	if testing.Short() {
		turns = 3
	}
	r := newRand()
	for _, name := range []string{"easy", "17-clue", "hardest"} {
		forms := map[nonet.Grid]bool{}
		for _, g := range sample(t, name) {
			form := canon.Form(g)
			forms[form.Grid] = true
			for range turns {
				check(t, canon.Random(r).Apply(g), form)
			}
			solution, _, err := nonet.Solve(t.Context(), g)
			if err != nil {
				t.Fatal(err)
			}
			form = canon.Form(solution)
			for range turns / 10 {
				check(t, canon.Random(r).Apply(solution), form)
			}
		}
		if len(forms) != 100 {
			t.Errorf("%s: %d forms of 100 puzzles", name, len(forms))
		}
	}
}

// A form is its own form, by the transform that does nothing.
func TestFormOfForm(t *testing.T) {
	grids := madeUp()
	for _, name := range []string{"easy", "17-clue", "hardest"} {
		for i, g := range sample(t, name) {
			grids = append(grids, made{name: fmt.Sprintf("%s %d", name, i), grid: g})
		}
	}
	r := newRand()
	for _, m := range grids {
		form := canon.Form(m.grid)
		check(t, m.grid, form)
		check(t, canon.Random(r).Apply(m.grid), form)
		if again := canon.Form(form.Grid); again.Grid != form.Grid || again.Transform != (canon.Transform{}) {
			t.Errorf("%s: the form %s has the form %s, by %s", m.name, form.Grid, again.Grid, again.Transform)
		}
	}
}

func FuzzForm(f *testing.F) {
	for _, m := range madeUp() {
		f.Add(m.grid[:], uint64(1))
	}
	f.Fuzz(func(t *testing.T, cells []byte, seed uint64) {
		var g nonet.Grid
		copy(g[:], cells)
		form := canon.Form(g)
		check(t, g, form)
		check(t, canon.Random(newRandFrom(seed)).Apply(g), form)
		check(t, form.Grid, form)
	})
}
