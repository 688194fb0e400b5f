package logic

import (
	"slices"

	"nonet"
)

// inferences are what follows from each candidate of a board by one chain: when it is
// right another is wrong, so a third is right as the only one that a cell or a unit has
// left, and so on. The cells in which a box and a line meet count as one candidate too.
type inferences struct {
	board  *Board
	places [inferenceNodes]cellSet // empty for nodes that the board does not have
	off    [81 * 9]*[10]cellSet    // for each digit, the cells that a candidate excludes
	walk   inferenceWalk
}

// An inferenceNode is a candidate or a group of them: nine nodes, one a digit, for each
// cell and then for each meeting of a line and a box.
type inferenceNode int16

const (
	slots          = 81 + 18*3
	inferenceNodes = slots * 9
)

// slotCells are the cells of each slot, which has nine nodes.
var slotCells = func() (t [slots]cellSet) {
	for c := range nonet.Cell(81) {
		t[c].add(c)
	}
	for line := range 18 {
		for i, c := range nonet.Unit(line).Cells() {
			t[81+3*line+i/3].add(c)
		}
	}
	return t
}()

func (n inferenceNode) slot() int  { return int(n) / 9 }
func (n inferenceNode) digit() int { return int(n)%9 + 1 }

// newInferences returns the inferences of a board. They are drawn when asked for.
func newInferences(b *Board) *inferences {
	in := &inferences{board: b}
	for n := range in.places {
		node := inferenceNode(n)
		places := b.places[node.digit()].and(slotCells[node.slot()])
		if node.slot() < 81 || places.len() > 1 {
			in.places[n] = places
		}
	}
	return in
}

// excluded returns the cells that cannot have a digit when a candidate is right.
func (in *inferences) excluded(c nonet.Cell, digit, other int) cellSet {
	start := nodeOf(c, digit)
	if in.off[start] == nil {
		in.draw(start)
		var off [10]cellSet
		for n, from := range in.walk.from[wrong][:81*9] {
			if from != unreached {
				off[n%9+1].add(nonet.Cell(n / 9))
			}
		}
		in.off[start] = &off
	}
	return in.off[start][other]
}

// chain returns the shortest chain from a candidate that is right to another that is
// then wrong.
func (in *inferences) chain(start, end inferenceNode) (chain Chain) {
	if in.walk.start != start || !in.walk.drawn {
		in.draw(start)
	}
	for n, state := end, wrong; ; state = 1 - state {
		chain = append(chain, Node{
			Cells:  in.places[n].cells(),
			Digit:  n.digit(),
			On:     state == right,
			Strong: state == right && n != start,
		})
		if n == start && state == right {
			break
		}
		n = in.walk.from[state][n]
	}
	slices.Reverse(chain)
	return chain
}
