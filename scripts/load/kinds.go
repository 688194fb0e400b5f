package main

import (
	"errors"
	"fmt"
	"slices"
	"time"
)

// A kind is one thing that clients ask for.
type kind struct {
	name     string
	share    int           // how often it is asked for, beside others; or how many clients do nothing else
	pause    time.Duration // the time between two of them
	statuses []int         // those that are documented for it
	ask      func(*client) (status int, err error)
}

// ordinary are what people ask for. Each client asks for all of them.
var ordinary = []*kind{
	{"solve", 40, 350 * time.Millisecond, []int{200}, (*client).solve},
	{"check", 15, 350 * time.Millisecond, []int{200}, (*client).check},
	{"hint", 15, 350 * time.Millisecond, []int{200}, (*client).hint},
	{"convert", 10, 350 * time.Millisecond, []int{200}, (*client).convert},
	{"rate", 8, 350 * time.Millisecond, []int{200, 503}, (*client).rate},
	{"generate", 4, 350 * time.Millisecond, []int{200, 503}, (*client).generate},
	{"solve/batch", 2, time.Second, []int{200, 503}, (*client).batch},
	{"page", 6, time.Second, []int{200}, (*client).page},
}

// hostile are what no server wants. Each client asks for one of them.
var hostile = []*kind{
	{"10 MB, length told", 3, time.Second, []int{413, cut}, (*client).large},
	{"10 MB, chunked", 3, time.Second, []int{413, 503, cut}, (*client).chunked},
	{"broken JSON", 4, 200 * time.Millisecond, []int{400, 422}, (*client).broken},
	{"empty grid, all", 3, time.Second, []int{200, 503}, (*client).countAll},
	{"empty grid", 2, 200 * time.Millisecond, []int{200, 503}, (*client).empty},
	{"no solution", 4, 200 * time.Millisecond, []int{200, 503}, (*client).unsolvable},
	{"rate hardest", 3, time.Second, []int{200, 503}, (*client).rateHardest},
	{"rate/batch hardest", 1, time.Second, []int{200, 503}, (*client).batchHardest},
	{"slow body", 2, time.Second, []int{408, cut}, (*client).slowBody},
	{"slow header", 2, time.Second, []int{400, 408, cut}, (*client).slowHeader},
	{"vanishes", 3, 300 * time.Millisecond, []int{cut}, (*client).vanish},
}

// kindsOf returns what client i asks for: three of ten are hostile.
func kindsOf(i int) []*kind {
	const hostileOfTen = 3
	if i%10 >= hostileOfTen {
		return ordinary
	}
	var each []*kind
	for _, k := range hostile {
		for range k.share {
			each = append(each, k)
		}
	}
	// A step that has no part in common with the number of them mixes them.
	n := (i/10*hostileOfTen + i%10) * 7 % len(each)
	return each[n : n+1]
}

// errNotOver says that a request was broken off because the time is over.
var errNotOver = errors.New("not over")

// judge returns what is wrong with an answer, which may come with a problem.
func (k *kind) judge(status int, err error, problem string) error {
	if err == nil && !slices.Contains(k.statuses, status) {
		return fmt.Errorf("status %d is not documented for it: %s", status, problem)
	}
	return err
}
