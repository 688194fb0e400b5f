package explainer

import (
	"context"
	"slices"
	"strings"
	"testing"
)

// TestTechniques looks for a step of each technique that the reference takes.
func TestTechniques(t *testing.T) {
	for _, test := range []struct {
		puzzle string
		rating int
		text   string
		reason string
	}{
		{".................1..2..3.4........5....67....68.1....9.....23...1...5...96.......", 17, "Direct Pointing: Cells r4c4,r4c5: 2 of block in row",
			"2 of box 5 is in row 4, which leaves it one place in box 4"},
		{"....19.....8.........4.5.7.1..3.......5....626....8..33.25.......49..8....9..6.45", 19, "Direct Claiming: Cells r3c7,r3c9: 6 of row in block",
			"6 of row 3 is in box 3, which leaves it one place in row 1"},
		{"6.......8..2....7.94.........15.98..79....5.2.....4..916...5.2......2..5..3961...", 20, "Direct Hidden Pair: Cells r8c7,r8c8: 1,6 in block",
			"1,6 of box 9 in r8c78, which leaves 8 one place there"},
		{"..7......8...1..5..4693.7...2..9...1......69.3..4..5.84..3..8........9...8.5.....", 23, "Naked Single: r3c9: 2",
			"only 2 is left"},
		{"5..62..37..489........5....93........2....6.57.......3.....9.........7..68.57...2", 25, "Direct Hidden Triplet: Cells r4c6,r6c6,r8c6: 2,5,6 in column",
			"2,5,6 of column 6 in r468c6, which leaves 8 one place there"},
		{"1....4..6.2.5.......3...7...4.85..9.....1........2..8...7...3...5...9.2.6.......1", 26, "Pointing: Cells r5c4,r6c4: 4 in block and column",
			"4 of box 5 is in column 4"},
		{"1...56........9.3....2....4..8.......7.9....29...3..6.3...9..5..8......7..48.....", 28, "Claiming: Cells r1c7,r1c8,r1c9: 8 in row and block",
			"8 of row 1 is in box 3"},
		{"8.........95.......76.........426798...571432...893165....5.916...9.8247......583", 30, "Naked Pair: Cells r4c3,r8c3: 1,3 in column",
			"1,3 in r48c3"},
		{"...5..94..5.6...8...4.9.3..3...7.1..4........297......6..95...25..2...1..2..8....", 32, "X-Wing: Cells r3c6,r4c6,r3c8,r4c8: 2 in 2 rows and 2 columns",
			"2 r34 c68"},
		{"...58......7...6..3..6.42..97..2.5.3..1.5..4.5.....7..4.59...2........6.....1.3..", 34, "Hidden Pair: Cells r5c9,r6c9: 2,6 in block",
			"2,6 of box 6 in r56c9"},
		{"8.........59.......76.........528793...974186...631542....1.965...8.2437......218", 36, "Naked Triplet: Cells r7c4,r7c6,r9c4: 3,4,7 in block",
			"3,4,7 in r7c46,r9c4"},
		{"5..4..8......9..1...2..1..56..3..4...5..7......4.....83..6..7...6.....8...8..2..1", 38, "Swordfish: Cells r5c1,r5c4,r5c7,r6c1,r6c4,r6c7,r8c1,r8c4: 1 in 3 columns and 3 rows",
			"1 c147 r568"},
		{"8.........59.......76.........672583...891746...453912...736.9....9142.8...528...", 40, "Hidden Triplet: Cells r1c6,r1c8,r1c9: 5,7,9 in row",
			"5,7,9 of row 1 in r1c689"},
		{".2.........6..4.7.1...8.69........2.5..........91.7.56.....6...781..95....5.1...3", 42, "XY-Wing: Cells r9c8,r8c9,r9c6 on value 2",
			"2/4/8, pivot r9c8, pincers r8c9,r9c6"},
		{"..9..3.161.37..8......5....3.8...1......3..8..5.8...7......6.9......4...791...4..", 44, "XYZ-Wing: Cells r1c5,r1c4,r9c5 on value 2",
			"2/4/8, pivot r1c5, pincers r1c4,r9c5"},
		{"8.........95.......76.........692748...431592...758163...976.1....8249.7...513...", 45, "Unique Rectangle type 1: Cells r1c6,r3c6,r3c9,r1c9 on 5, 9",
			"5/9 in r13c69 but for 1,4 in r3c9"},
		{"8.........59.......76..........2.487...4.3192......563...691745...832916...754238", 45, "Unique Rectangle type 2: Cells r9c1,r9c2,r4c2,r4c1 on 6, 9",
			"6/9 in r49c12 but for 1 in r4c12"},
		{"8.........59.......67..........2.536...4.6798......142...731965...892417...654283", 45, "Unique Rectangle type 3: Cells r9c1,r9c2,r6c2,r6c1 on 7, 9",
			"7/9 in r69c12 but for 6,8 in r6c12, and 7,9 of row 6 are in these and r6c5"},
		{"8.........59.......76.........672583...891746...453912...736.9....9142.8...528...", 45, "Unique Rectangle type 4: Cells r1c6,r3c6,r3c9,r1c9 on 9, 5",
			"5/9 in r13c69 but for 1,4,7 in r13c9, and 9 has no other place in box 3 and column 9"},
		{"9...4...3.....1..7..53...2..8.432........7....7958...4....2.4..25....3.171.......", 46, "Unique Loop type 1: Cells r1c2,r1c4,r2c4,r2c3,r5c3,r5c2 on 2, 6",
			"2/6 in r1c2-r1c4-r2c4-r2c3-r5c3-r5c2 but for 8 in r2c3"},
		{".....7...9.......3..3..485......3.9.15........4.9....2..2...3..7..1...8...642...5", 46, "Unique Loop type 2: Cells r3c1,r3c4,r2c4,r2c2,r4c2,r4c1 on 2, 6",
			"2/6 in r3c1-r3c4-r2c4-r2c2-r4c2-r4c1 but for 8 in r2c24"},
		{"8.........95.......76..........7.468...4.3192......537...591746...724983...638215", 46, "Unique Rectangle type 3: Cells r8c1,r8c2,r5c2,r5c1 on 5, 6",
			"5/6 in r58c12 but for 7,8 in r5c12, which with r5c3 make a subset of 7,8"},
		{"..63.8.....8.7.3.93...65...1.......8....1.4.675.....1..7...9..36.......7......845", 48, "Unique Loop type 3: Cells r1c7,r1c8,r5c8,r5c4,r4c4,r4c7 on 5, 7",
			"5/7 in r1c7-r1c8-r5c8-r5c4-r4c4-r4c7 but for 2,4,9 in r45c4, which with r23c4 make a subset of 2,4,9"},
		{"7.4.6.8..25..4...1.....7......8...5..6..251.7...1..28......3.6.9.........25...4..", 50, "Naked Quad: Cells r7c5,r8c5,r9c5,r9c6: 1,5,8,9 in block",
			"1,5,8,9 in r78c5,r9c56"},
		{"2.......3.8..3..5...34.21....12.54......9......93.86....25.69...9..2..7.4.......1", 52, "Jellyfish: Cells r1c3,r1c4,r1c6,r1c7,r2c3,r2c4,r2c6,r2c7,r5c3,r5c4,r5c6,r5c7,r9c3,r9c4,r9c6: 7 in 4 columns and 4 rows",
			"7 c3467 r1259"},
		{"9..1...8..7.9.3.1.8......64.8..2....5....1.7...1....42.4.716..............7.92...", 54, "Hidden Quad: Cells r8c7,r8c9,r9c7,r9c9: 1,4,6,7 in block",
			"1,4,6,7 of box 9 in r89c79"},
		{"....673...31.............8.7.5..9....8...5.7..6....4..6...5..3...874..1....83.6.2", 56, "BUG type 1: r3c4",
			"two candidates in each cell and two places for each digit but for 2 in r3c4"},
		{".1......4..6..52....4.9..6.3......4....2..3..687..........5.9..8...6217...3..1...", 57, "BUG type 2: r2c8,r5c3,r5c9 on 9",
			"two candidates in each cell and two places for each digit but for 9 in r2c8,r5c39"},
		{"....1..3.9.......45.2...79.....76.....5.4....6.39.5...74......8......3...9.8..5..", 62, "Aligned Pair Exclusion: r2c5,r3c5",
			"part of no combination in r23c5 that r2c6,r689c5 leave"},
	} {
		ctx, stop := context.WithCancel(t.Context())
		found := false
		solve(ctx, boardOfPuzzle(test.puzzle), func(b *board, h *hint) {
			if h.rating == test.rating && h.describe(b) == test.text {
				found = true
				if got := h.reason(b); got != test.reason {
					t.Errorf("%s: %s, want %s", test.text, got, test.reason)
				}
				stop() // what follows may take long
			}
		})
		stop()
		if !found {
			t.Errorf("%s: no step %d %s", test.puzzle, test.rating, test.text)
		}
	}
}

