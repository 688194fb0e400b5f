package scan

import (
	"io"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"
	"time"
)

// hostile are texts in which one part of reading or another would go over the
// same text again and again if it could.
var hostile = []struct {
	name string
	size int // of the shorter text
	text func(n int) string
}{
	{"a line of brackets", 8 << 10, func(n int) string { return strings.Repeat("[", n) + "x" }},
	{"brackets behind a name", 8 << 10, func(n int) string { return "x" + strings.Repeat("[ ", n/2) + "x" }},
	{"values, then blanks", 16 << 10, func(n int) string { return strings.Repeat(`[""]"`, n/10) + strings.Repeat(" ", n/2) }},
	{"a string of CR", 64 << 10, func(n int) string { return `"` + strings.Repeat(`\r`, n/2) + `"` }},
	{"rows and as many rulers", 16 << 10, func(n int) string { return strings.Repeat("534678912\n---------\n", n/20) }},
	{"rows of dashes", 16 << 10, func(n int) string { return strings.Repeat("---------\n", n/10) }},
	{"a wide frame", 64 << 10, func(n int) string { return strings.Repeat(strings.Repeat("|"+strings.Repeat(" ", n/27|1), 3)+"|\n", 9) }},
	{"a line of dashes", 64 << 10, func(n int) string { return strings.Repeat("-", n) }},
	{"a line of bars", 64 << 10, func(n int) string { return strings.Repeat("|", n) }},
	{"lines with a word", 64 << 10, func(n int) string { return mild + "\n" + strings.Repeat("a\n", n/2) }},
	{"words and dots", 32 << 10, func(n int) string { return mild + "\n" + strings.Repeat("ab ·−–—• ５\n", n/20) }},
	{"a line of words", 32 << 10, func(n int) string { return mild + "\n" + strings.Repeat("ab ", n/3) }},
	{"quotes", 32 << 10, func(n int) string { return strings.Repeat("> ab\nab\n", n/8) }},
	{"plus signs", 32 << 10, func(n int) string { return strings.Repeat("5+", n/2) }},
	{"lists", 32 << 10, func(n int) string { return strings.Repeat("[]", n/2) }},
}

// readEveryWay reads a text to its end, and as one that holds one grid.
func readEveryWay(text string) {
	readAll(text)
	_, _ = One(text, false)
}

// readAll reads a text to its end.
func readAll(text string) {
	s := New(strings.NewReader(text))
	for {
		if _, err := s.Next(); err == io.EOF {
			return
		}
	}
}

// TestGrowth holds that eight times the text takes some eight times as long. Three
// times that is allowed, of the best of many times and without the collection of
// garbage, on a machine that does other things as well; what goes over the text
// again and again takes sixty-four times as long.
func TestGrowth(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	took := func(text string) time.Duration {
		runtime.GC()
		start := time.Now()
		readEveryWay(text)
		return time.Since(start)
	}
	for _, tc := range hostile {
		t.Run(tc.name, func(t *testing.T) {
			text, more := tc.text(tc.size), tc.text(8*tc.size)
			if !strings.Contains(more, "\n") && len(more) > maxLine {
				t.Fatal("the line is too long to be read at all")
			}
			short, long := took(text), took(more)
			for try := range 20 {
				if long < 24*short {
					return
				}
				if try > 4 && long > 40*short {
					break
				}
				short, long = min(short, took(text)), min(long, took(more))
			}
			t.Errorf("%d bytes took %v, %d bytes %v", len(text), short, len(more), long)
		})
	}
}

// TestMemory holds that a line is not taken apart before it is known that it has
// as many parts as a line of cells has.
func TestMemory(t *testing.T) {
	for _, part := range []string{"|", " |", "1|", ",", "1,", ";", "\t", " ;", "1 ", "- ", "1a", "a", "-", "[", "─", "="} {
		text := strings.Repeat(part, 1<<20/len(part)-1)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		readAll(text)
		runtime.ReadMemStats(&after)
		if took := after.TotalAlloc - before.TotalAlloc; took > 20<<20 {
			t.Errorf("a line of %q, again and again, takes %d MB", part, took>>20)
		}
	}
}

// TestOneByOne holds that the values of a line are read one by one.
func TestOneByOne(t *testing.T) {
	s := New(strings.NewReader(strings.Repeat("[] {} ", 1000)))
	for n := 0; ; n++ {
		if _, err := s.Next(); err == io.EOF {
			if n != 2000 {
				t.Errorf("%d values", n)
			}
			return
		}
		if len(s.ready) > 0 {
			t.Fatalf("%d results wait behind result %d", len(s.ready), n)
		}
	}
}
