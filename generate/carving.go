package generate

import "nonet"

// A carving makes a puzzle of a solved grid. It goes through the orbits of cells that are given
// together, in random order, and takes each away if the solution stays the only one. What
// it makes depends on its seed alone.
//
// To save proofs, decisions run ahead of them. An orbit that a known unavoidable set needs
// stays without a question. Otherwise it is taken away for the time being, and a question is
// asked: is there another solution? If not, all that is gone may go. If there is, it
// shows an unavoidable set, and that orbit of it which went last had to stay.
type carving struct {
	plan     *plan
	attempt  uint64
	dice     dice
	solution nonet.Grid
	solved   [81]byte // the same as text
	text     [81]byte // the puzzle as it is now
	givens   cellSet  // the same as a set

	order   []uint8 // in which orbits are looked at
	gone    [81]bool
	next    int // orbits that are decided on, some of them for the time being
	proved  int // orbits after which the solution was proved to be the only one, -1 before the first proof
	pending int // orbits gone since
	least   int // how many givens are to be left
	known   unavoidable
	dead    bool // the cells that may be given allow several solutions
	asked   int  // the cell that the question is about, or -1 for all
}

// begin starts an attempt.
func (c *carving) begin(p *plan, attempt uint64) {
	c.plan, c.attempt, c.dice = p, attempt, newDice(p.seed, attempt)
	c.solution = p.solution
	if !p.fixed {
		c.solution = c.dice.fullGrid()
	}
	c.order = c.order[:0]
	for i := range p.orbits {
		c.order = append(c.order, uint8(i))
	}
	shuffle(&c.dice, c.order)
	c.least = p.leastGivens(&c.dice)
	c.next, c.proved, c.pending, c.dead = 0, 0, 0, false
	c.givens = p.mask
	for i, d := range c.solution {
		c.solved[i], c.text[i] = '0'+d, '0'+d
		if !p.mask.has(i) {
			c.text[i] = '.'
		}
	}
	c.known.forget()
	c.known.learnSmall(&c.solution)
	if p.mask != allCells {
		c.proved = -1
		c.dead = c.known.missed(p.mask)
	}
}

// firstStop is down to how many givens orbits are taken away before the first question:
// fewer than half of the answers are that this was too much.
const firstStop = 36

// ask goes on to the next question, and returns whether there is one.
func (c *carving) ask() bool {
	if c.dead {
		return false
	}
	for c.proved <= 0 && c.givens.len() > firstStop && c.takeNext() {
	}
	if c.proved >= 0 && c.pending == 0 && !c.takeNext() {
		return false
	}
	c.asked = c.question()
	return true
}

// question returns the cell to ask about, or -1 for all. Where one cell has gone since the last
// proof, it is enough to ask for another digit there.
func (c *carving) question() int {
	if c.proved < 0 || c.pending != 1 {
		return -1
	}
	i := c.next - 1
	for !c.gone[i] {
		i--
	}
	if last := c.orbit(i); last.len() == 1 {
		return last.pop()
	}
	return -1
}

// orbit returns the orbit that is the i-th to be looked at.
func (c *carving) orbit(i int) cellSet { return c.plan.orbits[c.order[i]] }

// takeNext takes the next orbit away that is not known to be needed, and returns whether there
// is one.
func (c *carving) takeNext() bool {
	for c.next < len(c.order) {
		o := c.orbit(c.next)
		c.gone[c.next] = c.givens.len()-o.len() >= c.least && !c.known.needs(o, c.givens.without(o))
		c.next++
		if c.gone[c.next-1] {
			c.pending++
			c.givens = c.givens.without(o)
			for !o.empty() {
				c.text[o.pop()] = '.'
			}
			return true
		}
	}
	return false
}

// other takes another solution than that of the puzzle. The solution itself is passed over.
func (c *carving) other(solution *[81]byte) {
	s := difference(solution, &c.solved)
	if s.empty() {
		return
	}
	for i := c.next - 1; !s.meets(c.givens); i-- {
		if i < 0 {
			c.dead = true
			return
		}
		if c.gone[i] && s.meets(c.orbit(i)) {
			c.rewind(i)
		}
	}
	c.known.learn(s, c.givens)
}

// rewind takes back what was decided about an orbit and those after it.
func (c *carving) rewind(to int) {
	for i := to; i < c.next; i++ {
		if !c.gone[i] {
			continue
		}
		o := c.orbit(i)
		c.pending--
		c.givens = c.givens.or(o)
		for !o.empty() {
			cell := o.pop()
			c.text[cell] = c.solved[cell]
		}
	}
	c.next = to
}

// proof notes that there is no other solution.
func (c *carving) proof() { c.proved, c.pending = c.next, 0 }

// puzzle returns the puzzle as it is now.
func (c *carving) puzzle() (g nonet.Grid) {
	for rest := c.givens; !rest.empty(); {
		cell := rest.pop()
		g[cell] = c.solution[cell]
	}
	return g
}
