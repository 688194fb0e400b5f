package main

import (
	"cmp"
	"math"
	"slices"
	"time"
)

// percentile returns the smallest of the sorted times that p percent of them
// do not exceed; 0 of none.
func percentile(sorted []time.Duration, p float64) time.Duration {
	if len(sorted) == 0 {
		return 0
	}
	rank := int(math.Ceil(p / 100 * float64(len(sorted))))
	return sorted[min(max(rank, 1), len(sorted))-1]
}

// A summary is what a list of times comes to.
type summary struct {
	n                  int
	p50, p90, p99, max time.Duration
}

func summarize(times []time.Duration) summary {
	sorted := slices.SortedFunc(slices.Values(times), cmp.Compare)
	return summary{len(sorted), percentile(sorted, 50), percentile(sorted, 90), percentile(sorted, 99), percentile(sorted, 100)}
}
