package scan

import (
	"errors"
	"io"
	"strings"
	"testing"
)

// pieces are lines that texts are made of, the ones that are easily confused
// side by side.
var pieces = []string{
	"53..7....", "6..195...", ".98....6.", "5--3-----", "---------", "*********", "_________", "5 3 0 0 7 0 0 0 0", "534678912",
	"|53.|.7.|...|", "|5--|-7-|---|", "|---|---|---|", "| 5 3   |   7   |       |", "|    |  8 | 79|", "|53  7    |", "5|3|||7||||",
	"+-------+-------+-------+", "---+---+---", "- - - - - - - - -", "=========", "", "", "# 12", "2", "1234567", "123456789", "0000000",
	"Grid 01", "2006-08-03", "1.", "hello", "[Puzzle]", "[State]", "53..7...", "53..7.....", "53..l....", "5,3,,,7,,,,", ",,,,,,,,", "\t\t\t\t\t\t\t\t",
	"12 3 4 5 6 7 8 9 1", mild, done, mild + "," + done, done + "," + mild, strings.Repeat("-", 81), mild[1:], "[[", "[5,3,0,0,7,0,0,0,0],", "]]", "{", "\"",
	"https://example.org/?p=" + mild, "%2525" + mild, "<tag>", "I183", "x x x x x x x x x", "0 1 2 3 4 5 6 7 8",
}

// FuzzLines puts pieces together, as fuzzing by the byte hardly ever does, and
// checks that a scan ends, that its errors say where and what, and that it reads
// no cell twice and makes none up.
func FuzzLines(f *testing.F) {
	f.Add([]byte{4, 4, 4, 4, 4, 4, 4, 4, 4, 3})
	f.Add([]byte{8, 8, 8, 8, 8, 8, 8, 8, 13})
	f.Add([]byte{0, 1, 2, 20, 0, 1, 2, 20, 0, 1, 2, 20, 0, 1, 2})
	f.Fuzz(func(t *testing.T, choice []byte) {
		var text strings.Builder
		for _, c := range choice {
			text.WriteString(pieces[int(c)%len(pieces)] + "\n")
		}
		digits := strings.Count(text.String(), "5")
		s := New(strings.NewReader(text.String()))
		for {
			g, err := s.Next()
			var bad *Error
			switch {
			case errors.Is(err, io.EOF):
				if digits < 0 {
					t.Fatalf("more fives were read than there are in\n%s", text.String())
				}
				return
			case errors.As(err, &bad):
				if bad.Line < 1 || bad.Line > len(choice) || bad.Column < 0 || bad.Found == "" || bad.Wanted == "" {
					t.Fatalf("the error does not say where or what: %#v\n%s", bad, text.String())
				}
			case err != nil:
				t.Fatal(err)
			default:
				if g.Line < 1 || g.Line > len(choice) {
					t.Fatalf("a grid on line %d of\n%s", g.Line, text.String())
				}
				for _, set := range g.Sets {
					if set == 1<<4 {
						digits--
					}
				}
			}
		}
	})
}
