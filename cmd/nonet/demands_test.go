package main

import (
	"strconv"
	"strings"
	"testing"

	"nonet/generate"
)

func TestRangeOf(t *testing.T) {
	tests := map[string]generate.Range{
		"24": {Low: 24, High: 24}, "24..30": {Low: 24, High: 30}, "24..": {Low: 24, High: 81}, "..30": {High: 30},
		"": {},
	}
	for text, want := range tests {
		if got, err := rangeOf(text, strconv.Atoi, 81); got != want || err != nil {
			t.Errorf("%q is read as %v, error %v", text, got, err)
		}
	}
	for _, text := range []string{"0", "..", "-3", "a..b", "4..b", "1..2..3", "4.5"} {
		if got, err := rangeOf(text, strconv.Atoi, 81); err == nil {
			t.Errorf("%q is read as %v", text, got)
		}
	}
}

func TestTenths(t *testing.T) {
	for text, want := range map[string]int{"4.5": 45, "4": 40, "11.9": 119} {
		if got, err := tenths(text); got != want || err != nil {
			t.Errorf("%q is read as %d, error %v", text, got, err)
		}
	}
	for _, text := range []string{"", "4.", "4.55", ".", "x.5", "12345"} {
		if got, err := tenths(text); err == nil {
			t.Errorf("%q is read as %d", text, got)
		}
	}
}

// FuzzDemands reads any values of flags: they are refused, or make options that can be checked.
func FuzzDemands(f *testing.F) {
	f.Add("4.0..5.0", "24..30", strings.Repeat("x", 81), "easy,hard")
	f.Add("..", "17", strings.Repeat(".x.", 27), "")
	f.Fuzz(func(t *testing.T, se, clues, mask, level string) {
		if len(mask) != 81 {
			mask = "" // it would be the name of a file
		}
		d := demands{se: se, clues: clues, mask: mask, levels: []string{level}, symmetry: "full"}
		o, err := d.options(nil)
		if err != nil {
			return
		}
		if err := o.Check(); err != nil {
			return
		}
		if o.Clues.Low > 81 || o.SE.Low > 200 || len(o.Mask) > 81 {
			t.Errorf("%+v passes", o)
		}
	})
}
