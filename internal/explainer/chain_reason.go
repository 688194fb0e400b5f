package explainer

import (
	"fmt"
	"slices"
	"strings"
)

// prefix and suffix are what the names of a kind's hints have before and behind.
func (k chainKind) prefix() string {
	if k >= dynamic {
		return "Dynamic "
	}
	return ""
}

func (k chainKind) suffix() string {
	return [chainKinds]string{
		dynamicPlus: " (+)",
		nested2:     " (+ Forcing Chains)",
		nested3:     " (+ Multiple Forcing Chains)",
		nested4:     " (+ Dynamic Forcing Chains)",
		nested5:     " (+ Dynamic Forcing Chains (+))",
	}[k]
}

// nameOf is what players call a hint, whatever chains may use in it.
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

// reason says what leads to what, with the chains unless they have branches. These
// are too long to be read, so their complexity must do.
func (s *search) reason(h *chainHint) string {
	var chains []string
	targets := s.hints.targetsOf(h)
	for _, t := range targets {
		if text, ok := s.chainTo(t); ok {
			chains = append(chains, text)
		}
	}
	text := fmt.Sprintf(", complexity %d", h.complexity)
	if len(chains) == len(targets) {
		text = strings.Join(chains, "; ")
		if len(targets) == 1 {
			return text
		}
		text = ": " + text
	}
	return s.claim(h) + text
}

// claim says what several chains lead to.
func (s *search) claim(h *chainHint) string {
	switch h.proof {
	case proofDouble:
		return fmt.Sprintf("%v and %v both lead to %v", h.source, h.source.not(), h.result)
	case proofCell:
		return fmt.Sprintf("each of %s in %s leads to %v", digitList(s.base.cands[h.source.cell()], ","), cellName(uint8(h.source.cell())), h.result)
	case proofRegion:
		return fmt.Sprintf("each place of %d in %s leads to %v", h.source.digit()+1, regionNames(1<<h.region), h.result)
	}
	clash := s.nodes[s.hints.targetsOf(h)[0]].potential
	return fmt.Sprintf("%v leads to %v and %v", h.source, clash, clash.not())
}

// chainTo writes the links that lead to a node in Eureka notation: = for a strong
// one, - for a weak one. It reports false if they are more than a chain.
func (s *search) chainTo(target int32) (text string, ok bool) {
	var words []string
	for at := target; at >= 0; at = s.parent(at) {
		n := &s.nodes[at]
		if n.parents > 1 || n.cause.technique() != "" {
			return "", false
		}
		link := "-"
		switch {
		case n.parents == 0:
			link = ""
		case n.on():
			link = "="
		}
		words = append(words, fmt.Sprintf("%s(%d)%s", link, n.digit()+1, cellName(uint8(n.cell()))))
	}
	slices.Reverse(words)
	return strings.Join(words, ""), true
}

// String returns what the potential says, as in r5c5=1 or r5c5<>1.
func (p potential) String() string {
	sign := "<>"
	if p.on() {
		sign = "="
	}
	return fmt.Sprintf("%s%s%d", cellName(uint8(p.cell())), sign, p.digit()+1)
}
