package logic

import (
	"context"
	"slices"
)

// alsChains join four or more almost locked sets in a sequence by restricted commons, no
// two in succession the same. If the first set lacks a digit it keeps the first
// restricted common, the second set lacks that and keeps the next one, and so on:
// the last keeps all others of its digits. So one of the ends holds any digit that
// both have.
var alsChains = family{search: findALSChains, techniques: []Technique{ALSChain}, first: firstALSChain, reason: (*Step).reasonOfSets}

// maxALSChain bounds the sets of a chain.
const maxALSChain = 7

// An alsChainSearch follows the chains from one set that lost a digit, the shortest
// first. Its states are sets and the digits they lost, at 10*set+digit.
type alsChainSearch struct {
	parent []int32
	length []uint8
	queue  []int32
	lost   []uint16 // digits that each set has lost in some state
	left   []uint16 // digits that have left each set

	forward bool // each set comes later in the table than the one before
}

func findALSChains(ctx context.Context, b *Board, t Technique, found func(Step) bool) {
	table := newALSTable(ctx, b, 1)
	defer table.free()
	table.link(ctx, false)
	table.chains(ctx, false).report(t, found, table.explainChain)
}

func firstALSChain(ctx context.Context, w *workspace, b *Board, _ []Technique) (Step, bool) {
	table := w.almostLockedSets(ctx, b)
	return table.chains(ctx, true).first(ALSChain, table.explainChain)
}

// chains gathers the chains of the sets, or only those that HoDoKu looks for when it
// solves: those that go forward through the table.
func (t *alsTable) chains(ctx context.Context, forward bool) *patternList[alsPattern] {
	t.chain.forward = forward
	chains := &patternList[alsPattern]{}
	for i := range t.sets {
		if ctx.Err() != nil {
			break
		}
		for z := range digitsOf(t.sets[i].digits) {
			if !t.sets[i].seen[z].empty() {
				t.followChains(chains, i, z)
			}
		}
	}
	return chains
}

// followChains adds the chains from a set without digit z to others with z.
func (t *alsTable) followChains(chains *patternList[alsPattern], start, z int) {
	c := &t.chain
	n := len(t.sets)
	c.parent, c.length = resize(c.parent, 10*n), resize(c.length, 10*n)
	c.lost, c.left = resize(c.lost, n), resize(c.left, n)
	clear(c.lost)
	clear(c.left)
	c.queue = append(c.queue[:0], int32(10*start+z))
	c.lost[start] = 1 << z
	c.length[10*start+z] = 1
	for q := 0; q < len(c.queue); q++ {
		at := c.queue[q]
		i, lost := int(at)/10, int(at)%10
		length := c.length[at]
		set := &t.sets[i]
		if length >= 4 && lost != z && i > start && set.digits.Has(z) && !t.commonlySeen(start, i, z).empty() {
			t.addALSChain(chains, at)
		}
		if length == maxALSChain {
			continue
		}
		for d := range digitsOf(set.digits) {
			if d == lost || c.left[i]>>d&1 != 0 {
				continue
			}
			c.left[i] |= 1 << d
			for _, o := range t.links[10*i+d] {
				if int(o) > i || !c.forward {
					t.reachALS(int(o), d, at)
				}
			}
		}
	}
}

// reachALS adds a state that has not been reached.
func (t *alsTable) reachALS(i, lost int, from int32) {
	c := &t.chain
	if c.lost[i]>>lost&1 != 0 {
		return
	}
	c.lost[i] |= 1 << lost
	to := int32(10*i + lost)
	c.parent[to] = from
	c.length[to] = c.length[from] + 1
	c.queue = append(c.queue, to)
}

// addALSChain adds the chain to a state if it passes each set once.
func (t *alsTable) addALSChain(chains *patternList[alsPattern], at int32) {
	c := &t.chain
	var sets, digits [maxALSChain]int
	n := int(c.length[at])
	for i := n - 1; i >= 0; i-- {
		sets[i], digits[i] = int(at)/10, int(at)%10
		if slices.Contains(sets[i+1:n], sets[i]) {
			return
		}
		at = c.parent[at]
	}
	first, last := sets[0], sets[n-1]
	var gone eliminations
	joining := setOfDigit(digits[1]) | setOfDigit(digits[n-1])
	for z := range digitsOf(t.sets[first].digits & t.sets[last].digits &^ joining) {
		gone.add(t.commonlySeen(first, last, z), z)
	}
	var p alsPattern
	for i := range n {
		p.add(sets[i], digits[i])
	}
	// Few sets come before few cells.
	if size := 100*n + t.cellsOf(&p); chains.wants(&gone, size) {
		chains.add(&gone, size, p)
	}
}

// explainChain marks the sets and adds the links of a chain.
func (t *alsTable) explainChain(s *Step, p alsPattern) {
	t.markSets(s, &p)
	for i := 1; i < p.count; i++ {
		t.addRestricted(s, p.sets[i-1], p.sets[i], int(p.digits[i]))
	}
}
