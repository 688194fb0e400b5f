package scan

import (
	"strings"
	"testing"
)

// wide writes digits in full width.
var wide = strings.NewReplacer("0", "０", "1", "１", "2", "２", "3", "３", "4", "４", "5", "５", "6", "６", "7", "７", "8", "８", "9", "９")

// one returns what One makes of a text.
func one(text string) string {
	g, err := One(text, false)
	if err != nil {
		return err.Error()
	}
	return cells(g)
}

// inReply quotes a text as mail does.
func inReply(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		b.WriteString("> " + line)
	}
	return b.String()
}

func TestOne(t *testing.T) {
	rows := strings.Join(rowsOf(mild), "\n") + "\n"
	for _, tc := range []struct{ name, text string }{
		{"as it stands", mild},
		{"a line amid a letter", "Hi, help me\n" + mild + "\nThanks"},
		{"a signature", mild + "\n\n-- \nBob Smith\n"},
		{"an address below", mild + "\nhttps://example.org/puzzles/2024-05?id=x_12\n"},
		{"words with numbers", mild + "\nNo. 12 of 30 from page 7, SE 7.2.\nSent from my phone 12 - cheers\n"},
		{"words in other letters", mild + "\nДанке schön, 谢谢\n"},
		{"a line of full width amid a letter", "Hi\n" + wide.Replace(mild) + "\nThanks\n"},
		{"fields on a line, then words", strings.ReplaceAll(strings.TrimSpace(spaced(blanks(mild, "0"), ",")), "\n", ",") + "\nThanks\n"},
		{"quoted rows", inReply(rows)},
		{"quoted rows, bands apart, amid a letter", "On 2024-05-01 Bob wrote:\n" + inReply("Hi\n\n"+bands(rows)+"\nCheers") + "\nHere you are, 7 givens too many\n"},
		{"a quoted line amid a letter", inReply("Hi\n"+mild+"\nThanks\n") + "I agree\n"},
		{"a quoted frame with empty places", inReply(frame(blanks(mild, " "), "%s %s %s | %s %s %s | %s %s %s", "", "------+-------+------", ""))},
		{"quoted again and again", inReply(inReply(rows))},
		{"quoted rows with middle dots", inReply(blanks(rows, "·"))},
		{"a quoted list", inReply(list(mild, as("0", bare)))},
		{"full width", wide.Replace(mild)},
		{"rows of full width, zeros too", wide.Replace(blanks(rows, "0"))},
		{"a list in full width", wide.Replace(list(mild, as("0", bare)))},
		{"middle dots", blanks(mild, "·")},
		{"rows with middle dots", blanks(rows, "·")},
		{"a frame with middle dots", blanks(frame(mild, "| %s %s %s | %s %s %s | %s %s %s |", "", "+-------+-------+-------+", ""), "·")},
		{"minus signs", blanks(mild, "−")},
		{"en dashes below a title with a dot", "Sudoku · hard\n" + blanks(rows, "–")},
		{"en dashes below a title with one", "No. 5 – hard\n" + blanks(rows, "–")},
		{"em dashes with blanks between", blanks(spaced(mild, " "), "—")},
		{"bullets in full width", blanks(wide.Replace(rows), "•")},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if got := one(tc.text); got != mild {
				t.Errorf("%s\nis %s", tc.text, got)
			}
		})
	}
}

// What One refuses is refused with the words for the text as it stands.
func TestOneErrors(t *testing.T) {
	rows := strings.Join(rowsOf(mild), "\n") + "\n"
	dots := blanks(rows, "·")
	for _, tc := range []struct{ name, text, want string }{
		{"nothing", "", "line 1, column 0: found no cells, expected a grid of 81 cells"},
		{"two grids", mild + "\n" + mild, "line 2, column 0: found a second grid, expected one grid"},
		{"words and a short puzzle", mild + "\nand\n" + mild[1:], "line 2, column 0: found the text \"and\", expected 81 cells"},
		{"a line of too many cells", mild + "\n53 oo7 oooo 6oo1 95ooo and o98oo", ""},
		{"a puzzle of letters", mild + "\n" + blanks(mild, "o"), ""},
		{"a puzzle of letters in words", mild + "\nthis one " + blanks(mild, "a"), ""},
		{"a row and a word", mild + "\nhello 5 3 . . 7 . . . .", ""},
		{"a row of dates", mild + "\nhello 5.3 .7. ...", ""},
		{"a row of letters", mild + "\n5 3 OO l 7 OOO\n", ""},
		{"rows with middle dots below", mild + "\n" + dots, ""},
		{"a frame of letters", mild + "\n| 5 3 O | OBS 7 | OOO |\n", ""},
		{"part of a puzzle in an address", mild + "\nhttps://example.org/?bd=53..7....6..195", ""},
		{"eight quoted rows", inReply(rows[:80]), ""},
		{"a quoted row cut short", strings.Replace(inReply(rows), "53..7....", "53..7", 1), ""},
		{"five rows quoted, four not", inReply(rows[:50]) + rows[50:], ""},
		{"five rows not quoted, four are", rows[:50] + "\n\n" + inReply(rows[50:]), ""},
		{"a quoted puzzle and another", inReply(rows) + "mine is\n" + rows, ""},
		{"a number", mild + "\n12\n", ""},
		{"a middle dot beside dots", strings.Replace(mild, ".", "·", 1), "line 1, column 3: found '·', expected a digit 1 to 9 or a blank (. 0 * _ x X ? -)"},
		{"a row of middle dots lost", dots[:strings.LastIndex(dots, "·")], ""},
		{"a middle dot lost", strings.Replace(dots, "·", "", 1), ""},
		{"a middle dot too many", strings.Replace(dots, "·", "··", 1), ""},
		{"middle dots and en dashes", strings.Replace(dots, "·", "–", 1), ""},
		{"a digit of full width lost", wide.Replace(mild[1:]), ""},
		{"two puzzles with middle dots", dots + "\n" + blanks(rows, "–"), ""},
		{"a row of middle dots above a grid", "···4·19·5\n" + rows + rows[:9], ""},
	} {
		t.Run(tc.name, func(t *testing.T) {
			got := one(tc.text)
			if _, plain := readOne(tc.text, false, false); plain == nil || got != plain.Error() {
				t.Errorf("%s\nis %s, but as it stands %v", tc.text, got, plain)
			}
			if tc.want != "" && got != tc.want {
				t.Errorf("%s\nis %s", tc.text, got)
			}
		})
	}
}

// The blanks of a few cells of a game that has begun are those of the text.
func TestOneOpenMarks(t *testing.T) {
	g, err := One(strings.Repeat("· · · · 12 · 5 · ·\n", 9), true)
	if err != nil || !g.Marked || g.Sets[0] != 0 || g.Sets[4] != 3 {
		t.Errorf("%v, %v", g, err)
	}
}
