package logic

import "math/bits"

// A linkState says that a node is right or wrong; those from firstSetState on, that
// an almost locked set has lost a digit.
type linkState int32

const firstSetState linkState = 2 * maxNodes

func off(n int) linkState { return linkState(2 * n) }
func on(n int) linkState  { return linkState(2*n + 1) }

func (s linkState) on() bool    { return s&1 == 1 && s < firstSetState }
func (s linkState) isSet() bool { return s >= firstSetState }
func (s linkState) node() int   { return int(s >> 1) }

// setState is the state of set s that has lost a digit.
func setState(s, digit int) linkState { return firstSetState + linkState(10*s+digit) }

// set returns the set of a state, and the digit it lost.
func (s linkState) set() (set, digit int) {
	return int(s-firstSetState) / 10, int(s-firstSetState) % 10
}

// maxLinks is more than any chain has.
const maxLinks = 200

// A linkSearch follows the links from one state to all that follow from it, the
// nearest first.
type linkSearch struct {
	start     linkState
	reached   [2]nodeSet // nodes that are wrong, nodes that are right
	parent    [2 * maxNodes]linkState
	distance  [2 * maxNodes]uint8
	queue     []linkState
	setParent []linkState // by state, less firstSetState
	setDist   []uint8
	lost      []uint16                  // digits that each set has lost in some state
	left      []uint16                  // digits that have left each set for what they see
	later     [maxLinks + 1][]linkState // states of sets by the time when they are left
}

// search finds what follows from a state within a number of links. Right leads to
// wrong by a weak link, wrong to right by a strong one.
func (g *linkGraph) search(from linkState, limit int) {
	if !g.ordered.built {
		g.ordered.build(g)
	}
	s := &g.found
	s.start = from
	s.reached = [2]nodeSet{}
	s.queue = s.queue[:0]
	if g.sets != nil {
		clear(s.lost)
		clear(s.left)
		for i := range s.later {
			s.later[i] = s.later[i][:0]
		}
	}
	g.reach(from, from)
	s.distance[from] = 0
	waiting := 0
	for i, now := 0, 0; now < limit && (i < len(s.queue) || waiting > 0); now++ {
		for ; i < len(s.queue) && g.distanceTo(s.queue[i]) == now; i++ {
			if at := s.queue[i]; at.isSet() {
				s.later[g.exitTime(at)] = append(s.later[g.exitTime(at)], at)
				waiting++
			} else {
				g.leaveNode(at)
			}
		}
		if g.sets != nil {
			for _, at := range s.later[now] {
				if g.ctx.Err() != nil {
					return
				}
				g.leaveSet(at)
				waiting--
			}
		}
	}
}

// leaveNode reaches what follows from a node.
func (g *linkGraph) leaveNode(at linkState) {
	s := &g.found
	side := 1 - at&1
	reached, distance := &s.reached[side], s.distance[at]+1
	for _, n := range g.ordered.of(at) {
		if reached.has(int(n)) {
			continue
		}
		to := 2*linkState(n) + side
		reached.add(int(n))
		s.queue = append(s.queue, to)
		s.parent[to], s.distance[to] = at, distance
	}
	if at.on() && g.sets != nil {
		g.enterSets(at)
	}
}

// reachNodes adds the nodes of a set that have not been reached, as wrong (0) or
// right (1).
func (g *linkGraph) reachNodes(nodes *nodeSet, side int, from linkState) {
	reached := &g.found.reached[side]
	for w := range g.words {
		for word := nodes[w] &^ reached[w]; word != 0; word &= word - 1 {
			n := 64*w + bits.TrailingZeros64(word)
			g.reach(linkState(2*n+side), from)
		}
	}
}

// reach adds a state that has not been reached.
func (g *linkGraph) reach(to, from linkState) {
	s := &g.found
	s.queue = append(s.queue, to)
	if to.isSet() {
		s.setParent[to-firstSetState] = from
		s.setDist[to-firstSetState] = uint8(g.exitTime(from) + 1)
		return
	}
	s.reached[to&1].add(to.node())
	s.parent[to] = from
	s.distance[to] = uint8(g.exitTime(from) + 1)
}

// distanceTo returns how many links lead to a state that has been reached.
func (g *linkGraph) distanceTo(s linkState) int {
	if s.isSet() {
		return int(g.found.setDist[s-firstSetState])
	}
	return int(g.found.distance[s])
}

// follows reports whether a state follows from where the search began.
func (g *linkGraph) follows(s linkState) bool { return g.found.reached[s&1].has(s.node()) }

// exitTime returns the distance that counts for what follows from a state. An almost
// locked set is as long as several links, the more digits it has, so that simpler
// chains are found before.
func (g *linkGraph) exitTime(s linkState) int {
	if !s.isSet() {
		return int(g.found.distance[s])
	}
	i, _ := s.set()
	return min(g.distanceTo(s)+2*g.sets.sets[i].digits.Len()-2, maxLinks)
}

// pathTo returns the states on the way that the search found to one.
func (g *linkGraph) pathTo(to linkState) []linkState {
	i := maxLinks
	for g.walk.states[i] = to; to != g.found.start; i-- {
		if to.isSet() {
			to = g.found.setParent[to-firstSetState]
		} else {
			to = g.found.parent[to]
		}
		g.walk.states[i-1] = to
	}
	return g.walk.states[i:]
}
