package generate

import (
	"context"

	"nonet/internal/lanes"
)

// carvings is how many carvings go on at once.
const carvings = 128

// A carver carries out many carvings at once, so that the lanes of the engine are full. It
// serves one goroutine.
type carver struct {
	lanes.Answers
	engine *lanes.Engine
	all    [carvings]carving
	asking []*carving // those with a question
	text   []byte
	rows   lanes.RowParser
}

// newCarver returns a carver, or the reason why the engine cannot run.
func newCarver() (*carver, error) {
	kernel, err := lanes.Default()
	if err != nil {
		return nil, err
	}
	return &carver{engine: lanes.NewEngine(kernel)}, nil
}

// carve carries out attempts, and calls finish with each that is done, in no particular
// order.
func (v *carver) carve(ctx context.Context, p *plan, first, end uint64, finish func(*carving)) error {
	v.asking = v.asking[:0]
	for i := range v.all[:min(carvings, end-first)] {
		v.all[i].begin(p, first)
		v.asking = append(v.asking, &v.all[i])
		first++
	}
	for {
		asking := v.asking
		v.asking = v.asking[:0]
		for _, c := range asking {
			more := c.ask()
			for ; !more; more = c.ask() {
				finish(c)
				if ctx.Err() != nil {
					return context.Cause(ctx)
				}
				if first == end {
					break
				}
				c.begin(p, first)
				first++
			}
			if more {
				v.asking = append(v.asking, c)
			}
		}
		if len(v.asking) == 0 {
			return nil
		}
		if err := v.answer(ctx); err != nil {
			return err
		}
	}
}

// answer answers the questions. Two solutions are looked for: where one cell is to hold
// another digit, the second is a gift.
func (v *carver) answer(ctx context.Context) error {
	v.Reset(len(v.asking))
	other := func(i int, solution []byte) { v.asking[i].other((*[81]byte)(solution)) }
	if err := v.engine.Run(ctx, v, lanes.Goal{Limit: 2, Every: other}); err != nil {
		return err
	}
	for i, c := range v.asking {
		alone := uint64(1)
		if c.asked >= 0 {
			alone = 0
		}
		if v.Counts[i] == alone {
			c.proof()
		}
	}
	return nil
}

// Load puts questions into columns.
func (v *carver) Load(columns *lanes.Columns, first, n int) {
	v.text = v.text[:0]
	for _, c := range v.asking[first : first+n] {
		v.text = append(v.text, c.text[:]...)
	}
	v.rows.Parse(columns, v.text, lanes.Cells, n)
	for i, c := range v.asking[first : first+n] {
		if c.asked >= 0 {
			columns.Set(c.asked, i, lanes.All&^(1<<(c.solution[c.asked]-1)))
		}
	}
}
