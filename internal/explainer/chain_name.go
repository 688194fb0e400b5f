package explainer

import (
	"fmt"
	"slices"
)

// describeChain names a hint of chains and says what it starts from and leads to.
func (s *search) describeChain(h *chainHint) (name, text string) {
	name = s.nameOf(h)
	switch {
	case h.cycle:
		return name, name + ": " + cellNames(s.cycleCells(h))
	case h.proof == proofX || h.proof == proofXY:
		return name, name + ": " + h.result.String()
	case h.proof == proofDouble:
		return name, fmt.Sprintf("%s: %s on & off ==> %v", name, h.source.name(), h.result)
	case h.proof == proofCell:
		return name, fmt.Sprintf("%s: %s ==> %v", name, cellName(uint8(h.source.cell())), h.result)
	case h.proof == proofRegion:
		return name, fmt.Sprintf("%s: %d in %s ==> %v", name, h.source.digit()+1, regionName(1<<h.region), h.result)
	}
	clash := s.nodes[s.targetsOf(h)[1]].potential
	return name, fmt.Sprintf("%s: %v ==> %s both on & off", name, h.source, clash.name())
}

// nameOf is what players call a hint.
func (s *search) nameOf(h *chainHint) string {
	switch {
	case h.cycle && h.proof == proofX && len(s.cycleCells(h)) == 4:
		return "Generalized X-Wing"
	case h.cycle:
		return "Bidirectional " + [...]string{proofX: "X-Cycle", proofY: "Y-Cycle", proofXY: "Cycle"}[h.proof]
	case h.proof == proofX && h.complexity == 6:
		return "Turbot Fish"
	case h.proof == proofContradiction && s.kind == nishio:
		return "Nishio Forcing Chain"
	}
	return [...]string{
		proofDouble:        "Double Forcing Chain",
		proofX:             "Forcing X-Chain",
		proofXY:            "Forcing Chain",
		proofCell:          "Cell Forcing Chains",
		proofRegion:        "Region Forcing Chains",
		proofContradiction: "Contradiction Forcing Chain",
	}[h.proof]
}

// cycleCells are the cells of a cycle on its way.
func (s *search) cycleCells(h *chainHint) (cells []uint8) {
	path := s.cyclePath(h)
	for i := len(path) - 2; i >= 0; i-- {
		if cell := uint8(s.nodes[path[i]].cell()); !slices.Contains(cells, cell) {
			cells = append(cells, cell)
		}
	}
	return cells
}

func (p potential) name() string {
	return fmt.Sprintf("%s.%d", cellName(uint8(p.cell())), p.digit()+1)
}

func (p potential) String() string {
	if p.on() {
		return p.name() + " on"
	}
	return p.name() + " off"
}
