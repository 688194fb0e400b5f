package logic

import (
	"context"
	"encoding/json"
	"errors"
	"testing"
	"time"

	"nonet"
	"nonet/internal/soon"
)

func TestSE(t *testing.T) {
	for r, want := range map[SE]string{-5: "-0.5", 0: "0.0", 12: "1.2", 72: "7.2", 110: "11.0", Unsolved: "20.0"} {
		text, err := json.Marshal(r)
		if r.String() != want || string(text) != want || err != nil {
			t.Errorf("%d: %s, %s, %v; want %s", int(r), r, text, err, want)
		}
	}
}

func TestRateErrors(t *testing.T) {
	for text, want := range map[string]error{
		gameSolution: ErrSolved,
		"42719583653168294786934721535427618921693875497845162319256..787438.956.6857...9.": ErrSeveralSolutions,
		".876543212........3........4........5........6........7........8........9........": nonet.ErrNoSolution,
	} {
		if r, err := Rate(t.Context(), grid(t, text)); !errors.Is(err, want) || r != (Rating{}) {
			t.Errorf("%s: %v, %v; want %v", text, r, err, want)
		}
	}
	if _, err := Rate(t.Context(), nonet.Grid{1, 1}); !isConflict(err) {
		t.Errorf("a broken puzzle: %v", err)
	}
}

// TestRateEnds lets the time of a hard puzzle run out: the cause of the context is the
// error, and it comes at once.
func TestRateEnds(t *testing.T) {
	over := errors.New("time is over")
	hard := grid(t, "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6")
	soon.Within(t, "the end", 500*time.Millisecond, func() time.Duration {
		ctx, cancel := context.WithTimeoutCause(t.Context(), 20*time.Millisecond, over)
		defer cancel()
		begin := time.Now()
		if _, err := Rate(ctx, hard); !errors.Is(err, over) {
			t.Errorf("got %v", err)
		}
		return time.Since(begin)
	})
}

// TestRateSteps agrees with Rate.
func TestRateSteps(t *testing.T) {
	g := grid(t, gameText)
	rating, err := Rate(t.Context(), g)
	if err != nil {
		t.Fatal(err)
	}
	se, steps, err := RateSteps(t.Context(), g)
	if err != nil || se != rating.Ratings {
		t.Errorf("%v, %v", se, rating)
	}
	if last := steps[len(steps)-1]; last.Grid != gameSolution || steps[0].Rating != se.ED {
		t.Errorf("the steps go from %v to %v", steps[0], last)
	}
}

func TestTechniqueOf(t *testing.T) {
	for _, name := range []string{"X-Wing", "x-wing", "bf2", "BF2", "0300"} {
		if got, ok := TechniqueOf(name); !ok || got != XWing {
			t.Errorf("%s: %v, %t", name, got, ok)
		}
	}
	for _, name := range []string{"", "X Wing"} {
		if got, ok := TechniqueOf(name); ok {
			t.Errorf("%q: %v", name, got)
		}
	}
	seen := map[string]Technique{}
	for _, technique := range Techniques() {
		for _, name := range []string{technique.String(), technique.Short(), technique.Library()} {
			if got, ok := TechniqueOf(name); name != "" && (!ok || got != technique) {
				t.Errorf("%s is %v, not %v", name, got, technique)
			}
		}
		seen[technique.Short()] = technique
	}
	if len(seen) != len(Techniques()) {
		t.Error("two techniques share a short name")
	}
}
