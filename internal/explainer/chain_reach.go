package explainer

import "math/bits"

// A reach tells what a candidate that is on leads to over X and Y links, contradictions
// apart: more than any chain without branches finds. Searches take it to leave out
// candidates from which nothing can come. It is computed component by component of
// the graph of candidates on, after Tarjan.
type reach struct {
	cands    [81]uint16 // of the position
	count    int        // candidates, numbered in their order
	words    int        // of a set of candidates
	number   [candidateCount]int16
	weak     []uint64   // of each candidate: what it turns off
	strong   [][4]int16 // of each candidate off: what it turns on
	strongs  []uint8    // how many
	starts   []uint64   // candidates that turn something on when off
	of       []int16    // the component of a candidate, by one of its members
	on       []uint64   // of each component: what it turns on
	off      []uint64   // and off
	self     []uint64   // candidates that turn themselves off
	removing []bool     // of each component: whether its cycles may remove something

	aim []uint64 // candidates on that lead to what a search looks for

	visit, low []int16
	clock      int16
	stack      []int16
}

// build computes what each candidate of a position leads to.
func (r *reach) build(b *board) {
	if r.count > 0 && r.cands == b.cands {
		return
	}
	r.cands = b.cands
	r.link(b)
	r.clock = 0
	for c := range r.count {
		if r.visit[c] == 0 {
			r.explore(int16(c))
		}
	}
	clear(r.self)
	for c := range r.count {
		if r.offOf(c)[c>>6]>>(c&63)&1 != 0 {
			r.self[c>>6] |= 1 << (c & 63)
		}
	}
	r.markCycles()
}

// link numbers the candidates and links them.
func (r *reach) link(b *board) {
	r.count = 0
	for cell, set := range b.cands {
		for ; set != 0; set &= set - 1 {
			r.number[cell*9+only(set)] = int16(r.count)
			r.count++
		}
	}
	r.words = (r.count + 63) / 64
	r.weak, r.on, r.off = cleared(r.weak, r.count*r.words), cleared(r.on, r.count*r.words), cleared(r.off, r.count*r.words)
	r.starts, r.self, r.aim = cleared(r.starts, r.words), cleared(r.self, r.words), cleared(r.aim, r.words)
	r.visit, r.low, r.of = cleared(r.visit, r.count), cleared(r.low, r.count), cleared(r.of, r.count)
	r.strong, r.strongs = cleared(r.strong, r.count), cleared(r.strongs, r.count)
	c := 0
	for cell, cands := range b.cands {
		for set := cands; set != 0; set &= set - 1 {
			r.linkCell(c, cell, cands&^(set&-set), bits.OnesCount16(cands) == 2)
			for _, region := range regionsOf[cell] {
				r.linkRegion(c, cell, only(set), int(region), b.places[region][only(set)])
			}
			if r.strongs[c] > 0 {
				r.starts[c>>6] |= 1 << (c & 63)
			}
			c++
		}
	}
}

func cleared[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/2)
	}
	s = s[:n]
	clear(s)
	return s
}

func (r *reach) linkCell(c, cell int, others uint16, strong bool) {
	for ; others != 0; others &= others - 1 {
		r.linkTo(c, cell*9+only(others), strong)
	}
}

func (r *reach) linkRegion(c, cell, digit, region int, places uint16) {
	strong := bits.OnesCount16(places) == 2
	for ; places != 0; places &= places - 1 {
		if other := int(regionCells[region][only(places)]); other != cell {
			r.linkTo(c, other*9+digit, strong)
		}
	}
}

func (r *reach) linkTo(c, candidate int, strong bool) {
	other := r.number[candidate]
	r.weak[c*r.words+int(other>>6)] |= 1 << (other & 63)
	if strong {
		r.strong[c][r.strongs[c]] = other
		r.strongs[c]++
	}
}

func (r *reach) row(rows []uint64, c int) []uint64 { return rows[c*r.words : c*r.words+r.words] }
func (r *reach) onOf(c int) []uint64               { return r.row(r.on, int(r.of[c])) }
func (r *reach) offOf(c int) []uint64              { return r.row(r.off, int(r.of[c])) }

// explore visits a candidate on and everything that it leads to.
func (r *reach) explore(c int16) {
	r.clock++
	r.visit[c], r.low[c] = r.clock, r.clock
	r.of[c] = -1
	r.stack = append(r.stack, c)
	on, off, weak := r.row(r.on, int(c)), r.row(r.off, int(c)), r.row(r.weak, int(c))
	copy(off, weak)
	on[c>>6] |= 1 << (c & 63)
	for i, word := range weak {
		for word &= r.starts[i]; word != 0; word &= word - 1 {
			q := i<<6 + bits.TrailingZeros64(word)
			for _, next := range r.strong[q][:r.strongs[q]] {
				switch {
				case r.visit[next] == 0:
					r.explore(next)
					r.low[c] = min(r.low[c], r.low[next])
				case r.of[next] < 0:
					r.low[c] = min(r.low[c], r.visit[next])
				}
				if r.of[next] >= 0 && on[next>>6]>>(next&63)&1 == 0 {
					r.join(on, off, int(r.of[next]))
				}
			}
		}
	}
	if r.low[c] == r.visit[c] {
		r.finish(c)
	}
}

func (r *reach) join(on, off []uint64, from int) {
	fromOn, fromOff := r.row(r.on, from), r.row(r.off, from)
	for i := range on {
		on[i] |= fromOn[i]
		off[i] |= fromOff[i]
	}
}

// finish takes a component from the stack.
func (r *reach) finish(root int16) {
	on, off := r.row(r.on, int(root)), r.row(r.off, int(root))
	for {
		c := r.stack[len(r.stack)-1]
		r.stack = r.stack[:len(r.stack)-1]
		r.of[c] = root
		if c == root {
			return
		}
		r.join(on, off, int(c))
	}
}

// any reports whether a candidate that turns itself off exists.
func (r *reach) any() bool {
	for _, word := range r.self {
		if word != 0 {
			return true
		}
	}
	return false
}

// markCycles marks the components with such cycles.
func (r *reach) markCycles() {
	r.removing = cleared(r.removing, r.count)
	if !r.any() {
		return
	}
	for c := range r.count {
		for i, word := range r.row(r.weak, c) {
			if word&r.self[i] != 0 {
				r.removing[r.of[c]] = true
			}
		}
	}
}

// common reports whether some potential follows from all candidates.
func (r *reach) common(candidates []int) bool {
	first := int(r.number[candidates[0]])
	on, off := r.onOf(first), r.offOf(first)
	for i := range r.words {
		bothOn, bothOff := on[i], off[i]
		for _, c := range candidates[1:] {
			bothOn &= r.onOf(int(r.number[c]))[i]
			bothOff &= r.offOf(int(r.number[c]))[i]
		}
		if bothOn|bothOff != 0 {
			return true
		}
	}
	return false
}
