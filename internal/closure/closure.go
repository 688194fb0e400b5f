// Package closure computes what follows from candidates along the links between
// them, ways that contradict themselves included.
//
// A candidate that is right makes those wrong with which it has a weak link; one that
// is wrong makes those right with which it has a strong link. So what a chain without
// branches can show is in the closure, and searches leave out where it shows nothing.
package closure

import "math/bits"

// A Table holds the links between nodes, which are candidates or groups of them, and
// what follows. The zero value has no nodes; use [Table.Reset] to have some, add the
// links, then [Table.Close]. A table that is used again allocates only to grow.
type Table struct {
	count, words int
	weak         []uint64   // of each node: what it makes wrong
	strong       [][4]int16 // of each node that is wrong: what it makes right
	strongs      []uint8    // how many
	starts       []uint64   // nodes that make something right when wrong
	refuted      []uint64

	// Nodes that lead to each other when right are a component. What follows is the
	// same for all of them, and stands with one of them.
	component []int16
	on, off   []uint64

	visit, low []int16 // of the walk by Tarjan
	clock      int16
	stack      []int16
}

// Reset prepares for nodes numbered from 0, at most 32,767, without links.
func (t *Table) Reset(count int) {
	t.count, t.words = count, (count+63)/64
	t.weak, t.on, t.off = Cleared(t.weak, count*t.words), Cleared(t.on, count*t.words), Cleared(t.off, count*t.words)
	t.strong, t.strongs = Cleared(t.strong, count), Cleared(t.strongs, count)
	t.starts, t.refuted = Cleared(t.starts, t.words), Cleared(t.refuted, t.words)
	t.component, t.visit, t.low = Cleared(t.component, count), Cleared(t.visit, count), Cleared(t.low, count)
	t.clock = 0
}

// Cleared returns a slice of n zeros, in the room of s if that is enough.
func Cleared[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/2)
	}
	s = s[:n]
	clear(s)
	return s
}

// AddWeak says that n makes another node wrong. The link back is added on its own.
func (t *Table) AddWeak(n, other int) { t.Weak(n)[other>>6] |= 1 << (other & 63) }

// AddStrong says that n, when wrong, makes another node right. Each node takes up to
// four of them. The link back is added on its own.
func (t *Table) AddStrong(n, other int) {
	t.strong[n][t.strongs[n]] = int16(other)
	t.strongs[n]++
	t.starts[n>>6] |= 1 << (n & 63)
}

// Close computes what follows, in time linear in the links.
func (t *Table) Close() {
	for n := range t.count {
		if t.visit[n] == 0 {
			t.explore(int16(n))
		}
	}
	for n := range t.count {
		if t.Off(n)[n>>6]>>(n&63)&1 != 0 {
			t.refuted[n>>6] |= 1 << (n & 63)
		}
	}
}

// Len returns the number of nodes.
func (t *Table) Len() int { return t.count }

// Words returns how many words a set of nodes has: bit n%64 of word n/64 is node n.
func (t *Table) Words() int { return t.words }

// Weak returns what a node makes wrong by one link.
func (t *Table) Weak(n int) []uint64 { return t.row(t.weak, n) }

// Strong returns what a node, when wrong, makes right by one link.
func (t *Table) Strong(n int) []int16 { return t.strong[n][:t.strongs[n]] }

// On returns the nodes that are right when n is, itself among them.
func (t *Table) On(n int) []uint64 { return t.row(t.on, int(t.component[n])) }

// Off returns the nodes that are wrong when n is right.
func (t *Table) Off(n int) []uint64 { return t.row(t.off, int(t.component[n])) }

// Refuted returns the nodes that are wrong when they are right: so they are wrong.
func (t *Table) Refuted() []uint64 { return t.refuted }

// AnyRefuted reports whether there are such.
func (t *Table) AnyRefuted() bool {
	for _, word := range t.refuted {
		if word != 0 {
			return true
		}
	}
	return false
}

// Components returns for each node one that it leads to and that leads back, the same
// for all of these.
func (t *Table) Components() []int16 { return t.component }

func (t *Table) row(rows []uint64, n int) []uint64 { return rows[n*t.words : n*t.words+t.words] }

// explore visits a node that is right and everything that it leads to.
func (t *Table) explore(n int16) {
	t.clock++
	t.visit[n], t.low[n] = t.clock, t.clock
	t.component[n] = -1
	t.stack = append(t.stack, n)
	on, off, weak := t.row(t.on, int(n)), t.row(t.off, int(n)), t.row(t.weak, int(n))
	copy(off, weak)
	on[n>>6] |= 1 << (n & 63)
	for i, word := range weak {
		for word &= t.starts[i]; word != 0; word &= word - 1 {
			wrong := i<<6 + bits.TrailingZeros64(word)
			for _, next := range t.strong[wrong][:t.strongs[wrong]] {
				switch {
				case t.visit[next] == 0:
					t.explore(next)
					t.low[n] = min(t.low[n], t.low[next])
				case t.component[next] < 0:
					t.low[n] = min(t.low[n], t.visit[next])
				}
				if t.component[next] >= 0 && on[next>>6]>>(next&63)&1 == 0 {
					t.join(on, off, int(t.component[next]))
				}
			}
		}
	}
	if t.low[n] == t.visit[n] {
		t.finish(n)
	}
}

func (t *Table) join(on, off []uint64, from int) {
	fromOn, fromOff := t.row(t.on, from), t.row(t.off, from)
	for i := range on {
		on[i] |= fromOn[i]
		off[i] |= fromOff[i]
	}
}

// finish takes a component from the stack.
func (t *Table) finish(root int16) {
	on, off := t.row(t.on, int(root)), t.row(t.off, int(root))
	for {
		n := t.stack[len(t.stack)-1]
		t.stack = t.stack[:len(t.stack)-1]
		t.component[n] = root
		if n == root {
			return
		}
		t.join(on, off, int(n))
	}
}
