package logic

import (
	"bufio"
	"fmt"
	"os"
	"reflect"
	"slices"
	"testing"

	"nonet"
)

// linkTechniques are those that follow links between candidates or sets.
var linkTechniques = []Technique{
	XChain, XYChain, ContinuousNiceLoop, DiscontinuousNiceLoop, AIC,
	GroupedContinuousNiceLoop, GroupedDiscontinuousNiceLoop, GroupedAIC,
	ALSXZ, ALSXYWing, ALSChain, DeathBlossom,
	ForcingChainContradiction, ForcingChainVerity, ForcingNetContradiction, ForcingNetVerity,
}

// realPositions returns count puzzles, hard ones and others, after all singles.
func realPositions(tb testing.TB, count int) (boards []Board, solutions []nonet.Grid) {
	for i, name := range []string{"hardest.txt", "17-clue.txt"} {
		limit := count * (i + 1) / 2
		f, err := os.Open("../testdata/" + name)
		if err != nil {
			continue
		}
		lines := bufio.NewScanner(f)
		for lines.Scan() && len(boards) < limit {
			g, err := nonet.Parse(lines.Text())
			if err != nil {
				continue
			}
			solution, _, err := nonet.Solve(tb.Context(), g)
			if err != nil {
				continue
			}
			b := NewBoard(g)
			if placeSingles(&b); !b.Solved() {
				boards, solutions = append(boards, b), append(solutions, solution)
			}
		}
		f.Close()
	}
	if len(boards) == 0 {
		tb.Skip("no puzzles")
	}
	return boards, solutions
}

// placeSingles places singles until there are none.
func placeSingles(b *Board) {
	for placed := true; placed; {
		placed = false
		for _, t := range []Technique{NakedSingle, HiddenSingle} {
			for s := range Find(b, t) {
				b.Apply(&s)
				placed = true
				break
			}
		}
	}
}

// TestChainsSound looks for all steps that follow links in some hundred positions:
// none may contradict the solution.
func TestChainsSound(t *testing.T) {
	count := 40
	if testing.Short() {
		count = 6
	}
	boards, solutions := realPositions(t, count)
	steps := map[Technique]int{}
	for i := range boards {
		// A few steps of each technique lead to the position for the next.
		b := boards[i]
		for _, technique := range linkTechniques {
			before := b
			n := 0
			for s := range Find(&before, technique) {
				checkStep(t, &before, &s, solutions[i])
				if n++; n <= 3 {
					b.Apply(&s)
				}
			}
			steps[technique] += n
		}
		if t.Failed() {
			break
		}
	}
	for _, technique := range linkTechniques {
		if t.Logf("%s: %d", technique, steps[technique]); steps[technique] == 0 && !testing.Short() {
			t.Errorf("%s finds nothing", technique)
		}
	}
}

// checkStep checks that a step is right, does something, and says why.
func checkStep(t *testing.T, b *Board, s *Step, solution nonet.Grid) {
	t.Helper()
	if len(s.Placements)+len(s.Eliminations) == 0 || len(s.Marks) == 0 || len(s.Chains) == 0 || s.Digits == 0 {
		t.Errorf("%s: incomplete step %+v", s.Technique, *s)
	}
	for _, p := range s.Placements {
		if int(solution[p.Cell]) != p.Digit || !b.cands[p.Cell].Has(p.Digit) {
			t.Errorf("%s places %d in cell %d: %+v", s.Technique, p.Digit, p.Cell, *s)
		}
	}
	for _, e := range s.Eliminations {
		if int(solution[e.Cell]) == e.Digit || !b.cands[e.Cell].Has(e.Digit) {
			t.Errorf("%s eliminates %d from cell %d: %+v", s.Technique, e.Digit, e.Cell, *s)
		}
	}
	for _, c := range s.Chains {
		if why := checkLinks(b, s.Technique, c); why != "" {
			t.Errorf("%s: %s: %+v", s.Technique, why, c)
		}
	}
}

// TestLinks checks the links of techniques whose chains no graph is made for.
func TestLinks(t *testing.T) {
	steps := map[Technique]int{}
	techniques := []Technique{RemotePair, TurbotFish}
	for _, p := range positions(t, 40, NakedPair, Pointing, Skyscraper, XYWing) {
		for _, technique := range techniques {
			for s := range Find(&p.board, technique) {
				checkStep(t, &p.board, &s, p.solution)
				steps[technique]++
			}
		}
	}
	for _, technique := range techniques {
		if steps[technique] == 0 && !testing.Short() {
			t.Errorf("%s finds nothing", technique)
		}
	}
}

