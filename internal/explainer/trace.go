package explainer

import "context"

// A Step is one step of a solution. It places a digit or removes candidates.
type Step struct {
	Grid      string // 81 characters after the step, with . for open cells
	Rating    int    // in tenths
	Technique string // as "X-Wing"
	Reason    string // as "2 r34 c68"

	Parts

	Cell, Digit int        // where it places which digit, from 0 and from 1; Digit is 0 if none
	Removed     [81]uint16 // the candidates that it removes, bit d-1 for digit d
}

// Trace rates a puzzle as [Rate] does and hands over each step.
func Trace(ctx context.Context, cands [81]uint16, yield func(Step)) (Rating, error) {
	return solve(ctx, newBoard(&cands), func(b *board, h *hint) {
		yield(newStep(b, h))
	})
}

// newStep describes a hint that is about to be applied.
func newStep(b *board, h *hint) Step {
	s := Step{Grid: b.String(), Rating: h.rating, Technique: h.technique(), Reason: h.reason(b), Parts: h.parts(b)}
	if h.cell >= 0 {
		// What else a hint removes then is in the same cell.
		s.Cell, s.Digit = int(h.cell), int(h.digit)+1
		s.Grid = s.Grid[:h.cell] + string('1'+rune(h.digit)) + s.Grid[h.cell+1:]
		return s
	}
	for _, c := range h.removals {
		s.Removed[c.cell] |= 1 << c.digit
	}
	return s
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
