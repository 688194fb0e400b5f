package main

import (
	"fmt"
	"strconv"
	"strings"

	"nonet"
	"nonet/backtrack"
)

// A stepRecord is the JSON object of one step.
type stepRecord struct {
	Step   int    `json:"step"`
	Action string `json:"action"`
	Cell   string `json:"cell"`
	Digit  int    `json:"digit"`
	Grid   string `json:"grid,omitempty"`
}

// A traceRecord is the JSON object behind the steps of one puzzle.
type traceRecord struct {
	place
	Solution string `json:"solution,omitempty"`
	Steps    int    `json:"steps"`
	Undos    int    `json:"undos"`
	reasons
	Status string `json:"status"`
}

// begin writes what stands before the steps of a puzzle.
func (v *tracer) begin(puzzle nonet.Grid) error {
	v.puzzles++
	if v.json {
		return nil
	}
	text := ""
	if v.puzzles > 1 {
		text = "\n"
	}
	if v.screen {
		text += frame(puzzle) + "step 0\n"
	}
	return v.out.write(text)
}

// step writes the nth step, with the grid after it.
func (v *tracer) step(n int, step backtrack.Step, grid nonet.Grid) error {
	switch {
	case v.json:
		r := stepRecord{Step: n, Action: step.Action.String(), Cell: step.Cell.String(), Digit: step.Digit}
		if v.grid {
			r.Grid = grid.String()
		}
		return v.out.object(r)
	case v.screen:
		return v.out.write(redraw(n, step, grid))
	case v.grid:
		return v.out.write(step.String() + "\n" + frame(grid))
	}
	return v.out.write(step.String() + "\n")
}

// end writes what stands behind the steps of a puzzle.
func (v *tracer) end(it item, t traced) error {
	if v.json {
		r := traceRecord{newPlace(it), "", t.steps, t.undos, newReasons(t.report), t.status}
		if t.status == statusSolvable {
			r.Solution = t.solution.String()
		}
		return v.out.object(r)
	}
	text := ""
	switch t.status {
	case statusBroken:
		return nil
	case statusNone:
		text = "no solution"
	case statusGaveUp:
		text = "gave up"
	case statusSolvable:
		text = "solved"
		if !v.screen {
			text = frame(t.solution) + text
		}
		if !v.screen && t.steps > 0 {
			text = "\n" + text
		}
	}
	placed, undone := thousands(strconv.Itoa(t.steps-t.undos)), thousands(strconv.Itoa(t.undos))
	return v.out.write(fmt.Sprintf("%s after %s: %s placed, %s undone\n", text, plural(t.steps, "step"), placed, undone))
}

// frame returns the grid as lines in a frame.
func frame(g nonet.Grid) string { return nonet.Format(g, nonet.ShapeGrid) + "\n" }

// redraw returns what changes a frame and the line below it, which are the
// last things on the terminal, into those after step n. The cell of the step
// is shown in reverse.
func redraw(n int, step backtrack.Step, grid nonet.Grid) string {
	lines := strings.SplitAfter(frame(grid), "\n") // the last is empty, room for the step
	row, column := step.Cell.Row(), step.Cell.Column()
	line := &lines[1+row+row/3]
	at := 2 + 2*(column+column/3)
	*line = (*line)[:at] + "\x1b[7m" + (*line)[at:at+1] + "\x1b[27m" + (*line)[at+1:]
	lines[len(lines)-1] = fmt.Sprintf("step %s: %s\x1b[K\n", thousands(strconv.Itoa(n)), step)
	return fmt.Sprintf("\x1b[%dA\r", len(lines)) + strings.Join(lines, "")
}
