package nonet

import (
	"context"
	"sync"

	"nonet/internal/lanes"
)

// A single is an engine with one puzzle to solve.
type single struct {
	engine   *lanes.Engine
	puzzle   Candidates
	found    uint64
	solution [2 * 81]byte
}

// singles keeps engines between calls, so that solving allocates nothing.
var singles sync.Pool

// newSingle returns an engine for puzzle p, or the clashes that make it
// pointless. It is to be given back with release.
func newSingle(p Candidates) (*single, error) {
	p.clean()
	if broken(&p) {
		return nil, &ConflictError{Clashes: Check(p).Clashes}
	}
	s, _ := singles.Get().(*single)
	if s == nil {
		kernel, err := lanes.Default()
		if err != nil {
			return nil, err
		}
		s = &single{engine: lanes.NewEngine(kernel)}
	}
	s.puzzle, s.found = p, 0
	return s, nil
}

func (s *single) release() { singles.Put(s) }

// run searches the puzzle.
func (s *single) run(ctx context.Context, g lanes.Goal) error { return s.engine.Run(ctx, s, g) }

// Len and the methods below make a single a batch of one puzzle.
func (s *single) Len() int { return 1 }

// Load puts the puzzle into a column.
func (s *single) Load(c *lanes.Columns, _, _ int) {
	for i, set := range s.puzzle {
		c.Set(i, 0, uint16(set))
	}
}

// Out returns where the solution goes.
func (s *single) Out() []byte { return s.solution[:] }

// At returns where it begins.
func (s *single) At(int) int { return 0 }

// Done takes the number of solutions.
func (s *single) Done(_ int, n uint64) { s.found = n }

// gridOf turns 81 digits '1' to '9' into a grid.
func gridOf(digits []byte) (g Grid) {
	_ = digits[80]
	for i := range g {
		g[i] = digits[i] - '0'
	}
	return g
}
