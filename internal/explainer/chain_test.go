package explainer

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// chainCases are positions with the first hint of a kind that the reference finds:
// the candidates of each cell, then the rating, the complexity, how its text begins,
// what it places, what it removes; and what we say of it.
var chainCases = []struct {
	kind               chainKind
	cands              string
	rating, complexity int
	text, placed       string
	removed            string
	reason             string
}{
	{cycles, "1 8 5 347 34 347 2 9 6 7 2 9 5 6 1 8 4 3 4 6 3 28 9 28 7 1 5 28 4 1 378 5 378 9 6 27 9 7 28 48 1 6 5 3 24 5 3 6 9 2 47 1 8 47 28 1 7 6 48 24 3 5 9 3 5 4 1 7 9 6 2 8 6 9 28 23 38 5 4 7 1", 70, 6, "Bidirectional Cycle", "", "r4c6.7",
		"Bidirectional Cycle: (7)r1c4-(4)r1c4=(4)r5c4-(4)r6c6=(7)r6c6-(7)r4c4=(7)r1c4"},
	{cycles, "9 5 12 4 67 12 3 67 8 17 3 6 5 17 8 2 9 4 8 4 27 26 9 3 167 56 15 24 8 17 267 46 167 5 3 9 24 17 5 3 14 9 8 27 6 3 6 9 8 5 27 147 24 17 57 2 3 69 8 4 69 1 57 6 79 4 1 2 5 79 8 3 15 19 8 679 3 67 469 456 2", 65, 6, "Bidirectional X-Cycle", "", "r6c7.7",
		"Bidirectional X-Cycle: (7)r1c8-(7)r5c8=(7)r5c2-(7)r8c2=(7)r8c7-(7)r3c7=(7)r1c8"},
	{cycles, "6 9 5 2 4 3 7 8 1 47 2 3 68 78 1 5 469 69 478 17 18 9 5 67 2 346 36 39 4 2 5 6 8 1 39 7 78 37 6 1 9 4 38 5 2 59 15 18 7 3 2 4 69 689 35 8 7 4 1 9 6 2 35 1 36 9 368 2 5 38 7 4 2 356 4 368 78 67 9 1 58", 69, 16, "Bidirectional Y-Cycle", "", "r3c1.7 r3c8.6",
		"Bidirectional Y-Cycle: (1)r3c2-(1)r6c2=(5)r6c2-(5)r6c1=(9)r6c1-(9)r4c1=(3)r4c1-(3)r7c1=(5)r7c1-(5)r7c9=(3)r7c9-(3)r3c9=(6)r3c9-(6)r3c6=(7)r3c6-(7)r3c2=(1)r3c2"},
	{cycles, "1 8 5 47 34 347 2 9 6 7 2 9 5 6 1 8 4 3 4 6 3 28 9 28 7 1 5 28 4 1 378 5 38 9 6 27 9 7 28 48 1 6 5 3 24 5 3 6 9 2 47 1 8 47 28 1 7 6 48 24 3 5 9 3 5 4 1 7 9 6 2 8 6 9 28 23 38 5 4 7 1", 71, 8, "Forcing Chain", "r3c4.2", "r3c4.8",
		"Forcing Chain: (2)r3c4=(8)r3c4-(8)r5c4=(8)r5c3-(2)r5c3=(2)r9c3-(2)r9c4=(2)r3c4"},
	{cycles, "3 7 4 6 1 2 89 589 59 6 1 9 4 5 8 7 3 2 5 8 2 9 7 3 14 14 6 47 9 67 8 46 5 3 2 1 1 24 68 3 246 7 49 59 4589 248 3 5 1 24 9 6 7 48 49 6 3 2 8 1 5 49 7 278 25 1 57 9 4 28 6 3 24789 245 78 57 3 6 128 18 49", 67, 8, "Forcing X-Chain", "r3c7.4", "r3c7.1",
		"Forcing X-Chain: (4)r3c7=(4)r3c8-(4)r7c8=(4)r9c9-(4)r9c2=(4)r5c2-(4)r5c7=(4)r3c7"},
	{cycles, "6 5 89 2 3 18 4 19 7 2 1 89 4 7 6 58 3 59 7 3 4 18 5 9 18 6 2 1 8 3 9 6 45 2 7 45 45 6 27 3 124 14578 15 189 459 45 9 27 18 24 457 6 18 3 3 7 5 6 14 14 9 2 8 8 4 1 7 9 2 3 5 6 9 2 6 5 8 3 7 4 1", 66, 6, "Turbot Fish", "r1c6.1", "r1c6.8",
		"Turbot Fish: (1)r1c6=(1)r3c4-(1)r6c4=(1)r6c8-(1)r1c8=(1)r1c6"},
	{nishio, "1389 2 4 1358 6 15 7 389 589 5 368 7 4 238 9 236 1 28 13689 13689 139 2358 7 125 3469 2389 4589 1236 36 5 123 9 4 28 7 18 4 7 129 6 12 8 5 29 3 1239 139 8 1235 35 7 249 6 1249 7 189 1239 12589 1258 125 239 4 6 1289 4 6 1289 128 3 289 5 7 2389 5 239 7 4 6 1 2389 289", 79, 17, "Nishio Forcing Chain", "", "r3c4.2",
		"Nishio Forcing Chain: r3c4=2 leads to r9c8=2 and r9c8<>2, complexity 17"},
	{multiple, "134 23467 2346 234 1247 1235 8 9 56 8 5 234 2349 2479 6 37 23 1 13 2367 9 235 8 1235 237 56 4 7 346 8 2346 124 123 5 236 9 2 369 1 3569 59 8 4 7 36 3459 3469 3456 7 249 239 1 8 236 359 239 235 8 6 4 239 1 7 349 8 7 1 259 259 6 345 235 6 1 24 259 3 7 29 245 8", 83, 14, "Cell Forcing Chains", "", "r9c8.2",
		"Cell Forcing Chains: each of 2,3,6 in r4c8 leads to r9c8<>2: (2)r4c8-(2)r9c8; (3)r4c8-(3)r2c8=(2)r2c8-(2)r9c8; (6)r4c8-(6)r3c8=(6)r3c2-(7)r3c2=(7)r3c7-(2)r3c7=(2)r2c8-(2)r9c8"},
	{multiple, "1 48 7 356 3589 568 34589 359 2 358 9 38 4 2 7 1 6 58 458 2 6 135 3589 158 7 359 459 248 5 14 9 46 3 28 127 678 2489 6 1489 125 7 245 2589 12 3 23 7 139 8 56 12 259 4 569 7 1 4589 235 3458 2458 6 2359 59 6 3 45 27 1 9 245 8 457 489 48 2 3567 3458 568 3459 3579 1", 82, 10, "Region Forcing Chains", "", "r5c1.2",
		"Region Forcing Chains: each place of 2 in box 5 leads to r5c1<>2: (2)r5c4-(2)r5c1; (2)r5c6-(2)r5c1; (2)r6c6-(1)r6c6=(1)r5c4-(1)r5c8=(2)r5c8-(2)r5c1"},
	{dynamic, "1789 3 157 4 2789 29 25 6 1278 78 2 6 357 3578 1 4 378 9 1789 1579 4 6 23789 239 235 2378 1238 5 79 237 239 2369 4 1 2378 23678 6 4 1237 123 123 8 9 5 27 129 19 8 2359 123569 7 236 23 4 127 1567 9 8 127 56 2367 4 236 4 567 257 2379 2379 23569 8 1 26 3 8 127 127 4 26 267 9 5", 90, 22, "Cell Forcing Chains", "", "r3c9.2",
		"Dynamic Cell Forcing Chains: each of 1,5,7 in r1c3 leads to r3c9<>2, complexity 22"},
	{dynamic, "1256 12 158 1368 7 1236 9 4 1236 126 7 1248 1368 9 124 238 136 5 3 1249 1489 168 124 5 28 7 126 259 8 7 4 235 26 1 3569 239 4 6 3 159 8 129 27 59 279 1259 129 1259 3569 235 7 346 8 3469 8 12349 1246 7 145 349 456 169 1469 7 349 146 1359 1345 1349 456 2 8 19 5 149 2 6 8 347 139 13479", 91, 28, "Contradiction Forcing Chain", "", "r6c9.3",
		"Dynamic Contradiction Forcing Chain: r6c9=3 leads to r1c4=8 and r1c4<>8, complexity 28"},
	{dynamic, "13 8 1345 125 249 1459 6 1249 7 179 1457 2 6 57 3 19 8 149 179 6 147 127 8 149 3 5 129 12 135 156 35 2569 7 4 129 8 278 47 4567 258 1 5689 2579 3 569 12378 9 3567 4 236 568 1257 127 156 5 237 179 137 3467 146 8 12479 1249 4 237 1378 9 357 158 1257 6 125 6 17 1789 1578 457 2 1579 1479 3", 91, 32, "Double Forcing Chain", "", "r2c9.1",
		"Dynamic Double Forcing Chain: r2c9=4 and r2c9<>4 both lead to r2c9<>1, complexity 32"},
	{dynamic, "1256 12 158 1368 7 1236 9 4 1236 16 7 1248 138 9 24 238 136 5 3 149 149 168 124 5 28 7 126 259 8 7 4 235 26 1 3569 239 4 6 3 159 8 129 27 59 279 1259 129 1259 3569 235 7 346 8 46 8 12349 1246 7 145 349 456 169 1469 7 349 146 1359 1345 139 456 2 8 19 5 149 2 6 8 347 139 137", 90, 26, "Region Forcing Chains", "", "r2c3.4",
		"Dynamic Region Forcing Chains: each place of 3 in column 7 leads to r2c3<>4, complexity 26"},
	{dynamicPlus, "257 1456 1247 36 2347 3467 124 8 9 26789 4689 24789 689 247 1 247 3 5 289 149 3 89 5 478 1247 1467 12467 23 349 5 1 6 379 23479 247 8 3689 7 489 35 38 2 13459 1469 1346 1 3689 289 4 378 35789 59 2679 2367 378 138 6 2 9 348 13478 5 147 589 2 189 7 1348 3458 6 149 134 4 3589 1789 3568 13 3568 389 279 237", 99, 80, "Contradiction Forcing Chain", "", "r7c7.4",
		"Dynamic Contradiction Forcing Chain (+): r7c7=4 leads to r7c1=7 and r7c1<>7, complexity 80"},
	{dynamicPlus, "7 126 8 459 4569 4569 3 1456 125 49 36 3469 2 3456 1 467 4578 578 5 1236 12346 78 346 78 269 146 129 189 4 1579 3579 59 3579 178 2 6 3 1267 1269 479 8 2469 147 1457 157 268 578 2567 1 2456 2467 478 9 3 128 9 1357 6 125 2358 127 1378 4 12468 12368 12346 3489 7 23489 5 1368 1289 12468 3578 1234567 34589 1249 234589 2679 13678 12789", 94, 16, "Double Forcing Chain", "", "r5c2.7",
		"Dynamic Double Forcing Chain (+): r2c7=7 and r2c7<>7 both lead to r5c2<>7, complexity 16"},
	{dynamicPlus, "12567 2457 12467 13679 13459 34567 1379 1359 8 15678 578 3 1679 159 5678 4 159 2 1578 9 147 1378 2 34578 137 6 157 12358 23458 124 348 7 9 1368 13458 1456 35789 34578 479 348 6 1 2 34589 459 1389 6 149 5 38 2 1389 7 149 23679 237 8 123679 1349 367 5 149 14679 3679 1 679 36789 3458 34567 6789 2 4679 4 27 5 126789 189 678 16789 189 3", 98, 65, "Region Forcing Chains", "", "r8c4.8",
		"Dynamic Region Forcing Chains (+): each place of 3 in row 6 leads to r8c4<>8, complexity 65"},
	{nested2, "2567 1456 1247 236 2347 3467 1247 8 9 26789 4689 24789 2689 247 1 247 3 5 2789 1489 3 289 5 4789 1247 12467 12467 23 349 5 19 6 379 23479 1247 8 3689 7 489 359 138 2 13459 1469 1346 1 3689 289 4 378 35789 359 2679 2367 378 138 6 128 9 348 13478 5 12347 589 2 189 7 1348 3458 6 149 134 4 13589 1789 3568 123 3568 389 1279 1237", 104, 92, "Contradiction Forcing Chain", "", "r3c1.7",
		"Dynamic Contradiction Forcing Chain (+ Forcing Chains): r3c1=7 leads to r1c6=3 and r1c6<>3, complexity 92"},
	{nested2, "257 1456 1247 36 2347 3467 124 8 9 26789 4689 24789 689 247 1 247 3 5 289 149 3 289 5 478 1247 12467 12467 23 349 5 1 6 379 23479 247 8 3689 7 489 35 38 2 13459 1469 1346 1 3689 289 4 378 35789 59 2679 2367 378 138 6 28 9 348 13478 5 1247 589 2 189 7 1348 3458 6 149 134 4 13589 1789 3568 123 3568 389 1279 1237", 103, 60, "Double Forcing Chain", "", "r3c8.2",
		"Dynamic Double Forcing Chain (+ Forcing Chains): r4c7=2 and r4c7<>2 both lead to r3c8<>2, complexity 60"},
	{nested2, "12567 2457 12467 134679 13459 34567 1379 1359 8 15678 578 3 16789 1589 5678 4 159 2 1578 9 147 13478 2 34578 137 6 157 12358 23458 124 348 7 9 1368 13458 1456 35789 34578 479 348 6 1 2 34589 459 1389 6 149 5 348 2 1389 7 149 23679 237 8 1234679 1349 3467 5 149 14679 3679 1 679 346789 34589 345678 6789 2 4679 4 27 5 126789 189 678 16789 189 3", 103, 58, "Region Forcing Chains", "", "r6c5.4",
		"Dynamic Region Forcing Chains (+ Forcing Chains): each place of 3 in row 6 leads to r6c5<>4, complexity 58"},
	{nested3, "2567 1456 1247 236 2347 3467 1247 8 9 26789 4689 24789 2689 2478 1 247 3 5 2789 1489 3 289 5 4789 1247 12467 12467 239 349 5 139 6 379 123479 1247 8 3689 7 489 13589 138 2 13459 1469 1346 1 3689 289 4 378 35789 359 2679 2367 378 138 6 1238 9 348 123478 5 12347 589 2 189 7 1348 3458 6 149 134 4 13589 1789 23568 1238 3568 389 1279 1237", 113, 380, "Contradiction Forcing Chain", "", "r7c4.3",
		"Dynamic Contradiction Forcing Chain (+ Multiple Forcing Chains): r7c4=3 leads to r1c7=7 and r1c7<>7, complexity 380"},
}

