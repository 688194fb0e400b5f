package logic

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"testing"

	"nonet"
)

// TestOddValues hands every function what it is not made for: nothing panics.
func TestOddValues(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	oddTechniques := []Technique{BruteForce, BruteForce + 1, 200, 255, XWing, XWing, FullHouse, 200}
	oddSteps := []Step{{}, {Technique: 200}}
	for _, technique := range append(Techniques(), 200) {
		oddSteps = append(oddSteps,
			Step{Technique: technique, Placements: []Candidate{{200, 12}, {0, 0}, {80, 10}, {3, -7}}},
			Step{
				Technique:    technique,
				Digits:       1<<16 - 1,
				Eliminations: []Candidate{{200, 12}, {0, 0}, {80, 10}, {3, -7}, {127, 3}},
				Units:        []UnitMark{{Unit: 200, Role: 255}, {Unit: 27, Role: RoleBase}},
				Chains:       []Chain{nil, {}, {{}}, {{Cells: []nonet.Cell{200, 90}, Digit: -3, On: true}, {Cells: nil, Digit: 99}}},
			})
	}
	grids := map[string]nonet.Grid{
		"empty": {}, "above 9": {12, 255, 10}, "clash": {5, 5}, "all above 9": {}, "all the same": {},
		"solved": grid(t, gameSolution), "game": grid(t, gameText),
	}
	all12, same := grids["all above 9"], grids["all the same"]
	for c := range all12 {
		all12[c], same[c] = 12, 7
	}
	grids["all above 9"], grids["all the same"] = all12, same
	var boards []Board
	for _, g := range grids {
		boards = append(boards, NewBoard(g))
	}
	var none, extra nonet.Candidates
	for c := range extra {
		extra[c] = 1<<16 - 1
	}
	odd := grids["game"].Candidates()
	odd[0] |= 1 << 12
	boards = append(boards, Board{}, BoardOfCandidates(none), BoardOfCandidates(extra), BoardOfCandidates(odd))

	for name, do := range map[string]func(){
		"Technique": func() {
			for _, x := range oddTechniques {
				_ = fmt.Sprint(x, x.Short(), x.Library(), x.Level(), x.Score(), x.ByDefault(), x.NeedsUnique())
				x.MarshalText()
				x.UnmarshalText([]byte("no"))
				x.UnmarshalText(nil)
			}
			TechniqueOf("")
		},
		"Level": func() {
			for l := range Level(255) {
				_ = fmt.Sprint(l, l.MaxScore())
				l.MarshalText()
				l.UnmarshalText(nil)
			}
		},
		"SE": func() {
			for _, r := range []SE{-5, 0, 1 << 30, -1 << 30} {
				r.MarshalJSON()
				for _, text := range []string{"", "null", "x", "NaN", "1e999", "{}", "-1"} {
					r.UnmarshalJSON([]byte(text))
				}
			}
		},
		"Board": func() {
			for _, b := range boards {
				for _, c := range []nonet.Cell{0, 80, 81, 127, 128, 255} {
					for _, d := range []int{-1, 0, 1, 9, 10, 64, 300} {
						b.Digit(c)
						b.Candidates(c)
						b.Given(c)
						b.Eliminate(c, d)
						b.Place(c, d)
					}
				}
				b.Grid()
				b.Solved()
			}
		},
		"Apply": func() {
			for _, b := range boards {
				for i := range oddSteps {
					b.Apply(&oddSteps[i])
				}
			}
		},
		"Step": func() {
			for i := range oddSteps {
				s := oddSteps[i]
				for role := range 256 {
					s.Marks = append(s.Marks, Mark{Role: Role(role)})
				}
				for _, s := range []*Step{&oddSteps[i], &s} {
					_ = s.String() + s.Where()
					for k := range boards {
						s.Library(&boards[k])
					}
					for depth := range Depth(5) {
						(&Hint{Step: s}).Text(depth)
					}
				}
			}
		},
		"Find": func() {
			for i := range boards {
				for _, x := range append(Techniques(), oddTechniques...) {
					if boards[i].open.len() == 81 && x > XYZWing && x < BruteForce {
						continue // takes long
					}
					for range Find(&boards[i], x) {
						break
					}
				}
			}
		},
		"Options": func() {
			for i := range boards {
				for _, o := range []Options{{}, {Unique: true}, {Techniques: oddTechniques, Unique: true}, {Techniques: []Technique{}}} {
					if o.Techniques == nil && boards[i].open.len() == 81 {
						continue // takes long
					}
					o.Solve(ctx, boards[i])
					o.Next(ctx, &boards[i])
				}
				Options{Techniques: oddTechniques}.All(ctx, &boards[i])
				Options{Techniques: oddTechniques, Plain: true}.All(ctx, &boards[i])
			}
		},
		"Game": func() {
			for _, g := range grids {
				for _, h := range grids {
					game := Game{Givens: g, Entries: h, Marks: odd, Moves: []Move{{}, {Candidate: Candidate{200, 12}}}}
					game.Board()
					game.Solution(ctx)
					for _, m := range game.Mistakes(g) {
						_ = m.String()
					}
					Options{Techniques: oddTechniques}.Hint(ctx, &game)
				}
			}
			_ = Mistake{Cell: 200, Entered: -1}.String()
			for depth := range Depth(5) {
				(&Hint{}).Text(depth)
				(&Hint{Mistakes: []Mistake{{}}}).Text(depth)
			}
		},
		"Rate": func() {
			for _, g := range grids {
				Rate(ctx, g)
				RateSE(ctx, g)
				RateSteps(ctx, g)
			}
			for _, c := range []nonet.Candidates{none, extra, odd} {
				Rate(ctx, c)
				RateSE(ctx, c)
				RateSteps(ctx, c)
			}
		},
		"Path": func() {
			for i := range boards {
				p := Path{Steps: oddSteps, Board: boards[i]}
				p.Solved()
				p.Hardest()
			}
		},
		"Chain": func() { _ = Chain{{}, {Cells: []nonet.Cell{255}}}.String() },
	} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if r := recover(); r != nil {
					t.Errorf("panics: %v", r)
				}
			}()
			do()
		})
	}
}

