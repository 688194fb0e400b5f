package generate_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"nonet/generate"
	"nonet/logic"
)

// A known puzzle is one with all that is asked about.
type known struct {
	generate.Puzzle
	used []logic.Technique // in HoDoKu's order
}

// results returns what all attempts of some options make, of which there is a limit.
func results(t *testing.T, o generate.Options) (list []generate.Puzzle) {
	t.Helper()
	for p, err := range o.Puzzles(t.Context()) {
		if _, short := errors.AsType[*generate.ShortError](err); err != nil && !short {
			t.Fatal(err)
		}
		if err == nil {
			list = append(list, p)
		}
	}
	return list
}

// TestNothingIsLost makes puzzles of any kind, rates all of them, and picks those of many
// kinds: the options that ask for a kind yield these from the same attempts, and no others.
func TestNothingIsLost(t *testing.T) {
	base := generate.Options{Seed: 11, Tries: 200, Repeats: true}
	if testing.Short() {
		base.Tries = 60
	}
	var all []known
	for _, p := range results(t, base) {
		if p.Graded || p.Rated {
			t.Fatalf("%s is rated, and nobody asked", p.Grid)
		}
		k := known{Puzzle: p}
		var err error
		if k.Rating, err = logic.Rate(t.Context(), p.Grid); err != nil {
			t.Fatal(err)
		}
		path, err := logic.Options{Unique: true}.Solve(t.Context(), logic.NewBoard(p.Grid))
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range path.Steps {
			k.used = append(k.used, s.Technique)
		}
		all = append(all, k)
	}
	if len(all) != int(base.Tries) {
		t.Fatalf("%d puzzles of %d attempts", len(all), base.Tries)
	}
	levels := func(l ...logic.Level) generate.Options { return generate.Options{Levels: l} }
	se := func(low, high int) generate.Options {
		return generate.Options{SE: generate.Range{Low: low, High: high}}
	}
	with := func(o generate.Options, change func(*generate.Options)) generate.Options {
		change(&o)
		return o
	}
	tests := map[string]generate.Options{
		"easy":                  levels(logic.Easy),
		"medium":                levels(logic.Medium),
		"hard":                  levels(logic.Hard),
		"unfair":                levels(logic.Unfair),
		"extreme":               levels(logic.Extreme),
		"easy or hard":          levels(logic.Easy, logic.Hard),
		"extreme or medium":     levels(logic.Extreme, logic.Medium),
		"all but easy":          levels(logic.Medium, logic.Hard, logic.Unfair, logic.Extreme),
		"SE 1.0 to 1.5":         se(10, 15),
		"SE 1.6 to 1.9":         se(16, 19),
		"SE 1.7":                se(17, 17),
		"SE 1.5 to 2.0":         se(15, 20),
		"SE 2.0 to 2.3":         se(20, 23),
		"SE 2.3":                se(23, 23),
		"SE 2.3 to 2.5":         se(23, 25),
		"SE 2.4 to 4.2":         se(24, 42),
		"SE 4.5 to 7.1":         se(45, 71),
		"SE 7.2 and more":       se(72, 200),
		"pearl":                 {Pearl: true},
		"diamond":               {Diamond: true},
		"pearl 1.2 to 2.0":      with(se(12, 20), func(o *generate.Options) { o.Pearl = true }),
		"easy 2.0 to 2.3":       with(levels(logic.Easy), func(o *generate.Options) { o.SE = generate.Range{Low: 20, High: 23} }),
		"medium 2.3 and less":   with(levels(logic.Medium), func(o *generate.Options) { o.SE = generate.Range{Low: 10, High: 23} }),
		"hardest is a single":   {Hardest: []logic.Technique{logic.NakedSingle, logic.HiddenSingle}},
		"hardest of three":      {Hardest: []logic.Technique{logic.Pointing, logic.Skyscraper, logic.XYWing}},
		"hard, hardest one":     with(levels(logic.Hard), func(o *generate.Options) { o.Hardest = []logic.Technique{logic.WWing} }),
		"uses pointing":         {Use: []logic.Technique{logic.Pointing}},
		"uses two":              {Use: []logic.Technique{logic.NakedPair, logic.Pointing}},
		"medium, uses naked":    with(levels(logic.Medium), func(o *generate.Options) { o.Use = []logic.Technique{logic.NakedPair} }),
		"avoids pointing":       {Avoid: []logic.Technique{logic.Pointing}},
		"uses one, avoids one":  {Use: []logic.Technique{logic.NakedPair}, Avoid: []logic.Technique{logic.Pointing}},
		"hard, avoids XY-Wing":  with(levels(logic.Hard), func(o *generate.Options) { o.Avoid = []logic.Technique{logic.XYWing} }),
		"minimal of 22 or 23":   {Minimal: true, Clues: generate.Range{Low: 22, High: 23}},
		"medium of 23 or fewer": with(levels(logic.Medium), func(o *generate.Options) { o.Minimal, o.Clues = true, generate.Range{Low: 17, High: 23} }),
	}
	for name, o := range tests {
		t.Run(name, func(t *testing.T) {
			rated := o.SE != generate.Range{} || o.Pearl || o.Diamond
			o.Seed, o.Tries, o.Repeats = base.Seed, base.Tries, true
			if rated {
				o.Tries /= 2 // which takes long enough
			}
			var want []generate.Puzzle
			for _, k := range all[:o.Tries] {
				if !suits(&o, &k) {
					continue
				}
				p := k.Puzzle
				p.Rated = rated
				p.Graded = p.Rated || len(o.Levels)+len(o.Hardest)+len(o.Use)+len(o.Avoid) > 0
				switch {
				case !p.Graded:
					p.Rating = logic.Rating{}
				case !p.Rated:
					p.Rating.Ratings = logic.Ratings{}
				}
				want = append(want, p)
			}
			if len(want) == 0 && !testing.Short() {
				t.Error("no puzzle is of this kind: the test says nothing")
			}
			if d := cmp.Diff(want, results(t, o)); d != "" {
				t.Errorf("puzzles (-want +got):\n%s", d)
			}
		})
	}
}

