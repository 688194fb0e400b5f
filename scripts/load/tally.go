package main

import (
	"maps"
	"slices"
	"sync"
	"time"
)

// A tally is what came of all requests. Several clients write into it.
type tally struct {
	mu       sync.Mutex
	classes  map[string]*results
	memory   []int64
	unheard  error // why the memory is not known
	requests int
}

// results are those of one class.
type results struct {
	times    []time.Duration
	statuses map[int]int
	wrong    map[string]int // what is not as documented
}

// cut stands for a status where the server closed the connection instead.
const cut = 0

func newTally() *tally { return &tally{classes: map[string]*results{}} }

// add notes one answer: its status, and what is wrong with it if it is.
func (t *tally) add(class string, took time.Duration, status int, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	r := t.classes[class]
	if r == nil {
		r = &results{statuses: map[int]int{}, wrong: map[string]int{}}
		t.classes[class] = r
	}
	t.requests++
	r.times = append(r.times, took)
	if err == nil {
		r.statuses[status]++
		return
	}
	text := err.Error()
	if _, known := r.wrong[text]; !known && len(r.wrong) >= mostWrong {
		text = "and more"
	}
	r.wrong[text]++
}

// mostWrong is how many errors of a class are told apart.
const mostWrong = 5

// sample notes the memory of the server.
func (t *tally) sample(bytes int64, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err != nil {
		t.unheard = err
		return
	}
	t.memory = append(t.memory, bytes)
}

// names returns the classes there are results of, sorted.
func (t *tally) names() []string { return slices.Sorted(maps.Keys(t.classes)) }