func TestChains(t *testing.T) {
	var c chainer
	for _, test := range chainCases {
		b := boardOf(test.cands)
		h := c.best(context.Background(), b, test.kind)
		if h == nil {
			t.Errorf("%s: nothing found", test.text)
			continue
		}
		complexity := int(c.searches[test.kind].hints.found[0].complexity)
		placed, removed := effects(h)
		if got := h.technique() + ": " + h.reason(b); got != test.reason {
			t.Errorf("%s, want %s", got, test.reason)
		}
		if h.rating != test.rating || complexity != test.complexity || !strings.HasPrefix(h.describe(b), test.text+": ") ||
			placed != test.placed || removed != test.removed {
			t.Errorf("%d %d %s, %s, removes %s, want %d %d %s, %s, %s", h.rating, complexity, h.describe(b), placed, removed,
				test.rating, test.complexity, test.text, test.placed, test.removed)
		}
	}
}

// TestChainsAgree compares the best hint with the first of all hints.
func TestChainsAgree(t *testing.T) {
	var c chainer
	for _, test := range chainCases {
		if test.kind > nested2 {
			continue
		}
		b := boardOf(test.cands)
		for kind := range test.kind + 1 {
			best, bestText := c.best(context.Background(), b, kind), ""
			if best != nil {
				bestText = best.describe(b)
			}
			s := c.searches[kind]
			s.find(context.Background(), &b.candidates, &b.counts, true)
			all := s.hints.sorted()
			switch {
			case len(all) == 0 && best == nil:
			case len(all) == 0 || best == nil:
				t.Errorf("%s, kind %d: %d hints, best %v", test.text, kind, len(all), best)
			default:
				first := s.hint(&all[0])
				if text := first.describe(b); text != bestText || !slices.Equal(first.removals, best.removals) {
					t.Errorf("%s, kind %d: %s, best %s", test.text, kind, text, bestText)
				}
			}
		}
	}
}

