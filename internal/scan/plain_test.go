package scan

import (
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"
)

// readPlain reads a text with Lines wherever it gives something, and tells
// puzzles apart by their lines.
func readPlain(t *testing.T, r io.Reader, size, most int) (grids []Grid, faults []string) {
	t.Helper()
	s := newSize(r, size)
	for {
		text, first := s.Lines(nil, most)
		for i := 0; i < len(text); i += plainCells + 1 {
			if text[i+plainCells] != '\n' {
				t.Fatalf("a line without an end: %q", text[i:])
			}
			g := Grid{Line: first}
			for k, c := range text[i : i+plainCells] {
				g.Sets[k] = all
				if isDigit(c) {
					g.Sets[k] = 1 << (c - '1')
				}
			}
			grids = append(grids, g)
			first++
		}
		if len(text) > 0 {
			continue
		}
		g, err := s.Next()
		switch {
		case err == io.EOF:
			return grids, faults
		case err != nil:
			faults = append(faults, err.Error())
		default:
			grids = append(grids, g)
		}
	}
}

// Whether lines are read many at a time or one by one makes no difference.
func FuzzPlainLines(f *testing.F) {
	lines := strings.Repeat(mild+"\n"+done+"\n", 5)
	f.Add(lines)
	f.Add(strings.ReplaceAll(lines, "\n", "\r\n"))
	f.Add(strings.ReplaceAll(lines, "\n", "\r"))
	f.Add(strings.ReplaceAll(lines, ".", "0") + lines)
	f.Add(lines + "\n# a remark\n" + lines + mild[1:] + "\n" + lines + "end\n" + mild)
	f.Add(strings.Join(rowsOf(mild), "\n") + "\n" + lines)
	f.Add("\xef\xbb\xbf" + lines)
	f.Add("id,puzzle\n" + lines)
	f.Add("[Puzzle]\n" + lines + "[State]\n" + lines)
	f.Add(strings.Repeat("-", 81) + "\n" + lines)
	f.Add(strings.Replace(lines, ".", "0", 1) + strings.Replace(lines, ".", "x", 1) + mild + "\x1a\n" + mild + "\x1a")
	f.Fuzz(func(t *testing.T, text string) {
		want, wantFaults := readPlain(t, strings.NewReader(text), 1<<16, 0)
		for _, most := range []int{1, 3, 1000} {
			for _, r := range []io.Reader{strings.NewReader(text), iotest.HalfReader(strings.NewReader(text))} {
				got, faults := readPlain(t, r, 300, most)
				if diff := cmp.Diff(want, got); diff != "" {
					t.Fatalf("%q, %d at a time (-one by one +many)\n%s", text, most, diff)
				}
				if diff := cmp.Diff(wantFaults, faults); diff != "" {
					t.Fatalf("%q, %d at a time (-one by one +many)\n%s", text, most, diff)
				}
			}
		}
	})
}

func TestPlain(t *testing.T) {
	for _, line := range []string{mild, done, strings.ReplaceAll(mild, ".", "0"), strings.Repeat(".", 81), strings.Repeat("0", 81)} {
		if !Plain([]byte(line)) {
			t.Errorf("%s is not plain", line)
		}
		for at := range line {
			for c := range 256 {
				changed := line[:at] + string([]byte{byte(c)}) + line[at+1:]
				zero, dot := strings.Contains(changed, "0"), strings.Contains(changed, ".")
				want := isDigit(byte(c)) || (c == '.' || c == '0') && !(zero && dot)
				if got := Plain([]byte(changed)); got != want {
					t.Fatalf("%q: plain is %v", changed, got)
				}
			}
		}
	}
	if Plain([]byte(mild[1:])) || Plain([]byte(mild+".")) {
		t.Error("80 or 82 characters are plain")
	}
}

func BenchmarkPlain(b *testing.B) {
	text := strings.Repeat(mild+"\n", 1000)
	buf := make([]byte, 0, len(text))
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	r := strings.NewReader(text)
	s := newSize(r, 1<<18)
	for b.Loop() {
		r.Reset(text)
		s.lines.in.Reset(r)
		if _, err := s.lines.in.Peek(1); err != nil {
			b.Fatal(err)
		}
		if got, _ := s.Lines(buf, 1000); len(got) != len(text) {
			b.Fatal(len(got))
		}
	}
}
