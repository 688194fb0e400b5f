package scan

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const (
	mild = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	done = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)

// rowsOf cuts 81 cells into nine rows.
func rowsOf(cells string) []string {
	var rows []string
	for i := 0; i < len(cells); i += 9 {
		rows = append(rows, cells[i:i+9])
	}
	return rows
}

// blanks writes the blanks of a line another way.
func blanks(cells, sign string) string { return strings.ReplaceAll(cells, ".", sign) }

// frame draws the rows of a line between rulers. A row is the nine cells put
// into format, which has nine %s.
func frame(cells, format, top, middle, bottom string) string {
	var lines []string
	for i, r := range rowsOf(cells) {
		switch {
		case i == 0 && top != "":
			lines = append(lines, top)
		case i > 0 && i%3 == 0 && middle != "":
			lines = append(lines, middle)
		}
		var args []any
		for _, c := range r {
			args = append(args, string(c))
		}
		lines = append(lines, fmt.Sprintf(format, args...))
	}
	if bottom != "" {
		lines = append(lines, bottom)
	}
	return strings.Join(lines, "\n") + "\n"
}

// spaced writes the rows with sep between the cells.
func spaced(cells, sep string) string {
	var lines []string
	for _, r := range rowsOf(cells) {
		lines = append(lines, strings.Join(strings.Split(r, ""), sep))
	}
	return strings.Join(lines, "\n") + "\n"
}

// read returns what a scanner makes of a text: a line for each grid, with its
// shape, and the text of each error.
func read(t *testing.T, text string) []string {
	t.Helper()
	var got []string
	s := New(strings.NewReader(text))
	for {
		g, err := s.Next()
		var bad *Error
		switch {
		case errors.Is(err, io.EOF):
			return got
		case errors.As(err, &bad):
			got = append(got, bad.Error())
		case err != nil:
			t.Fatal(err)
		default:
			got = append(got, cells(g))
		}
	}
}

// cells writes a grid as 81 characters, or its candidates as groups.
func cells(g Grid) string {
	var b strings.Builder
	for _, set := range g.Sets {
		if g.Marked {
			for d := 0; d < 9; d++ {
				if set>>d&1 == 1 {
					b.WriteByte(byte('1' + d))
				}
			}
			b.WriteByte(' ')
			continue
		}
		c := byte('.')
		for d := 0; d < 9; d++ {
			if set == 1<<d {
				c = byte('1' + d)
			}
		}
		b.WriteByte(c)
	}
	return strings.TrimSpace(b.String())
}

