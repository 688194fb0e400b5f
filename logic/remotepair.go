package logic

import (
	"context"
	"strings"

	"nonet"
)

// remotePairs find a chain of four or more cells with the same two candidates, each in
// sight of the next: of two with an even number between them, one has each digit.
var remotePairs = family{
	search:     findRemotePairs,
	first:      firstRemotePair,
	techniques: []Technique{RemotePair},
	reason:     (*Step).reasonOfRemotePair,
}

// longestRemotePair is the number of cells in the longest chain that is looked for.
const longestRemotePair = 10

// A remotePairSearch looks for the chains with one number of cells.
type remotePairSearch struct {
	ctx    context.Context
	board  *Board
	digits nonet.DigitSet
	pairs  cellSet // the cells with these two candidates
	chain  [longestRemotePair]nonet.Cell
	length int
	found  func(Step) bool
	before [][2]cellSet // what shorter chains take away
}

func findRemotePairs(ctx context.Context, b *Board, _ Technique, found func(Step) bool) {
	twos := b.cellsWith(2)
	for !twos.empty() {
		s := remotePairSearch{ctx: ctx, board: b, digits: b.cands[twos.first()], found: found}
		for c := range twos.all() {
			if b.cands[c] == s.digits {
				s.pairs.add(c)
			}
		}
		twos = twos.without(s.pairs)
		for s.length = 4; s.length <= min(longestRemotePair, s.pairs.len()); s.length += 2 {
			for c := range s.pairs.all() {
				s.chain[0] = c
				if !s.extend(1, s.pairs.without(setOf(c))) {
					return
				}
			}
		}
	}
}

// firstRemotePair returns the one that removes most.
func firstRemotePair(ctx context.Context, _ *workspace, b *Board, _ []Technique) (best Step, ok bool) {
	findRemotePairs(ctx, b, RemotePair, func(s Step) bool {
		if gone, before := s.gone(), best.gone(); !ok || gone.compareHoDoKu(&before) < 0 {
			best, ok = s, true
		}
		return true
	})
	return best, ok
}

// extend adds a cell to the first n of the chain. It returns false when found did or the
// context has ended.
func (s *remotePairSearch) extend(n int, left cellSet) bool {
	if n == s.length {
		return s.chain[0] > s.chain[n-1] || s.report()
	}
	if s.ctx.Err() != nil {
		return false
	}
	for c := range left.and(peers[s.chain[n-1]]).all() {
		s.chain[n] = c
		if !s.extend(n+1, left.without(setOf(c))) {
			return false
		}
	}
	return true
}

// report hands over a chain whose ends take something away that no chain before it did.
func (s *remotePairSearch) report() bool {
	ends := peers[s.chain[0]].and(peers[s.chain[s.length-1]])
	low := lowestDigit(s.digits)
	high := lowestDigit(s.digits &^ setOfDigit(low))
	if !ends.meets(s.board.places[low].or(s.board.places[high])) {
		return true
	}
	var seen cellSet
	for i := range s.length {
		for j := i + 3; j < s.length; j += 2 {
			seen = seen.or(peers[s.chain[i]].and(peers[s.chain[j]]))
		}
	}
	gone := [2]cellSet{s.board.places[low].and(seen), s.board.places[high].and(seen)}
	for _, g := range s.before {
		if g == gone {
			return true
		}
	}
	s.before = append(s.before, gone)
	return s.found(s.step(low, high, gone))
}

func (s *remotePairSearch) step(low, high int, gone [2]cellSet) Step {
	step := Step{Technique: RemotePair, Digits: s.digits}
	first, second := low, high
	var links Chain
	for i, c := range s.chain[:s.length] {
		step.markAll(s.board, []Role{RoleColorA, RoleColorB}[i%2], setOf(c), s.digits)
		links = append(links,
			Node{Cells: []nonet.Cell{c}, Digit: first},
			Node{Cells: []nonet.Cell{c}, Digit: second, On: true, Strong: true})
		first, second = second, first
	}
	step.Chains = []Chain{links}
	step.eliminate(gone[0], low)
	step.eliminate(gone[1], high)
	return step
}

func (s *Step) reasonOfRemotePair() string {
	var cells []string
	for _, n := range s.Chains[0] {
		if n.On {
			cells = append(cells, n.Cells[0].String())
		}
	}
	return digitList(s.Digits, "/") + " in " + strings.Join(cells, "-")
}
