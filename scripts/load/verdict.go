package main

import (
	"fmt"
	"maps"
	"slices"
)

// complaints returns what is not as it should be.
func (l *load) complaints() []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	var texts []string
	for _, name := range l.names() {
		wrong := l.classes[name].wrong
		for _, text := range slices.Sorted(maps.Keys(wrong)) {
			texts = append(texts, fmt.Sprintf("%s: %s (%d times)", name, text, wrong[text]))
		}
	}
	if r := l.classes["solve"]; r == nil {
		texts = append(texts, "no ordinary solve was answered")
	} else if p99 := summarize(r.times).p99; p99 > l.p99 {
		texts = append(texts, fmt.Sprintf("p99 of an ordinary solve is %v, above %v", short(p99), l.p99))
	}
	if l.unheard != nil {
		texts = append(texts, fmt.Sprintf("the memory of the server is not known: %v", l.unheard))
	}
	if from, to := growth(l.memory); to-from > int64(l.growth)*mb {
		texts = append(texts, fmt.Sprintf("memory grew from %d MB to %d MB, by more than %d MB", from/mb, to/mb, l.growth))
	}
	return texts
}
