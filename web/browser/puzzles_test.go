package browser

import "strings"

// The puzzle of the README and its solution.
const (
	readme   = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)

// blank is the board of a first visit.
var blank = strings.Repeat(".", 81)

// begin pastes a puzzle, which begins at once, and waits until it stands.
func (p *page) begin(puzzle string) {
	p.t.Helper()
	p.paste(puzzle)
	p.shows(puzzle)
	first := strings.IndexFunc(puzzle, func(r rune) bool { return r >= '1' && r <= '9' })
	p.cell(nameOf(first)).is("given")
}

// nameOf is the name of a cell counted from 0.
func nameOf(i int) string {
	return string([]byte{'r', byte('1' + i/9), 'c', byte('1' + i%9)})
}

// rows lays a line out in nine rows.
func rows(line string) string {
	var all []string
	for i := 0; i < 81; i += 9 {
		all = append(all, line[i:i+9])
	}
	return strings.Join(all, "\n")
}

// zeros writes blanks as 0.
func zeros(line string) string { return strings.ReplaceAll(line, ".", "0") }
