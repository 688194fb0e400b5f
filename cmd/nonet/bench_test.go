package main

import (
	"bytes"
	"os"
	"testing"
)

// The samples of bench are those that the library is tested with.
func TestBenchSamples(t *testing.T) {
	for _, name := range sampleNames {
		got, err := samples.ReadFile("samples/" + name)
		if err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile("../../testdata/" + name)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s is not as in testdata", name)
		}
	}
}

func TestBest(t *testing.T) {
	for _, test := range []struct {
		rates        []float64
		most, median float64
	}{
		{nil, 0, 0},
		{[]float64{3}, 3, 3},
		{[]float64{4, 1, 9}, 9, 4},
		{[]float64{4, 1, 9, 2}, 9, 3},
	} {
		if most, median := best(test.rates); most != test.most || median != test.median {
			t.Errorf("%v: best %v, median %v", test.rates, most, median)
		}
	}
}
