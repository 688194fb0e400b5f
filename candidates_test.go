package nonet_test

import (
	"testing"

	"nonet"
)

func TestDigitSet(t *testing.T) {
	for _, test := range []struct {
		name string
		set  nonet.DigitSet
		text string
		size int
	}{
		{"none", 0, "", 0},
		{"one", 1 << 6, "7", 1},
		{"some", 1<<0 | 1<<3 | 1<<8, "149", 3},
		{"all", nonet.AllDigits, "123456789", 9},
		{"bits that stand for no digit", 1<<15 | 1<<9 | 1<<1, "2", 1},
	} {
		t.Run(test.name, func(t *testing.T) {
			if test.set.String() != test.text || test.set.Len() != test.size {
				t.Errorf("set %q of %d digits, want %q of %d", test.set, test.set.Len(), test.text, test.size)
			}
			for d := -1; d <= 17; d++ {
				want := false
				for _, digit := range test.text {
					want = want || int(digit-'0') == d
				}
				if test.set.Has(d) != want {
					t.Errorf("Has(%d) is %v", d, !want)
				}
			}
		})
	}
}

func TestCandidatesGrid(t *testing.T) {
	c := nonet.Candidates{0: 1 << 4, 1: 0, 2: 1<<1 | 1<<2, 3: nonet.AllDigits, 4: 1<<12 | 1<<8, 5: 1 << 12}
	if got, want := c.Grid(), (nonet.Grid{0: 5, 4: 9}); got != want {
		t.Errorf("the cells with one candidate are %s, want %s", got, want)
	}
	if c.Candidates() != c {
		t.Error("Candidates changes the sets")
	}
	if g := grid(t, classic); g.Candidates().Grid() != g {
		t.Error("the givens are not what their own candidates leave")
	}
}