// TestPositions looks for the first hint of techniques that few puzzles need. The
// candidates of each cell are given, and what the reference removes.
func TestPositions(t *testing.T) {
	for _, test := range []struct {
		find          func(*board) *hint
		cands         string
		rating        int
		text, removed string
		reason        string
	}{
		{universalGrave, "8 1 24 9 57 6 57 3 24 6 457 9 1 24 3 24 2457 8 57 3 24 8 57 24 1 6 9 9 24 8 24 6 57 3 1 57 24 57 57 3 24 1 8 9 6 1 6 3 57 9 8 24 24 57 3 9 1 6 8 24 57 57 24 57 8 57 24 3 9 6 24 1 24 24 6 57 1 57 9 8 3", 58, "BUG type 3: r2c2,r2c8 on 2, 4", "r2c7.2 r2c7.4",
			"two candidates in each cell and two places for each digit but for 2,4 in r2c28, which with r2c5 make a subset of 2,4"},
		{universalGrave, "8 6 37 1 4 9 2 35 57 2 57 35 6 37 8 9 4 1 9 1 4 57 35 2 8 37 6 4 8 6 9 1 35 37 57 2 357 9 1 2 57 37 4 6 8 37 2 357 8 6 4 35 1 9 57 35 9 37 2 6 1 8 4 6 37 2 4 8 1 57 9 35 1 4 8 35 9 57 6 2 37", 57, "BUG type 4: r5c1,r6c3 on 5", "r5c1.3 r6c3.7",
			"two candidates in each cell and two places for each digit but for 3,7 in r5c1,r6c3, and 5 has no other place in box 4"},
		{alignedTriplet, "248 25 1 48 6 3 25 9 7 6 3 248 9 7 25 1 48 25 9 7 25 1 48 25 3 48 6 7 25 9 48 25 1 48 6 3 25 1 48 6 3 48 9 7 25 3 48 6 7 25 9 48 25 1 25 9 7 25 1 48 6 3 48 48 6 3 25 9 7 25 1 48 1 48 25 3 48 6 7 25 9", 75, "Aligned Triplet Exclusion: r1c4,r2c3,r3c3", "r2c3.2",
			"part of no combination in r1c4,r23c3 that r1c12 leave"},
		{uniqueLoop, "1 56 56 8 7 24 9 3 24 3 24 7 56 24 9 1 8 56 24 8 9 1 56 3 24 7 56 24 56 1 3 8 24 56 9 7 7 3 24 24 9 2456 56 1 8 8 9 56 7 1 256 3 24 24 9 1 24 24 56 7 8 56 3 56 7 8 56 3 1 24 24 9 56 24 3 9 24 8 7 56 1", 47, "Unique Loop 8 type 4: Cells r1c2,r1c3,r6c3,r6c6,r5c6,r5c7,r4c7,r4c2 on 5, 6", "r5c6.6 r6c6.6",
			"5/6 in r1c2-r1c3-r6c3-r6c6-r5c6-r5c7-r4c7-r4c2 but for 2,4 in r56c6, and 5 has no other place in box 5 and column 6"},
		{uniqueLoop, "2 49 7 18 39 5 6 34 18 5 6 18 7 34 49 39 2 18 34 39 18 18 2 6 5 49 7 6 134 2 49 7 39 18 18 5 49 7 5 6 18 18 2 39 34 189 148 39 2 5 34 7 6 49 18 5 49 34 6 2 18 7 39 39 18 6 5 49 7 34 18 2 7 2 34 39 18 18 49 5 6", 47, "Unique Loop 8 type 3: Cells r4c7,r4c8,r8c8,r8c2,r6c2,r6c1,r7c1,r7c7 on 1, 8", "r4c2.3 r4c2.4",
			"1/8 in r4c7-r4c8-r8c8-r8c2-r6c2-r6c1-r7c1-r7c7 but for 4,9 in r6c12, and 1,8 of box 4 are in these and r4c2"},
		{uniqueLoop, "3 2 4 68 68 1 57 9 57 57 68 57 4 3 9 68 1 2 68 9 1 57 57 2 3 68 4 2 568 57 3 9 4 68 57 1 4 57 9 68 1 68 57 2 3 1 3 568 2 57 57 4 68 9 57 1 3 9 68 57 2 4 68 68 4 68 1 2 3 9 57 57 9 57 2 57 4 68 1 3 68", 50, "Unique Loop 10 type 2: Cells r2c2,r3c1,r8c1,r8c3,r6c3,r4c2,r4c7,r6c8,r3c8,r2c7 on 6, 8", "r4c3.5 r5c2.5",
			"6/8 in r2c2-r3c1-r8c1-r8c3-r6c3-r4c2-r4c7-r6c8-r3c8-r2c7 but for 5 in r4c2,r6c3"},
		{uniqueLoop, "7 69 23 8 1 23 5 69 4 23 5 4 7 69 69 1 23 8 1 69 8 4 23 5 23 69 7 4 7 69 5 69 8 23 1 23 69 8 5 1 23 23 7 4 69 23 23 1 69 7 4 8 5 69 8 23 7 69 5 269 4 23 1 5 4 69 23 8 1 69 7 23 69 1 23 23 4 7 69 8 5", 50, "Unique Loop 14 type 1: Cells r2c5,r2c6,r7c6,r7c4,r6c4,r6c9,r5c9,r5c1,r9c1,r9c7,r8c7,r8c3,r4c3,r4c5 on 6, 9", "r7c6.6 r7c6.9",
			"6/9 in r2c5-r2c6-r7c6-r7c4-r6c4-r6c9-r5c9-r5c1-r9c1-r9c7-r8c7-r8c3-r4c3-r4c5 but for 2 in r7c6"},
	} {
		b := boardOf(test.cands)
		h := test.find(b)
		if h == nil {
			t.Errorf("%s not found", test.text)
			continue
		}
		_, removed := effects(h)
		if got := h.reason(b); got != test.reason {
			t.Errorf("%s: %s, want %s", test.text, got, test.reason)
		}
		if text := h.describe(b); text != test.text || h.rating != test.rating || sortedWords(removed) != test.removed {
			t.Errorf("%d %s removes %v, want %d %s %s", h.rating, text, removed, test.rating, test.text, test.removed)
		}
	}
}

func sortedWords(text string) string {
	words := strings.Fields(text)
	slices.Sort(words)
	return strings.Join(words, " ")
}
