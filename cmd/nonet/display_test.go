package main

import (
	"strconv"
	"strings"
	"sync"
)

// A display does what a terminal does with what trace writes to it.
type display struct {
	mu          sync.Mutex
	lines       [][]byte
	row, column int
	reverse     bool
	marked      []mark // what was written in reverse
}

// A mark is one character of a display.
type mark struct {
	row, column int
	char        byte
}

func (d *display) Write(p []byte) (int, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for text := string(p); text != ""; {
		if code, ok := strings.CutPrefix(text, "\x1b["); ok {
			end := strings.IndexAny(code, "AmK")
			d.control(code[:end], code[end])
			text = code[end+1:]
			continue
		}
		d.put(text[0])
		text = text[1:]
	}
	return len(p), nil
}

// control carries out one escape sequence.
func (d *display) control(number string, code byte) {
	n, _ := strconv.Atoi(number)
	switch code {
	case 'A':
		d.row = max(0, d.row-n)
	case 'm':
		d.reverse = n == 7
	case 'K':
		d.line()
		d.lines[d.row] = d.lines[d.row][:d.column]
	}
}

// put writes one character.
func (d *display) put(char byte) {
	switch char {
	case '\r':
		d.column = 0
		return
	case '\n':
		d.line()
		d.row, d.column = d.row+1, 0
		return
	}
	d.line()
	d.lines[d.row][d.column] = char
	if d.reverse {
		d.marked = append(d.marked, mark{d.row, d.column, char})
	}
	d.column++
}

// line makes room at the cursor.
func (d *display) line() {
	for len(d.lines) <= d.row {
		d.lines = append(d.lines, nil)
	}
	for len(d.lines[d.row]) <= d.column {
		d.lines[d.row] = append(d.lines[d.row], ' ')
	}
}

// String returns what stands on the display.
func (d *display) String() string {
	d.mu.Lock()
	defer d.mu.Unlock()
	var b strings.Builder
	for _, line := range d.lines {
		b.WriteString(strings.TrimRight(string(line), " ") + "\n")
	}
	return b.String()
}
