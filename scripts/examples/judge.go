package main

import (
	"strconv"
	"strings"

	"nonet/logic"
)

// A line is what a line of the library says of a step.
type line struct {
	digits string // which name the step
	result string
	links  int // of its chain, 0 where it has none
}

func lineOf(s *logic.Step, b *logic.Board) line {
	f := strings.Split(s.Library(b), ":")
	links, _ := strconv.Atoi(f[7])
	return line{f[2], f[5] + ":" + f[6], links}
}

// A namesake is what the steps with the same digits have in common.
type namesake struct {
	result   string
	several  bool // there are other results
	shortest int  // the links of the shortest chain
}

// judge returns those steps of a technique that their lines in the library name without
// doubt: all steps with the same digits give the same, and none has a shorter chain.
func judge(b *logic.Board, steps []logic.Step, known map[logic.Candidate]bool) (list []example) {
	names, results := map[string]*namesake{}, map[string]bool{}
	lines := make([]line, len(steps))
	for i := range steps {
		l := lineOf(&steps[i], b)
		lines[i] = l
		results[l.result] = true
		if n := names[l.digits]; n == nil {
			names[l.digits] = &namesake{result: l.result, shortest: l.links}
		} else {
			n.several = n.several || l.result != n.result
			n.shortest = min(n.shortest, l.links)
		}
	}
	for i, l := range lines {
		if n := names[l.digits]; !n.several && l.links == n.shortest {
			list = append(list, example{steps[i], *b, costOf(&steps[i], b, len(results), known)})
		}
	}
	return list
}
