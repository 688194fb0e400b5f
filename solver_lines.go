package nonet

import (
	"bytes"
	"context"
	"errors"
	"slices"

	"nonet/internal/lanes"
	"nonet/internal/scan"
)

// SolveLines solves the puzzles of a text that has one on each line, as 81
// digits with "." or "0" for blanks. Nothing is faster: such text is read and
// written many puzzles at a time. Other text is a [*ParseError] that names the
// first line which is no puzzle; for that there is package format.
//
// It appends a line with the solution of each puzzle to solutions, 81 dots
// where there is none, and the number of solutions to counts. With CountOnly
// it appends to counts alone. If there is an error, what it appended is of no use.
func (s *Solver) SolveLines(ctx context.Context, text, solutions []byte, counts []uint64) ([]byte, []uint64, error) {
	n := (len(text) + lanes.LineBytes - 1) / lanes.LineBytes
	if rest := len(text) % lanes.LineBytes; rest != 0 && rest != lanes.Cells {
		return solutions, counts, badLine(text)
	}
	counts, numbers := extend(counts, n)
	var lines []byte
	if !s.CountOnly {
		solutions, lines = extend(solutions, n*lanes.LineBytes)
	}
	err := s.share(n, func(w *worker, first, end int) error {
		part := text[first*lanes.LineBytes : min(end*lanes.LineBytes, len(text))]
		w.loadLines(part)
		if err := w.solve(ctx); err != nil {
			return err
		}
		if w.lines.Bad || !lineBreaks(part) {
			return badLine(text)
		}
		for i := first; i < end; i++ {
			numbers[i] = w.count(i - first)
		}
		if lines != nil {
			w.copyLines(lines[first*lanes.LineBytes : end*lanes.LineBytes])
		}
		return nil
	})
	return solutions, counts, err
}

// extend makes a slice n longer and returns it, and its new part.
func extend[T any](s []T, n int) (all, part []T) {
	all = slices.Grow(s, n)[:len(s)+n]
	return all, all[len(s):]
}

// copyLines writes the solutions of a chunk of lines.
func (w *worker) copyLines(to []byte) {
	copy(to, w.answers.Digits)
	for i, n := range w.answers.Counts {
		line := to[i*lanes.LineBytes:][:lanes.LineBytes]
		if n == 0 {
			copy(line, blankLine)
		}
		line[lanes.Cells] = '\n'
	}
}

var blankLine = bytes.Repeat([]byte("."), lanes.Cells)

// lineBreaks reports whether each puzzle ends its line. The last may end the text.
func lineBreaks(text []byte) bool {
	for i := lanes.Cells; i < len(text); i += lanes.LineBytes {
		if text[i] != '\n' {
			return false
		}
	}
	return true
}

// badLine returns what is wrong with the first line that is not as SolveLines
// needs it.
func badLine(text []byte) error {
	number := 0
	for line := range bytes.Lines(text) {
		number++
		line = bytes.TrimSuffix(line, []byte("\n"))
		if scan.Plain(line) {
			continue
		}
		bad := &ParseError{Found: "a puzzle written in another way", Wanted: "81 digits, with . or 0 for blanks"}
		_, err := ParseCandidates(string(line))
		errors.As(err, &bad)
		bad.Line = number
		return bad
	}
	return nil
}
