package canon_test

import (
	"strings"
	"testing"

	"nonet"
	"nonet/canon"
)

func TestParseTransform(t *testing.T) {
	tests := []struct{ text, string, first string }{
		{"identity", "identity", "123456789"},
		{"rotate", "rotate", "7....8..1"},
		{"rotate90", "rotate", "7....8..1"},
		{"Rotate,SWAP-DIGITS=12,Swap-Digits=21", "rotate", "7....8..1"},
		{"rotate180", "rotate180", "6.....987"},
		{"rotate270", "rotate270", "9.......6"},
		{"mirror", "mirror", "987654321"},
		{"flip", "flip", "789.....6"},
		{"transpose", "transpose", "1..8....7"},
		{"anti-transpose", "anti-transpose", "6.......9"},
		{" rotate , rotate ", "rotate180", "6.....987"},
		{"rotate,rotate270", "identity", "123456789"},
		{"transpose,mirror", "rotate", "7....8..1"},
		{"swap-bands=13", "rows=789456123", "........."},
		{"swap-stacks=12", "columns=456123789", "456123789"},
		{"swap-rows=12", "rows=213456789", "........."},
		{"swap-columns=79", "columns=123456987", "123456987"},
		{"swap-digits=19", "digits=923456781", "923456781"},
		{"columns=231456789", "columns=231456789", "231456789"},
		{"rows=978123456", "rows=978123456", "789.....6"},
		{"digits=234567891", "digits=234567891", "234567891"},
		{"rows=312456789,transpose,digits=213456789", "transpose,columns=312456789,digits=213456789", ".2.8....7"},
	}
	g := grid(t, "123456789.................. 8.......................... ..................789.....6")
	for _, test := range tests {
		t.Run(test.text, func(t *testing.T) {
			got, err := canon.ParseTransform(test.text)
			if err != nil {
				t.Fatal(err)
			}
			if got.String() != test.string {
				t.Errorf("got %s, want %s", got, test.string)
			}
			if first := got.Apply(g).String()[:9]; first != test.first {
				t.Errorf("the first row is %s, want %s", first, test.first)
			}
		})
	}
}

func TestParseTransformErrors(t *testing.T) {
	tests := []struct{ text, want string }{
		{"", `transform "": a word is missing, such as rotate`},
		{"rotate,", `transform "": a word is missing, such as rotate`},
		{"turn", `transform "turn": expected rotate, `},
		{"swap-boxes=12", `transform "swap-boxes=12": expected rotate, `},
		{"rows", `transform "rows": expected the digits 1 to 9, each once`},
		{"rows=12345678", `expected the digits 1 to 9, each once`},
		{"rows=1234567890", `expected the digits 1 to 9, each once`},
		{"digits=123456788", `expected the digits 1 to 9, each once`},
		{"digits=12345678é", `expected the digits 1 to 9, each once`},
		{"rows=142356789", `expected rows of one band together, found 4 beside 1`},
		{"columns=124356789", `expected columns of one stack together, found 4 beside 1`},
		{"swap-bands=14", `expected two different digits from 1 to 3`},
		{"swap-rows=11", `expected two different digits from 1 to 9`},
		{"swap-rows=1", `expected two different digits from 1 to 9`},
		{"swap-rows=34", `rows 3 and 4 are not in one band`},
		{"swap-columns=19", `columns 1 and 9 are not in one stack`},
	}
	for _, test := range tests {
		t.Run(test.text, func(t *testing.T) {
			got, err := canon.ParseTransform(test.text)
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("got %v, want %s", err, test.want)
			}
			if got != (canon.Transform{}) {
				t.Errorf("got %s with an error", got)
			}
		})
	}
}

func TestStringParses(t *testing.T) {
	r := newRand()
	for range 2000 {
		want := canon.Random(r)
		if got, err := canon.ParseTransform(want.String()); err != nil || got != want {
			t.Errorf("%s reads back as %s, %v", want, got, err)
		}
	}
}

func FuzzParseTransform(f *testing.F) {
	for _, text := range []string{"rotate", "flip,mirror", "rows=312456789,digits=213456789", "swap-bands=12, swap-columns=78", "="} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, err := canon.ParseTransform(text)
		if err != nil {
			return
		}
		again, err := canon.ParseTransform(got.String())
		if err != nil || again != got {
			t.Errorf("%q is %s, which reads back as %s, %v", text, got, again, err)
		}
		full, _ := nonet.Parse(mostCanonical)
		if nonet.Check(got.Apply(full)).Broken() {
			t.Errorf("%q breaks a rule", text)
		}
	})
}
