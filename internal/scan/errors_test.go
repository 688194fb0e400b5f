package scan

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"
)

func TestErrors(t *testing.T) {
	rows := strings.Join(rowsOf(mild), "\n") + "\n"
	loose := "| %s %s %s | %s %s %s | %s %s %s |"
	plus := "+-------+-------+-------+"
	cell := "a digit 1 to 9 or a blank (. 0 * _ x X ? -)"
	for _, tc := range []struct {
		name, text string
		want       []string
	}{
		{"nothing", "", nil},
		{"only escaped blanks", strings.Repeat("%20", 14), []string{"line 1, column 1: found a line of 42 characters, not all of them cells, expected 9 cells in a row of a 9x9 grid"}},
		{"only comments", "# nothing here\n\n", nil},
		{"only text", "hello, this is not a puzzle", []string{`line 1, column 0: found the text "hello, this is not a puzzle", expected 81 cells: a line of 81, or nine rows of nine`}},
		{"80 cells", mild[1:], []string{"line 1, column 1: found 80 cells, expected 81 cells"}},
		{"82 cells", mild + ".", []string{"line 1, column 1: found 82 cells, expected 81 cells"}},
		{"80 cells in an address", "https://example.org/solver?bd=" + mild[1:], []string{"line 1, column 31: found 80 cells, expected 81 cells"}},
		{"80 cells, some placed", ":0901:589:" + strings.ReplaceAll(mild[1:], "5", "+5") + ":812 513:895:", []string{"line 1, column 11: found 80 cells, expected 81 cells"}},
		{"two blanks among digits that were placed", strings.ReplaceAll(strings.Replace(mild, ".", "0", 1), "5", "+5"), []string{"line 1, column 5: found the blank '.' beside the blank '0', expected one way to write a blank in a grid"}},
		{"a letter among digits that were placed", strings.ReplaceAll(strings.Replace(mild, "8", "B", 1), "5", "+5"), []string{"line 1, column 23: found 'B', expected " + cell}},
		{"rows joined by plus signs, one short and one long", strings.Join(append([]string{done[:8], done[8:18]}, rowsOf(done)[2:]...), "+"), []string{"line 1, column 9: found '+', expected " + cell}},
		{"two games that have begun", strings.ReplaceAll(mild, "5", "+5") + " " + strings.ReplaceAll(mild, "3", "+3"), []string{"line 1, column 17: found 57 cells, expected 81 cells"}},
		{"80 cells, a plus sign and the solution", mild[1:] + "+" + done, []string{"line 1, column 1: found 80 cells, expected 81 cells"}},
		{"letter l for a 1", strings.Replace(mild, "195", "l95", 1), []string{"line 1, column 13: found 'l', expected " + cell}},
		{"letter at the end", mild + "a", []string{"line 1, column 82: found 'a', expected " + cell}},
		{"two blanks", strings.Replace(mild, ".", "0", 1), []string{"line 1, column 4: found the blank '.' beside the blank '0', expected one way to write a blank in a grid"}},
		{"two blanks in rows", strings.Replace(rows, ".", "x", 1), []string{"line 1, column 4: found the blank '.' beside the blank 'x', expected one way to write a blank in a grid"}},
		{"end among lines", mild + "\nend", []string{mild, `line 2, column 0: found the text "end", expected 81 cells`}},
		{"bad line among lines", mild + "\n" + mild[1:] + "\nabc\n12\n" + done, []string{mild, "line 2, column 1: found 80 cells, expected 81 cells",
			`line 3, column 0: found the text "abc", expected 81 cells`, "line 4, column 0: found a line of 2 cells, expected 81 cells", done}},
		{"solution before its puzzle", done + "," + mild, []string{"line 1, column 83: found a grid with blanks after a full one, expected the puzzle before its solution, or a header line that names the columns"}},
		{"no column at all", "id,puzzle\n1," + mild + "\n" + mild + "\n", []string{mild, mild}},
		{"another column of a table", "id,puzzle\n1," + mild + "\n" + mild + ",2\n", []string{mild, "line 3, column 0: found no 81 cells in column 2, which the header calls the puzzle, expected 81 cells"}},
		{"82 fields", strings.TrimSpace(strings.ReplaceAll(csv(mild, ","), "\n", ",")) + "1", []string{"line 1, column 0: found 82 fields, expected 81 cells"}},

		{"eight rows", rows[:80], []string{"line 8, column 0: found 72 cells in 8 rows, expected 9 rows of 9 cells"}},
		{"ten rows", rows + rows[:10], []string{"line 10, column 0: found 90 cells in 10 rows, expected 9 rows of 9 cells"}},
		{"a short row", strings.Replace(rows, "53..7....", "53..7...", 1) + "\n" + rows, []string{"line 1, column 0: found a line of 8 cells, expected 9 cells in a row of a 9x9 grid", mild}},
		{"a long row", strings.Replace(rows, "6..195...", "6..195....", 1), []string{"line 2, column 0: found a line of 10 cells after 1 row, expected 9 cells in a row of a 9x9 grid"}},
		{"letter O in a row", strings.Replace(rows, ".98....6.", ".98..O.6.", 1), []string{"line 3, column 6: found 'O' after 2 rows, expected " + cell}},
		{"ruler in place of a row", strings.Replace(rows, "6..195...", "---------", 1), []string{"line 9, column 0: found 72 cells in 8 rows, expected 9 rows of 9 cells"}},
		{"dashes of rulers are no rows", frame(mild[:63], "%s%s%s%s%s%s%s%s%s", "---------", "---------", "---------"),
			[]string{"line 10, column 0: found 63 cells in 7 rows, expected 9 rows of 9 cells"}},
		{"a band too few", rows[:60] + "\n" + rows, []string{"line 6, column 0: found 54 cells in 6 rows, expected 9 rows of 9 cells", mild}},
		{"a lone band", rows[:30] + "\n" + rows, []string{"line 3, column 0: found 27 cells in 3 rows, expected 9 rows of 9 cells", mild}},
		{"a lone row", rows[:10] + "\n" + rows, []string{"line 1, column 0: found 9 cells in 1 row, expected 9 rows of 9 cells", mild}},
		{"count among rows", rows[:40] + "5\n" + rows[40:], []string{"line 5, column 0: found a line of 1 cell after 4 rows, expected 9 cells in a row of a 9x9 grid"}},
		{"a row missing between two grids", rows[:70] + rows[80:] + rows, []string{"line 17, column 0: found 153 cells in 17 rows, expected 9 rows of 9 cells"}},
		{"a row cut short, another grid behind", strings.Replace(rows, "53..7....", "53..7", 1) + rows, []string{"line 1, column 0: found a line of 5 cells, expected 9 cells in a row of a 9x9 grid", mild}},
		{"a first row that could be a count", strings.Replace(blanks(rows, "0"), "530070000", "5300700", 1) + blanks(rows, "0"),
			[]string{"line 1, column 0: found a line of 7 cells, expected 9 cells in a row of a 9x9 grid", mild}},
		{"a count behind rows that is too long for one", blanks(rows, "0") + "1234567\n", []string{"line 10, column 0: found a line of 7 cells, expected 9 cells in a row of a 9x9 grid"}},
		{"bad row in one of three", strings.Replace(rows+rows, "6..195...", "6..l95...", 1) + rows, []string{"line 2, column 4: found 'l' after 1 row, expected " + cell, mild, mild}},
		{"labels above the columns", "    1 2 3   4 5 6   7 8 9\n" + frame(mild, loose, plus, plus, plus), []string{"line 13, column 0: found 90 cells in 10 rows, expected 9 rows of 9 cells"}},
		{"numbers above the columns", "0,1,2,3,4,5,6,7,8\n" + csv(mild, ","), []string{"line 10, column 0: found 90 cells in 10 rows, expected 9 rows of 9 cells"}},
		{"a band and a grid with bands apart", rows[:30] + "\n" + bands(rows), []string{"line 15, column 0: found 108 cells in 12 rows, expected 9 rows of 9 cells"}},
		{"two empty grids of dashes", strings.Repeat("---------\n", 18), []string{"line 1, column 0: found 18 lines, some of which may be rows or rulers, expected nine rows, or blanks that are not drawn like rulers"}},
		{"dashes that may be a row or a ruler", "---------\n" + frame(blanks(mild, "-"), "%s%s%s%s%s%s%s%s%s", "", "", "") + "---------\n---------\n",
			[]string{"line 1, column 0: found 12 lines, some of which may be rows or rulers, expected nine rows, or blanks that are not drawn like rulers"}},
		{"two rows missing between rulers of dashes", strings.Replace(strings.Replace(frame(blanks(mild, "-"), "%s%s%s%s%s%s%s%s%s", "", "---------", ""), "6--195---\n", "", 1), "---419--5\n", "", 1),
			[]string{"line 1, column 0: found 9 lines, some of which may be rows or rulers, expected nine rows, or blanks that are not drawn like rulers"}},
		{"dashes among digits above dashes", strings.Repeat("---------\n", 9) + "5--------\n",
			[]string{"line 1, column 0: found 10 lines, some of which may be rows or rulers, expected nine rows, or blanks that are not drawn like rulers"}},
		{"an empty place in the last of nine rows", rows[:80] + "|    |  8 | 79|\n", []string{"line 9, column 0: found a row written in another way than the first, expected nine rows alike"}},
		{"two puzzles on a line", mild + "," + mild[1:] + ".", []string{"line 1, column 83: found a second puzzle on the line, expected one puzzle a line, or a header line that names the columns"}},
		{"6x6 before a grid", strings.Repeat("123456\n", 6) + "\n" + rows, []string{"line 1, column 0: found a line of 6 cells, expected 9 cells in a row of a 9x9 grid", mild}},
		{"an address escaped again and again", "%" + strings.Repeat("25", 2000) + mild[1:], []string{"line 1, column 0: found 4078 cells, expected 81 cells"}},
		{"a quoted row", "\"53..7....\",\n" + rows[10:], []string{`line 1, column 1: found '"', expected ` + cell}},
		{"4x4", "12..\n..1.\n.3..\n...4\n", []string{"line 1, column 0: found a line of 4 cells, expected 9 cells in a row of a 9x9 grid"}},
		{"16x16", strings.Repeat("600108C509000020\n", 16), []string{"line 1, column 7: found a line of 16 characters, not all of them cells, expected 9 cells in a row of a 9x9 grid"}},
		{"empty places that fit no cell", frame(blanks(mild, " "), "| %s %s %s| %s %s %s | %s %s %s |", plus, plus, plus),
			[]string{"line 2, column 2: found bars that do not line up, expected a sign for each blank, or digits that line up in the frame"}},
		{"a cell missing in a full frame", strings.Replace(frame(done, loose, plus, plus, plus), "| 6 7 2 |", "| 6 7 |", 1),
			[]string{"line 3, column 2: found bars that do not line up, expected a sign for each blank, or digits that line up in the frame"}},
		{"digits that do not stand where cells are", strings.Replace(frame(blanks(mild, " "), loose, plus, plus, plus), "| 5 3   |", "| 53    |", 1),
			[]string{"line 2, column 2: found empty places that could belong to more than one cell, or to none, expected a sign for each blank, or digits that line up in the frame"}},
		{"cells of three lines", frame(strings.Repeat(blanks(mild, " "), 1), "| %s | %s | %s | %s | %s | %s | %s | %s | %s |\n|   |   |   |   |   |   |   |   |   |", "", "", ""),
			[]string{"line 1, column 0: found 18 rows, some without a digit, expected nine rows, or a sign for each blank"}},
		{"a row missing between two frames", strings.Replace(frame(mild, loose, plus, plus, plus), "| . . . | . 8 . | . 7 9 |\n", "", 1) + frame(done, loose, plus, plus, plus) + "| 1 . . | . . . | . . . |\n",
			[]string{"line 14, column 0: found a ruler after 8 rows, expected rulers between the bands, or between all rows", "line 26, column 0: found a ruler after 8 rows, expected rulers between the bands, or between all rows"}},
		{"a comma too many in one row", strings.Replace(csv(mild, ","), "5,3,", "5,,3,", 1), []string{"line 2, column 0: found a row written in another way than the first, expected nine rows alike"}},
		{"an unreadable puzzle before its solution", mild[1:] + "," + done, []string{"line 1, column 1: found 80 cells, expected 81 cells"}},
		{"a slip in the puzzle before its solution", strings.Replace(mild, "195", "l95", 1) + "," + done, []string{"line 1, column 13: found 'l', expected " + cell}},
		{"the puzzle of a table missing", "puzzle,solution\n," + done + "\n", []string{"line 2, column 0: found no 81 cells in column 1, which the header calls the puzzle, expected 81 cells"}},
		{"a zero byte", strings.Replace(mild, ".", "\x00", 1), []string{"line 1, column 3: found '\\x00', expected " + cell}},
		{"two digits in one field", strings.Replace(csv(mild, ","), "5,3,", "5,12,", 1), []string{"line 1, column 3: found several digits in one cell, expected " + cell}},
		{"a slip in an address", "https://example.org/solver?bd=" + strings.Replace(blanks(mild, "0"), "195", "l95", 1), []string{"line 1, column 43: found 'l', expected " + cell}},
		{"row of too few in a frame", strings.Replace(frame(mild, loose, plus, plus, plus), "| 5 3 . |", "| 5 3 |", 1),
			[]string{"line 2, column 0: found a line of 8 cells, expected 9 cells in a row of a 9x9 grid"}},
		{"eight fields", strings.Replace(csv(mild, ","), "5,3,", "5,", 1), []string{"line 1, column 0: found a line of 2 cells, expected 9 cells in a row of a 9x9 grid"}},
		{"utf-16 without a mark", "5\x003\x00.\x00\n\x00", []string{"line 1, column 0: found text in UTF-16, expected UTF-8"}},
		{"utf-16 without a mark, high bytes first", "\x005\x003\x00.\x00\r\x00\n", []string{"line 1, column 0: found text in UTF-16, expected UTF-8"}},
		{"a row of one cell", `[[5],[],[],[],[],[],[],[],[]]`, []string{"line 1, column 2: found 1 cell in row 1, expected 9 cells"}},
		{"utf-16", "\xff\xfe5\x003\x00", []string{"line 1, column 0: found text in UTF-16, expected UTF-8"}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if diff := cmp.Diff(tc.want, read(t, tc.text)); diff != "" {
				t.Errorf("%s\n(-want +got)\n%s", tc.text, diff)
			}
		})
	}
}

func TestLongLine(t *testing.T) {
	text := strings.Repeat("7", 3*maxLine) + "\n" + mild + "\n"
	want := []string{"line 1, column 0: found a line of over a million bytes, expected 81 cells: a line of 81, or nine rows of nine", mild}
	if diff := cmp.Diff(want, read(t, text)); diff != "" {
		t.Error(diff)
	}
}

func TestReaderError(t *testing.T) {
	broken := errors.New("disk on fire")
	s := New(io.MultiReader(strings.NewReader(mild+"\n53..7....\n"), iotest.ErrReader(broken)))
	if g, err := s.Next(); err != nil || cells(g) != mild {
		t.Fatalf("first grid: %v, %v", cells(g), err)
	}
	var bad *Error
	if _, err := s.Next(); !errors.As(err, &bad) || bad.Cells != 9 {
		t.Errorf("rows before the failure: %v", err)
	}
	for range 2 {
		if _, err := s.Next(); err != broken {
			t.Errorf("got %v, want the reader's error", err)
		}
	}
}
