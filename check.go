package nonet

// A Report is what the rules say about a puzzle as it stands, without search.
type Report struct {
	// Complete is set when every cell holds a digit.
	Complete bool
	// Clashes lists each digit that stands more than once in a unit: rows
	// first, then columns, then boxes, digits ascending.
	Clashes []Clash
	// NoCandidate lists the open cells that no digit fits.
	NoCandidate []Cell
	// NoPlace lists, in the order of Clashes, the digits that are neither
	// placed in a unit nor fit any open cell of it.
	NoPlace []NoPlace
}

// A Clash is one digit that stands more than once in one unit.
type Clash struct {
	Digit int
	Unit  Unit
	Cells []Cell // two or more, in reading order
}

// NoPlace is a digit that has no place left in a unit.
type NoPlace struct {
	Digit int
	Unit  Unit
}

// Broken reports whether a rule is broken: some digit stands twice in a unit.
func (r Report) Broken() bool { return len(r.Clashes) > 0 }

// Solved reports whether the puzzle is a finished, faultless grid.
func (r Report) Solved() bool { return r.Complete && !r.Broken() }

// Impossible reports whether the puzzle provably has no solution: a rule is
// broken, or a cell or a digit has nowhere to go. A puzzle that is not
// Impossible may still have no solution; [Solve] tells.
func (r Report) Impossible() bool {
	return r.Broken() || len(r.NoCandidate) > 0 || len(r.NoPlace) > 0
}

// Check reports the facts that can be seen without search. A blank may hold
// its own candidates less the digits placed in its row, column and box.
// "Not broken" does not mean solvable.
func Check[P Puzzle](p P) Report {
	open := p.Candidates()
	placed := open.Grid()
	for i, d := range placed {
		if d == 0 {
			open[i] &= AllDigits
			for _, u := range Cell(i).units() {
				open[i] &^= placed.digitsIn(u)
			}
		}
	}
	var r Report
	r.Complete = true
	for i, d := range placed {
		if d == 0 {
			r.Complete = false
			if open[i] == 0 {
				r.NoCandidate = append(r.NoCandidate, Cell(i))
			}
		}
	}
	for u := Unit(0); u < 27; u++ {
		r.checkUnit(u, &placed, &open)
	}
	return r
}

// checkUnit adds the clashes of unit u and its digits without a place.
func (r *Report) checkUnit(u Unit, placed *Grid, open *Candidates) {
	cells := u.Cells()
	var possible, once, twice DigitSet
	for _, c := range cells {
		possible |= open[c]
		if placed[c] != 0 {
			d := DigitSet(1) << (placed[c] - 1)
			twice |= once & d
			once |= d
		}
	}
	for d := 1; d <= 9; d++ {
		switch {
		case twice.Has(d):
			r.Clashes = append(r.Clashes, Clash{Digit: d, Unit: u, Cells: holders(cells, placed, d)})
		case !possible.Has(d):
			r.NoPlace = append(r.NoPlace, NoPlace{Digit: d, Unit: u})
		}
	}
}

// holders returns the cells that hold digit d.
func holders(cells [9]Cell, placed *Grid, d int) []Cell {
	var list []Cell
	for _, c := range cells {
		if placed[c] == uint8(d) {
			list = append(list, c)
		}
	}
	return list
}

// digitsIn returns the digits placed in unit u.
func (g *Grid) digitsIn(u Unit) DigitSet {
	var s DigitSet
	for _, c := range u.Cells() {
		if d := g[c]; d != 0 {
			s |= 1 << (d - 1)
		}
	}
	return s
}

// A Verdict says how a grid answers a puzzle.
type Verdict struct {
	// Blank lists the cells that the grid leaves open.
	Blank []Cell
	// Clashes lists the digits that stand more than once in a unit of the grid.
	Clashes []Clash
	// Overwritten lists the cells where the grid holds something that the
	// puzzle excludes: another digit than the given, or no candidate.
	Overwritten []Cell
}

// Solves reports whether the grid solves the puzzle: full, no rule broken,
// every given kept.
func (v Verdict) Solves() bool {
	return len(v.Blank) == 0 && len(v.Clashes) == 0 && len(v.Overwritten) == 0
}

// Verify says whether the grid solves puzzle p, and what stands against it.
// It asks nothing of the puzzle itself: that may have other solutions.
func Verify[P Puzzle](p P, grid Grid) Verdict {
	allowed := p.Candidates()
	v := Verdict{Clashes: Check(grid).Clashes}
	for i, d := range grid {
		switch {
		case d == 0:
			v.Blank = append(v.Blank, Cell(i))
		case !allowed[i].Has(int(d)):
			v.Overwritten = append(v.Overwritten, Cell(i))
		}
	}
	return v
}
