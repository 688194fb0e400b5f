package explainer

import "context"

// A Rating is what a puzzle is rated, in tenths: 72 for 7.2.
type Rating struct {
	ER int // the hardest step to the solution
	EP int // the hardest step up to the first that places a digit
	ED int // the first step
}

// Unsolved is the ER of a puzzle for which no further step can be found.
const Unsolved = 200

// Rate rates a puzzle. Bit d-1 of a cell stands for digit d; a cell with one
// candidate is given, and the others lose the digits of the given cells they see.
// A puzzle without open cells is rated 0.
//
// As in the reference nothing is checked beforehand: a puzzle with several
// solutions is rated as far as the steps lead. Rate only fails when ctx is done,
// with its error.
func Rate(ctx context.Context, cands [81]uint16) (Rating, error) {
	return solve(ctx, newBoard(&cands), func(*board, *hint) {})
}

// solve applies one hint after another to a board and rates them. It calls before
// with each hint before it is applied.
func solve(ctx context.Context, b *board, before func(*board, *hint)) (Rating, error) {
	c := chainers.Get().(*chainer)
	defer chainers.Put(c)
	var r Rating
	var room hint
	for b.open > 0 {
		h := firstHint(ctx, b, c, &room)
		if err := ctx.Err(); err != nil {
			return Rating{}, err
		}
		if h == nil {
			r.ER = Unsolved
			return r, nil
		}
		before(b, h)
		b.apply(h)
		r.count(h)
	}
	return r, nil
}

// count takes a step into the rating.
func (r *Rating) count(h *hint) {
	r.ER = max(r.ER, h.rating)
	if r.EP != 0 {
		return
	}
	if r.ED == 0 {
		r.ED = r.ER
	}
	if h.cell >= 0 {
		r.EP = r.ER
	}
}

// firstHint returns the first hint of the first technique that has one, or nil. It
// may use the room for it.
func firstHint(ctx context.Context, b *board, c *chainer, room *hint) *hint {
	b.sumUp()
	if h := direct(b, room); h != nil {
		return h
	}
	if h := indirect(b); h != nil {
		return h
	}
	return chained(ctx, b, c)
}

// direct tries the techniques that place a digit.
func direct(b *board, room *hint) *hint {
	if h := hiddenSingle(b, room); h != nil {
		return h
	}
	var f firstFound
	if locking(b, true, f.take); f.hint != nil {
		return f.hint
	}
	if h := directHiddenSet(b, 2); h != nil {
		return h
	}
	if h := nakedSingle(b, room); h != nil {
		return h
	}
	return directHiddenSet(b, 3)
}

// indirect tries the techniques that remove candidates without chains.
func indirect(b *board) *hint {
	var f firstFound
	if locking(b, false, f.take); f.hint != nil {
		return f.hint
	}
	for n := 2; n <= 3; n++ {
		if nakedSets(b, n, f.take); f.hint != nil {
			return f.hint
		}
		if fish(b, n, f.take); f.hint != nil {
			return f.hint
		}
		if hiddenSets(b, n, f.take); f.hint != nil {
			return f.hint
		}
	}
	if h := wing(b, false); h != nil {
		return h
	}
	if h := wing(b, true); h != nil {
		return h
	}
	if h := uniqueLoop(b); h != nil {
		return h
	}
	if nakedSets(b, 4, f.take); f.hint != nil {
		return f.hint
	}
	if fish(b, 4, f.take); f.hint != nil {
		return f.hint
	}
	if hiddenSets(b, 4, f.take); f.hint != nil {
		return f.hint
	}
	if h := universalGrave(b); h != nil {
		return h
	}
	return alignedPair(b)
}

// chained tries the techniques with chains, and aligned triplets among them.
func chained(ctx context.Context, b *board, c *chainer) *hint {
	if h := c.best(ctx, b, cycles); h != nil {
		return h
	}
	if h := alignedTriplet(b); h != nil {
		return h
	}
	for kind := nishio; kind <= nested5; kind++ {
		if h := c.best(ctx, b, kind); h != nil || ctx.Err() != nil {
			return h
		}
	}
	return nil
}