// checkLinks returns what is wrong with the links of a chain, or "". It shares nothing
// with the graph that chains are found in.
func checkLinks(b *Board, t Technique, c Chain) string {
	for i, n := range c {
		if len(n.Cells) == 0 || n.Digit == 0 || !n.Set && !setOf(n.Cells...).within(b.places[n.Digit]) {
			return "a node that is none"
		}
		if i == 0 {
			continue
		}
		if n.On != n.Strong {
			return "a strong link to something wrong, or a weak one to something right"
		}
		if why := checkLink(b, t, &c[i-1], &n); why != "" {
			return fmt.Sprintf("link %d: %s", i, why)
		}
	}
	return ""
}

func checkLink(b *Board, t Technique, from, to *Node) string {
	cells, fromCells := setOf(to.Cells...), setOf(from.Cells...)
	switch {
	case from.Set && !from.On:
		return checkLinkFromSet(b, from, to)
	case from.On == to.On:
		return "the nodes are not right and wrong in turn"
	case to.Digit != from.Digit && (cells != fromCells || cells.len() != 1):
		return "other digits in other cells"
	case !to.On && to.Digit == from.Digit && !cells.and(b.places[to.Digit]).within(peersOfAll(fromCells)):
		return "a weak link between candidates that do not see each other"
	case !to.On:
		return ""
	case t == ForcingNetContradiction || t == ForcingNetVerity: // other causes may be in other chains
		if to.Digit == from.Digit && len(unitsWith(cells.or(fromCells))) == 0 {
			return "a strong link without a unit"
		}
		return ""
	case to.Digit != from.Digit:
		if b.cands[to.Cells[0]].Len() != 2 {
			return "a strong link in a cell with more candidates"
		}
		return ""
	}
	for _, u := range unitsWith(cells.or(fromCells)) {
		if b.placesIn(u, to.Digit) == cells.or(fromCells) {
			return ""
		}
	}
	return "a strong link in a unit with other places"
}

// checkLinkFromSet checks that a set of cells is one that is locked when it loses a
// digit, and that the others exclude what follows.
func checkLinkFromSet(b *Board, from, to *Node) string {
	set := setOf(from.Cells...)
	var digits nonet.DigitSet
	for c := range set.all() {
		digits |= b.cands[c]
	}
	if digits.Len() != set.len()+1 || len(unitsWith(set)) == 0 || !digits.Has(from.Digit) {
		return "a set that is not almost locked"
	}
	excludes := func(digit int, cells cellSet) bool {
		at := set.and(b.places[digit])
		return digit != from.Digit && !at.empty() && cells.within(peersOfAll(at))
	}
	if !to.On {
		if !excludes(to.Digit, setOf(to.Cells...).and(b.places[to.Digit])) {
			return "a set does not exclude what follows"
		}
		return ""
	}
	for d := range digitsOf(b.cands[to.Cells[0]] &^ setOfDigit(to.Digit)) {
		if len(to.Cells) != 1 || !excludes(d, setOf(to.Cells[0])) {
			return "a set leaves more in a cell"
		}
	}
	return ""
}

// TestFindPlain checks that the steps of findPlain are the first of Find, and pass
// through no sets.
func TestFindPlain(t *testing.T) {
	boards, _ := realPositions(t, 6)
	for i := range boards {
		for _, technique := range linkTechniques {
			all := slices.Collect(Find(&boards[i], technique))
			plain := slices.Collect(allBy(findPlain, &boards[i], technique))
			if len(plain) > len(all) || !reflect.DeepEqual(plain, all[:len(plain):len(plain)]) && len(plain) > 0 {
				t.Errorf("%s: other steps", technique)
			}
			for _, s := range plain {
				if technique <= GroupedAIC && slices.ContainsFunc(s.Chains[0], func(n Node) bool { return n.Set }) {
					t.Errorf("%s passes through a set", technique)
				}
			}
		}
	}
}

// TestChainsOrder checks that steps come the same way again, and shorter simple
// chains first.
func TestChainsOrder(t *testing.T) {
	boards, _ := realPositions(t, 10)
	for i := range boards {
		for _, technique := range linkTechniques {
			first := slices.Collect(Find(&boards[i], technique))
			if again := slices.Collect(Find(&boards[i], technique)); !reflect.DeepEqual(first, again) {
				t.Errorf("%s: other steps the second time", technique)
			}
			if technique > AIC {
				continue
			}
			if !slices.IsSortedFunc(first, func(a, b Step) int { return len(a.Chains[0]) - len(b.Chains[0]) }) {
				t.Errorf("%s: a longer chain first", technique)
			}
		}
	}
}

// BenchmarkChains finds the first step of each technique.
func BenchmarkChains(b *testing.B) {
	boards, _ := realPositions(b, 20)
	for _, technique := range linkTechniques {
		b.Run(technique.Short(), func(b *testing.B) {
			b.ReportAllocs()
			for i := range b.N {
				for range allBy(findPlain, &boards[i%len(boards)], technique) {
					break
				}
			}
		})
	}
}
