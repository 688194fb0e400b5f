package logic

// eliminateAlong eliminates what cannot stay whichever way round a continuous loop
// is right: what sees both ends of a weak link, what shares a cell with two ends of
// strong links, and the digits that each almost locked set keeps either way.
func (f *loopFinder) eliminateAlong(gone *eliminations, path []linkState) {
	var loop cellSet
	for _, state := range path {
		loop = loop.or(f.cellsOf(state))
	}
	last := len(path) - 1
	if start, end := path[0], path[last]; !start.on() {
		gone.addOthers(f.board, f.nodes[start.node()].cell,
			setOfDigit(f.nodes[start.node()].digit)|setOfDigit(f.nodes[end.node()].digit))
	}
	for i := 1; i <= last; i++ {
		at, before := path[i], path[i-1]
		if !at.on() && (at.isSet() || before.isSet() || f.cellsOf(at) != f.cellsOf(before)) {
			digit := f.digitOf(at)
			gone.add(f.seenBy(before, digit).and(f.seenBy(at, digit)).without(loop), digit)
		}
		if at.isSet() {
			f.eliminateLocked(gone, at, path[i+1])
		}
		if at.on() && !before.isSet() && i+2 <= last && f.cellsOf(path[i+1]) == f.cellsOf(at) && path[i+2].on() {
			gone.addOthers(f.board, f.nodes[at.node()].cell,
				setOfDigit(f.digitOf(at))|setOfDigit(f.digitOf(path[i+1])))
		}
	}
}

// digitOf returns the digit of a node, or the one that a set has lost.
func (f *loopFinder) digitOf(s linkState) int {
	if s.isSet() {
		_, digit := s.set()
		return digit
	}
	return f.nodes[s.node()].digit
}

// seenBy returns the places of a digit that see all of a node, or all places for it
// in a set.
func (f *loopFinder) seenBy(s linkState, digit int) cellSet {
	if s.isSet() {
		i, _ := s.set()
		return f.sets.sets[i].seen[digit]
	}
	return peersOfAll(f.cellsOf(s)).and(f.board.places[digit])
}

// eliminateLocked eliminates what sees the digits of a set by which the loop neither
// enters nor leaves it.
func (f *loopFinder) eliminateLocked(gone *eliminations, at, next linkState) {
	i, entry := at.set()
	set := &f.sets.sets[i]
	exits := setOfDigit(f.digitOf(next))
	if next.on() {
		cell := f.nodes[next.node()].cell
		exits = f.board.cands[cell] &^ exits
		for d := range digitsOf(exits & set.digits) {
			gone.add(set.seen[d].and(peers[cell]), d)
		}
	}
	for d := range digitsOf(set.digits &^ (exits | setOfDigit(entry))) {
		gone.add(set.seen[d], d)
	}
}
