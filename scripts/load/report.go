package main

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"
	"time"
)

// line says how far the run is.
func (l *load) line() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	after := time.Since(l.start)
	text := fmt.Sprintf("%4.0fs  %d requests, %.0f/s", after.Seconds(), l.requests, float64(l.requests)/after.Seconds())
	if r := l.classes["solve"]; r != nil {
		text += fmt.Sprintf("; solve p99 %v", short(summarize(r.times).p99))
	}
	if n := len(l.memory); n > 0 {
		text += fmt.Sprintf("; memory %d MB", l.memory[n-1]/mb)
	}
	wrong := 0
	for _, r := range l.classes {
		for _, n := range r.wrong {
			wrong += n
		}
	}
	if wrong > 0 {
		text += fmt.Sprintf("; %d WRONG", wrong)
	}
	return text
}

// report writes a table of all that came of the run.
func (l *load) report(out io.Writer) {
	l.mu.Lock()
	defer l.mu.Unlock()
	t := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(t, "\np50\tp90\tp99\tmax\tn\twrong\t  what, statuses\n")
	for _, k := range append(slices.Clone(ordinary), hostile...) {
		r := l.classes[k.name]
		if r == nil {
			continue
		}
		s, wrong := summarize(r.times), 0
		for _, n := range r.wrong {
			wrong += n
		}
		fmt.Fprintf(t, "%v\t%v\t%v\t%v\t%d\t%d\t  %s: %s\n", short(s.p50), short(s.p90), short(s.p99), short(s.max), s.n, wrong, k.name, statusText(r.statuses))
	}
	t.Flush()
	if len(l.memory) > 0 {
		from, to := growth(l.memory)
		fmt.Fprintf(out, "\nMemory after a fifth of the time %d MB, at the end %d MB, at the most %d MB.\n", from/mb, to/mb, slices.Max(l.memory)/mb)
	}
}

// statusText says how often there was which status.
func statusText(statuses map[int]int) string {
	var texts []string
	for _, status := range slices.Sorted(maps.Keys(statuses)) {
		name := fmt.Sprint(status)
		if status == cut {
			name = "closed"
		}
		texts = append(texts, fmt.Sprintf("%s x %d", name, statuses[status]))
	}
	return strings.Join(texts, ", ")
}

// short rounds a time to what is worth reading.
func short(d time.Duration) time.Duration {
	if d < 100*time.Millisecond {
		return d.Round(10 * time.Microsecond)
	}
	return d.Round(time.Millisecond)
}
