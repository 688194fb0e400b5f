package main

import (
	"strings"
	"testing"

	"nonet/logic"
)

func TestTechniqueOf(t *testing.T) {
	for name, want := range map[string]logic.Technique{
		"X-Wing": logic.XWing, "X Wing": logic.XWing, "xwing": logic.XWing, "X_WING": logic.XWing, "bf2": logic.XWing, "0300": logic.XWing,
		"pointing": logic.Pointing, "Claiming": logic.Claiming, "locked candidates type 2": logic.Claiming,
		"2 string kite": logic.TwoStringKite, "sue-de-coq": logic.SuedeCoq, "bivalue universal grave 1": logic.BUGPlusOne,
		"(pointing)": logic.Pointing,
	} {
		if got, err := techniqueOf(name); err != nil || got != want {
			t.Errorf("%q: %v, %v", name, got, err)
		}
	}
	for _, technique := range logic.Techniques() {
		for _, name := range plainNames(technique) {
			if got, err := techniqueOf(name); err != nil || got != technique {
				t.Errorf("%q: %v, %v, want %v", name, got, err, technique)
			}
		}
	}
}

func TestTechniqueNotFound(t *testing.T) {
	for name, want := range map[string]string{
		"swordfsh":          "did you mean Swordfish?",
		"y-wing":            "did you mean X-Wing, W-Wing or XY-Wing?",
		"pointing pair":     "did you mean Locked Candidates Type 1 (Pointing)?",
		"locked candidates": "did you mean Locked Candidates Type 1 (Pointing) or Locked Candidates Type 2 (Claiming)?",
		"skyscrapers":       "did you mean Skyscraper?",
		"magic":             "nonet steps --list names them all",
		"":                  "nonet steps --list names them all",
		"n1,h1":             "nonet steps --list names them all",
		"-":                 "nonet steps --list names them all",
	} {
		if _, err := techniqueOf(name); err == nil || !strings.HasSuffix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", name, err, want)
		}
	}
}