// TestNoDigits says what becomes of digits and candidates that there are not.
func TestNoDigits(t *testing.T) {
	b := NewBoard(nonet.Grid{12, 3})
	if b.Digit(0) != 0 || b.Candidates(0) != 0 || b.Given(0) || b.Digit(1) != 3 || b.Candidates(2).Has(3) {
		t.Errorf("r1c1 holds %d and has %s", b.Digit(0), b.Candidates(0))
	}
	g := Game{Givens: nonet.Grid{12}, Entries: nonet.Grid{5, 200}}
	b = g.Board()
	if b.Candidates(0) != 0 || b.Candidates(1) != 0 || b.Given(0) {
		t.Errorf("r1c1 has %s, r1c2 has %s", b.Candidates(0), b.Candidates(1))
	}
	if _, err := g.Solution(t.Context()); !errors.Is(err, nonet.ErrNoSolution) {
		t.Errorf("the solution: %v", err)
	}
	c := grid(t, gameText).Candidates()
	want, err := Rate(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	clean := BoardOfCandidates(c)
	for i := range c {
		c[i] |= 1 << 9
	}
	if got, err := Rate(t.Context(), c); err != nil || got != want {
		t.Errorf("with other bits: %v, %v; want %v", got, err, want)
	}
	if BoardOfCandidates(c) != clean {
		t.Error("the board has other bits")
	}
	if _, steps, err := RateSteps(t.Context(), c); err != nil || len(steps) == 0 {
		t.Errorf("%d steps, %v", len(steps), err)
	}
	before := clean
	clean.Place(0, 0)
	clean.Place(81, 1)
	clean.Place(2, 10)
	clean.Eliminate(2, 0)
	clean.Eliminate(200, 4)
	clean.Place(0, 9) // which has a digit
	if clean != before {
		t.Error("the board has changed")
	}
}

// TestSolved asks for nine digits in each unit.
func TestSolved(t *testing.T) {
	solved := grid(t, gameSolution)
	clash := solved
	clash[0] = clash[1]
	for _, test := range []struct {
		name  string
		board Board
		want  bool
	}{
		{"solved", NewBoard(solved), true},
		{"solved, as candidates", BoardOfCandidates(solved.Candidates()), true},
		{"full, with a clash", NewBoard(clash), false},
		{"open", NewBoard(grid(t, gameText)), false},
		{"zero", Board{}, false},
	} {
		path, err := Options{}.Solve(t.Context(), test.board)
		if got := test.board.Solved(); got != test.want || test.name != "open" && path.Solved() != got || err != nil {
			t.Errorf("%s: %t, path %t, %v", test.name, got, path.Solved(), err)
		}
	}
}

// TestJSON writes ratings and reads them back.
func TestJSON(t *testing.T) {
	rating := Rating{Ratings{72, 12, 200}, Unfair, 1700, GroupedAIC}
	text, err := json.Marshal(rating)
	if want := `{"ER":7.2,"EP":1.2,"ED":20.0,"Level":"Unfair","Score":1700,"Hardest":"Grouped AIC"}`; string(text) != want || err != nil {
		t.Errorf("got %s, %v; want %s", text, err, want)
	}
	var back Rating
	if err := json.Unmarshal(text, &back); err != nil || back != rating {
		t.Errorf("got %v, %v; want %v", back, err, rating)
	}
	for _, technique := range Techniques() {
		var back Technique
		if text, err := json.Marshal(technique); err != nil || json.Unmarshal(text, &back) != nil || back != technique {
			t.Errorf("%s: %s, %v, %s", technique, text, err, back)
		}
	}
	for l := Easy; l <= Extreme; l++ {
		var back Level
		if text, err := json.Marshal(l); err != nil || json.Unmarshal(text, &back) != nil || back != l {
			t.Errorf("%s: %s, %v, %s", l, text, err, back)
		}
	}
	for _, text := range []string{`"x"`, `"7.2"`, `{}`, `1e300`} {
		if r := SE(5); json.Unmarshal([]byte(text), &r) == nil || r != 5 {
			t.Errorf("%s is read as %s", text, r)
		}
	}
	for _, v := range []any{Technique(200), Level(9)} {
		if text, err := json.Marshal(v); err == nil {
			t.Errorf("%v is written as %s", v, text)
		}
	}
}
