package format_test

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"

	"nonet"
	"nonet/format"
)

const (
	mild = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
)

// mixed is a stream of every kind of thing.
const mixed = "# my puzzles\n" + mild + "\n" + hard + ",9.4\nend\n\n" +
	`[["8",".",".",".",".",".",".",".","."],[".",".","3","6",".",".",".",".","."],[".","7",".",".","9",".","2",".","."],` +
	`[".","5",".",".",".","7",".",".","."],[".",".",".",".","4","5","7",".","."],[".",".",".","1",".",".",".","3","."],` +
	`[".",".","1",".",".",".",".","6","8"],[".",".","8","5",".",".",".","1","."],[".","9",".",".",".",".","4",".","."]]` +
	"\nGrid 02\n530070000\n600195000\n098000060\n800060003\n400803001\n700020006\n060000280\n000419005\n000080079\n"

// read returns all that a reader gives, errors as their text.
func read(t *testing.T, r io.Reader) []string {
	t.Helper()
	var got []string
	for p, err := range format.NewReader(r).All() {
		var bad *nonet.ParseError
		switch {
		case errors.As(err, &bad):
			got = append(got, bad.Error())
		case err != nil:
			t.Fatal(err)
		default:
			g := p.Grid()
			got = append(got, p.Shape.String()+" "+g.String())
		}
	}
	return got
}

func TestReader(t *testing.T) {
	want := []string{
		"line " + mild,
		"line " + hard,
		`line 4: found the text "end", expected 81 cells`,
		"json-strings " + hard,
		"digits " + mild,
	}
	if diff := cmp.Diff(want, read(t, strings.NewReader(mixed))); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(want, read(t, iotest.OneByteReader(strings.NewReader(mixed)))); diff != "" {
		t.Errorf("byte by byte: %s", diff)
	}
}

func TestReaderLines(t *testing.T) {
	r := format.NewReader(strings.NewReader(mixed))
	var lines []int
	for p, err := range r.All() {
		if err == nil {
			lines = append(lines, p.Line)
		}
	}
	if diff := cmp.Diff([]int{2, 3, 6, 8}, lines); diff != "" {
		t.Error(diff)
	}
}

// A player notes marks in some cells only.
func TestOpenMarks(t *testing.T) {
	few := strings.Repeat(". . . . 12 . 5 . .\n", 9)
	for _, test := range []struct{ name, text string }{
		{"rows", few},
		{"a line", strings.ReplaceAll(few, "\n", " ")},
		{"a list", "[" + strings.Repeat(`[null,"","","","12","",5,"",null],`, 8) + `["","","","","12","",5,"",""]]`},
		{"729 characters", strings.Repeat(strings.Repeat(".", 36)+"12......."+strings.Repeat(".", 9)+"....5...."+strings.Repeat(".", 18), 9)},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := format.NewReader(strings.NewReader(test.text))
			r.OpenMarks()
			e, err := r.Read()
			if err != nil || !e.Marked {
				t.Fatalf("got %v, %v", e, err)
			}
			for c, set := range e.Candidates {
				want := map[int]nonet.DigitSet{4: 1<<0 | 1<<1, 6: 1 << 4}[c%9]
				if set != want {
					t.Errorf("%s may hold %s, want %s", nonet.Cell(c), set, want)
				}
			}
		})
	}
	if e, err := format.NewReader(strings.NewReader(few)).Read(); err == nil {
		t.Errorf("without being asked: %v", e)
	}
}

func TestReaderEndsOnAFailure(t *testing.T) {
	broken := errors.New("cable cut")
	var errs []error
	for _, err := range format.NewReader(io.MultiReader(strings.NewReader(mild+"\n"), iotest.ErrReader(broken))).All() {
		errs = append(errs, err)
	}
	if len(errs) != 2 || errs[0] != nil || errs[1] != broken {
		t.Errorf("got %v", errs)
	}
}

func TestEveryShapeIsRecognised(t *testing.T) {
	g, err := nonet.Parse(mild)
	if err != nil {
		t.Fatal(err)
	}
	for s := nonet.Shape(0); !strings.HasPrefix(s.String(), "Shape("); s++ {
		p, err := format.NewReader(strings.NewReader(nonet.Format(g, s))).Read()
		if err != nil || p.Shape != s || p.Grid() != g {
			t.Errorf("%s is read as %s, %v", s, p.Shape, err)
		}
	}
}

func TestWriter(t *testing.T) {
	g, err := nonet.Parse(mild)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	w := format.NewWriter(&out)
	for _, s := range []nonet.Shape{nonet.ShapeLine, nonet.ShapeLine, nonet.ShapeDigits, nonet.ShapeDigits, nonet.ShapeLine} {
		if err := w.Write(g, s); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Flush(); err != nil {
		t.Fatal(err)
	}
	digits := nonet.Format(g, nonet.ShapeDigits)
	want := mild + "\n" + mild + "\n\n" + digits + "\n\n" + digits + "\n\n" + mild + "\n"
	if diff := cmp.Diff(want, out.String()); diff != "" {
		t.Error(diff)
	}
	if got := read(t, &out); len(got) != 5 {
		t.Errorf("read back as %q", got)
	}
}

// FuzzReader checks that a stream ends, says where each fault is, and does
// not depend on how its text arrives.
func FuzzReader(f *testing.F) {
	f.Add(mixed)
	f.Add("2\n" + strings.Repeat("---------\n", 9))
	f.Add("[[[]]]{\"puzzle\":\n[1]}")
	f.Fuzz(func(t *testing.T, text string) {
		got := read(t, strings.NewReader(text))
		if diff := cmp.Diff(got, read(t, iotest.HalfReader(strings.NewReader(text)))); diff != "" {
			t.Errorf("the text arriving in parts: %s", diff)
		}
		lines := lineCount(text)
		for p, err := range format.NewReader(strings.NewReader(text)).All() {
			line := p.Line
			var bad *nonet.ParseError
			if errors.As(err, &bad) {
				line = bad.Line
			}
			if line < 1 || line > lines {
				t.Errorf("line %d of %d", line, lines)
			}
		}
	})
}

// lineCount counts the lines of a text, whatever ends them.
func lineCount(text string) int {
	return 1 + strings.Count(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text), "\n")
}