// TestResumedRuns compares all hints of searches that go on from the runs of another
// with those of searches that begin anew.
func TestResumedRuns(t *testing.T) {
	compared := 0
	for i, test := range chainCases {
		last := test.kind
		if i == 0 {
			last = nested5 // quick there
		}
		b := boardOf(test.cands)
		var c chainer
		for kind := dynamic; kind <= last; kind++ {
			c.best(context.Background(), b, kind)
			resumed, fresh := c.searches[kind], newSearch(kind, new(reaches))
			if resumed.resumes != (kind > dynamic) {
				t.Fatalf("%s, kind %d: resumes %t", test.text, kind, resumed.resumes)
			}
			for _, inner := range fresh.inner {
				inner.below = nil
			}
			got, want := allHints(resumed, b), allHints(fresh, b)
			if !slices.Equal(got, want) {
				t.Errorf("%s, kind %d:\n%v, want\n%v", test.text, kind, got, want)
			}
			compared += len(got)
		}
	}
	if compared == 0 {
		t.Error("no hints are compared")
	}
}

func allHints(s *search, b *board) (texts []string) {
	s.find(context.Background(), &b.candidates, &b.counts, true)
	for _, h := range s.hints.sorted() {
		texts = append(texts, fmt.Sprint(h.complexity, h.difficulty, s.hints.removalsOf(&h), s.describe(&h)))
	}
	return texts
}

func TestChainsStop(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	last := chainCases[len(chainCases)-1]
	if h := new(chainer).best(ctx, boardOf(last.cands), last.kind); h != nil {
		t.Errorf("a hint when done: %v", h)
	}
}

// effects are what a hint places and removes.
func effects(h *hint) (placed, removed string) {
	if h.cell >= 0 {
		placed = nameOf(potentialOf(int(h.cell), int(h.digit), true))
	}
	var names []string
	for _, c := range h.removals {
		names = append(names, nameOf(potentialOf(int(c.cell), int(c.digit), false)))
	}
	return placed, strings.Join(names, " ")
}
