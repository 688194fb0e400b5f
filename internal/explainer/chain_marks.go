package explainer

// pathMarks mark the potentials on the way to a node of a chain without branches.
type pathMarks struct {
	marks [2 * candidateCount]uint64 // equal to now if marked
	now   uint64
}

// set marks what a node follows from, and nothing else.
func (m *pathMarks) set(a *arena, at int32) {
	m.now++
	for at = a.parent(at); at >= 0; at = a.parent(at) {
		m.marks[a.nodes[at].potential] = m.now
	}
}

func (m *pathMarks) has(p potential) bool { return m.marks[p] == m.now }

// An ancestry is a node with all that it follows from.
type ancestry struct {
	marks []uint32 // of nodes, equal to now if they are in it
	now   uint32
	list  []int32 // the node, then by layers what it follows from
}

func (c *ancestry) reset() { c.marks, c.now = c.marks[:0], 0 }

// of lists a node and all that it follows from. The list lasts until the next call.
func (c *ancestry) of(a *arena, target int32) []int32 {
	for len(c.marks) < len(a.nodes) {
		c.marks = append(c.marks, 0)
	}
	c.now++
	c.list = append(c.list[:0], target)
	c.marks[target] = c.now
	for i := 0; i < len(c.list); i++ {
		for _, p := range a.parentsOf(&a.nodes[c.list[i]]) {
			if c.marks[p] != c.now {
				c.marks[p] = c.now
				c.list = append(c.list, p)
			}
		}
	}
	return c.list
}

// path lists a node of a chain without branches and what it follows from, back to
// the assumption. The list lasts until the next call of path or of.
func (c *ancestry) path(a *arena, at int32) []int32 {
	c.list = c.list[:0]
	for ; at >= 0; at = a.parent(at) {
		c.list = append(c.list, at)
	}
	return c.list
}
