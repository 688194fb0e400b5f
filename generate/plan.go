package generate

import "nonet"

// A plan is what all attempts have in common.
type plan struct {
	seed     uint64
	solution nonet.Grid // of all puzzles, if fixed
	fixed    bool
	mask     cellSet   // the cells that may be given
	orbits   []cellSet // of these, those that are given together
	only     bool      // all attempts make the same: the solution with all of these orbits, or nothing
	least    Range     // how many givens an attempt leaves at the least: a number drawn from it
}

// newPlan returns the plan of some options.
func newPlan(o *Options) *plan {
	p := &plan{seed: o.Seed, solution: o.Solution, fixed: o.Solution != nonet.Grid{}, mask: o.mask()}
	most := 0
	for _, orbit := range o.Symmetry.orbits() {
		if orbit.and(p.mask) == orbit {
			p.orbits = append(p.orbits, orbit)
			most += orbit.len()
		}
	}
	p.only = p.fixed && !o.Clues.any() && o.Clues.Low >= most
	if !o.Minimal {
		p.least = Range{min(o.Clues.Low, 81), min(o.Clues.High, 81)}
	}
	return p
}

// leastGivens draws how many givens an attempt leaves at the least.
func (p *plan) leastGivens(d *dice) int {
	return p.least.Low + int(d.below(uint64(p.least.High-p.least.Low+1)))
}
