package logic

import (
	"math/bits"
	"slices"
)

// A netSearch supposes a state and places singles until a candidate is right and
// wrong, or nothing is left to place.
type netSearch struct {
	graph   *linkGraph
	choices *choices
	reached [2]nodeSet
	depth   [2 * 729]uint8
	cause   [2 * 729]netCause
	queue   []linkState
	shown   [2]nodeSet
	isNet   bool
}

// A netCause says why a state follows: because another does, or because all others
// of a choice are wrong. What was supposed has neither.
type netCause struct {
	from   linkState
	choice int
}

const none = -1

// search finds what follows from a state, the nearest first, up to the first
// contradiction.
func (s *netSearch) search(from linkState) {
	s.reached = [2]nodeSet{}
	s.queue = s.queue[:0]
	s.depth[from] = 0
	s.reach(from, netCause{none, none}, 0)
	for i := 0; i < len(s.queue); i++ {
		at := s.queue[i]
		if s.reached[1-at&1].has(at.node()) {
			return
		}
		if at.on() {
			s.excludeSeen(at)
		} else {
			s.placeLast(at)
		}
	}
}

func (s *netSearch) reach(to linkState, why netCause, depth int) {
	if s.reached[to&1].has(to.node()) {
		return
	}
	s.reached[to&1].add(to.node())
	s.cause[to] = why
	s.depth[to] = uint8(min(depth, 255))
	s.queue = append(s.queue, to)
}

// excludeSeen makes wrong what a right candidate has weak links with.
func (s *netSearch) excludeSeen(at linkState) {
	weak := &s.graph.weak[at.node()]
	for w := range s.graph.words {
		for word := weak[w] &^ s.reached[0][w]; word != 0; word &= word - 1 {
			s.reach(off(64*w+bits.TrailingZeros64(word)), netCause{at, none}, int(s.depth[at])+1)
		}
	}
}

// placeLast makes right what is left alone in a choice of a candidate that is wrong.
func (s *netSearch) placeLast(at linkState) {
	for _, i := range s.choices.of[at.node()] {
		c := &s.choices.list[i]
		last, left := 0, 0
		for w := range s.graph.words {
			if rest := c.nodes[w] &^ s.reached[0][w]; rest != 0 {
				last = 64*w + bits.TrailingZeros64(rest)
				left += bits.OnesCount64(rest)
			}
		}
		if left != 1 || s.reached[1].has(last) {
			continue
		}
		depth := 0
		for n := range c.nodes.all() {
			if n != last {
				depth = max(depth, int(s.depth[off(n)]))
			}
		}
		s.reach(on(last), netCause{none, int(i)}, depth+1)
	}
}

// causes returns the states from which one follows directly, the last first.
func (s *netSearch) causes(of linkState) (list []linkState) {
	switch why := s.cause[of]; {
	case why.from != none:
		list = append(list, why.from)
	case why.choice != none:
		for n := range s.choices.list[why.choice].nodes.all() {
			if n != of.node() {
				list = append(list, off(n))
			}
		}
	}
	slices.SortStableFunc(list, func(a, b linkState) int { return int(s.depth[b]) - int(s.depth[a]) })
	return list
}

// needsSeveral reports whether a state has more than one cause.
func (s *netSearch) needsSeveral(of linkState) bool {
	choice := s.cause[of].choice
	return choice != none && s.choices.list[choice].nodes.len() > 2
}

// addProof adds to a step the chains that lead to a state: one that goes back to
// what was supposed, and others that join those before where a state needs more
// than one cause. It reports whether there are such.
func (s *netSearch) addProof(step *Step, to linkState) bool {
	s.shown, s.isNet = [2]nodeSet{}, false
	s.addWay(step, []linkState{to})
	return s.isNet
}

// addWay adds the chain that ends in a path, back to a state that has been shown,
// and then what else its states need.
func (s *netSearch) addWay(step *Step, path []linkState) {
	for {
		first := path[0]
		why := s.causes(first)
		if len(why) == 0 || s.shown[first&1].has(first.node()) {
			break
		}
		path = slices.Insert(path, 0, why[0])
	}
	s.graph.addChain(step, path)
	chain := step.Chains[len(step.Chains)-1]
	for i := 1; i < len(chain); i++ {
		chain[i].Joint = s.needsSeveral(path[i])
	}
	fresh := path[:0:0]
	for _, state := range path {
		if !s.shown[state&1].has(state.node()) {
			s.shown[state&1].add(state.node())
			fresh = append(fresh, state)
		}
	}
	for _, state := range fresh {
		if why := s.causes(state); len(why) > 1 {
			s.isNet = true
			for _, other := range why[1:] {
				s.addWay(step, []linkState{other, state})
			}
		}
	}
}
