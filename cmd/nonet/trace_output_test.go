package main

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"testing"
	"time"

	"nonet"
	"nonet/backtrack"
)

// fewLine is a grid with four blanks, where backtracking takes five steps.
const fewLine = "534678912672195348198342567859761423426853791713.2.856961537284287.19635345286179\n"

// grid returns the grid of a line.
func grid(t *testing.T, line string) nonet.Grid {
	t.Helper()
	g, err := nonet.Parse(line)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// spot returns where cell c stands in a frame.
func spot(c nonet.Cell) (row, column int) {
	var empty nonet.Grid
	at := 0
	for row, line := range strings.Split(frame(empty), "\n") {
		for column := range line {
			if line[column] != '.' {
				continue
			}
			if at == int(c) {
				return row, column
			}
			at++
		}
	}
	panic(fmt.Sprintf("no cell %d in a frame", c))
}

// After each step the display shows the new grid where the old one was, and the
// cell of the step in reverse.
func TestRedraw(t *testing.T) {
	for _, line := range []string{puzzleLine, fewLine} {
		puzzle := grid(t, line)
		var d display
		io.WriteString(&d, frame(puzzle)+"step 0\n")
		n := 0
		for step, after := range backtrack.Steps(puzzle, 2000) {
			if step.Action != backtrack.Place && step.Action != backtrack.Undo {
				continue
			}
			n++
			d.marked = nil
			io.WriteString(&d, redraw(n, step, after))
			want := frame(after) + "step " + thousands(strconv.Itoa(n)) + ": " + step.String() + "\n"
			if got := d.String(); got != want {
				t.Fatalf("step %d, %v: the display shows\n%s", n, step, got)
			}
			row, column := spot(step.Cell)
			char := byte('.')
			if step.Action == backtrack.Place {
				char = byte('0' + step.Digit)
			}
			if got, want := fmt.Sprint(d.marked), fmt.Sprint([]mark{{row, column, char}}); got != want {
				t.Fatalf("step %d, %v: marked %s, want %s", n, step, got, want)
			}
		}
		if n < 5 {
			t.Errorf("%d steps", n)
		}
	}
}

func TestInPlace(t *testing.T) {
	watched := tracer{delay: time.Millisecond}
	atOnce := tracer{}
	asJSON := tracer{delay: time.Millisecond, options: options{json: true}}
	for _, test := range []struct {
		name     string
		v        tracer
		terminal bool
		term     string
		want     bool
	}{
		{"watched", watched, true, "xterm", true},
		{"no terminal", watched, false, "xterm", false},
		{"the cursor cannot move", watched, true, "dumb", false},
		{"no delay", atOnce, true, "xterm", false},
		{"JSON", asJSON, true, "xterm", false},
	} {
		if got := test.v.inPlace(test.terminal, test.term); got != test.want {
			t.Errorf("%s: %t, want %t", test.name, got, test.want)
		}
	}
}

// What stands before and behind the steps fits them.
func TestTraceInPlace(t *testing.T) {
	var d display
	a := newApp(t.Context(), strings.NewReader(fewLine+fewLine), &d, io.Discard)
	v := &tracer{screen: true}
	var err error
	if v.stream, err = a.openStream(nil, &v.options); err != nil {
		t.Fatal(err)
	}
	if err := v.close(each(v.stream, v.answer, v.report)); err != nil {
		t.Fatal(err)
	}
	solved := frame(grid(t, solutionLine)) + "step 5: place r8c4 = 4\nsolved after 5 steps: 4 placed, 1 undone\n"
	if got, want := d.String(), solved+"\n"+solved; got != want {
		t.Errorf("the display shows\n%s", got)
	}
}