func TestGrids(t *testing.T) {
	rows := strings.Join(rowsOf(mild), "\n") + "\n"
	bare := "%s %s %s | %s %s %s | %s %s %s"
	tight := "|%s%s%s|%s%s%s|%s%s%s|"
	loose := "| %s %s %s | %s %s %s | %s %s %s |"
	boxed := "| %s | %s | %s | %s | %s | %s | %s | %s | %s |"
	plus := "+-------+-------+-------+"
	empty := strings.Repeat(".", 81)
	for _, tc := range []struct {
		name, text string
		want       []string
	}{
		{"line", mild, []string{mild}},
		{"line with break", mild + "\r\n", []string{mild}},
		{"lines", mild + "\n" + done + "\n\n" + mild, []string{mild, done, mild}},
		{"byte order mark", "\ufeff" + mild, []string{mild}},
		{"trailing blanks", mild + " \t \n", []string{mild}},
		{"indented", "   " + mild, []string{mild}},
		{"control-Z at the end", mild + "\r\n\x1a", []string{mild}},
		{"zeros", blanks(mild, "0"), []string{mild}},
		{"stars", blanks(mild, "*"), []string{mild}},
		{"underscores", blanks(mild, "_"), []string{mild}},
		{"small x", blanks(mild, "x"), []string{mild}},
		{"large X", blanks(mild, "X"), []string{mild}},
		{"question marks", blanks(mild, "?"), []string{mild}},
		{"dashes", blanks(mild, "-"), []string{mild}},
		{"empty line of dots", empty, []string{empty}},
		{"solution behind a comma", mild + "," + done, []string{mild}},
		{"solution behind a semicolon", mild + ";" + done, []string{mild}},
		{"rating behind a tab", mild + "\t7.2\t1.2", []string{mild}},
		{"fields behind a colon", mild + ":3:", []string{mild}},
		{"comment behind", mild + " # 7.2, easy", []string{mild}},
		{"semicolon with blanks", mild + " ; 7.2 ; x", []string{mild}},
		{"number before", "17," + mild + "," + done + ",30", []string{mild}},
		{"header", "puzzle,solution\n" + mild + "," + done, []string{mild}},
		{"header with the puzzle second", "id,solution,puzzle\n1," + done + "," + mild + "\n2," + done + "," + mild, []string{mild, mild}},
		{"header of a rated list", "#!sudoku -c1,PuzzleR,Label\n" + mild + ",x,y", []string{mild}},
		{"quoted fields", `"` + mild + `","` + done + `"`, []string{mild}},
		{"comments between", "# one\n" + mild + "\n# 17 clues, 3.2.1\n" + mild, []string{mild, mild}},
		{"list and comment behind a comment", "# see [[this\n" + mild + "\n", []string{mild}},
		{"list behind a grid", mild + `,["easy"]`, []string{mild}},
		{"a title with a link", "From [[Sudoku]], 2010\n" + mild, []string{mild}},
		{"headings with numbers", "No. 12\n" + rows + "Box 12\n" + rows + "Grid 0001\n" + rows, []string{mild, mild, mild}},
		{"rows in angle brackets are not passed over", "Puzzle 1\n" + mild + "\nPuzzle 100000\n" + mild, []string{mild, mild}},
		{"title before lines", "my list, part 2 of 3\n" + mild, []string{mild}},
		{"numbered headings", "Puzzle 1:\n" + mild + "\nPuzzle 2:\n" + mild, []string{mild, mild}},

		{"address", "https://example.org/solver?bd=" + blanks(mild, "0"), []string{mild}},
		{"address with more parameters", "https://example.org/?a=1&puzzle=" + mild + "&d=1#top", []string{mild}},
		{"address with the digits in its path", "https://example.org/solver/" + blanks(mild, "0"), []string{mild}},
		{"escaped address", "https://example.org/?p=" + blanks(mild, "%2E"), []string{mild}},
		{"query only", "?s=" + mild + "&d=1", []string{mild}},
		{"address in a sentence", "see https://example.org/?p=" + mild + " for more", []string{mild}},
		{"xml attribute", "<?xml version=\"1.0\"?>\n<games>\n<game data='" + blanks(mild, "0") + "' />\n</games>\n", []string{mild}},

		{"rows of digits", rows, []string{mild}},
		{"rows without last break", strings.TrimSpace(rows), []string{mild}},
		{"windows rows", "\ufeff" + strings.ReplaceAll(rows, "\n", "  \r\n") + "\r\n", []string{mild}},
		{"two grids of rows", rows + rows, []string{mild, mild}},
		{"empty line between", rows + "\n" + rows, []string{mild, mild}},
		{"several empty lines between", rows + "\n\n\n" + rows, []string{mild, mild}},
		{"bands apart", rows[:30] + "\n" + rows[30:60] + "\n" + rows[60:], []string{mild}},
		{"every row apart", strings.ReplaceAll(rows, "\n", "\n\n"), []string{mild}},
		{"boxes apart", frame(mild, "%s%s%s %s%s%s %s%s%s", "", "", ""), []string{mild}},
		{"numbers", spaced(blanks(mild, "0"), " "), []string{mild}},
		{"numbers far apart", spaced(blanks(mild, "0"), "   "), []string{mild}},
		{"numbers with tabs", spaced(blanks(mild, "0"), "\t"), []string{mild}},
		{"indented numbers", "\t" + strings.ReplaceAll(spaced(blanks(mild, "0"), " "), "\n", "\n\t"), []string{mild}},
		{"full grid of numbers", spaced(done, " "), []string{done}},
		{"count first", "2\n" + rows + rows, []string{mild, mild}},
		{"count before each", "1 \n" + rows + "1\n" + rows, []string{mild, mild}},
		{"headings", "Grid 01\n" + rows + "Grid 02\n" + rows, []string{mild, mild}},
		{"text around", "From a newspaper\n\n" + rows + "\nSolve it by noon\n", []string{mild}},
		{"moves behind", rows + "\nI183\nE20007\n", []string{mild}},
		{"sections", "[Puzzle]\n" + rows + "[State]\n" + strings.Join(rowsOf(done), "\n") + "\n[Puzzle]\n" + rows, []string{mild, mild}},
		{"metadata", "#ASomeone\n#B03-08-2006\n#Uhttp://example.org/12345.html\n" + rows, []string{mild}},
		{"rows joined by dots", strings.Join(rowsOf(blanks(mild, "0")), "."), []string{mild}},
		{"rows joined by blanks", strings.Join(rowsOf(mild), " "), []string{mild}},
		{"rows joined by two blanks", strings.Join(rowsOf(done), "  "), []string{done}},
		{"rows joined by commas and blanks", strings.Join(rowsOf(done), ", "), []string{done}},
		{"rows joined by bars", strings.Join(rowsOf(mild), "|"), []string{mild}},
		{"rows joined by commas", strings.Join(rowsOf(mild), ","), []string{mild}},
		{"rows joined by slashes", strings.Join(rowsOf(mild), "/"), []string{mild}},

		{"a line of HoDoKu's library", ":0901:589:" + mild + ":812 513:895:", []string{mild}},
		{"digits that were placed", ":0901:589:" + strings.NewReplacer("3", "+3", "195", "1+9+5").Replace(mild) + ":812 513:895:", []string{mild}},
		{"digits that were placed, alone", strings.ReplaceAll(mild, "5", "+5"), []string{mild}},
		{"all digits placed", strings.NewReplacer("5", "+5", "6", "+6", "1", "+1", "9", "+9", "7", "+7", "8", "+8").Replace(done), []string{done}},
		{"every cell placed", "+" + strings.Join(strings.Split(done, ""), "+"), []string{done}},
		{"rows joined by plus signs", strings.Join(rowsOf(done), "+"), []string{done}},
		{"a solution behind a plus sign", mild + "+" + done, []string{mild}},
		{"a heading in brackets", "[Hard]\n" + mild + "\n", []string{mild}},
		{"a title that is a date", "2006-08-03\n" + rows, []string{mild}},
		{"numbered rows of grids", "1.\n" + rows + "2)\n" + rows, []string{mild, mild}},
		{"lone CR line ends", strings.ReplaceAll(rows+"\n"+rows, "\n", "\r"), []string{mild, mild}},
		{"bands apart, two grids", bands(rows) + "\n" + bands(rows), []string{mild, mild}},
		{"bands apart, then a whole grid", bands(rows) + "\n" + rows, []string{mild, mild}},
		{"an empty grid of dashes in a list", blanks(mild, "-") + "\n" + strings.Repeat("-", 81) + "\n" + blanks(mild, "-"), []string{mild, empty, mild}},
		{"an empty grid of dashes first in a list", strings.Repeat("-", 81) + "\n" + blanks(mild, "-"), []string{empty, mild}},
		{"an empty grid of underscores alone", strings.Repeat("_", 81), []string{empty}},
		{"a wide ruler above rows", strings.Repeat("-", 81) + "\n" + rows + strings.Repeat("-", 81), []string{mild}},
		{"commas in quotes before the puzzle", "name,puzzle,notes\n\"Smith, J\"," + mild + ",x", []string{mild}},
		{"a title that looks like a header", "Daily, Sudoku\n" + mild, []string{mild}},
		{"a header above rows of fields", "c1,c2,c3,c4,c5,c6,c7,c8,c9\n" + csv(mild, ","), []string{mild}},

		{"frame", frame(mild, loose, plus, plus, plus), []string{mild}},
		{"frame without outer bars", frame(mild, bare, "", "------+-------+------", ""), []string{mild}},
		{"frame of stars", frame(mild, tight, " *-----------*", " |---+---+---|", " *-----------*"), []string{mild}},
		{"frame of equals signs", frame(mild, loose, strings.Repeat("=", 25), strings.Repeat("=", 25), strings.Repeat("=", 25)), []string{mild}},
		{"frame of dots", frame(mild, tight, ".---.---.---.", ":---+---+---:", "'---'---'---'"), []string{mild}},
		{"double lines", frame(mild, strings.ReplaceAll(loose, "|", "║"), "╔═══════╦═══════╦═══════╗", "╠═══════╬═══════╬═══════╣", "╚═══════╩═══════╩═══════╝"), []string{mild}},
		{"light lines", frame(mild, strings.ReplaceAll(loose, "|", "│"), "┌───────┬───────┬───────┐", "├───────┼───────┼───────┤", "└───────┴───────┴───────┘"), []string{mild}},
		{"every cell boxed", frame(mild, boxed, "", strings.Repeat("+---", 9)+"+", ""), []string{mild}},
		{"every cell boxed, doubled", frame(mild, "|| %s | %s | %s || %s | %s | %s || %s | %s | %s ||", "", "", ""), []string{mild}},
		{"dashes as blanks in a frame", frame(blanks(mild, "-"), loose, plus, plus, plus), []string{mild}},
		{"dashes as blanks, rulers of nine", frame(blanks(mild, "-"), "%s%s%s%s%s%s%s%s%s", "", "---+---+---", ""), []string{mild}},
		{"stars as blanks in a star frame", frame(blanks(mild, "*"), tight, "*-----------*", "|---+---+---|", "*-----------*"), []string{mild}},
		{"dashes as blanks, rulers of dashes", frame(blanks(mild, "-"), "%s%s%s%s%s%s%s%s%s", "---------", "---------", "---------"), []string{mild}},
		{"dashes as blanks, tight frame", frame(blanks(mild, "-"), tight, "", "|---|---|---|", ""), []string{mild}},
		{"dashes as blanks, an empty row", frame(blanks(mild[:72]+".........", "-"), loose, plus, plus, plus), []string{mild[:72] + "........."}},
		{"dashes as blanks, bands apart, an empty row first", bands(frame(blanks("........."+mild[9:], "-"), "%s%s%s%s%s%s%s%s%s", "", "", "")), []string{"........." + mild[9:]}},
		{"nine rows of dashes", strings.Repeat("---------\n", 9), []string{empty}},
		{"empty places, first and last box blank, far apart", frame(blanks("...67...."+mild[9:], " "), " %s  %s  %s | %s  %s  %s | %s  %s  %s", "", "", ""), []string{"...67...." + mild[9:]}},
		{"rulers as wide as rows", frame(mild, "%s%s%s%s%s%s%s%s%s", "---------", "---------", "---------"), []string{mild}},
		{"rulers as wide as rows, full grid", frame(done, "%s%s%s%s%s%s%s%s%s", "", "---------", ""), []string{done}},
		{"zeros in a frame", frame(blanks(mild, "0"), bare, "", "------+-------+------", ""), []string{mild}},
		{"empty places in a frame", frame(blanks(mild, " "), loose, plus, plus, plus), []string{mild}},
		{"empty places in a tight frame", frame(blanks(mild, " "), tight, "+---+---+---+", "+---+---+---+", "+---+---+---+"), []string{mild}},
		{"empty places without outer bars", frame(blanks(mild, " "), bare, "", "------+-------+------", ""), []string{mild}},
		{"empty places, outer bars only", frame(blanks(mild, " "), "|%s%s%s%s%s%s%s%s%s|", "+---------+", "", "+---------+"), []string{mild}},
		{"empty places, every cell boxed", frame(blanks(mild, " "), boxed, "", strings.Repeat("+---", 9)+"+", ""), []string{mild}},
		{"empty places in box drawing", frame(blanks(mild, " "), strings.ReplaceAll(loose, "|", "│"), "┌───────┬───────┬───────┐", "├───────┼───────┼───────┤", "└───────┴───────┴───────┘"), []string{mild}},
		{"an empty frame", frame(blanks(empty, " "), loose, plus, plus, plus), []string{empty}},
		{"footer", frame(mild, tight, " *-----------*", " |---+---+---|", " *-----------*") + " Simple Sudoku\n  Version 4.2n", []string{mild}},
		{"two frames", frame(mild, loose, plus, plus, plus) + frame(done, loose, plus, plus, plus), []string{mild, done}},

		{"csv", spaced(blanks(mild, "0"), ","), []string{mild}},
		{"csv with blanks", spaced(blanks(mild, "0"), ", "), []string{mild}},
		{"csv with a comma at the end", strings.ReplaceAll(spaced(blanks(mild, "0"), ","), "\n", ",\n"), []string{mild}},
		{"csv with empty fields", csv(mild, ","), []string{mild}},
		{"semicolons with empty fields", csv(mild, ";"), []string{mild}},
		{"tabs with empty fields", csv(mild, "\t"), []string{mild}},
		{"tabs with an empty row", csv(strings.Repeat(".", 9)+mild[9:], "\t"), []string{strings.Repeat(".", 9) + mild[9:]}},
		{"81 fields", strings.TrimSpace(strings.ReplaceAll(csv(mild, ","), "\n", ",")), []string{mild}},
		{"81 fields and a comma at the end", strings.ReplaceAll(csv(mild, ","), "\n", ","), []string{mild}},
		{"81 empty fields", strings.Repeat(",", 80), []string{empty}},
		{"81 numbers", strings.Join(strings.Split(blanks(mild, "0"), ""), " "), []string{mild}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if diff := cmp.Diff(tc.want, read(t, tc.text)); diff != "" {
				t.Errorf("%s\n(-want +got)\n%s", tc.text, diff)
			}
		})
	}
}

