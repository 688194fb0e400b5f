package main

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"nonet"
)

func TestPercentile(t *testing.T) {
	hundred := make([]time.Duration, 100)
	for i := range hundred {
		hundred[i] = time.Duration(i + 1)
	}
	for _, test := range []struct {
		times []time.Duration
		p     float64
		want  time.Duration
	}{
		{nil, 99, 0},
		{[]time.Duration{7}, 50, 7},
		{[]time.Duration{7}, 0, 7},
		{[]time.Duration{1, 2}, 50, 1},
		{[]time.Duration{1, 2}, 51, 2},
		{hundred, 50, 50},
		{hundred, 99, 99},
		{hundred, 99.5, 100},
		{hundred, 100, 100},
	} {
		if got := percentile(test.times, test.p); got != test.want {
			t.Errorf("%v of %v: %d, want %d", test.p, test.times, got, test.want)
		}
	}
}

func TestSummarize(t *testing.T) {
	times := []time.Duration{3, 1, 2}
	if got, want := summarize(times), (summary{3, 2, 3, 3, 3}); got != want || times[0] != 3 {
		t.Errorf("%+v of %v", got, times)
	}
}

func TestGrowth(t *testing.T) {
	ramp := make([]int64, 100)
	flat := make([]int64, 100)
	for i := range ramp {
		ramp[i], flat[i] = int64(i), 50
		if i < 20 {
			flat[i] = int64(i) // the start does not count
		}
		if i%10 == 0 {
			flat[i] = 500 // garbage
		}
	}
	for _, test := range []struct {
		samples  []int64
		from, to int64
	}{
		{nil, 0, 0},
		{[]int64{1, 2}, 0, 0},
		{[]int64{1, 2, 9}, 1, 9},
		{ramp, 25, 95},
		{flat, 50, 50},
	} {
		if from, to := growth(test.samples); from != test.from || to != test.to {
			t.Errorf("%v: from %d to %d, want %d to %d", test.samples, from, to, test.from, test.to)
		}
	}
}

func TestField(t *testing.T) {
	text := "# HELP x\nVmRSSX: 1 kB\nVmRSS:\t  2048 kB\nprocess_resident_memory_bytes 1.5e+06\n"
	for name, want := range map[string]int64{"VmRSS:": 2048 * 1024, "process_resident_memory_bytes": 1500000, "missing": -1} {
		unit := 1.0
		if name == "VmRSS:" {
			unit = 1024
		}
		got, err := field(strings.NewReader(text), name, unit)
		if want < 0 != (err != nil) || want >= 0 && got != want {
			t.Errorf("%s: %d, %v", name, got, err)
		}
	}
}

// Of 100 clients 70 are ordinary, and each kind of hostile one is there.
func TestKindsOf(t *testing.T) {
	people := 0
	clients := map[string]int{}
	for i := range 100 {
		if kinds := kindsOf(i); len(kinds) > 1 {
			people++
		} else {
			clients[kinds[0].name]++
		}
	}
	if people != 70 {
		t.Errorf("%d of 100 are ordinary", people)
	}
	for _, k := range hostile {
		if clients[k.name] != k.share {
			t.Errorf("%d clients for %q, want %d", clients[k.name], k.name, k.share)
		}
	}
}

func TestJudge(t *testing.T) {
	k := &kind{statuses: []int{200, 503}}
	broken := errors.New("connection reset by peer")
	for _, test := range []struct {
		status int
		err    error
		want   string
	}{
		{200, nil, "<nil>"},
		{503, nil, "<nil>"},
		{500, nil, "status 500 is not documented for it: why"},
		{cut, nil, "status 0 is not documented for it: why"},
		{cut, broken, broken.Error()},
		{200, errors.New("a wrong answer"), "a wrong answer"},
	} {
		if got := fmt.Sprint(k.judge(test.status, test.err, "why")); got != test.want {
			t.Errorf("%d, %v: %s", test.status, test.err, got)
		}
	}
}

func TestComplaints(t *testing.T) {
	l := newLoad(&config{p99: 20 * time.Millisecond, growth: 1}, nil, nil)
	for range 100 {
		l.add("solve", time.Millisecond, 200, nil)
	}
	l.add("rate", time.Second, 503, nil)
	l.sample(mb, nil)
	l.sample(mb, nil)
	l.sample(2*mb, nil)
	if got := l.complaints(); got != nil {
		t.Errorf("complains of %q", got)
	}
	l.add("solve", time.Second, 200, nil)
	l.add("solve", time.Second, 200, nil)
	for i := range 2 * mostWrong {
		l.add("page", time.Second, 500, fmt.Errorf("wrong %d", i))
	}
	l.sample(3*mb, errors.New("gone"))
	l.sample(3*mb, nil)
	got := strings.Join(l.complaints(), "\n")
	for _, want := range []string{"p99 of an ordinary solve is 1s, above 20ms", "page: wrong 4 (1 times)", "page: and more (5 times)",
		"the memory of the server is not known: gone", "memory grew from 1 MB to 3 MB, by more than 1 MB"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing in %q", want, got)
		}
	}
}

func TestPuzzles(t *testing.T) {
	l, err := readPuzzles("../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range append(l.easy, l.few...) {
		if !solves(k.puzzle, k.solution) {
			t.Errorf("%s is no solution of %s", k.solution, k.puzzle)
		}
		g, err := nonet.Parse(twice(k))
		if err != nil || !nonet.Check(g).Broken() {
			t.Errorf("%s with a digit twice: %v, %v", k.puzzle, g, err)
		}
	}
	for _, line := range unsolvable {
		g, err := nonet.Parse(line)
		if err != nil {
			t.Fatal(err)
		}
		if n, _, _ := nonet.Count(t.Context(), g, 1); n != 0 {
			t.Errorf("%s has a solution", line)
		}
	}
}

func TestParseFlags(t *testing.T) {
	c, err := parse([]string{"-url", "http://127.0.0.1:8080", "-clients", "7"})
	if err != nil || c.url != "http://127.0.0.1:8080/" || c.clients != 7 || c.duration != 5*time.Minute {
		t.Errorf("%+v, %v", c, err)
	}
	for _, args := range [][]string{{"file"}, {"-clients", "0"}, {"-duration", "-1s"}, {"-nonsense"}, {"-url", "x", "-nonet", "y"}} {
		if _, err := parse(args); err == nil {
			t.Errorf("%q is taken", args)
		}
	}
}
