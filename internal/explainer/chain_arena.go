package explainer

// A node is a potential with the potentials from which it follows.
type node struct {
	potential
	cause       cause
	nests       bool   // whether it or what it follows from uses a nested chain
	parents     uint16 // how many
	depth       uint16 // at least so many potentials are needed for it, itself included
	size        uint16 // how many are needed, 0 when not yet counted
	firstParent int32  // where its parents begin
	nested      int32  // the nested chain that shows it, or -1
}

// An arena holds nodes and what they follow from. Nodes are known by their index.
type arena struct {
	nodes   []node
	parents []int32 // of all nodes, one after another, then those of the next node
	next    int32   // where the parents of the next node begin
	shared  int32   // where the parents begin that the nodes of the technique at work share
}

func (a *arena) reset() { a.truncate(0, 0) }

// truncate keeps so many nodes and parents.
func (a *arena) truncate(nodes, parents int) {
	a.nodes, a.parents, a.next = a.nodes[:nodes], a.parents[:parents], int32(parents)
}

// addNode adds a node, whose parents have been added since the last node.
func (a *arena) addNode(p potential, why cause) int32 {
	n := node{potential: p, cause: why, nested: -1, firstParent: a.next, parents: uint16(len(a.parents) - int(a.next))}
	a.next = int32(len(a.parents))
	for _, q := range a.parentsOf(&n) {
		n.depth = max(n.depth, a.nodes[q].depth)
		n.nests = n.nests || a.nodes[q].nests
	}
	n.depth++
	a.nodes = append(a.nodes, n)
	return int32(len(a.nodes) - 1)
}

// follow adds a node with one parent.
func (a *arena) follow(p potential, parent int32, why cause) int32 {
	a.parents = append(a.parents, parent)
	return a.addNode(p, why)
}

// closeTechnique marks where the parents begin that the nodes of the next technique
// share.
func (a *arena) closeTechnique() {
	a.next = int32(len(a.parents))
	a.shared = a.next
}

// hasShared reports whether the technique at work has added parents.
func (a *arena) hasShared() bool { return len(a.parents) > int(a.shared) }

// reuseShared gives the next node the parents of the technique at work.
func (a *arena) reuseShared() { a.next = a.shared }

func (a *arena) parentsOf(n *node) []int32 {
	return a.parents[n.firstParent : n.firstParent+int32(n.parents)]
}

// parent is the one parent of a node of a chain without branches, or -1.
func (a *arena) parent(at int32) int32 {
	if n := &a.nodes[at]; n.parents > 0 {
		return a.parents[n.firstParent]
	}
	return -1
}

// copyFrom copies consecutive nodes of another arena that follow from nothing else. It
// returns how much their indices grow.
func (a *arena) copyFrom(other *arena, first, end int32) (shift int32) {
	nodes := other.nodes[first:end]
	from := nodes[0].firstParent
	to := from
	for i := range nodes {
		to = max(to, nodes[i].firstParent+int32(nodes[i].parents))
	}
	shift, move := int32(len(a.nodes))-first, int32(len(a.parents))-from
	for i := range nodes {
		a.nodes = append(a.nodes, nodes[i])
		a.nodes[len(a.nodes)-1].firstParent += move
	}
	for _, p := range other.parents[from:to] {
		a.parents = append(a.parents, p+shift)
	}
	a.closeTechnique()
	return shift
}
