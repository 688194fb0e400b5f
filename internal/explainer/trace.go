package explainer

import "context"

// A Step is one step of a solution.
type Step struct {
	Grid    string     // 81 characters after the step, with . for open cells
	Rating  int        // in tenths
	Text    string     // the technique and where it applies, as in "Hidden Single: r2c5: 7 in block"
	Removed [81]uint16 // the candidates that it takes away, bit d-1 for digit d
}

// Trace rates a puzzle as [Rate] does and hands over each step.
func Trace(ctx context.Context, cands [81]uint16, yield func(Step)) (Rating, error) {
	return solve(ctx, newBoard(&cands), func(b *board, h *hint) {
		grid := b.String()
		if h.cell >= 0 {
			grid = grid[:h.cell] + string('1'+rune(h.digit)) + grid[h.cell+1:]
		}
		s := Step{Grid: grid, Rating: h.rating, Text: h.describe(b)}
		for _, c := range h.removals {
			s.Removed[c.cell] |= 1 << c.digit
		}
		yield(s)
	})
}

// String returns the digits as 81 characters, with . for open cells.
func (b *board) String() string {
	var grid [81]byte
	for c, d := range b.digits {
		grid[c] = '.'
		if d >= 0 {
			grid[c] = '1' + byte(d)
		}
	}
	return string(grid[:])
}