// suits reports whether a puzzle is of the kind that options ask for.
func suits(o *generate.Options, p *known) bool {
	r, n := p.Rating, p.Grid.Givens()
	used := func(t logic.Technique) bool { return slices.Contains(p.used, t) }
	unused := func(t logic.Technique) bool { return !used(t) }
	return (len(o.Levels) == 0 || slices.Contains(o.Levels, r.Level)) &&
		(len(o.Hardest) == 0 || slices.Contains(o.Hardest, r.Hardest)) &&
		!slices.ContainsFunc(o.Use, unused) && !slices.ContainsFunc(o.Avoid, used) &&
		(o.SE == generate.Range{} || int(r.ER) >= o.SE.Low && int(r.ER) <= o.SE.High) &&
		(!o.Pearl || r.EP == r.ER) && (!o.Diamond || r.ED == r.ER && r.EP == r.ER) &&
		(o.Clues == generate.Range{} || n >= o.Clues.Low && n <= o.Clues.High)
}

// TestCluesAreSpread counts how often an attempt stops at each number of a range: equally
// often, within four standard deviations.
func TestCluesAreSpread(t *testing.T) {
	counts := map[int]int{}
	o := generate.Options{Seed: 1, Tries: 800, Repeats: true, Clues: generate.Range{Low: 30, High: 33}}
	for _, p := range results(t, o) {
		counts[p.Grid.Givens()]++
	}
	for n := 30; n <= 33; n++ {
		if counts[n] < 150 || counts[n] > 250 {
			t.Errorf("%d puzzles of 800 have %d givens", counts[n], n)
		}
	}
}
