package main

import (
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	for _, test := range []struct{ args, fails string }{
		{"FILE", ""},
		{"-unique FILE FILE", ""},
		{"-stream 5 FILE", ""},
		{"-sets FOLDER", ""},
		{"-ratings FILE", ""},
		{"-turned 5 -sample 3 -serate A -hodoku B FILE", ""},
		{"-sound 5 -every -limit 1s FILE", ""},
		{"-sound 5 -turned 5 FILE", "at a time"},
		{"-ratings -unique FILE", "at a time"},
		{"-sound 5 -sample 3 FILE", "go with -turned"},
		{"-limit 1s FILE", "go with -sound"},
		{"-every FILE", "go with -sound"},
		{"-sound -5 FILE", "negative numbers"},
		{"-nonsense FILE", "not defined: -nonsense; see -help"},
		{"-sound many FILE", "\"many\" for flag -sound"},
		{"-help", "help requested"},
		{"", "no files"},
		{"-unique", "no files"},
		{"-unique -stream 5 FILE", "no -unique"},
		{"-stream -5 FILE", "negative numbers"},
		{"-peak -5 FILE", "negative numbers"},
		{"-sets FOLDER FILE", "-sets chooses"},
		{"-sets FOLDER -unique", "-sets chooses"},
		{"-sets FOLDER -stream 5", "-sets chooses"},
	} {
		t.Run(test.args, func(t *testing.T) {
			_, err := parse(strings.Fields(test.args))
			switch {
			case test.fails == "" && err != nil:
				t.Error(err)
			case test.fails != "" && (err == nil || !strings.Contains(err.Error(), test.fails)):
				t.Errorf("got %v, want %s", err, test.fails)
			}
		})
	}
}

// A limit that nobody measures would always be kept.
func TestParsePeak(t *testing.T) {
	j, err := parse([]string{"-peak", "100", "-stream", "5", "FILE"})
	if tellsPeak && (err != nil || j.peak != 100) || !tellsPeak && err == nil {
		t.Errorf("got %+v, %v", j, err)
	}
}
