package main

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"testing"
)

// All that was typed is answered while the input stays open, wherever batches end.
func TestBatchesBeforeMoreInput(t *testing.T) {
	in, typed := io.Pipe()
	answers, out := io.Pipe()
	done := make(chan int)
	go func() { done <- newApp(t.Context(), in, out, io.Discard).run([]string{"solve", "--workers", "2"}) }()
	lines := bufio.NewReader(answers)
	for _, n := range []int{batchSize, batchSize - 1, batchSize + 1, 3 * batchSize, 1} {
		go io.WriteString(typed, strings.Repeat(puzzleLine, n))
		for i := range n {
			if got, err := lines.ReadString('\n'); err != nil || got != solutionLine {
				t.Fatalf("answer %d of %d: %q, %v", i, n, got, err)
			}
		}
	}
	typed.Close()
	if status := <-done; status != exitPositive {
		t.Errorf("exit status %d", status)
	}
}

// Messages stand where they belong among the results.
func TestMessagesInOrder(t *testing.T) {
	var input, want strings.Builder
	for i := range 5000 {
		line := 3*i + 1
		input.WriteString(puzzleLine + puzzleLine[1:] + puzzleLine)
		want.WriteString(solutionLine)
		fmt.Fprintf(&want, "nonet: stdin:%d: column 1: found 80 cells, expected 81 cells\n", line+1)
		want.WriteString(solutionLine)
	}
	var both screen
	status := newApp(t.Context(), strings.NewReader(input.String()), &both, &both).run([]string{"solve", "--workers", "3"})
	if status != exitUnreadable || both.String() != want.String() {
		t.Errorf("exit status %d, or another order", status)
	}
}
