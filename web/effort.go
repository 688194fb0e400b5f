package web

import (
	"context"

	"nonet"
	"nonet/internal/lanes"
)

// An effort is the work that a search was. It is counted with the kernel that every
// machine has, so that the numbers are the same on all of them.
type effort struct {
	Sweeps  uint64 `json:"sweeps" doc:"How often all cells were looked at."`
	Guesses uint64 `json:"guesses" doc:"How often a digit was tried because nothing followed."`
}

// effortOf searches a puzzle for its solution and a second one.
func effortOf(ctx context.Context, p nonet.Candidates) (*effort, error) {
	kernel, err := lanes.Named("go")
	if err != nil {
		return nil, err
	}
	e := lanes.NewEngine(kernel)
	if err := e.Run(ctx, &onePuzzle{puzzle: p}, lanes.Goal{Limit: 2, Smallest: true}); err != nil {
		return nil, err
	}
	return &effort{Sweeps: e.Stats.Sweeps, Guesses: e.Stats.Guesses}, nil
}

// onePuzzle is a batch of one puzzle.
type onePuzzle struct {
	puzzle nonet.Candidates
	out    [2 * 81]byte
}

func (b *onePuzzle) Len() int         { return 1 }
func (b *onePuzzle) Out() []byte      { return b.out[:] }
func (b *onePuzzle) At(int) int       { return 0 }
func (b *onePuzzle) Done(int, uint64) {}
func (b *onePuzzle) Load(c *lanes.Columns, _, _ int) {
	for i, set := range b.puzzle {
		c.Set(i, 0, uint16(set))
	}
}