// TestTitles reads grids with titles, dates and ratings around them.
func TestTitles(t *testing.T) {
	rows := strings.Join(rowsOf(mild), "\n") + "\n"
	framed := frame(mild, "| %s %s %s | %s %s %s | %s %s %s |", "", "+-------+-------+-------+", "")
	for _, title := range []string{
		"Puzzle of 2024-05-01:", "Puzzle 2024-05-01", "No. 12/2005", "10:30", "9:30:15", "SE 7.2", "ER 7.2/1.2/1.2", "(c) 2024", "© 2024", "9x9", "by x_x",
		"2024-05-01", "Daily Sudoku: Sat 12-Mar-2005", "Page 1 of 2",
	} {
		for _, grid := range []string{rows, framed} {
			text := title + "\n" + grid + title + "\n" + grid + title
			if diff := cmp.Diff([]string{mild, mild}, read(t, text)); diff != "" {
				t.Errorf("%s\n(-want +got)\n%s", text, diff)
			}
		}
		if got := read(t, mild+"\n"+title+"\n"+mild); len(got) != 3 {
			t.Errorf("%q passes in a list: %q", title, got)
		}
	}
}

// A row that has come to harm is no title, or the puzzle that it is of would be read
// as one row less.
func TestNoTitles(t *testing.T) {
	rows := strings.Join(rowsOf(mild), "\n") + "\n"
	for _, row := range []string{
		"53..7", "53..7.... here", "5 3 here . . 7 . . . .", "5 3 4 OI 7 lO 6", "534O7OOO1", "hello 5.3 .7. ...", "x", "9x", "9x9x", "5 3 7", "534 678 912 full", "1:2:3",
		"| 5 3 . | the | . . . |", "53ab7", "hello xxx xxx xxx",
	} {
		for _, text := range []string{row + "\n" + rows, rows + row + "\n", rows[:40] + row + "\n" + rows[40:]} {
			if got := read(t, text); len(got) == 1 && got[0] == mild {
				t.Errorf("%q is a title in\n%s", row, text)
			}
		}
	}
}

