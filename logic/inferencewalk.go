package logic

import "nonet"

// An inferenceWalk goes from one candidate that is right to all that follows, nearest
// first.
type inferenceWalk struct {
	start inferenceNode
	drawn bool
	from  [2][inferenceNodes]inferenceNode // where each node follows from
	queue []inferenceStep
}

// An inferenceStep is a node that is right or wrong.
type inferenceStep struct {
	node  inferenceNode
	state int
}

// The states of a node.
const (
	right = iota
	wrong
)

// unreached marks nodes of which nothing follows.
const unreached inferenceNode = -1

// draw makes the walk from a candidate.
func (in *inferences) draw(start inferenceNode) {
	w := &in.walk
	w.start, w.drawn, w.queue = start, true, w.queue[:0]
	for state := range w.from {
		for n := range w.from[state] {
			w.from[state][n] = unreached
		}
	}
	w.reach(start, right, start)
	for i := 0; i < len(w.queue); i++ {
		if s := w.queue[i]; s.state == right {
			in.exclude(s.node)
		} else {
			in.conclude(s.node)
		}
	}
}

// reach notes that a node follows from another.
func (w *inferenceWalk) reach(n inferenceNode, state int, from inferenceNode) {
	if w.from[state][n] == unreached {
		w.from[state][n] = from
		w.queue = append(w.queue, inferenceStep{n, state})
	}
}

// exclude notes what is wrong when a node is right.
func (in *inferences) exclude(n inferenceNode) {
	digit := n.digit()
	if slot := n.slot(); slot < 81 {
		for d := range digitsOf(in.board.cands[slot] &^ setOfDigit(digit)) {
			in.walk.reach(nodeOf(nonet.Cell(slot), d), wrong, n)
		}
	}
	seen := peersOfAll(in.places[n]).and(in.board.places[digit])
	for c := range seen.all() {
		in.walk.reach(nodeOf(c, digit), wrong, n)
	}
	for slot := 81; slot < slots; slot++ {
		group := inferenceNode(9*slot + digit - 1)
		if places := in.places[group]; !places.empty() && places.within(seen) {
			in.walk.reach(group, wrong, n)
		}
	}
}

// conclude notes what is right when a node is wrong: what is left in its cell or in a
// unit, when that is one node.
func (in *inferences) conclude(n inferenceNode) {
	digit := n.digit()
	if slot := n.slot(); slot < 81 {
		if rest := in.board.cands[slot] &^ setOfDigit(digit); rest.Len() == 1 {
			in.walk.reach(nodeOf(nonet.Cell(slot), lowestDigit(rest)), right, n)
		}
	}
	for _, u := range unitsWith(in.places[n]) {
		rest := in.board.placesIn(u, digit).without(in.places[n])
		if rest.len() == 1 {
			in.walk.reach(nodeOf(rest.first(), digit), right, n)
			continue
		}
		for slot := 81; slot < slots; slot++ {
			group := inferenceNode(9*slot + digit - 1)
			if !rest.empty() && in.places[group] == rest {
				in.walk.reach(group, right, n)
			}
		}
	}
}
