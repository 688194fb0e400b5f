package main

import (
	"math/rand/v2"
	"strings"
	"sync/atomic"

	"nonet"
)

// sample returns n puzzles of each file, chosen by chance but the same every time;
// all of them where n is 0 or a file has no more. What a line has after a tab is
// passed over, and so is a header.
func sample(files []string, n int) ([]nonet.Grid, error) {
	chance := rand.New(rand.NewPCG(1, 2))
	var chosen []nonet.Grid
	for _, file := range files {
		var all []string
		for line, err := range lines(file) {
			if err != nil {
				return nil, err
			}
			if text, _, _ := strings.Cut(line, "\t"); text != "puzzle" {
				all = append(all, text)
			}
		}
		if n > 0 && n < len(all) {
			chance.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
			all = all[:n]
		}
		for _, text := range all {
			g, err := nonet.Parse(text)
			if err != nil {
				return nil, err
			}
			chosen = append(chosen, g)
		}
	}
	return chosen, nil
}

// inParallel does some work on all items, with as many workers as asked for, and
// hands over the results one at a time, in the order of the items.
func inParallel[T, R any](workers int, items []T, work func(T) R, done func(T, R)) {
	var next atomic.Int64
	results := make([]chan R, len(items))
	for i := range results {
		results[i] = make(chan R, 1)
	}
	for range workers {
		go func() {
			for i := next.Add(1) - 1; i < int64(len(items)); i = next.Add(1) - 1 {
				results[i] <- work(items[i])
			}
		}()
	}
	for i, item := range items {
		done(item, <-results[i])
	}
}