// TestLongBlocks reads grids without anything between them.
func TestLongBlocks(t *testing.T) {
	const n = 400
	bare := strings.Join(rowsOf(mild), "\n") + "\n"
	hollow := strings.Repeat("-", 9) + blanks(mild[9:], "-")
	dashes := blanks(bare, "-")
	for _, tc := range []struct {
		name, text string
		want       []string
	}{
		{"rows", strings.Repeat(bare, n), repeat(mild, n)},
		{"rulers of dashes", strings.Repeat(frame(mild, "%s%s%s%s%s%s%s%s%s", "", "---------", ""), n), repeat(mild, n)},
		{"an empty row of dashes now and then", dashes + strings.Join(rowsOf(hollow), "\n") + "\n" + strings.Repeat(dashes, n),
			append([]string{mild, "........." + mild[9:]}, repeat(mild, n)...)},
		{"rows apart", strings.Repeat(strings.ReplaceAll(bare, "\n", "\n\n"), n), repeat(mild, n)},
		{"bands apart", strings.Repeat(bands(bare)+"\n", n), repeat(mild, n)},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if diff := cmp.Diff(tc.want, read(t, tc.text)); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
}

func repeat(s string, n int) []string { return slices.Repeat([]string{s}, n) }

// bands sets the bands of nine rows apart.
func bands(rows string) string { return rows[:30] + "\n" + rows[30:60] + "\n" + rows[60:] }

// csv writes nine rows of nine fields, a blank as an empty field.
func csv(cells, sep string) string {
	var lines []string
	for _, r := range rowsOf(cells) {
		fields := strings.Split(r, "")
		for i := range fields {
			fields[i] = strings.Trim(fields[i], ".")
		}
		lines = append(lines, strings.Join(fields, sep))
	}
	return strings.Join(lines, "\n") + "\n"
}
